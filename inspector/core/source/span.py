"""A half-open range of one text."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """Where something sits in one text: ``start`` included, ``end`` not.

    Both are offsets in code points (never bytes, never UTF-16 units); which
    text they belong to is said by the value that carries the span.
    """

    start: int
    end: int

    def __contains__(self, offset: object) -> bool:
        """Whether a code point offset lies inside."""
        return isinstance(offset, int) and self.start <= offset < self.end

    @property
    def length(self) -> int:
        """How many code points the span covers."""
        return self.end - self.start
