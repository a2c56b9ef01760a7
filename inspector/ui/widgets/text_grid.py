"""Every code point on a grid of cells, so that layout and hits are arithmetic.

A code point takes no cell (combining), one, or two (wide); what cannot be seen by
itself is shown as a sign: its hexadecimal number, in as many cells as that has
digits. Nothing here needs Qt.

Source: UAX #11 (East Asian Width) and UAX #44 (general categories), in the version
that `unicodedata` carries.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left, bisect_right
from enum import Enum
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

TAB_CELLS = 4
CHIP_PADDING = 2
"""Cells that the chip of a fold takes beside its label."""

CLUSTER_LIMIT = 16
"""Code points of one cluster that are drawn; endless marks are cut."""
_INVISIBLE = {"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp", "Zs"}
_JOINERS = {"\u200c", "\u200d"}
_FILLERS = {"\u034f", "\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"}
_JAMO = (range(0x1160, 0x1200), range(0xD7B0, 0xD7FC))
_HIDDEN_SELECTORS = range(0xE0100, 0xE01F0)
_ASCII = re.compile(r"[ -~]+")
_WIDE = re.compile(r"[가-힣]+(?: [가-힣]+)*|[一-鿿]+|[ぁ-ゖ]+|[ァ-ヺー]+")


class _Widths(dict[str, int]):
    """Cells by code point, filled as code points are met. A tab counts as none."""

    def __missing__(self, character: str) -> int:
        cells = self[character] = _measure(character)
        return cells


class _Signs(dict[str, str]):
    """Signs by code point, filled as code points are met; empty when none."""

    def __missing__(self, character: str) -> str:
        sign = self[character] = _make_sign(character)
        return sign


_widths = _Widths()
_signs = _Signs()
cells_of = _widths.__getitem__
"""Cells that one code point takes; 0 for a tab, whose width its place decides."""
sign_of = _signs.__getitem__
"""What is shown in place of one code point that has no shape of its own, or ``""``."""


def _measure(character: str) -> int:
    sign = sign_of(character)
    if sign:
        return len(sign)
    if character == "\t" or _is_zero_width(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _is_zero_width(character: str) -> bool:
    if character in _JOINERS or unicodedata.category(character) in {"Mn", "Me", "Mc"}:
        return True
    return any(ord(character) in block for block in _JAMO)


def _make_sign(character: str) -> str:
    code = ord(character)
    if character in "\t\u3000 " or character in _JOINERS:
        return ""
    hidden = character in _FILLERS or code in _HIDDEN_SELECTORS
    if hidden or unicodedata.category(character) in _INVISIBLE:
        return f"{code:02X}"
    return ""


def is_plain(text: str) -> bool:
    """Whether each code point is printable ASCII, so takes exactly one cell."""
    return text.isascii() and text.isprintable()


def cells_in(text: str) -> int:
    """Count the cells of a label."""
    return sum(map(cells_of, text))


def content_end(text: str, start: int, end: int) -> int:
    """Where the shown part of a row ends: before its line feed, or CR and line feed."""
    if end > start and text[end - 1] == "\n":
        end -= 1
        if end > start and text[end - 1] == "\r":
            end -= 1
    return end


class RowGrid:
    """Where each code point of one row stands.

    Two sequences of one length: ``offsets`` into the text and the ``columns`` where
    they begin; the last pair is the end of the row. A folded stretch is one step.
    """

    __slots__ = ("columns", "offsets")

    def __init__(self, offsets: Sequence[int], columns: Sequence[int]) -> None:
        self.offsets = offsets
        self.columns = columns

    def column_of(self, offset: int) -> int:
        """The column where an offset stands; clipped to the row."""
        index = bisect_right(self.offsets, offset) - 1
        return self.columns[max(index, 0)]

    def column_after(self, offset: int) -> int:
        """Like `column_of`, but a place inside a fold counts as its end."""
        index = bisect_left(self.offsets, offset)
        return self.columns[min(index, len(self.columns) - 1)]

    def offset_near(self, column: float) -> int:
        """The caret place nearest to a column, which may be a fraction."""
        index = min(bisect_left(self.columns, column), len(self.columns) - 1)
        if index and column - self.columns[index - 1] < self.columns[index] - column:
            index -= 1
        index = bisect_left(self.columns, self.columns[index])
        return self.offsets[self._past_marks(index)]

    def offset_under(self, column: float) -> int:
        """The code point that covers a column, or the end of the row."""
        index = bisect_right(self.columns, column) - 1
        if index < len(self.columns) - 1:
            index = bisect_left(self.columns, self.columns[index])
        return self.offsets[self._past_marks(max(index, 0))]

    def _past_marks(self, index: int) -> int:
        """The last place of a column: after the marks of the character before."""
        return bisect_right(self.columns, self.columns[index]) - 1

    @property
    def is_plain(self) -> bool:
        """Whether each code point is printable ASCII in one cell."""
        return isinstance(self.columns, range)

    @property
    def cells(self) -> int:
        """The width of the row."""
        return self.columns[-1]


def plain_grid(start: int, end: int) -> RowGrid:
    """The grid of a row in which each code point takes one cell."""
    return RowGrid(range(start, end + 1), range(end - start + 1))


def grid_of(text: str, start: int, end: int, first_column: int = 0) -> RowGrid:
    """Measure a stretch of text that holds no line break and no fold.

    Args:
        text: The text that the offsets belong to.
        start: Where the stretch begins.
        end: Where it ends.
        first_column: Column in which it begins; tabs depend on it.
    """
    piece = text[start:end]
    if not first_column and is_plain(piece):
        return plain_grid(start, end)
    if "\t" in piece:
        return RowGrid(range(start, end + 1), _tabbed_columns(piece, first_column))
    columns = list(accumulate(map(cells_of, piece), initial=first_column))
    return RowGrid(range(start, end + 1), columns)


def _tabbed_columns(piece: str, column: int) -> list[int]:
    columns = [column]
    for character in piece:
        column += tab_cells(column) if character == "\t" else cells_of(character)
        columns.append(column)
    return columns


def tab_cells(column: int) -> int:
    """Cells from a column to the next tab stop."""
    return TAB_CELLS - column % TAB_CELLS


def joined_grid(grids: Iterable[RowGrid]) -> RowGrid:
    """Join grids that follow each other in one row."""
    offsets: list[int] = []
    columns: list[int] = []
    for grid in grids:
        del offsets[-1:], columns[-1:]
        offsets.extend(grid.offsets)
        columns.extend(grid.columns)
    return RowGrid(offsets, columns)


class PieceKind(Enum):
    """How a piece of a row is drawn."""

    PLAIN = "printable ASCII, one drawing for all of it"
    WIDE = "wide characters of one script, one drawing with spacing"
    CLUSTER = "one character with its marks"
    SIGN = "one character shown as a sign"
    BLANK = "nothing to draw"


class Piece(NamedTuple):
    """A stretch of a row that is drawn at once; code points."""

    start: int
    end: int
    kind: PieceKind


def pieces_of(text: str, start: int, end: int) -> Iterator[Piece]:
    """Cut a stretch without line breaks or folds into what is drawn at once."""
    place = start
    while place < end:
        piece = _next_piece(text, place, end)
        yield piece
        place = piece.end


def _next_piece(text: str, start: int, end: int) -> Piece:
    for pattern, kind in ((_ASCII, PieceKind.PLAIN), (_WIDE, PieceKind.WIDE)):
        match = pattern.match(text, start, end)
        if match:
            stop = _without_marked(text, start, match.end(), end)
            if stop > start:
                return Piece(start, stop, kind)
    return _odd_piece(text, start, end)


def _without_marked(text: str, start: int, stop: int, end: int) -> int:
    """Leave the last character to the marks that follow it, if any do."""
    if stop < end and text[stop] != "\t" and not cells_of(text[stop]):
        return max(stop - 1, start)
    return stop


def _odd_piece(text: str, start: int, end: int) -> Piece:
    if text[start] == "\t":
        return Piece(start, start + 1, PieceKind.BLANK)
    if sign_of(text[start]):
        return Piece(start, start + 1, PieceKind.SIGN)
    stop = start + 1
    while stop < end and text[stop] != "\t" and not cells_of(text[stop]):
        stop += 1
    return Piece(start, stop, PieceKind.CLUSTER)
