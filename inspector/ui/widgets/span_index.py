"""Spans that may overlap, found by the range that they touch."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence


class HasSpan(Protocol):
    """Anything that sits somewhere in a text."""

    @property
    def span(self) -> Span:
        """Where it sits, in code points."""
        ...


Placed = TypeVar("Placed", bound=HasSpan)


class SpanIndex(Generic[Placed]):
    """Values with spans, ordered by where they begin."""

    def __init__(self, values: Iterable[Placed] = ()) -> None:
        self._values = sorted(values, key=lambda value: value.span)
        self._starts = [value.span.start for value in self._values]
        ends = (value.span.end for value in self._values)
        self._furthest = list(accumulate(ends, max))

    @classmethod
    def of(cls, values: Iterable[Placed]) -> SpanIndex[Placed]:
        """The same values; an index of them is taken as it is."""
        return values if isinstance(values, SpanIndex) else cls(values)

    def __iter__(self) -> Iterator[Placed]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def touching(self, start: int, end: int) -> Sequence[Placed]:
        """What shares a code point with a range, or is empty and lies in it."""
        first = bisect_left(self._furthest, start)
        last = bisect_right(self._starts, end)
        found = self._values[first:last]
        return [value for value in found if _touches(value.span, start, end)]

    def mapped(self, change: Callable[[Placed], Placed]) -> SpanIndex[Placed]:
        """The same values, each changed."""
        return SpanIndex(map(change, self._values))


def _touches(span: Span, start: int, end: int) -> bool:
    if span.start == span.end:
        return start <= span.start <= end
    return span.start < end and start < span.end


def shifted_span(span: Span, start: int, end: int, delta: int) -> Span:
    """Follow an edit.

    Args:
        span: Where something sat before the edit.
        start: Where the edit began.
        end: Where the replaced part ended, before the edit.
        delta: By how much the text grew.

    Returns:
        Its place after the edit: grown if the edit lies inside, clipped if the edit
        cuts into it. What is put in right before or after it stays outside.
    """
    if span.end <= start:
        return span
    if span.start >= end:
        return Span(span.start + delta, span.end + delta)
    low = span.start if span.start < start else end + delta
    high = span.end + delta if span.end > end else start
    return Span(low, max(low, high))
