"""Paints rows of a comparison: two sides beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from inspector.ui.models.diff_selection import side_of
from inspector.ui.widgets.area_path import Band
from inspector.ui.widgets.code_painter import inks_of
from inspector.ui.widgets.marks import mark_colour, paint_mark
from inspector.ui.widgets.row_painter import Ink, RowText
from inspector.ui.widgets.text_grid import RowGrid, grid_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtGui import QColor

    from inspector.core.diff.side_by_side import Row
    from inspector.core.diff.side_line import SideLine
    from inspector.core.source.json_tokens import Tokens
    from inspector.core.source.span import Span
    from inspector.ui.models.diff_selection import Columns
    from inspector.ui.widgets.row_painter import RowPainter

MARK = 12
"""Side of the mark of a severity beside a line number."""

_TEXT_GAP = 26
_PADDING = 12
_MOST_KEPT = 4_000
_SHORT = 300
"""Code points of a line that is coloured as a whole and kept so."""


class Side(NamedTuple):
    """Where one side of every row stands, in pixels of the viewport."""

    is_left: bool
    left: float
    width: float
    number_right: float
    text_left: float
    """Where its text begins to be seen."""

    scrolled: float
    """How far its text has been scrolled to the left."""

    @property
    def column_zero(self) -> float:
        """Where column 0 is, be it out of sight."""
        return self.text_left - self.scrolled

    def area(self, top: float, height: float) -> QRectF:
        """The whole side of a row."""
        return QRectF(self.left, top, self.width, height)

    def text_area(self, top: float, height: float) -> QRectF:
        """Where its text is seen."""
        width = self.left + self.width - self.text_left
        return QRectF(self.text_left, top, max(width, 0), height)


def sides_of(
    width: float, digits: int, cell: float, scrolled: float
) -> tuple[Side, Side]:
    """Share a width out between both sides, with a pixel for the line between."""
    half = width // 2
    number = _PADDING + max(digits, 2) * cell

    def side(left: float, room: float, *, is_left: bool) -> Side:
        right = left + number
        return Side(is_left, left, room, right, right + _TEXT_GAP, scrolled)

    return (
        side(0, half, is_left=True),
        side(half + 1, width - half - 1, is_left=False),
    )


class Looks(NamedTuple):
    """How a line looks."""

    line: SideLine
    tokens: Tokens
    grid: RowGrid
    inks: list[Ink]
    """Of the whole line, once it has been painted; of a long one never."""


class LineLooks:
    """Colours and columns of lines that were seen lately."""

    def __init__(self) -> None:
        self._kept: dict[int, Looks] = {}

    def of(self, line: SideLine) -> Looks:
        """Give those of one line."""
        looks = self._kept.get(id(line))
        if looks is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            grid = grid_of(line.text, 0, len(line.text))
            looks = self._kept[id(line)] = Looks(line, line.tokens(), grid, [])
        return looks


class LineState(NamedTuple):
    """What a moment adds to one side of a row."""

    selected: Columns | None = None
    caret: int | None = None
    """The column before which the caret is to be seen."""


class DiffPainter:
    """One painting of some rows."""

    def __init__(self, painter: QPainter, rows: RowPainter, looks: LineLooks) -> None:
        self._painter = painter
        self._rows = rows
        self._looks = looks
        self._theme = rows.theme

    # One side of a row

    def paint_side(self, side: Side, top: float, row: Row, state: LineState) -> None:
        """Paint one line, or the gap that stands for none."""
        area = side.area(top, self._rows.height)
        line = side_of(row, is_left=side.is_left)
        if line is None:
            self._rows.paint_gap(self._painter, area)
            self._paint_caret(side.text_left, top, state)
            return
        meaning = ground_of(row, is_left=side.is_left)
        if meaning:
            self._rows.paint_ground(self._painter, area, meaning)
        self._rows.paint_number(self._painter, side.number_right, top, line.number)
        if row.severity is not None:
            self._paint_mark(side, top, row.severity.value)
        self._paint_line(side, top, row, line, state)

    def _paint_mark(self, side: Side, top: float, severity: str) -> None:
        place = QPointF(side.number_right + 7, top + (self._rows.height - MARK) / 2)
        area = QRectF(place, QSizeF(MARK, MARK))
        paint_mark(self._painter, area, severity, self._theme)

    def _paint_line(
        self, side: Side, top: float, row: Row, line: SideLine, state: LineState
    ) -> None:
        painter, looks = self._painter, self._looks.of(line)
        painter.save()
        painter.setClipRect(side.text_area(top, self._rows.height))
        if line.arguments is not None:
            self._paint_arguments(side, top, looks.grid, line.arguments)
        if state.selected is not None:
            self._paint_selection(side, top, looks.grid, state.selected)
        text, inks = RowText(line.text, looks.grid), self._inks(side, row, looks)
        self._rows.paint_text(painter, side.column_zero, top, text, inks)
        if state.caret is not None:
            x = self._rows.x(side.column_zero, looks.grid.column_of(state.caret))
            self._paint_caret(x, top, state)
        painter.restore()

    def _paint_caret(self, x: float, top: float, state: LineState) -> None:
        if state.caret is not None:
            caret = QRectF(x - 0.5, top + 1, 1.5, self._rows.height - 2)
            self._painter.fillRect(caret, self._theme.colour("text"))

    def _inks(self, side: Side, row: Row, looks: Looks) -> Iterable[Ink]:
        """What to write: a short line as it was the last time, the seen of a long."""
        if looks.inks:
            return looks.inks
        line, is_short = looks.line, len(looks.line.text) <= _SHORT
        start, end = 0, len(line.text)
        if not is_short:
            start, end = self._seen(side, looks.grid)
        inks = inks_of(looks.tokens.between(start, end), start, end, self._theme)
        strong = strengthened(inks, line.ranges, self._colour_of(row))
        if not is_short:
            return strong
        looks.inks.extend(strong)
        return looks.inks

    def _colour_of(self, row: Row) -> QColor | None:
        """What changed characters are written in; None for their own colours."""
        severity = row.severity.value if row.severity else "info"
        is_quiet = row.label != "meaning" and severity == "info"
        return None if is_quiet else mark_colour(severity, self._theme)

    def _paint_arguments(
        self, side: Side, top: float, grid: RowGrid, span: Span
    ) -> None:
        ends = (grid.column_of(span.start), grid.column_of(span.end))
        left, right = (self._rows.x(side.column_zero, column) for column in ends)
        band = Band(left - 0.5, right + 0.5, top + 1, top + self._rows.height - 1)
        if right > left:
            self._rows.paint_area(self._painter, [band])

    def _paint_selection(
        self, side: Side, top: float, grid: RowGrid, columns: Columns
    ) -> None:
        start, end = grid.column_of(columns.start), grid.column_of(columns.end)
        area = self._rows.band_rect(side.column_zero, top, start, end)
        if columns.has_break:
            area.setWidth(area.width() + self._rows.cell / 2)
        self._painter.fillRect(area, self._theme.colour("sel"))

    def _seen(self, side: Side, grid: RowGrid) -> tuple[int, int]:
        """The code points that are not scrolled out of sight."""
        first = side.scrolled / self._rows.cell
        across = (side.left + side.width - side.text_left) / self._rows.cell
        return grid.offset_under(first), grid.offset_near(first + across + 3)

    # Around the lines

    def paint_waiting(self, sides: tuple[Side, Side], top: float) -> None:
        """Stand for a row that is being laid out."""
        self._painter.setPen(self._theme.colour("num"))
        self._painter.setFont(self._rows.fonts.plain)
        for side in sides:
            base = QPointF(side.text_left, top + self._rows.baseline)
            self._painter.drawText(base, "…")

    def paint_middle(self, sides: tuple[Side, Side], top: float, bottom: float) -> None:
        """Paint the line between the sides."""
        area = QRectF(sides[1].left - 1, top, 1, max(bottom - top, 0))
        self._painter.fillRect(area, self._theme.colour("line"))

    def paint_current(self, area: QRectF) -> None:
        """Frame the rows of the current change."""
        self._painter.setPen(QPen(self._theme.colour("accent"), 1.5))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(area.adjusted(1, 0.75, -1, -0.75), 3, 3)


def strengthened(
    inks: Iterable[Ink], ranges: Sequence[Span], colour: QColor | None
) -> Iterator[Ink]:
    """Cut inks where changed characters begin and end, and make those strong.

    Args:
        inks: In order.
        ranges: The changed characters, in order.
        colour: What to write them in; None to leave each its own.
    """
    for ink in inks:
        yield from _cut(ink, ranges, colour)


def _cut(ink: Ink, ranges: Sequence[Span], colour: QColor | None) -> Iterator[Ink]:
    place = ink.start
    for span in ranges:
        if span.end <= place:
            continue
        if span.start >= ink.end:
            break
        start, end = max(span.start, place), min(span.end, ink.end)
        if start > place:
            yield ink._replace(start=place, end=start)
        strong = ink._replace(start=start, end=end, is_strong=True)
        yield strong if colour is None else strong._replace(colour=colour)
        place = end
    if place < ink.end:
        yield ink._replace(start=place)


def ground_of(row: Row, *, is_left: bool) -> str:
    """The meaning whose colour a line stands on; empty for none.

    What one side lacks shows as removed or added, whatever it means, and so does what
    blocks: another ``call_id`` is a matter of identity, but no small one.
    """
    if row.label is None:
        return ""
    is_alone = row.left is None or row.right is None
    if row.label == "meaning" or is_alone or row.severity == "block":
        return "rem" if is_left else "add"
    return "gap" if row.label == "identity" else ""
