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
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from inspector.core.bulk.events import (
    CALL,
    ELSEWHERE,
    LISTED,
    MENTION,
    OUTPUT,
    Keyed,
    Seen,
)
from inspector.core.bulk.heap import Heap, Matched, mark_of_seen, told_row
from inspector.core.checks.pairing import pair_findings
from inspector.core.checks.pairing.halves import Half, Role, kind_of_type
from inspector.core.checks.pairing.marks import Named, Told, number_of
from inspector.core.checks.pairing.matching import Match, Matcher, MatchKind
from inspector.core.checks.pairing.pair_findings import Party
from inspector.core.checks.pairing.turns import Between, Stretch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from inspector.core.bulk.rows import Base
    from inspector.core.checks.finding import Finding

MakeRow: TypeAlias = "Callable[..., Any]"
"""As `told_row`."""

BLOCK = 50
"""Rows that are kept together; a report has one such block of every heap at a time."""

_UNANSWERED = "unanswered"
_ENDED = 9
"""Members of a `Keyed` without what its stretch ended with."""


class _Half(NamedTuple):
    """An event of one part with what stands before the part."""

    event: tuple[object, ...]
    base: Base

    @property
    def seen(self) -> Seen:
        return Seen(*self.event[2])  # type: ignore[misc]

    @property
    def keyed(self) -> Keyed:
        return Keyed(*self.event)  # type: ignore[arg-type]


def match(heap: Heap, row: MakeRow = told_row) -> Matched:
    """Pair one heap.

    Args:
        heap: The heap.
        row: Makes what `Matched.rows` holds of a finding; picklable, its item first.
    """
    return _Matching(heap, row).matched()


def is_order_needed(
    reasoned: set[object],
    bare: set[object],
    loose: set[object],
    *,
    has_loose_reasoning: bool,
) -> bool:
    """Whether reasoning may have got lost on the way of a call to another record.

    Args:
        reasoned: Calls with reasoning before them, in bodies of their own.
        bare: Calls without, in bodies of their own that were sent whole.
        loose: Calls that stand loose.
        has_loose_reasoning: Whether there is reasoning that stands loose.
    """
    return not (
        reasoned.isdisjoint(bare)
        and reasoned.isdisjoint(loose)
        and (not has_loose_reasoning or bare.isdisjoint(loose))
    )


class _Matching:
    def __init__(self, heap: Heap, row: MakeRow) -> None:
        self._heap = heap
        self._row = row
        self._matcher: Matcher[_Half, _Half] = Matcher(lambda half: half)
        self._calls: set[object] = set()
        self._reasoned: set[object] = set()
        self._bare: set[object] = set()
        self._loose: set[object] = set()
        self._listed: list[_Half] = []
        self._rows: list[Any] = []
        self._rules: Counter[str] = Counter()
        self._blocked: set[int] = set()
        self._counted: dict[tuple[object, ...], Finding] = {}
        """What is said of one half, for all like it where only counts are kept."""

    def matched(self) -> Matched:
        for base, data in self._heap.parts:
            for event in marshal.loads(data):
                self._take(_Half(event, base))
        if not self._heap.is_open:
            self._close()
        self._rows.sort(key=itemgetter(0))
        starts = range(0, len(self._rows), BLOCK)
        blocks = (self._rows[start : start + BLOCK] for start in starts)
        return Matched(
            dict(self._rules),
            len(self._blocked),
            tuple(map(pickle.dumps, blocks)),
            is_order_needed(
                self._reasoned,
                self._bare,
                self._loose,
                has_loose_reasoning=self._heap.has_loose_reasoning,
            ),
        )

    def _take(self, half: _Half) -> None:
        role, key = half.event[0], half.event[1]
        if role == CALL:
            self._note_call(half)
            for found in self._matcher.call(key, half):  # type: ignore[arg-type]
                self._tell(pair_findings.of_call(self._parties(found)), half)
        elif role == OUTPUT:
            for found in self._matcher.output(key, half):  # type: ignore[arg-type]
                self._of_output(found, half)
        elif role == MENTION:
            self._matcher.mention(key)  # type: ignore[arg-type]
        elif role == ELSEWHERE:
            self._note_elsewhere(half)
        elif role == LISTED:
            self._listed.append(half)

    def _note_call(self, half: _Half) -> None:
        seen, key = half.seen, half.event[1]
        self._loose.add((key, (seen.type_text, seen.name_text, half.event[8])))
        self._calls.add(key)

    def _note_elsewhere(self, half: _Half) -> None:
        _, key, is_reasoned, is_bare, same = half.event
        self._calls.add(key)
        if is_reasoned:
            self._reasoned.add((key, same))
        if is_bare:
            self._bare.add((key, same))

    def _of_output(self, found: Match[_Half, _Half], now: _Half) -> None:
        call = found.other
        if call is None:
            both = self._parties(found)
            if both.past is not None:
                told = pair_findings.of_second_output(both.one, both.past)
                self._tell([told], now)
            return
        between = self._between(call, now)
        kinds = kind_of_type(call.seen.type_text).outputs
        is_of_kind = now.seen.type_text in kinds
        if between is None and is_of_kind:
            return
        output, called = self._party(now), self._party(call)
        if not is_of_kind:
            kind = Seen(*now.event[7])  # type: ignore[misc]
            mark = mark_of_seen(kind, now.base, self._heap.first_item)
            other = pair_findings.of_other_kind(output, called, mark)
            self._tell([other], now, at=kind)
        self._tell(pair_findings.of_order(output, called, between), now)

    def _between(self, call: _Half, output: _Half) -> Between | None:
        begun, ended = call.keyed, output.keyed
        first = call.base.stretch + begun.stretch
        passed = output.base.stretch + ended.stretch - first
        if not passed:
            return None
        if len(call.event) > _ENDED:
            what, number = begun.what, begun.what_item + call.base.items
        else:
            what, number = self._heap.tails[first]
        at = number_of(number - self._heap.first_item)
        return Between(what, at, passed > 1)

    def _close(self) -> None:
        if not self._heap.is_lone:
            for found in self._matcher.close():
                self._of_missing(found)
        for half in self._listed:
            kept_by = pair_findings.ELSEWHERE if half.event[1] in self._calls else None
            self._tell([pair_findings.of_orphan(self._party(half), kept_by)], None)

    def _of_missing(self, found: Match[_Half, _Half]) -> None:
        half = found.one
        keyed = half.keyed
        if not keyed.is_owed:
            return
        if found.kind is MatchKind.ORPHAN:
            kept_by = self._heap.kept_by
            if kept_by is None and keyed.key in self._calls:
                kept_by = pair_findings.ELSEWHERE
            said = ("", kept_by)
        elif keyed.position + half.base.loose < self._heap.went_on_at:
            said = (_UNANSWERED, None)
        else:
            return
        if self._heap.with_rows:
            self._tell([self._missing(half, *said)], None)
            return
        counted = (*said, half.seen.type_text)
        if counted not in self._counted:
            self._counted[counted] = self._missing(half, *said)[1]
        self._count(self._counted[counted], half)

    def _missing(self, half: _Half, what: str, kept_by: str | None) -> Told[_Half]:
        if what == _UNANSWERED:
            return pair_findings.of_unanswered(self._party(half))
        return pair_findings.of_orphan(self._party(half), kept_by)

    def _count(self, finding: Finding, where: _Half) -> None:
        self._rules[finding.code] += 1
        if finding.blocks and not where.seen.is_blocked:
            self._blocked.add(where.seen.item + where.base.items)

    def _tell(
        self,
        told: Iterable[Told[_Half]],
        now: _Half | None,
        *,
        at: Seen | None = None,
    ) -> None:
        for where, finding in told:
            self._count(finding, where)
            if self._heap.with_rows:
                seen, base, is_own = where.seen, where.base, where is now
                row = self._row(seen, base, finding, is_own=is_own, at=at)
                self._rows.append(row)

    def _parties(self, found: Match[_Half, _Half]) -> Match[Party[_Half], Named]:
        past, other = found.past, found.other
        first = self._heap.first_item
        return Match(
            found.kind,
            self._party(found.one),
            None if other is None else self._party(other),
            None if past is None else mark_of_seen(past.seen, past.base, first).named,
            found.is_disputed,
        )

    def _party(self, half: _Half) -> Party[_Half]:
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
