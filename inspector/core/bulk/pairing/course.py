"""Follow a log part by part: what stands before each, and what reaches over its end.

Source: the finding catalogue, "pairing/"; `Turns` and `ReasoningWatch` do the same
item by item.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from inspector.core.bulk.pairing.events import Seen
from inspector.core.bulk.pairing.heap import Heap, mark_of_seen
from inspector.core.bulk.pairing.neighbours import LogNeighbours
from inspector.core.bulk.rows.rows import Base
from inspector.core.checks.target.weighing import weighed
from inspector.core.targets.target import DEFAULT_TARGET, target_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from inspector.core.bulk.pairing.events import Course, Ending
    from inspector.core.checks.finding import Finding

Tell: TypeAlias = "Callable[[Seen, Base, Finding], None]"
DANGLING = "pairing/reasoning-dangling"


class LogCourse:
    """What order tells of one log.

    Args:
        input_index: Of the input.
        first_item: Items of the run before the log.
        tell: Takes reasoning that leads to nothing, in the order of the log, and what
            stands behind what it must not.
        target: What the items are to be replayed on.
    """

    def __init__(
        self,
        input_index: int,
        first_item: int,
        tell: Tell,
        target: str = DEFAULT_TARGET,
    ) -> None:
        self.bases: list[Base] = []
        self._told = tell
        self._target = target_of(target)
        self._neighbours = LogNeighbours(self._target, first_item)
        self._next = Base(input_index, items=first_item)
        self._first_item = first_item
        self._tails: dict[int, Ending] = {}
        self._is_answered = self._is_answer = self._has_reference = False
        self._has_reasoning = False
        self._went_on_at = 0
        self._waiting: list[tuple[Seen, Base]] = []

    def take(self, course: Course, *, lines: int, offset: int) -> None:
        """Go on to the next part.

        Args:
            course: What was noted of it.
            lines: Lines before it.
            offset: Bytes before it.
        """
        base = self._next._replace(lines=lines, offset=offset)
        if course.loose:
            base = self._turned(base, course)
            self._has_reference |= course.has_reference
            self._is_answer = course.is_answer
            self._is_answered = course.is_answered
            if course.went_on_at:
                self._went_on_at = base.loose + course.went_on_at
            self._reason(course, base)
            for seen, finding in self._neighbours.take(course.order, base):
                self._told(seen, base, finding)
        self.bases.append(base)
        self._next = base._replace(
            items=base.items + course.items,
            loose=base.loose + course.loose,
            stretch=base.stretch + course.stretches,
        )

    def heaps(
        self, read: Callable[[int, int], bytes], count: int, *, with_rows: bool
    ) -> Iterator[Heap]:
        """All heaps that hold something, once all of the log was taken.

        Args:
            read: The halves that a part has of a heap, by their numbers.
            count: Of heaps.
            with_rows: Whether a report is written.
        """
        for number in range(count):
            heap = self.heap(number, read, with_rows=with_rows)
            if heap is not None:
                yield heap

    def heap(
        self,
        number: int,
        read: Callable[[int, int], bytes],
        *,
        with_rows: bool,
        is_open: bool = False,
    ) -> Heap | None:
        """One heap; None where it holds nothing.

        Args:
            number: Of the heap.
            read: As above.
            with_rows: As above.
            is_open: Whether the log goes on.
        """
        parts = ((base, read(n, number)) for n, base in enumerate(self.bases))
        full = tuple((base, data) for base, data in parts if data)
        if not full:
            return None
        return Heap(
            full,
            self._tails,
            self._went_on_at,
            "reference" if self._has_reference else None,
            self._first_item,
            self._has_reasoning,
            self._next.loose == 1,
            with_rows,
            is_open,
            self._target.name,
        )

    def close(self) -> None:
        """Say what only the end of the log shows."""
        if self._next.loose > 1 and not self._is_answer:
            self._tell("", "")

    def _turned(self, base: Base, course: Course) -> Base:
        """A call behind an output begins another turn, be it in another part."""
        if course.first_call is not None and self._is_answered:
            self._tails.setdefault(base.stretch, _in_run(course.first_call, base))
            base = base._replace(stretch=base.stretch + 1)
        if course.first_end is not None:
            self._tails.setdefault(base.stretch, _in_run(course.first_end, base))
        return base

    def _reason(self, course: Course, base: Base) -> None:
        self._has_reasoning |= course.has_reasoning
        self._waiting += _seen(course.leading, base)
        if course.decider is None:
            return
        is_client, what = course.decider
        if is_client:
            self._tell("followed", what)
        for each, behind in course.followed:
            self._waiting = _seen([each], base)
            self._tell("followed", behind)
        self._waiting = _seen(course.trailing, base)

    def _tell(self, variant: str, behind: str) -> None:
        for seen, base in self._waiting:
            mark = mark_of_seen(seen, base, self._first_item)
            details = {"id": mark.id, "next": behind} if behind else {"id": mark.id}
            said = mark.finding(DANGLING, variant, **details)
            finding = weighed(said, seen, self._target)
            self._told(seen, base, finding)
        self._waiting = []


def _in_run(ending: Ending, base: Base) -> Ending:
    return ending._replace(item=ending.item + base.items)


def _seen(rows: Iterable[tuple[object, ...]], base: Base) -> list[tuple[Seen, Base]]:
    return [(Seen(*row), base) for row in rows]  # type: ignore[arg-type]
