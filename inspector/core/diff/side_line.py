"""One line of one side, laid out, and where its characters come from.

Names and values stand as they were logged: numbers keep their digits, strings
their escapes. Only indents, colons and commas between them are ours.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import StringNode
from inspector.core.source.json_reader import read_json
from inspector.core.source.json_tokens import Tokens, embedded_tokens, tokenize
from inspector.core.source.span import Span
from inspector.core.source.string_map import map_string

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

LONGEST_VALUE = 2000
"""Code points of a value that are shown; a longer one is shortened."""

_HEAD = 800
_AROUND_CHANGE = 800
_ESCAPE = re.compile(r"\\(?:u[0-9a-fA-F]{4}(?:\\u[dD][c-fC-F][0-9a-fA-F]{2})?|.)")
_CONTROLS = {code: 0x2400 + code for code in range(0x20)}
"""A raw control character is shown as its picture, so that a line stays one."""


class Piece(NamedTuple):
    """Characters of a line that are characters of the document."""

    column: int
    offset: int
    """Where they stand in the document's text."""

    length: int


@dataclass(frozen=True, slots=True)
class SideLine:
    """One line of one side."""

    number: int
    """Its number in this side's layout, from 1."""

    text: str
    pieces: tuple[Piece, ...]
    """In the order of the columns."""

    ranges: tuple[Span, ...] = ()
    """Columns of the characters that differ."""

    arguments: Span | None = None
    """Columns of the arguments between the quotes, on the line that has them."""

    hidden: int = 0
    """Code points of a long value that are not shown; the text names them."""

    def column_of(self, offset: int) -> int | None:
        """The column of a character of the document, if it is shown here."""
        for piece in self.pieces:
            if piece.offset <= offset < piece.offset + piece.length:
                return piece.column + offset - piece.offset
        return None

    def columns_of(self, span: Span) -> tuple[Span, ...]:
        """The columns in which characters of a document's span are shown."""
        return tuple(_columns_of(self.pieces, span))

    def tokens(self) -> Tokens:
        """Colours for the line; arguments are coloured through their escapes."""
        tokens = tokenize(self.text)
        if self.arguments is None or self.hidden:
            return tokens
        literal = Span(self.arguments.start - 1, self.arguments.end + 1)
        string = read_json(self.text, *literal).root
        if not isinstance(string, StringNode):
            return tokens
        places = map_string(self.text, literal)
        inner = embedded_tokens(tokenize(string.text), places, self.text)
        return tokens.replaced(*self.arguments, inner)


class LineText:
    """Puts a line together from characters of the document and our own."""

    def __init__(self, document_text: str, indent: int) -> None:
        self._document = document_text
        self._parts: list[str] = [" " * indent]
        self._column = indent
        self.pieces: list[Piece] = []
        self.hidden = 0

    @property
    def text(self) -> str:
        """The line so far."""
        return "".join(self._parts)

    @property
    def column(self) -> int:
        """Where the next character comes."""
        return self._column

    def content_from(self, column: int) -> Span:
        """The columns between the quotes of a string that was just added."""
        last = self.pieces[-1]
        end = last.column + last.length - (0 if self.hidden else 1)
        return Span(column + 1, max(end, column + 1))

    def finished(
        self, number: int, changed: Iterable[Span], arguments: Span | None
    ) -> SideLine:
        """The line as a value.

        Args:
            number: Its number on its side, from 1.
            changed: Characters of the document that differ.
            arguments: Columns of the arguments, if they stand here.
        """
        pieces = tuple(self.pieces)
        ranges = tuple(c for part in changed for c in _columns_of(pieces, part))
        return SideLine(number, self.text, pieces, ranges, arguments, self.hidden)

    def add_own(self, text: str) -> None:
        """Add characters that are not the document's."""
        self._parts.append(text)
        self._column += len(text)

    def add_logged(self, span: Span) -> None:
        """Add characters of the document as they are."""
        self.pieces.append(Piece(self._column, span.start, span.length))
        self.add_own(self._document[span.start : span.end].translate(_CONTROLS))

    def add_value(self, span: Span, changed: Sequence[Span]) -> None:
        """Add a value of the document; a long one without its middle.

        Args:
            span: The characters of the value.
            changed: Those that differ: the first of them stay to be seen.
        """
        if span.length <= LONGEST_VALUE:
            self.add_logged(span)
            return
        end = span.start
        for part in _shown_parts(self._document, span, changed):
            if part.start > end:
                self.add_own("…")
            self.add_logged(part)
            self.hidden += part.start - end
            end = part.end
        self.hidden += span.end - end
        self.add_own(f"… ⟨{span.length:,}⟩")


def _shown_parts(text: str, span: Span, changed: Sequence[Span]) -> Iterable[Span]:
    """The beginning, and what stands at the first difference behind it."""
    head = Span(span.start, _whole_escapes(text, span.start, _HEAD))
    yield head
    far = next((part for part in changed if part.end > head.end), None)
    if far is not None and far.length < span.length:
        start = max(far.start, head.end)
        end = min(_whole_escapes(text, start, _AROUND_CHANGE), span.end)
        yield Span(start, end)


def _whole_escapes(text: str, start: int, length: int) -> int:
    """The end of a stretch from ``start``, moved so that it halves no escape."""
    end = start + length
    for escape in _ESCAPE.finditer(text, start, end + 12):
        if escape.start() < end < escape.end():
            return escape.start()
    return end


def _columns_of(pieces: Iterable[Piece], span: Span) -> Iterator[Span]:
    for piece in pieces:
        start = max(span.start, piece.offset)
        end = min(span.end, piece.offset + piece.length)
        if start < end:
            shift = piece.column - piece.offset
            yield Span(start + shift, end + shift)
