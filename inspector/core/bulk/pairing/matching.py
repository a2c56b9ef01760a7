"""Pair what one heap of ids holds, over all parts of a log.

Every id is in one heap, with all that happened to it in the order of the log; so heaps
know nothing of each other and can be paired anywhere.

Source: the finding catalogue, "pairing/"; `PairingScope` says the same item by item.
"""

from __future__ import annotations

import marshal
import pickle
from collections import Counter
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from inspector.core.bulk.order import is_order_needed
from inspector.core.bulk.pairing.blocked_items import packed
from inspector.core.bulk.pairing.events import (
    CALL,
    ELSEWHERE,
    LISTED,
    MENTION,
    NAMED,
    OUTPUT,
    Seen,
)
from inspector.core.bulk.pairing.heap import Heap, Matched, mark_of_seen, told_row
from inspector.core.bulk.pairing.own_ids import OwnIds
from inspector.core.bulk.pairing.placed_half import NAME, TYPE, PlacedHalf
from inspector.core.bulk.pairing.told_alike import ToldAlike
from inspector.core.bulk.rows.packing import kind_of
from inspector.core.checks.pairing import pair_findings
from inspector.core.checks.pairing.halves import Half, Role, kind_of_type
from inspector.core.checks.pairing.marks import Named, Told, number_of
from inspector.core.checks.pairing.matching import Match, Matcher, MatchKind
from inspector.core.checks.pairing.pair_findings import Party
from inspector.core.checks.pairing.turns import Between, Stretch
from inspector.core.checks.target.weighing import weighed
from inspector.core.rules.severity import Severity
from inspector.core.source.collector import collector_at_rest
from inspector.core.targets.target import target_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from inspector.core.bulk.rows.rows import Base
    from inspector.core.checks.finding import Finding

MakeRow: TypeAlias = "Callable[..., Any]"
"""As `told_row`."""

_ORDER, _ORPHAN, _UNANSWERED = "order", "orphan", "unanswered"


def match(heap: Heap, row: MakeRow = told_row) -> Matched:
    """Pair one heap.

    Args:
        heap: The heap.
        row: Makes what `Matched.rows` holds of a finding; picklable, its item first.
    """
    with collector_at_rest():  # what is said has no cycles
        return _Matching(heap, row).matched()


class _Matching:
    def __init__(self, heap: Heap, row: MakeRow) -> None:
        self._heap = heap
        self._row = row
        self._target = target_of(heap.target)
        self._matcher: Matcher[PlacedHalf, PlacedHalf] = Matcher(lambda half: half)
        self._calls: set[object] = set()
        self._reasoned: set[object] = set()
        self._bare: set[object] = set()
        self._loose: set[object] = set()
        self._listed: list[PlacedHalf] = []
        self._own_ids = OwnIds(self._target, heap.first_item)
        self._rows: dict[Base, list[Any]] = {base: [] for base, _ in heap.parts}
        self._rules: Counter[str] = Counter()
        self._blocked: set[int] = set()
        self._alike = ToldAlike() if row is told_row and heap.with_rows else None

    def matched(self) -> Matched:
        for base, data in self._heap.parts:
            for event in marshal.loads(data):
                self._take(event, base)
        if not self._heap.is_open:
            self._close()
        for rows in self._rows.values():
            rows.sort(key=itemgetter(0))
        told = {base: pickle.dumps(rows) for base, rows in self._rows.items() if rows}
        return Matched(
            dict(self._rules),
            len(self._blocked),
            tuple(told.items()),
            is_order_needed(
                self._reasoned,
                self._bare,
                self._loose,
                has_loose_reasoning=self._heap.has_loose_reasoning,
            ),
            packed(self._blocked) if self._own_ids.are_asked else b"",
        )

    def _take(self, event: tuple[Any, ...], base: Base) -> None:
        role, key = event[0], event[1]
        if role == CALL:
            call = PlacedHalf(event, base)
            self._note_call(call)
            for found in self._matcher.call(key, call):
                self._tell(pair_findings.of_call(self._parties(found)), call)
        elif role == OUTPUT:
            output = PlacedHalf(event, base)
            for found in self._matcher.output(key, output):
                self._of_output(found, output)
        elif role == MENTION:
            self._matcher.mention(key)
        elif role == ELSEWHERE:
            self._note_elsewhere(*event[1:])
        elif role == LISTED:
            self._listed.append(PlacedHalf(event, base))
        elif role == NAMED:
            item = PlacedHalf(event, base)
            self._tell(self._own_ids.take(item), item)

    def _note_call(self, call: PlacedHalf) -> None:
        key, seen = call.keyed.key, call.keyed.seen or ()
        self._loose.add((key, (seen[TYPE], seen[NAME], call.keyed.digest)))
        self._calls.add(key)

    def _note_elsewhere(
        self, key: object, is_reasoned: bool, is_bare: bool, same: object
    ) -> None:
        self._calls.add(key)
        if is_reasoned:
            self._reasoned.add((key, same))
        if is_bare:
            self._bare.add((key, same))

    def _of_output(self, found: Match[PlacedHalf, PlacedHalf], now: PlacedHalf) -> None:
        call = found.other
        if call is None:
            both = self._parties(found)
            if both.past is not None:
                told = pair_findings.of_second_output(both.one, both.past)
                self._tell([told], now)
            return
        between = self._between(call, now)
        is_of_kind = now.type_text in kind_of_type(call.type_text).outputs
        if between is None and is_of_kind:
            return
        if between is not None and is_of_kind and call.keyed.is_owed:
            number = call.number - self._heap.first_item
            said = {"at": between.at, "other": number_of(number)}
            key = (_ORDER, now.type_text, between.is_more, between.what)
            if self._tell_alike(key, now, said, is_own=True):
                return
        output, called = self._party(now), self._party(call)
        if not is_of_kind:
            kind = Seen(*now.keyed.type_seen)  # type: ignore[misc]
            mark = mark_of_seen(kind, now.base, self._heap.first_item)
            other = pair_findings.of_other_kind(output, called, mark)
            self._tell([other], now, at=kind)
        in_order = [*pair_findings.of_order(output, called, between)]
        self._tell(in_order, now)
        if in_order and between is not None and is_of_kind:
            self._learn((_ORDER, now.type_text, between.is_more, between.what), now)

    def _between(self, call: PlacedHalf, output: PlacedHalf) -> Between | None:
        passed = output.stretch - call.stretch
        if not passed:
            return None
        begun = call.keyed
        if begun.has_ended:
            what, number = begun.what, begun.what_item + call.base.items
        else:
            what, number = self._heap.tails[call.stretch]
        at = number_of(number - self._heap.first_item)
        return Between(what, at, passed > 1)

    def _close(self) -> None:
        if not self._heap.is_lone:
            for found in self._matcher.close():
                self._of_missing(found)
        for half in self._listed:
            is_known = half.keyed.key in self._calls
            kept_by = pair_findings.ELSEWHERE if is_known else None
            self._tell([pair_findings.of_orphan(self._party(half), kept_by)], None)

    def _of_missing(self, found: Match[PlacedHalf, PlacedHalf]) -> None:
        half = found.one
        keyed = half.keyed
        if not keyed.is_owed:
            return
        if found.kind is MatchKind.ORPHAN:
            kept_by = self._heap.kept_by
            if kept_by is None and keyed.key in self._calls:
                kept_by = pair_findings.ELSEWHERE
            self._tell_of(
                (_ORPHAN, kept_by, half.type_text),
                half,
                lambda: pair_findings.of_orphan(self._party(half), kept_by),
            )
        elif keyed.position + half.base.loose < self._heap.went_on_at:
            self._tell_of(
                (_UNANSWERED, half.type_text, half.name_text),
                half,
                lambda: pair_findings.of_unanswered(self._party(half)),
            )

    def _tell_of(
        self, key: object, half: PlacedHalf, word: Callable[[], Told[PlacedHalf]]
    ) -> None:
        """Say what the key tells of an item, in the words of another if it was said."""
        if not self._tell_alike(key, half, {}):
            self._tell([word()], None)
            self._learn(key, half)

    def _count(self, finding: Finding, where: PlacedHalf) -> None:
        self._rules[finding.code] += 1
        if finding.blocks and not where.seen.is_blocked:
            self._blocked.add(where.seen.item + where.base.items)

    def _tell(
        self,
        told: Iterable[Told[PlacedHalf]],
        now: PlacedHalf | None,
        *,
        at: Seen | None = None,
    ) -> None:
        for where, said in told:
            finding = weighed(said, where.seen, self._target)
            self._count(finding, where)
            if self._heap.with_rows:
                seen, base, is_own = where.seen, where.base, where is now
                row = self._row(seen, base, finding, is_own=is_own, at=at)
                self._rows[base].append(row)

    def _tell_alike(
        self,
        key: object,
        where: PlacedHalf,
        said: Mapping[str, str],
        *,
        is_own: bool = False,
    ) -> bool:
        """Say of an item what was said of others, if it was; see `ToldAlike.row`."""
        alike = self._alike if where.is_named else None
        row = alike.row(key, where, said, is_own=is_own) if alike else None
        if row is None:
            return False
        self._rows[where.base].append(row)
        code, severity, _ = kind_of(row[1])
        self._rules[code] += 1
        if severity is Severity.BLOCK and not where.seen.is_blocked:
            self._blocked.add(row[0])
        return True

    def _learn(self, key: object, where: PlacedHalf) -> None:
        """Keep what was said last, of an item that can stand for others."""
        if self._alike is not None and where.is_named:
            self._alike.learn(key, self._rows[where.base][-1])

    def _parties(
        self, found: Match[PlacedHalf, PlacedHalf]
    ) -> Match[Party[PlacedHalf], Named]:
        past, other = found.past, found.other
        first = self._heap.first_item
        return Match(
            found.kind,
            self._party(found.one),
            None if other is None else self._party(other),
            None if past is None else mark_of_seen(past.seen, past.base, first).named,
            found.is_disputed,
        )

    def _party(self, half: PlacedHalf) -> Party[PlacedHalf]:
        keyed, seen = half.keyed, half.seen
        kind = kind_of_type(seen.type_text)
        role = Role.CALL if keyed.role == CALL else Role.OUTPUT
        return Party(
            mark_of_seen(seen, half.base, self._heap.first_item),
            Half(role, kind, keyed.key, keyed.id_member, keyed.is_owed),
            Stretch(0),
            keyed.position,
            half,
        )
