"""Where the rows of a text begin when it is wrapped at a number of cells.

Printable ASCII is arithmetic; anything else is measured code point by code point
at the speed of C loops. Costs are linear in what is shown, not in what is folded.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.widgets.text_folds import closed_between
from inspector.ui.widgets.text_grid import (
    RowGrid,
    cells_of,
    content_end,
    grid_of,
    is_plain,
    joined_grid,
    tab_cells,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.ui.widgets.text_folds import Fold


class Stretch(NamedTuple):
    """A part of a text to lay out, and the closed folds of the whole text."""

    text: str
    start: int
    end: int
    folds: Sequence[Fold] = ()


def most_code_points(width: int) -> int:
    """The most code points that a row may hold, be they of no width at all."""
    return 4 * width + 64


def row_starts(stretch: Stretch, width: int) -> array[int]:
    """Wrap a stretch that begins where a row begins.

    Args:
        stretch: What to wrap.
        width: Cells of a row, at least one.

    Returns:
        Where rows begin, counted from the start of the stretch. A line break at the
        very end begins no further row.
    """
    text, start, end, folds = stretch
    if not closed_between(folds, start, end):
        segment = text[start:end]
        if is_plain(segment.replace("\r\n", "").replace("\n", "")):
            return _plain_rows(segment, width)
    return _measured_rows(stretch, width)


def _plain_rows(segment: str, width: int) -> array[int]:
    rows = array("q")
    place = 0
    for line in segment.split("\n"):
        shown = len(line) - (line[-1:] == "\r")
        if shown <= width:
            rows.append(place)
        else:
            rows.extend(range(place, place + shown, width))
        place += len(line) + 1
    if segment.endswith("\n"):
        rows.pop()
    return rows


def _measured_rows(stretch: Stretch, width: int) -> array[int]:
    rows = array("q")
    for start, end in _lines(stretch):
        shown_end = content_end(stretch.text, start, end)
        line = stretch._replace(start=start, end=shown_end)
        rows.extend(row - stretch.start for row in _line_rows(line, width))
    return rows


def _lines(stretch: Stretch) -> Iterator[tuple[int, int]]:
    """The lines of a stretch, breaks included; a break inside a fold is none."""
    start = stretch.start
    while start < stretch.end:
        end = _line_end(stretch, start)
        yield start, end
        start = end


def _line_end(stretch: Stretch, place: int) -> int:
    text, _, end, folds = stretch
    while True:
        found = text.find("\n", place, end)
        stop = end if found < 0 else found + 1
        inside = closed_between(folds, place, stop)
        if not inside or inside[-1].span.end < stop:
            return stop
        place = inside[-1].span.end
        if place >= end:
            return end


def _line_rows(line: Stretch, width: int) -> list[int]:
    text, start, end, folds = line
    piece = text[start:end] if not closed_between(folds, start, end) else None
    if piece is not None and is_plain(piece):
        return list(range(start, max(end, start + 1), width))
    if piece is not None and "\t" not in piece:
        sums = list(accumulate(map(cells_of, piece), initial=0))
        return [start + row for row in _cuts(sums, width)]
    return list(_walked_rows(line, width))


def _cuts(sums: list[int], width: int) -> list[int]:
    """Cut running sums of cells into rows of at most a width."""
    cuts = [0]
    most = most_code_points(width)
    last = len(sums) - 1
    while True:
        row = cuts[-1]
        end = bisect_right(sums, sums[row] + width, row) - 1
        end = max(min(end, row + most), row + 1)
        if end >= last:
            return cuts
        cuts.append(end)


def _walked_rows(line: Stretch, width: int) -> Iterator[int]:
    """Wrap step by step: the way for tabs and folds."""
    column = held = 0
    yield line.start
    most = most_code_points(width)
    for start, cells in _steps(line):
        wide = tab_cells(column) if cells < 0 else cells
        if held and (column + wide > width or held >= most):
            column = held = 0
            yield start
            wide = tab_cells(0) if cells < 0 else cells
        column, held = column + wide, held + 1


def _steps(line: Stretch) -> Iterator[tuple[int, int]]:
    """Where each code point or fold begins, and its cells; a tab has -1."""
    place = line.start
    for fold in closed_between(line.folds, line.start, line.end):
        yield from _character_steps(line.text, place, fold.span.start)
        yield fold.span.start, fold.cells
        place = fold.span.end
    yield from _character_steps(line.text, place, line.end)


def _character_steps(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    for offset in range(start, end):
        character = text[offset]
        yield offset, -1 if character == "\t" else cells_of(character)


def row_grid(row: Stretch) -> RowGrid:
    """Measure one row, its line break left out and its folds as single steps."""
    text, start, end, folds = row
    shown_end = content_end(text, start, end)
    hidden = closed_between(folds, start, end)
    if not hidden:
        return grid_of(text, start, shown_end)
    return joined_grid(_grids(row._replace(end=shown_end), hidden))


def _grids(row: Stretch, hidden: Sequence[Fold]) -> Iterator[RowGrid]:
    place, column = row.start, 0
    for fold in hidden:
        grid = grid_of(row.text, place, fold.span.start, column)
        yield grid
        column = grid.cells + fold.cells
        yield RowGrid(fold.span, (grid.cells, column))
        place = fold.span.end
    yield grid_of(row.text, place, max(row.end, place), column)
