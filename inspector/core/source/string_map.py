r"""Offsets inside a decoded JSON string, mapped to the literal that spells it.

A JSON string literal is longer than what it means: ``\n`` is two code points
for one, ``\ud83d\ude00`` twelve for one. To underline a fault found inside
``arguments`` we must know where it sits in the text the user pasted.

Source: RFC 8259, section 7 (December 2017).
"""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, NamedTuple

import orjson

from inspector.core.source.json_strings import escapes_of
from inspector.core.source.span import Span

if TYPE_CHECKING:
    import re
    from collections.abc import Iterator, Sequence

    from inspector.core.source.json_nodes import StringNode

_FEW = 4
_NEAR = 4000
_in_ascii = json.encoder.encode_basestring_ascii


class StringMap(NamedTuple):
    """Where each code point of a decoded string sits in its literal.

    Outside escapes the two run in step, so only the places after an escape
    are kept: ``inner[i]`` of the decoded string begins at ``outer[i]``.
    """

    literal: Span
    """The whole literal in the outer text, quotes included; code points."""

    length: int
    """Code points of the decoded string."""

    inner: Sequence[int]
    outer: Sequence[int]
    ends: Sequence[int] = ()
    """Where each run ends outside; empty where each ends as the next one begins,
    which is so in one literal, and not where a text was joined from several."""

    def outer_offset(self, inner_offset: int) -> int:
        """Where the decoded code point at ``inner_offset`` begins outside.

        Raises:
            ValueError: the offset is outside the decoded string; its end,
                the closing quote, still counts as inside.
        """
        if not 0 <= inner_offset <= self.length:
            message = f"{inner_offset} is outside a string of {self.length}"
            raise ValueError(message)
        index = bisect_right(self.inner, inner_offset) - 1
        offset = self.outer[index] + inner_offset - self.inner[index]
        return min(offset, self.ends[index]) if self.ends else offset

    def outer_end(self, inner_offset: int) -> int:
        """Where the decoded code point before ``inner_offset`` ends outside.

        Raises:
            ValueError: the offset is outside the decoded string.
        """
        if not self.ends or not 0 < inner_offset <= self.length:
            return self.outer_offset(inner_offset)
        index = bisect_left(self.inner, inner_offset) - 1
        if inner_offset == self.end_of_run(index):
            return self.ends[index]
        return min(
            self.outer[index] + inner_offset - self.inner[index], self.ends[index]
        )

    def outer_span(self, inner: Span) -> Span:
        """Translate a span of the decoded string to the outer text.

        Returns:
            The smallest span of the outer text that spells ``inner``; whole
            escapes, never half of one. Empty when ``inner`` is empty.

        Raises:
            ValueError: ``inner`` reaches past the decoded string.
        """
        return self.outer_span_of(inner.start, inner.end)

    def outer_span_of(self, start: int, end: int) -> Span:
        """`outer_span` for a start and an end that are not a `Span` yet."""
        first = self.outer_offset(start)
        return Span(first, self.outer_end(end) if end > start else first)

    def inner_offset(self, outer_offset: int) -> int | None:
        """The decoded code point that an outer character helps to spell.

        Returns:
            None on the quotes, outside of the literal, and between two runs.
        """
        index = bisect_right(self.outer, outer_offset) - 1
        if index < 0 or outer_offset >= self.outer_end_of_run(index):
            return None
        offset = self.inner[index] + outer_offset - self.outer[index]
        return min(offset, max(self.end_of_run(index) - 1, self.inner[index]))

    @property
    def is_in_place(self) -> bool:
        """Whether the string is spelled between its own quotes, not in pieces."""
        start, end = self.outer[0], self.outer_end_of_run(len(self.outer) - 1)
        return self.literal.start < start and end < self.literal.end

    def outer_runs(self) -> Iterator[Span]:
        """The stretches of the outer text that spell the string, in its order."""
        for index, start in enumerate(self.outer):
            yield Span(start, self.outer_end_of_run(index))

    def end_of_run(self, index: int) -> int:
        """Where a run ends in the decoded string."""
        last = index + 1 == len(self.inner)
        return self.length if last else self.inner[index + 1]

    def outer_end_of_run(self, index: int) -> int:
        """Where a run ends outside."""
        if self.ends:
            return self.ends[index]
        last = index + 1 == len(self.outer)
        return self.literal.end - 1 if last else self.outer[index + 1]


def map_string(text: str, literal: Span) -> StringMap:
    """Map a string literal of ``text`` that the reader has accepted.

    The quotes tell whose escapes count: JSON's or Python's. An escape that the
    language does not have counts for its own characters, as the reader keeps them.
    """
    inside = Span(literal.start + 1, literal.end - 1)
    inner, outer = runs_in(text, inside, escapes_of(text[literal.start]))
    length = inner[-1] + inside.end - outer[-1]
    return StringMap(literal, length, kept(inner), kept(outer))


def span_as_written(text: str, literal: StringNode, inner: Span) -> Span | None:
    """Where a stretch of a string stands, if it is spelled as programs spell it.

    Nearly all programs write the same escapes, so what the string says up to a place
    is spelled once more and found again: that takes no map of the whole literal.

    Args:
        text: The text that the literal stands in.
        literal: The string.
        inner: A stretch of its decoded text, near enough to its begin.

    Returns:
        None where only a map can tell.
    """
    if not 0 <= inner.start <= inner.end <= min(len(literal.text), _NEAR):
        return None
    for written in (_with_few_escapes, _in_ascii):
        try:
            before = written(literal.text[: inner.start])[:-1]
            own = written(literal.text[inner.start : inner.end])[1:-1]
        except orjson.JSONEncodeError:  # half of a surrogate pair
            continue
        if text.startswith(before + own, literal.start):
            first = literal.start + len(before)
            return Span(first, first + len(own))
    return None


def _with_few_escapes(text: str) -> str:
    return orjson.dumps(text).decode()


def offsets(*first: int) -> array[int]:
    """Offsets to be collected: 4 bytes each, where a list takes 40.

    A text is never so long that one would not fit.
    """
    return array("I", first)


def kept(numbers: array[int]) -> Sequence[int]:
    """Offsets to be kept: a few take less as a tuple."""
    return tuple(numbers) if len(numbers) <= _FEW else numbers


def runs_in(
    text: str, inside: Span, escapes: re.Pattern[str]
) -> tuple[array[int], array[int]]:
    """Where each run begins, in the decoded string and in ``text``.

    Args:
        text: The text that holds the literal.
        inside: What stands between its quotes.
        escapes: Each match means one character.
    """
    inner, outer = offsets(0), offsets(inside.start)
    for escape in escapes.finditer(text, *inside):
        inner.append(inner[-1] + escape.start() - outer[-1] + 1)
        outer.append(escape.end())
    return inner, outer
