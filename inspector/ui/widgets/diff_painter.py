"""Paints rows of a comparison: two sides beside each other, and headings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPolygonF

from inspector.ui.models.diff_selection import side_of
from inspector.ui.models.diff_words import heading_of
from inspector.ui.theme import interface_font
from inspector.ui.widgets.area_path import Band
from inspector.ui.widgets.code_painter import inks_of
from inspector.ui.widgets.marks import mark_colour, paint_mark
from inspector.ui.widgets.row_painter import Ink, RowText
from inspector.ui.widgets.text_grid import RowGrid, grid_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtGui import QColor

    from inspector.core.diff.comparison import ComparedPair
    from inspector.core.diff.side_by_side import Row
    from inspector.core.diff.side_line import SideLine
    from inspector.core.source.json_tokens import Tokens
    from inspector.core.source.span import Span
    from inspector.ui.models.diff_selection import Columns
    from inspector.ui.theme import Theme
    from inspector.ui.widgets.row_painter import RowPainter

MARK = 12
"""Side of the mark of a severity beside a line number."""

_TEXT_GAP = 26
_PADDING = 12
_MOST_KEPT = 4_000
_SHORT = 300
"""Code points of a line that is coloured as a whole and kept so."""

_BAR = 3


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

    def __init__(
        self, painter: QPainter, rows: RowPainter, looks: LineLooks, theme: Theme
    ) -> None:
        self._painter = painter
        self._rows = rows
        self._looks = looks
        self._theme = theme

    # One side of a row

    def paint_side(self, side: Side, top: float, row: Row, state: LineState) -> None:
        """Paint one line, or the gap that stands for none."""
        area = side.area(top, self._rows.height)
        line = side_of(row, is_left=side.is_left)
        if line is None:
            self._rows.paint_gap(self._painter, area)
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
            caret = QRectF(x - 0.5, top + 1, 1.5, self._rows.height - 2)
            painter.fillRect(caret, self._theme.colour("text"))
        painter.restore()

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

    # Headings

    def paint_heading(
        self, area: QRectF, compared: ComparedPair, *, is_open: bool, has_caret: bool
    ) -> None:
        """Name a pair over both sides."""
        painter, theme = self._painter, self._theme
        painter.fillRect(area, theme.colour("chrome"))
        painter.fillRect(
            QRectF(area.left(), area.top(), area.width(), 1), theme.colour("line")
        )
        painter.fillRect(
            QRectF(area.left(), area.bottom() - 1, area.width(), 1),
            theme.colour("line"),
        )
        if has_caret:
            painter.fillRect(
                QRectF(area.left(), area.top(), _BAR, area.height()),
                theme.colour("accent"),
            )
        x = area.left() + _PADDING
        self._paint_chevron(QPointF(x + 4, area.center().y()), is_open=is_open)
        x += 18
        severity = _weight_of(compared)
        mark = QRectF(x, area.top() + (area.height() - MARK) / 2, MARK, MARK)
        paint_mark(painter, mark, severity or "ok", theme)
        self._paint_words(area, x + MARK + 8, compared)

    def _paint_words(self, area: QRectF, x: float, compared: ComparedPair) -> None:
        painter, heading = self._painter, heading_of(compared)
        font = interface_font()
        font.setPixelSize(max(font.pixelSize() - 1, 1))
        bold = interface_font()
        bold.setPixelSize(font.pixelSize())
        bold.setWeight(bold.Weight.DemiBold)
        painter.setFont(bold)
        painter.setPen(self._theme.colour("text"))
        room = QRectF(x, area.top(), max(area.right() - x - _PADDING, 0), area.height())
        painter.drawText(room, _MIDDLE, heading.title)
        room.setLeft(room.left() + QFontMetrics(bold).horizontalAdvance(heading.title))
        room.setLeft(room.left() + 8)
        painter.setFont(font)
        painter.setPen(self._theme.colour("muted"))
        note = QFontMetrics(font).elidedText(
            heading.note, Qt.TextElideMode.ElideRight, max(int(room.width()), 0)
        )
        painter.drawText(room, _MIDDLE, note)

    def _paint_chevron(self, middle: QPointF, *, is_open: bool) -> None:
        points = ((-4, -2), (0, 2), (4, -2)) if is_open else ((-2, -4), (2, 0), (-2, 4))
        self._painter.setPen(QPen(self._theme.colour("muted"), 1.5))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(QPolygonF([middle + QPointF(*p) for p in points]))

    # Over everything

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

    What one side lacks shows as removed or added, whatever it means.
    """
    if row.label is None:
        return ""
    if row.label == "meaning" or row.left is None or row.right is None:
        return "rem" if is_left else "add"
    return "gap" if row.label == "identity" else ""


def _weight_of(compared: ComparedPair) -> str:
    weights = {finding.severity.value for finding in compared.findings}
    return next((each for each in ("block", "warn", "info") if each in weights), "")


_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
