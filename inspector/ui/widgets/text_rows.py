"""The rows of a large text, laid out where they are looked at.

The text is held as blocks of some 16,000 shown code points, cut at line breaks
where there are any. A block is laid out when its rows are asked for or when there is
time; until then the number of its rows is an estimate. A block that ends inside a
line gives what does not fill its last row to the next block, so that no row tells
where blocks meet.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.widgets.row_layout import Stretch, most_code_points, row_starts
from inspector.ui.widgets.text_blocks import Block, block_of, cut_blocks
from inspector.ui.widgets.text_folds import closed_between

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.ui.widgets.text_folds import Fold

_CHAIN_BLOCKS = 48
"""How many blocks of one non-ASCII line are laid out at once to be exact."""


class Row(NamedTuple):
    """One row: a range of the text, its line break included."""

    start: int
    end: int
    line_number: int | None
    """1-based when the row begins a line, None when it continues one."""


class TextRows:
    """Rows of one text at one width, by number and by place."""

    def __init__(self) -> None:
        self._text = ""
        self._folds: Sequence[Fold] = ()
        self._width = 80
        self._blocks: list[Block] = []
        self._is_dirty = True
        self._starts: list[int] = []
        self._first_rows: list[int] = []
        self._first_lines: list[int] = []
        self._next_lazy = 0
        self.reset("", ())

    def reset(self, text: str, folds: Sequence[Fold]) -> None:
        """Take another text over, or other folds of it."""
        self._text, self._folds = text, folds
        self._blocks = list(cut_blocks(Stretch(text, 0, len(text), folds)))
        self._touch()

    def set_width(self, cells: int) -> None:
        """Wrap at another number of cells."""
        if cells != self._width:
            self._width = cells
            for block in self._blocks:
                block.rows = None
            self._touch()

    def replace(self, start: int, end: int, text: str, folds: Sequence[Fold]) -> None:
        """Follow an edit: ``text`` and ``folds`` are those after it.

        Args:
            start: Where the edit began.
            end: Where the replaced part ended, in the text before.
            text: The whole text after the edit.
            folds: The closed folds after the edit.
        """
        self._settle()
        first = max(self._block_at(start) - 1, 0)
        last = self._block_at(end)
        if last + 1 < len(self._blocks) and not self._blocks[last + 1].length:
            last += 1
        low = self._starts[first]
        high = self._starts[last] + self._blocks[last].length
        high += len(text) - len(self._text)
        self._text, self._folds = text, folds
        self._blocks[first : last + 1] = cut_blocks(Stretch(text, low, high, folds))
        self._touch(first)
        self._join(low, high)

    @property
    def count(self) -> int:
        """How many rows there are; an estimate while `advance` has work."""
        self._settle()
        return self._first_rows[-1]

    def row(self, number: int) -> Row:
        """The row of a number, 0-based and clipped; lays out what it must."""
        index, inner = self._locate(number)
        return self._row(index, inner)

    def rows_from(self, number: int) -> Iterator[Row]:
        """The rows from a number on."""
        index, inner = self._locate(number)
        while index < len(self._blocks):
            self._lay_out(index)
            self._settle()
            for place in range(inner, len(self._blocks[index].rows or ())):
                yield self._row(index, place)
            index, inner = index + 1, 0

    def row_of(self, offset: int) -> int:
        """The number of the row in which a place lies."""
        while True:
            self._settle()
            index = self._block_at(offset)
            if not self._lay_out(index):
                break
        rows = self._blocks[index].rows or ()
        inner = bisect_right(rows, offset - self._starts[index]) - 1
        return self._first_rows[index] + max(inner, 0)

    def line_index(self, offset: int) -> int:
        """How many line feeds stand before a place."""
        self._settle()
        index = self._block_at(offset)
        start = self._starts[index]
        return self._first_lines[index] + self._text.count("\n", start, offset)

    @property
    def line_count(self) -> int:
        """How many lines the text has, an empty last one included."""
        self._settle()
        return self._first_lines[-1] + 1

    def advance(self) -> bool:
        """Lay out one more block; whether there was one left to do."""
        while self._next_lazy < len(self._blocks):
            if self._lay_out(self._next_lazy):
                return True
            self._next_lazy += 1
        return False

    def _join(self, low: int, high: int) -> None:
        """Tell the block after an edited range whether its line began before it."""
        self._settle()
        index = self._block_at(high)
        if self._starts[index] == high > low:
            self._blocks[index].is_joined = self._text[high - 1] != "\n"

    def _touch(self, first: int = 0) -> None:
        self._is_dirty = True
        self._next_lazy = min(self._next_lazy, first)

    def _settle(self) -> None:
        """Sum up what came before each block."""
        if not self._is_dirty:
            return
        blocks, width = self._blocks, self._width
        self._starts = list(accumulate((b.length for b in blocks), initial=0))
        counts = (block.row_count(width) for block in blocks)
        self._first_rows = list(accumulate(counts, initial=0))
        self._first_lines = list(accumulate((b.breaks for b in blocks), initial=0))
        self._is_dirty = False

    def _block_at(self, offset: int) -> int:
        index = bisect_right(self._starts, offset) - 1
        return max(0, min(index, len(self._blocks) - 1))

    def _locate(self, number: int) -> tuple[int, int]:
        while True:
            self._settle()
            number = max(0, min(number, self._first_rows[-1] - 1))
            index = bisect_right(self._first_rows, number) - 1
            if not self._lay_out(index):
                return index, number - self._first_rows[index]

    def _row(self, index: int, inner: int) -> Row:
        block, base = self._blocks[index], self._starts[index]
        rows = block.rows or ()
        start = base + rows[inner]
        follows = inner + 1 < len(rows)
        end = base + (rows[inner + 1] if follows else block.length)
        return Row(start, end, self._number_at(index, start))

    def _number_at(self, index: int, start: int) -> int | None:
        if start and self._text[start - 1] != "\n":
            return None
        before = self._text.count("\n", self._starts[index], start)
        return self._first_lines[index] + before + 1

    def _lay_out(self, index: int) -> bool:
        """Lay a block out, after those of its line; whether there was need to."""
        if self._blocks[index].rows is not None:
            return False
        first = self._chain_start(index)
        self._settle()
        start = self._starts[first]
        for number in range(first, index + 1):
            if number < len(self._blocks):
                self._lay_out_one(number, start)
                start += self._blocks[number].length
        return True

    def _chain_start(self, index: int) -> int:
        """The first block to lay out so that a block begins where a row does."""
        limit = 0 if self._text.isascii() else index - _CHAIN_BLOCKS
        while self._blocks[index].is_joined and index > limit:
            if self._blocks[index - 1].rows is not None:
                break
            index -= 1
        return index

    def _lay_out_one(self, index: int, start: int) -> None:
        block = self._blocks[index]
        end = start + block.length
        ahead = self._look_ahead(end)
        stretch = Stretch(self._text, start, end + ahead, self._folds)
        block.rows = row_starts(stretch, self._width)
        self._is_dirty = True
        if end < len(self._text) and block.length and self._text[end - 1] != "\n":
            self._hand_on(index, start)

    def _look_ahead(self, end: int) -> int:
        """How far to read past a block to know where its last row ends."""
        text = self._text
        if end >= len(text) or (end and text[end - 1] == "\n"):
            return 0
        stop = min(end + most_code_points(self._width), len(text))
        hidden = closed_between(self._folds, end, stop)
        return (hidden[0].span.start if hidden else stop) - end

    def _hand_on(self, index: int, start: int) -> None:
        """Give what does not fill the last row to the next block."""
        block, follower = self._blocks[index], self._blocks[index + 1]
        rows = block.rows or array("q", (0,))
        last = bisect_right(rows, block.length) - 1
        kept, block.rows = rows[last], rows[:last]
        if kept == block.length:
            return
        end = start + block.length + follower.length
        rest = Stretch(self._text, start + kept, end, self._folds)
        self._blocks[index + 1] = block_of(rest)
        self._touch(index + 1)
        if not kept:
            del self._blocks[index]
            self._lay_out_one(index, start)
            return
        kept_part = rest._replace(start=start, end=start + kept)
        self._blocks[index] = block_of(kept_part)
        self._blocks[index].rows = rows[:last]
