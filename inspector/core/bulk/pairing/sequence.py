"""The loose items of a part one after the other, each as a small number.

Where only counts are wanted, nobody asks where an item stands. What it is to order and
pairing is the same for all that are alike, and only its id is its own: so a part is a
row of numbers beside a row of ids, gone through once when all are there.

Source: the finding catalogue, "pairing/"; `Notes` does the same with all places.
"""

from __future__ import annotations

import marshal
from array import array
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from inspector.core.bulk.pairing.events import CALL, MENTION, OUTPUT, Ending
from inspector.core.bulk.pairing.marks import heap_of, key_bytes
from inspector.core.bulk.pairing.noting import Notes

if TYPE_CHECKING:
    from inspector.core.bulk.pairing.events import Course
    from inspector.core.bulk.pairing.marks import Marks, Noted

TICKS = 32
"""A tick is the number of a loose item and, so many bits above it, the number of turns
that ended before."""

_TURN = 1 << TICKS

_KEPT = marshal.version - 2
"""The format of marshal that looks for no object twice: none is."""

_ENDING = Ending("", 0)
"""Of what ended a turn only sentences speak."""


class Step(NamedTuple):
    """What items that are alike are to order and pairing."""

    marks: Marks
    type_text: str
    name_text: str | None
    is_approval: bool
    """Whether they pair by the id of an approval."""

    is_blocked: bool
    """By themselves, whatever pairing says of them."""

    seen: tuple[object, ...]
    """Of reasoning: a `Seen`, of which only counts are asked."""


class Rows(NamedTuple):
    """What lines that are like others add to the counts, each by its number."""

    steps: list[int]
    """What it is to order and pairing, by a number from 0 on."""

    keys: list[bytes | None]
    """Its call_id."""

    digests: list[int]
    """Of a call, a checksum of what it says."""

    left: list[int]
    """The lines that are to be looked at one by one, in their order; what stands in
    their places means nothing."""

    def put(self, number: int, known: tuple[int, bytes | None, int]) -> None:
        """Put what is known of a line in its place."""
        self.steps[number], self.keys[number], self.digests[number] = known


class Halves(NamedTuple):
    """Calls and outputs of a part whose ids are in one heap, in their order."""

    keys: list[bytes]
    steps: array[int]
    """What each of them is."""

    ticks: array[int]
    digests: list[int]


class Sequence(Notes):
    """What is noted of a part of which only counts are wanted.

    Args:
        known: What items are that stand in the sequence by a number from 0 on.
        heaps: Ids are dealt out over so many heaps, a power of 2.
    """

    def __init__(self, known: list[Step], heaps: int) -> None:
        super().__init__()
        self.steps: list[int] = []
        self.keys: list[bytes | None] = []
        """The id of each that pairs."""

        self.digests: list[int] = []
        """Of each: for a call, a checksum of what it says."""

        self._taken = 0
        """Items that were taken one by one."""

        self._known = known
        self._count = heaps
        self._others: dict[Step, int] = {}
        self._met: dict[int, Step] = {}
        self._halves = [Halves([], array("q"), array("q"), []) for _ in range(heaps)]

    def take(self, marks: Marks, noted: Noted) -> None:
        """Take the next loose item, which was inspected by itself."""
        key, is_half = noted.key, marks.role in (CALL, OUTPUT)
        type_text, name_text, _, is_blocked = noted.seen[6:] or ("", None, None, False)
        step = Step(
            marks,
            str(type_text),
            name_text if isinstance(name_text, str) else None,
            isinstance(key, tuple),
            bool(is_blocked),
            noted.seen if marks.is_reasoning else (),
        )
        self._taken += 1
        self.steps.append(self._others.setdefault(step, -1 - len(self._others)))
        self.keys.append(key_bytes(key) if is_half and key is not None else None)
        self.digests.append(noted.digest)
        if marks.role == MENTION and key is not None:
            self._heaps[heap_of(key)].append((MENTION, key))

    def take_rows(self, rows: Rows, begin: int, end: int) -> None:
        """Take what is known of lines from one to another."""
        self.steps += rows.steps[begin:end]
        self.keys += rows.keys[begin:end]
        self.digests += rows.digests[begin:end]

    def course(self) -> Course:
        """All that depends on order."""
        others = list(self._others)
        self._met = {
            number: self._known[number] if number >= 0 else others[-1 - number]
            for number in set(self.steps)
        }
        self._go_through()
        self.items += len(self.steps) - self._taken
        return super().course()

    def heaps(self) -> tuple[bytes, ...]:
        """The halves of pairs, heap by heap, once `course` was asked for."""
        kinds = {number: _kind(step) for number, step in self._met.items()}
        return tuple(
            self._heap(number, halves, kinds)
            for number, halves in enumerate(self._halves)
        )

    def _heap(
        self, number: int, halves: Halves, kinds: dict[int, tuple[object, ...]]
    ) -> bytes:
        rest = [event for heap in self._heaps[number :: self._count] for event in heap]
        if not halves.keys and not rest:
            return b""
        return marshal.dumps((*halves, kinds, rest), _KEPT)

    def _go_through(self) -> None:
        """As `Turns.take` and `Notes.take`, item by item."""
        roles = {number: step.marks.role for number, step in self._met.items()}
        went_on = {n for n, step in self._met.items() if step.marks.goes_on}
        telling = {n for n, step in self._met.items() if _is_telling(step.marks)}
        is_answered, is_watching, tick, went_on_at = False, True, 0, 0
        count = self._count
        keys, steps, ticks, digests = self._halves[0]
        row = zip(self.steps, self.keys, self.digests, strict=True)
        for number, key, digest in row:
            tick += 1
            role = roles[number]
            if role == OUTPUT:
                is_answered = True
            elif role != CALL or is_answered:
                is_answered = False
                tick += _TURN
            if number in went_on:
                went_on_at = tick
            if is_watching or number in telling:
                is_watching = self._watched(self._met[number].marks, number)
            if key is None:
                continue
            if count > 1:
                keys, steps, ticks, digests = self._halves[crc32(key) % count]
            keys.append(key)
            steps.append(number)
            ticks.append(tick)
            digests.append(digest)
        self._end(tick, went_on_at, is_answered=is_answered)

    def _watched(self, marks: Marks, number: int) -> bool:
        """Take what may lead to something, or follow what does; whether one waits."""
        if marks.is_reference:
            self._has_reference = True
        if marks.is_reasoning:
            self._waiting.append(self._met[number].seen)
            self._has_reasoning = True
        elif not marks.is_aside and (self._waiting or self._decider is None):
            self._follow(marks.client)
        return bool(self._waiting) or self._decider is None

    def _end(self, tick: int, went_on_at: int, *, is_answered: bool) -> None:
        self._loose = len(self.steps)
        self._is_answered = is_answered
        self._went_on_at = went_on_at % _TURN
        self._ends = [_ENDING] * (tick >> TICKS)
        if self.steps:
            self._is_answer = self._met[self.steps[-1]].marks.is_answer
            is_call = self._met[self.steps[0]].marks.role == CALL
            self._first_call = _ENDING if is_call else None


def _is_telling(marks: Marks) -> bool:
    return marks.is_reference or marks.is_reasoning


def _kind(step: Step) -> tuple[object, ...]:
    """What counts of a half, and what a call is."""
    marks = step.marks
    half = (marks.role, step.type_text, marks.id_member, marks.is_owed)
    return (*half, step.is_approval, step.is_blocked, step.name_text)
