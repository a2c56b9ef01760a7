"""Count what pairing says of one heap of ids, without saying it id by id.

What becomes of an id depends on the pattern of its calls and outputs alone: what they
are, in which order, and whether a turn ended between them. Most ids of a log have one
of a few patterns; each is paired once, as `matching` pairs a heap of that one id.

Source: the finding catalogue, "pairing/".
"""

from __future__ import annotations

import marshal
from array import array
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from inspector.core.bulk.order import is_order_needed
from inspector.core.bulk.pairing.events import CALL, ELSEWHERE, LISTED, MENTION
from inspector.core.bulk.pairing.heap import Heap, Matched
from inspector.core.bulk.pairing.marks import key_bytes
from inspector.core.bulk.pairing.matching import match
from inspector.core.bulk.pairing.sequence import TICKS, Halves
from inspector.core.bulk.rows.rows import Base
from inspector.core.source.collector import collector_at_rest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_WENT_ON, _SAME_TURN, _SHIFT = 1, 2, 2
"""Flags of a token: the conversation goes on behind it; it stands in the turn of the
one before it. Above them is the number of its class."""

_START = 0
_POSITION = (1 << TICKS) - 1

_KEY = "id"
_BEFORE, _WENT_ON_AT, _BEHIND = 1, 2, 3
"""Stand for all positions: a conversation goes on behind a half, or does not."""


class _Class(NamedTuple):
    """What counts of a half; no name and no text."""

    role: int
    type_text: str
    id_member: str
    is_owed: bool
    is_approval: bool
    is_blocked: bool


class _Patterns:
    """Patterns by number, each one longer than another by a token."""

    def __init__(self) -> None:
        self.following: list[dict[int, int]] = [{}]
        self._grown: list[tuple[int, int]] = [(_START, 0)]

    def longer(self, pattern: int, token: int) -> int:
        """The pattern with a token more."""
        number = len(self._grown)
        self.following[pattern][token] = number
        self.following.append({})
        self._grown.append((pattern, token))
        return number

    def tokens(self, pattern: int) -> list[int]:
        """All tokens of a pattern in their order."""
        found = []
        while pattern != _START:
            pattern, token = self._grown[pattern]
            found.append(token)
        return found[::-1]


def count_matches(heap: Heap) -> Matched:
    """Pair one heap of which only counts are wanted."""
    with collector_at_rest():
        return _Counting(heap).matched()


class _Counting:
    def __init__(self, heap: Heap) -> None:
        self._heap = heap
        self._patterns = _Patterns()
        self._classes: dict[_Class, int] = {}
        self._states: dict[bytes, int] = {}
        """Of each id, the pattern and, below it, the turn of its last half."""

        self._elsewhere: set[bytes] = set()
        self._mentioned: set[bytes] = set()
        self._listed: list[tuple[Any, ...]] = []
        self._reasoned: set[object] = set()
        self._bare: set[object] = set()
        self._loose: set[object] = set()
        self._calls: dict[int, bool] = {}
        """Whether a pattern has a call in it."""

        self._known: dict[tuple[object, ...], Matched] = {}
        self._rules: Counter[str] = Counter()
        self._blocking = 0

    def matched(self) -> Matched:
        parts = [(base, marshal.loads(data)) for base, data in self._heap.parts]
        for _, part in parts:
            self._take_others(part[5])
        for base, part in parts:
            keys, steps, ticks, digests, kinds, _ = part
            halves = Halves(keys, array("q", steps), array("q", ticks), digests)
            self._take(base, halves, kinds)
        self._close()
        is_needed = is_order_needed(
            self._reasoned,
            self._bare,
            self._loose,
            has_loose_reasoning=self._heap.has_loose_reasoning,
        )
        return Matched(dict(self._rules), self._blocking, (), is_needed)

    def _take_others(self, events: list[tuple[Any, ...]]) -> None:
        for event in events:
            key = key_bytes(event[1])
            if event[0] == LISTED:
                self._listed.append(event)
            elif event[0] == MENTION:
                self._mentioned.add(key)
            else:
                _, _, is_reasoned, is_bare, same = event
                self._elsewhere.add(key)
                if is_reasoned:
                    self._reasoned.add((key, same))
                if is_bare:
                    self._bare.add((key, same))

    def _take(
        self, base: Base, halves: Halves, kinds: dict[int, tuple[Any, ...]]
    ) -> None:
        """Take the halves of a part, each a step in the pattern of its id."""
        tokens = {n: self._class(kind) << _SHIFT for n, kind in kinds.items()}
        before = (base.stretch << TICKS) + base.loose
        went_on_at = self._heap.went_on_at
        states, following = self._states, self._patterns.following
        keys, numbers, ticks, digests = halves
        for key, number, tick in zip(keys, numbers, ticks, strict=True):
            now = tick + before
            turn = now >> TICKS
            token = tokens[number] + ((now & _POSITION) < went_on_at)
            state = states.get(key)
            if state is None:
                pattern = _START
            else:
                pattern = state >> TICKS
                if state & _POSITION == turn:
                    token += _SAME_TURN
            longer = following[pattern].get(token)
            if longer is None:
                longer = self._patterns.longer(pattern, token)
            states[key] = longer << TICKS | turn
        if self._elsewhere:
            self._note_calls(zip(keys, numbers, digests, strict=True), kinds)

    def _note_calls(
        self,
        halves: Iterable[tuple[bytes, int, int]],
        kinds: dict[int, tuple[Any, ...]],
    ) -> None:
        """Loose calls that may stand in a body of their own, too."""
        elsewhere = self._elsewhere
        for key, number, digest in halves:
            if key in elsewhere and kinds[number][0] == CALL:
                type_text, name_text = kinds[number][1], kinds[number][6]
                self._loose.add((key, (type_text, name_text, digest)))

    def _class(self, kind: tuple[Any, ...]) -> int:
        return self._classes.setdefault(_Class(*kind[:6]), len(self._classes))

    def _close(self) -> None:
        patterns = Counter(state >> TICKS for state in self._states.values())
        for key in self._states.keys() & (self._elsewhere | self._mentioned):
            pattern = self._states[key] >> TICKS
            patterns[pattern] -= 1
            is_elsewhere, is_mentioned = key in self._elsewhere, key in self._mentioned
            self._add(self._said(pattern, is_elsewhere, is_mentioned), 1)
        for pattern, count in patterns.items():
            self._add(self._said(pattern, False, False), count)
        for event in self._listed:
            key = key_bytes(event[1])
            state = self._states.get(key)
            is_known = key in self._elsewhere or (
                state is not None and self._has_call(state >> TICKS)
            )
            self._add(self._said_of_listed(event[2][6], event[2][9], is_known), 1)

    def _add(self, said: Matched, count: int) -> None:
        for rule, number in said.rules.items():
            self._rules[rule] += number * count
        self._blocking += said.blocking * count

    def _classes_in(self, pattern: int) -> list[_Class]:
        classes = list(self._classes)
        return [classes[token >> _SHIFT] for token in self._patterns.tokens(pattern)]

    def _has_call(self, pattern: int) -> bool:
        if pattern not in self._calls:
            found = self._classes_in(pattern)
            self._calls[pattern] = any(each.role == CALL for each in found)
        return self._calls[pattern]

    def _said(self, pattern: int, *around: bool) -> Matched:
        """What becomes of an id with a pattern.

        Args:
            pattern: Its number.
            around: Whether the id is that of a call in a body of its own, and whether
                something mentions it.
        """
        known = self._known.get((pattern, *around))
        if known is None:
            known = match(self._heap_of(self._events(pattern, *around)))
            self._known[pattern, *around] = known
        return known

    def _events(
        self, pattern: int, is_elsewhere: bool, is_mentioned: bool
    ) -> Iterator[tuple[object, ...]]:
        turn = 0
        tokens = self._patterns.tokens(pattern)
        for number, each in enumerate(self._classes_in(pattern)):
            turn += bool(number) and not tokens[number] & _SAME_TURN
            position = _BEFORE if tokens[number] & _WENT_ON else _BEHIND
            yield _event(each, number, position, turn)
        if is_elsewhere:
            yield ELSEWHERE, _KEY, False, False, ()
        if is_mentioned:
            yield MENTION, _KEY

    def _said_of_listed(self, type_text: str, *marked: bool) -> Matched:
        """What becomes of an output in a list.

        Args:
            type_text: Of the output.
            marked: Whether it is blocked by itself, and whether its call is known.
        """
        known = self._known.get((type_text, *marked))
        if known is None:
            is_blocked, is_called = marked
            output = _Class(LISTED, type_text, "", True, False, is_blocked)
            events = [_event(output, 0, 0, 0)]
            if is_called:
                events.append((ELSEWHERE, _KEY, False, False, ()))
            known = match(self._heap_of(events))
            self._known[type_text, *marked] = known
        return known

    def _heap_of(self, events: Iterable[tuple[object, ...]]) -> Heap:
        """A heap of one id, in a log like this one."""
        parts = ((Base(), marshal.dumps([*events])),)
        return self._heap._replace(
            parts=parts, tails={}, went_on_at=_WENT_ON_AT, first_item=0, with_rows=False
        )


def _event(of: _Class, number: int, position: int, turn: int) -> tuple[object, ...]:
    """A half as `matching` takes it (`events.Keyed`), with nothing to be named."""
    key = (_KEY, _KEY) if of.is_approval else _KEY
    seen = (number, "", 0, 0, (), (), of.type_text, None, None, of.is_blocked)
    half = (of.role, key, seen, of.id_member, of.is_owed, position, turn)
    return (*half, seen, 0, "", 0, True)
