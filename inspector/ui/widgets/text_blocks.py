"""Blocks: handy parts of a large text, cut at line breaks where there are any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.ui.widgets.text_folds import closed_between

if TYPE_CHECKING:
    from array import array
    from collections.abc import Iterator

    from inspector.ui.widgets.row_layout import Stretch

BLOCK_CODE_POINTS = 16_384
"""Shown code points of a block: laid out in well under a millisecond if ASCII."""


@dataclass(slots=True)
class Block:
    """One part of a text, and its rows once they are known."""

    length: int
    breaks: int
    """Line feeds in it."""
    shown: int
    """Code points that are not folded away, and a cell for each of a chip."""
    is_joined: bool
    """It begins inside a line."""
    rows: array[int] | None = None
    """Where rows begin, counted from its start; None until laid out."""

    def row_count(self, width: int) -> int:
        """How many rows it has at a width, or about how many."""
        if self.rows is not None:
            return len(self.rows)
        return max(1, self.breaks, self.shown // width)


def cut_blocks(stretch: Stretch) -> Iterator[Block]:
    """Cut a stretch into blocks.

    A text that is empty or ends with a line break has an empty block at its end, for
    the empty line that is there.
    """
    text, start, end, _ = stretch
    while start < end:
        stop = _block_end(stretch._replace(start=start))
        yield block_of(stretch._replace(start=start, end=stop))
        start = stop
    if end == len(text) and (not text or text[-1] == "\n"):
        yield block_of(stretch._replace(start=end))


def _block_end(stretch: Stretch) -> int:
    """Some way on, after the last line break on the way, never inside a fold."""
    text, start, end, folds = stretch
    stop, room = start, BLOCK_CODE_POINTS
    for fold in closed_between(folds, start, end):
        if fold.span.start - stop >= room:
            break
        room = max(room - (fold.span.start - stop) - fold.cells, 1)
        stop = fold.span.end
    floor, stop = stop, min(stop + room, end)
    return (text.rfind("\n", floor, stop) + 1) or stop


def block_of(stretch: Stretch) -> Block:
    """Make one block of a whole stretch."""
    text, start, end, folds = stretch
    hidden = closed_between(folds, start, end)
    shown = end - start - sum(fold.span.length - fold.cells for fold in hidden)
    is_joined = start > 0 and text[start - 1] != "\n"
    return Block(end - start, text.count("\n", start, end), shown, is_joined)
