"""Count responses of which all parts are known, without putting them together.

What a response adds to the counts is what each of its items and tools adds, and what
pairing says of the items among themselves. That depends on what they are and on which
of them have the same id, so it is worked out once for each such pattern.

Source: `composing`, which says where all of it stands.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.call_counts import FINE, CallCounts, CallKind, Variants
from inspector.core.bulk.counted_response import Called, CountedResponse, KnownPlace
from inspector.core.bulk.known_parts import PAIRING
from inspector.core.bulk.marks import digest_of_text, marks_of
from inspector.core.bulk.once import once_key
from inspector.core.bulk.shape import ARGUMENTS, CALL_ID
from inspector.core.bulk.sure_arguments import decoded
from inspector.core.checks.pairing.conversations import may_continue
from inspector.core.checks.pairing.dangling import REASONING
from inspector.core.checks.pairing.halves import call_key, half_of
from inspector.core.checks.pairing.lost_reasoning import is_sent_whole
from inspector.core.checks.pairing.parties import is_from_client
from inspector.core.gate.policy import blocking_around
from inspector.core.gate.tally import Tally, Tallying, tally_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from inspector.core.bulk.known_parts import KnownItem
    from inspector.core.bulk.known_tools import KnownTool
    from inspector.core.bulk.response_reading import PartsReading
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspection import Inspection

_MOST_PATTERNS = 5000


class _Trait(NamedTuple):
    """What is counted of an item, whatever its ids and its arguments are."""

    number: int
    is_blocked: bool
    call: CallKind | None
    """For a call: what it is like, and what holds other arguments against it."""

    is_call: bool
    is_reasoning: bool
    is_from_client: bool
    call_id: int | None
    """The slot of its id."""

    arguments: int | None
    kind: int
    """Items with the same number differ in nothing that pairing looks at but ids."""


class _Pattern(NamedTuple):
    """What pairing says of items that are alike."""

    number: int
    blocked: list[bool]
    """Whether it blocks each of them."""

    is_quiet: bool
    """Whether it says nothing, and all of the response could be read."""


class _Reading:
    """What is counted of one response, item by item."""

    def __init__(self, known: object) -> None:
        self.numbers: list[int] = []
        self.called: list[Called] = []
        self.pattern: list[object] = [id(known)]
        self.blocked: list[bool] = []
        self._ids: dict[bytes, int] = {}
        self._is_reasoned = False

    def take(self, trait: _Trait, key: bytes | None, text: bytes) -> None:
        """Take an item, its id and its arguments."""
        same = None if key is None else self._ids.setdefault(key, len(self._ids))
        self.numbers.append(trait.number)
        self.pattern.append((trait.kind, same))
        self.blocked.append(trait.is_blocked)
        if trait.is_reasoning:
            self._is_reasoned = True
        elif trait.is_from_client:
            self._is_reasoned = False
        elif trait.is_call and key is not None:
            self.called.append(self._called(trait, key, text))

    def _called(self, trait: _Trait, key: bytes, text: bytes) -> Called:
        if not self._is_reasoned or trait.call is None:
            return Called(key, self._is_reasoned, None)
        item = trait.call.first.item
        same = (item.type_text or "", item.name, digest_of_text(text))
        return Called(key, self._is_reasoned, same)


class ResponseCounts:
    """What parts of responses, and patterns of items, add to the counts."""

    def __init__(self) -> None:
        self.tallies: list[Tally] = []
        self._calls = CallCounts()
        self._traits: dict[int, _Trait | None] = {}
        self._tools: dict[int, int | None] = {}
        self._variants = Variants()
        self._kinds: dict[object, int] = {}
        self._patterns: dict[object, _Pattern] = {}
        self._kept: list[object] = []
        """Parts whose identity is a key: they must not go away."""

    def counted(
        self,
        reading: PartsReading,
        inspect: Callable[[], Inspection | None],
        *,
        only_counts: bool,
    ) -> CountedResponse | None:
        """Count a response.

        Args:
            reading: Its parts.
            inspect: Puts it together, where its pattern is new.
            only_counts: Whether nobody asks for its rows.

        Returns:
            None where something is new.
        """
        counted, line = _Reading(reading.known), reading.line
        places: list[KnownPlace] = []
        is_plain = True
        for place in reading.items:
            found = reading.known_at(place, only_counts=only_counts)
            trait = self._trait(found[0]) if found is not None else None
            if found is None or trait is None:
                return None
            places.append(KnownPlace(found[0], *place[1:], found[1]))
            slots, text = place.places, b""
            if trait.arguments is not None:
                raw = line[slice(*slots[trait.arguments])]
                argument = decoded(raw)
                if argument is None:
                    return None
                text = argument
                held = self._held(trait, raw, text)
                if held is None:
                    return None
                is_plain = is_plain and held is trait
                trait = held
            key = None if trait.call_id is None else line[slice(*slots[trait.call_id])]
            counted.take(trait, key, text)
        for _, tool, _ in reading.tools:
            number = self._tool(tool)
            if number is None:
                return None
            counted.numbers.append(number)
        pattern = self._pattern(tuple(counted.pattern), counted.numbers, inspect)
        if pattern is None:
            return None
        counted.numbers.append(pattern.number)
        return CountedResponse(
            counted.numbers,
            sum(map(or_, counted.blocked, pattern.blocked)),
            places,
            counted.called,
            reading.known.frame.inspection.envelope.name,
            is_plain and pattern.is_quiet,
        )

    def _trait(self, known: KnownItem) -> _Trait | None:
        if id(known) not in self._traits:
            self._kept.append(known)
            self._traits[id(known)] = self._new_trait(known)
        return self._traits[id(known)]

    def _new_trait(self, known: KnownItem) -> _Trait | None:
        found = tuple(each.finding for each in known.all)
        judged = replace(known.judged, findings=found)
        item, roles = judged.item, known.shape.roles
        if may_continue(item.body) or is_sent_whole(item) or _is_said_once(found):
            return None
        marks = (item.type_text, marks_of(item, half_of(item)))
        kind = self._kinds.setdefault(marks, len(self._kinds))
        call = None
        if ARGUMENTS in roles:
            said = [each.finding for each in known.said]
            call = CallKind(judged, said, known.schema, known.is_checked)
        tally = tally_of(judged)
        return _Trait(
            self._kept_tally(replace(tally, blocking=0)),
            bool(tally.blocking),
            call,
            call_key(item) is not None,
            item.type_text == REASONING,
            is_from_client(item),
            roles.get(CALL_ID),
            roles.get(ARGUMENTS),
            kind,
        )

    def _held(self, trait: _Trait, raw: bytes, text: bytes) -> _Trait | None:
        """A call with its own arguments; None where too much is known of such calls."""
        if trait.call is None:
            return trait
        outcome = self._calls.outcome(trait.number, trait.call, raw, text)
        if outcome is None or outcome == FINE:
            return None if outcome is None else trait
        number = self._variants.number(trait.number, outcome, self._new_variant)
        is_blocked = bool(self._calls.tallies[outcome].blocking)
        if number is None:
            return None
        return trait._replace(number=number, is_blocked=is_blocked)

    def _new_variant(self, _: int, outcome: int) -> int:
        return self._kept_tally(replace(self._calls.tallies[outcome], blocking=0))

    def _tool(self, tool: KnownTool) -> int | None:
        if id(tool) not in self._tools:
            self._kept.append(tool)
            rules = Counter(finding.code for finding in tool.found)
            blocking = sum(finding.blocks for finding in tool.found)
            is_plain = not _is_said_once(tool.found)
            number = self._kept_tally(Tally(blocking=blocking, rules=rules))
            self._tools[id(tool)] = number if is_plain else None
        return self._tools[id(tool)]

    def _pattern(
        self,
        pattern: object,
        numbers: list[int],
        inspect: Callable[[], Inspection | None],
    ) -> _Pattern | None:
        """What is said of a response beside its parts."""
        known = self._patterns.get(pattern)
        if known is None and len(self._patterns) < _MOST_PATTERNS:
            inspection = inspect()
            if inspection is not None:
                number = self._kept_tally(self._rest(inspection, numbers))
                blocked = [any(map(_blocks_pair, i.findings)) for i in inspection.items]
                told = (f.code.startswith(PAIRING) for f in inspection.findings)
                is_quiet = inspection.is_read and not any(told)
                known = self._patterns[pattern] = _Pattern(number, blocked, is_quiet)
        return known

    def _rest(self, inspection: Inspection, numbers: list[int]) -> Tally:
        counted, known = Tallying(), Tallying()
        counted.count(inspection)
        for number in numbers:
            known.add(self.tallies[number])
        whole, parts = counted.tally(), known.tally()
        rules = Counter(whole.rules)
        rules.subtract(parts.rules)
        return Tally(
            records=1,
            blocking=sum(1 for _ in blocking_around(inspection)) - parts.blocking,
            complete=inspection.is_read,
            rules={rule: count for rule, count in rules.items() if count},
        )

    def _kept_tally(self, tally: Tally) -> int:
        self.tallies.append(tally)
        return len(self.tallies) - 1


def _blocks_pair(finding: Finding) -> bool:
    return finding.blocks and finding.code.startswith(PAIRING)


def _is_said_once(findings: Iterable[Finding]) -> bool:
    return any(once_key(finding) is not None for finding in findings)
