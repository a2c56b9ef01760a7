"""Caret and selection on one side of one pair of a comparison.

A selection never leaves its item: beyond it stands another text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.models.diff_sheet import HEADING, RowKey

if TYPE_CHECKING:
    from inspector.core.diff.side_by_side import Row
    from inspector.core.diff.side_line import SideLine
    from inspector.ui.models.diff_block import Block


class Spot(NamedTuple):
    """A place between two characters."""

    key: RowKey
    column: int


class Columns(NamedTuple):
    """The selected part of a line."""

    start: int
    end: int
    has_break: bool
    """Whether the selection goes on in the next line."""


_START = Spot(RowKey(0, HEADING), 0)


@dataclass(slots=True)
class DiffSelection:
    """Where the caret stands, where its selection began, and on which side."""

    is_left: bool = True
    anchor: Spot = _START
    caret: Spot = _START

    def move_to(self, spot: Spot, *, keep_anchor: bool = False) -> None:
        """Put the caret somewhere; within the item if it selects."""
        if keep_anchor and spot.key.pair == self.anchor.key.pair:
            self.caret = spot
        elif not keep_anchor:
            self.anchor = self.caret = spot

    def go_to_side(self, *, is_left: bool) -> None:
        """Go to one of the sides; nothing is selected then."""
        if is_left is not self.is_left:
            self.is_left, self.anchor = is_left, self.caret

    @property
    def is_empty(self) -> bool:
        """Whether nothing is selected."""
        return self.anchor == self.caret

    @property
    def first(self) -> Spot:
        """Where the selection begins."""
        return min(self.anchor, self.caret)

    @property
    def last(self) -> Spot:
        """Where it ends."""
        return max(self.anchor, self.caret)

    def in_line(self, key: RowKey, length: int) -> Columns | None:
        """What is selected of a line of the side."""
        first, last = self.first, self.last
        if self.is_empty or not first.key <= key <= last.key:
            return None
        start = first.column if key == first.key else 0
        end = last.column if key == last.key else length
        return Columns(min(start, length), min(end, length), key != last.key)

    def text(self, block: Block, document_text: str) -> str:
        """The selected characters, line by line, gaps left out.

        A value that is shown shortened is copied whole where its end is selected.
        """
        rows = range(max(self.first.key.row, 0), self.last.key.row + 1)
        copied: list[str] = []
        for number in rows:
            line = side_of(block.rows[number], is_left=self.is_left)
            if line is None:
                continue
            key = RowKey(self.first.key.pair, number)
            columns = self.in_line(key, len(line.text))
            if columns is not None:
                copied.append(_copied(line, columns, document_text))
        return "\n".join(copied)


def side_of(row: Row, *, is_left: bool) -> SideLine | None:
    """One side of a row."""
    return row.left if is_left else row.right


def _copied(line: SideLine, columns: Columns, document_text: str) -> str:
    shown = line.text[columns.start : columns.end]
    if not line.hidden or "⟩" not in shown:
        return shown
    # The value is the last thing of a line; only a comma may come after its size.
    value = whole_value(line, document_text)
    start = line.pieces[1 if _has_name(line) else 0].column
    if value is None or columns.start > start:
        return shown
    comma = "," if shown.endswith(",") else ""
    return f"{line.text[columns.start : start]}{value}{comma}"


def whole_value(line: SideLine, document_text: str) -> str | None:
    """The value of a line as the document spells it, with what is not shown."""
    if len(line.pieces) < 1 + _has_name(line):
        return None
    start = line.pieces[_has_name(line)].offset
    shown = sum(piece.length for piece in line.pieces[_has_name(line) :])
    end = start + shown + line.hidden
    return document_text[start:end]


def _has_name(line: SideLine) -> bool:
    """Whether the first characters of the document are a member's name."""
    if not line.pieces:
        return False
    first = line.pieces[0]
    after = first.column + first.length
    return line.text[after : after + 2] == ": "
