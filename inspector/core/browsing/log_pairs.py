"""What only the parts of a log together say of its items, while they come in.

Halves of pairs lie on disk, heap by heap, so that a log of any size takes little
memory; one heap is brought together at a time.

Source: the finding catalogue, "pairing/".
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from inspector.core.browsing.said import gathered, of_heap, of_seen, said_of_heap
from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.pairing.course import LogCourse
from inspector.core.bulk.pairing.marks import HEAPS
from inspector.core.bulk.spool import Spool
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from inspector.core.browsing.said import OfItem, Said
    from inspector.core.bulk.pairing.events import Seen
    from inspector.core.bulk.pairing.heap import Heap
    from inspector.core.bulk.parts.judging import Judged
    from inspector.core.bulk.rows.rows import Base
    from inspector.core.bulk.workers import Hands
    from inspector.core.checks.finding import Finding

P = ParamSpec("P")
R = TypeVar("R")


class LogPairs:
    """Pairs the items of one log; leaving the context lets go of what was kept.

    Args:
        target: What the items are to be replayed on.

    Raises:
        OrderNeededError: there is no room on disk. Record by record, what waits for
            its other half is kept in memory.
    """

    def __init__(self, target: str = DEFAULT_TARGET) -> None:
        self._spool = _or_in_order(Spool)
        self._course = LogCourse(0, 0, self._note, target)
        self._lines = 0
        self._kept: list[dict[int, int]] = [{} for _ in range(HEAPS)]
        """By heap and part, where its halves are."""

        self._changed: set[int] = set()
        """Heaps that have grown since they were paired last."""

        self._told: dict[int, Counter[int]] = {}
        """By heap, hashes of what was said while the log went on."""

        self._noted: list[OfItem] = []

    def __enter__(self) -> LogPairs:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):  # what is not on disk by now is not wanted any more
            self._spool.close()

    def take(self, judged: Judged, offset: int) -> Base:
        """Take the next part.

        Args:
            judged: What it says.
            offset: Bytes of the log before it.

        Returns:
            What stands before it.

        Raises:
            OrderNeededError: there is no more room on disk.
        """
        self._course.take(judged.course, lines=self._lines, offset=offset)
        self._lines += judged.lines
        part = len(self._course.bases) - 1
        for number, halves in enumerate(judged.heaps):
            if halves:
                self._kept[number][part] = _or_in_order(self._spool.append, halves)
                self._changed.add(number)
        return self._course.bases[-1]

    def noted(self) -> Iterator[Said]:
        """What has become clear by the order of items since this was asked last."""
        if self._noted:
            yield gathered(self._noted)
            self._noted = []

    def so_far(self, hands: Hands) -> Iterator[Said]:
        """What is said of pairs by now, and was not said before; the log goes on.

        Raises:
            OrderNeededError: only the order of records can tell.
        """
        numbers = sorted(self._changed)
        self._changed.clear()
        heaps = (self._heap(number, is_open=True) for number in numbers)
        for number, found in zip(numbers, _found(heaps, hands), strict=True):
            told = self._told.setdefault(number, Counter())
            yield gathered(_new(found, told))

    def close(self, hands: Hands) -> Iterator[Said]:
        """What is said at the end of the log, and was not said before.

        Raises:
            OrderNeededError: only the order of records can tell.
        """
        self._course.close()
        yield from self.noted()
        full = [number for number, kept in enumerate(self._kept) if kept]
        heaps = (self._heap(n, is_open=False) for n in full if n not in self._told)
        yield from hands.run(partial(said_of_heap, heap) for heap in heaps)
        heaps = (self._heap(n, is_open=False) for n in self._told)
        for told, found in zip(self._told.values(), _found(heaps, hands), strict=True):
            yield gathered(_new(found, told))

    def _heap(self, number: int, *, is_open: bool) -> Heap:
        kept = self._kept[number]

        def read(part: int, _: int) -> bytes:
            return _or_in_order(self._spool.read, kept[part]) if part in kept else b""

        heap = self._course.heap(number, read, with_rows=True, is_open=is_open)
        assert heap is not None
        return heap

    def _note(self, seen: Seen, base: Base, finding: Finding) -> None:
        self._noted.append(of_seen(seen, base, finding))


def _or_in_order(act: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Do something on disk; where that fails, only the order of records is left."""
    try:
        return act(*args, **kwargs)
    except OSError as error:
        raise OrderNeededError from error


def _found(heaps: Iterable[Heap], hands: Hands) -> Iterator[list[OfItem]]:
    return hands.run(partial(of_heap, heap) for heap in heaps)


def _new(found: Iterable[OfItem], told: Counter[int]) -> Iterator[OfItem]:
    """What was not said before; it counts as said now."""
    seen: Counter[int] = Counter()
    for each in found:
        key = hash(each)
        seen[key] += 1
        if seen[key] > told[key]:
            told[key] = seen[key]
            yield each
