"""Lines, columns and bytes of places in a text."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.decoding import encoded_length
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

_LINE_END = re.compile(r"\r\n|\n|\r")
_TELLING_LINE = re.compile(r"[^ \t\r\n](?:[^\n]*[^\r\n])?")
_TELLING_OLD_LINE = re.compile(r"[^ \t\r\n][^\r]*")
_BLOCK = 512
"""Code points between two places whose bytes are kept."""


class LineColumn(NamedTuple):
    """A place as people count: both from 1, columns in code points."""

    line: int
    column: int


class TextLines:
    """Where the lines of one text begin; LF, CRLF and CR end a line.

    A line break inside a JSON string can only be raw, so lines are the same
    for every reader; U+2028 ends none.
    """

    __slots__ = ("_bytes", "_encoding", "_is_ascii", "_starts", "_text")

    def __init__(
        self, text: str, encoding: str = "utf-8", mark_length: int = 0
    ) -> None:
        self._text = text
        self._encoding = encoding
        self._is_ascii = encoding == "utf-8" and text.isascii()
        self._starts = [0, *(match.end() for match in _LINE_END.finditer(text))]
        self._bytes: list[int] = [mark_length]

    def __len__(self) -> int:
        return len(self._starts)

    def at(self, offset: int) -> LineColumn:
        """The line and column of a code point offset."""
        index = bisect_right(self._starts, offset) - 1
        return LineColumn(index + 1, offset - self._starts[index] + 1)

    def start_of(self, line: int) -> int:
        """The offset at which a 1-based line begins, clamped to the text."""
        return self._starts[min(max(line, 1), len(self._starts)) - 1]

    def line_text(self, line: int) -> str:
        """A 1-based line without its end."""
        end = self._starts[line] if line < len(self._starts) else len(self._text)
        return self._text[self.start_of(line) : end].rstrip("\r\n")

    def byte_offset(self, offset: int) -> int:
        """The byte of the file at which a code point begins.

        Counted block by block and kept: a log of one line is as long as any.
        """
        if self._is_ascii:
            return self._bytes[0] + min(offset, len(self._text))
        block = offset // _BLOCK
        while len(self._bytes) <= block:
            start = (len(self._bytes) - 1) * _BLOCK
            text = self._text[start : start + _BLOCK]
            self._bytes.append(self._bytes[-1] + encoded_length(text, self._encoding))
        rest = self._text[block * _BLOCK : offset]
        return self._bytes[block] + encoded_length(rest, self._encoding)


def line_end_in(text: str) -> str:
    """What ends the lines of a text; a lone CR does only where no LF is."""
    return "\r" if "\n" not in text and "\r" in text else "\n"


def line_spans(text: str) -> Iterator[Span]:
    """The lines that hold more than white space, from their first character on.

    A lone CR ends a line only where no LF does.
    """
    line = _TELLING_LINE if line_end_in(text) == "\n" else _TELLING_OLD_LINE
    return (Span(*match.span()) for match in line.finditer(text))
