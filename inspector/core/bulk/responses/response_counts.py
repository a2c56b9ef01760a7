"""Count responses of which all parts are known, without putting them together.

What a response adds to the counts is what each of its items and tools adds, and what
pairing says of the items among themselves. That depends on what they are and on which
of them have the same id, so it is worked out once for each such pattern.

Source: `composing`, which says where all of it stands.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING
from zlib import crc32

from inspector.core.bulk.calls.call_counts import FINE, CallCounts, CallKind, Variants
from inspector.core.bulk.calls.near_calls import Held, NearCalls
from inspector.core.bulk.calls.shape import ARGUMENTS
from inspector.core.bulk.calls.sure_arguments import decoded, digests_where_sure
from inspector.core.bulk.pairing.marks import digest_of_text, marks_of
from inspector.core.bulk.responses.counted_response import (
    CALLS,
    FROM_CLIENT,
    NEITHER,
    REASONS,
    CallTrait,
    CountedResponse,
    Trait,
)
from inspector.core.bulk.responses.pair_counts import PairCounting, PairCounts, Pattern
from inspector.core.bulk.rows.once import once_key
from inspector.core.checks.pairing.conversations import may_continue
from inspector.core.checks.pairing.dangling import REASONING
from inspector.core.checks.pairing.halves import call_key, half_of
from inspector.core.checks.pairing.lost_reasoning import is_sent_whole
from inspector.core.checks.pairing.parties import is_from_client
from inspector.core.gate.tally import Tally, tally_of
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from inspector.core.bulk.pairing.events import Called
    from inspector.core.bulk.responses.known_kind import Fitted
    from inspector.core.bulk.responses.known_parts import KnownItem
    from inspector.core.bulk.responses.known_tools import KnownTool
    from inspector.core.bulk.responses.response_reading import PartsReading
    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item


_TELLING = {REASONS: True, FROM_CLIENT: False}
"""Items that tell whether reasoning stands before the next call."""

_MOST_PATTERNS = 5000
_ITEMS = 1 << 32
"""No response has so many."""


class _Items:
    """What is counted of the items of one response."""

    __slots__ = ("blocked", "called", "is_fine", "numbers", "pattern")

    def __init__(self, frame: object) -> None:
        self.numbers: list[int] = []
        self.pattern = [id(frame)]
        """Of each item its kind and, below `_ITEMS`, which of the ids it has."""

        self.blocked: list[int] = []
        """The items that are blocked by themselves."""

        self.called: list[Called] = []
        self.is_fine = True
        """Whether nothing is to be said of arguments."""


class ResponseCounts:
    """What parts of responses, and patterns of items, add to the counts.

    Args:
        target: What items are to be replayed on.
    """

    def __init__(self, target: str = DEFAULT_TARGET) -> None:
        self.tallies: list[Tally] = []
        self.calls = CallCounts(target)
        """What arguments make of calls, in responses and of those that stand loose."""

        self._traits: dict[int, Trait | None] = {}
        self._tools: dict[int, int | None] = {}
        self._variants = Variants()
        self._kinds: dict[object, int] = {}
        self._patterns: dict[tuple[int, ...], tuple[int, PairCounts]] = {}
        self._pairing = PairCounting()
        self._said: dict[frozenset[tuple[str, int]], int] = {}
        self._kept: list[object] = []
        """Parts whose identity is a key: they must not go away."""

    def counted(self, reading: PartsReading) -> CountedResponse | None:
        """Count a response.

        Returns:
            None where something is new.
        """
        items = self._items(reading)
        if items is None:
            return None
        numbers, known_tools = items.numbers, self._tools
        for _, tool, _ in reading.tools:
            if tool.found:
                number = known_tools.get(id(tool)) or self._tool(tool)
                if number is None:
                    return None
                numbers.append(number)
        found = self._pairs(items, reading)
        if found is None:
            return None
        number, pairs = found
        numbers.append(number)
        blocked = pairs.blocked.union(items.blocked) if items.blocked else pairs.blocked
        return CountedResponse(
            numbers,
            len(blocked),
            items.called,
            len(reading.fitted),
            reading.known.envelope,
            items.is_fine,
            items.is_fine and not pairs.rules,
        )

    def _items(self, reading: PartsReading) -> _Items | None:
        """Count the items; None where more is known of such calls than is worth it."""
        items = _Items(reading.known)
        numbers, pattern, called = items.numbers, items.pattern, items.called
        ids: dict[bytes | None, int] = {None: 0}
        is_reasoned = False
        for fitted in reading.fitted:
            kind, name, key, raw, _, _, _ = fitted
            trait = kind.counted.get(name) or self._trait_at(reading, fitted)
            if trait is None:
                return None
            number, is_blocked, call, role, alike = trait
            pattern.append(alike + ids.setdefault(key, len(ids)))
            same = None
            if call is not None:
                digest = call.digest(raw)
                if digest is None:
                    held, digest = self._held(trait, call, raw)
                    if held is None:
                        return None
                    number, is_blocked, is_fine = held
                    items.is_fine &= is_fine
                if is_reasoned:
                    same = (*call.named, digest)
            if role is CALLS and key is not None:
                called.append((key, is_reasoned, same))
            is_reasoned = _TELLING.get(role, is_reasoned)
            if is_blocked:
                items.blocked.append(len(numbers))
            numbers.append(number)
        return items

    def _held(
        self, trait: Trait, call: CallTrait, raw: bytes
    ) -> tuple[Held | None, int]:
        """A call with its own arguments.

        Args:
            trait: How those are counted whose arguments are fine.
            call: What its arguments are held against.
            raw: Its arguments as they stand in the line.

        Returns:
            How it is counted, None where too much is known of such calls; and the
            digest of what it says.
        """
        wrong = call.near.wrong_in(raw)
        known = call.near.get(wrong)
        if known is not None:
            return known, crc32(raw)
        text = decoded(raw)
        outcome = None if text is None else self.calls.outcome(call.kind, raw, text)
        if text is None or outcome is None:
            return None, 0
        number, is_fine = trait.number, outcome == FINE
        is_blocked = trait.is_blocked
        if not is_fine:
            variant = self._variants.number(number, outcome, self._new_variant)
            if variant is None:
                return None, 0
            number, is_blocked = variant, bool(self.calls.tallies[outcome].blocking)
        held = Held(number, is_blocked, is_fine)
        call.near.keep(wrong, held)
        return held, digest_of_text(text)

    def _pairs(
        self, items: _Items, reading: PartsReading
    ) -> tuple[int, PairCounts] | None:
        """What pairing says of a response, and the number of what that adds."""
        pattern = tuple(items.pattern)
        found = self._patterns.get(pattern)
        if found is None:
            if not reading.is_known():
                return None
            kinds = tuple(divmod(token, _ITEMS) for token in pattern[1:])
            pairs = self._pairing.of(Pattern(pattern[0], kinds), reading.items)
            found = self._rules_number(pairs.rules), pairs
            if len(self._patterns) < _MOST_PATTERNS:
                self._patterns[pattern] = found
        return found

    def _rules_number(self, rules: Mapping[str, int]) -> int:
        """The number of what a record adds of which pairing says something."""
        said = frozenset(rules.items())
        if said not in self._said:
            self._said[said] = self._kept_tally(Tally(records=1, rules=rules))
        return self._said[said]

    def _trait_at(self, reading: PartsReading, fitted: Fitted) -> Trait | None:
        """How an item is counted; None where something of it is new."""
        read = reading.known_at(fitted)
        if read is None:
            return None
        known, kind, name = read.known, fitted.kind, fitted.name
        if id(known) not in self._traits:
            self._kept.append(known)
            self._traits[id(known)] = self._new_trait(known)
        trait = self._traits[id(known)]
        if trait is not None and kind.any.get(name) is known:
            kind.counted[name] = trait
        return trait

    def _new_trait(self, known: KnownItem) -> Trait | None:
        found = tuple(each.finding for each in known.all)
        judged = replace(known.judged, findings=found)
        item, roles = judged.item, known.shape.roles
        if may_continue(item.body) or is_sent_whole(item) or _is_said_once(found):
            return None
        marks = (item.type_text, marks_of(item, half_of(item)))
        kind = self._kinds.setdefault(marks, len(self._kinds) * _ITEMS)
        call = None
        if ARGUMENTS in roles:
            said = [each.finding for each in known.said]
            calls = CallKind(judged, said, known.schema, known.is_checked)
            call = CallTrait(
                digests_where_sure(known.schema),
                calls,
                (item.type_text or "", item.name),
                NearCalls(calls),
            )
        tally = tally_of(judged)
        return Trait(
            self._kept_tally(replace(tally, blocking=0)),
            bool(tally.blocking),
            call,
            _role_of(item),
            kind,
        )

    def _new_variant(self, _: int, outcome: int) -> int:
        return self._kept_tally(replace(self.calls.tallies[outcome], blocking=0))

    def _tool(self, tool: KnownTool) -> int | None:
        if id(tool) not in self._tools:
            self._kept.append(tool)
            rules = Counter(finding.code for finding in tool.found)
            blocking = sum(finding.blocks for finding in tool.found)
            is_plain = not _is_said_once(tool.found)
            number = self._kept_tally(Tally(blocking=blocking, rules=rules))
            self._tools[id(tool)] = number if is_plain else None
        return self._tools[id(tool)]

    def _kept_tally(self, tally: Tally) -> int:
        self.tallies.append(tally)
        return len(self.tallies) - 1


def _role_of(item: Item) -> int:
    """What an item is to reasoning that a later record may have lost."""
    if item.type_text == REASONING:
        return REASONS
    if is_from_client(item):
        return FROM_CLIENT
    return CALLS if call_key(item) is not None else NEITHER


def _is_said_once(findings: Iterable[Finding]) -> bool:
    return any(once_key(finding) is not None for finding in findings)
