"""A scroll area over the rows of a `DiffSheet`: geometry, hits and scrolling.

Pairs are laid out when they come near; what stands at the top stays there while the
rows above it turn out to be more or fewer than was guessed.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from inspector.ui.models.diff_selection import Spot, side_of
from inspector.ui.models.diff_sheet import RowKey
from inspector.ui.theme import FONT_PIXELS, code_font
from inspector.ui.widgets.diff_painter import LineLooks, Side, sides_of
from inspector.ui.widgets.row_painter import RowPainter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QResizeEvent

    from inspector.core.diff.side_line import SideLine
    from inspector.ui.models.diff_sheet import DiffSheet, SheetRow
    from inspector.ui.theme import Theme

_END_PADDING = 8
_COLUMNS_BEYOND = 4
"""Cells that can be seen behind the end of the longest line."""
_MARGIN_CELLS = 6
_NEAR = 8
"""Rows out of sight that are laid out: more than a turn of the wheel scrolls."""


class ShownRow(NamedTuple):
    """A row as it stands on the screen."""

    number: int
    row: SheetRow
    top: float


class DiffScroll(QAbstractScrollArea):
    """Shows both sides in one viewport; subclasses paint and let a person act.

    Signals:
        rows_needed: (first, last) row numbers that are about to be seen.
        top_changed: another row stands at the top.
    """

    rows_needed = Signal(int, int)
    top_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # spares PySide6 a search, as in `row_scroll`
        self.sheet: DiffSheet | None = None
        self.looks = LineLooks()
        self.row_painter = RowPainter(theme, code_font())
        self._top = RowKey(0, 0)
        self._top_rest = 0
        self._is_settling = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        corner = QWidget()
        corner.setAutoFillBackground(True)
        corner.setBackgroundRole(QPalette.ColorRole.Base)
        self.setCornerWidget(corner)

    # Geometry

    @property
    def row_height(self) -> int:
        """The height of every row."""
        return self.row_painter.height

    @property
    def count(self) -> int:
        """How many rows there are."""
        return self.sheet.count if self.sheet else 0

    def sides(self) -> tuple[Side, Side]:
        """Where both sides stand."""
        digits = len(str(self.sheet.longest)) if self.sheet else 1
        scrolled = self.horizontalScrollBar().value()
        width = self.viewport().width()
        return sides_of(width, digits, self.row_painter.cell, scrolled)

    def row_top(self, number: int) -> float:
        """Where a row begins, in pixels of the viewport."""
        return number * self.row_height - self.verticalScrollBar().value()

    def row_at(self, y: float) -> int:
        """The number of the row at a height of the viewport, clipped."""
        number = int((y + self.verticalScrollBar().value()) // self.row_height)
        return max(0, min(number, self.count - 1))

    def shown_rows(self) -> Iterator[ShownRow]:
        """The rows that the viewport shows, from the top."""
        if self.sheet is None:
            return
        first, limit = self.row_at(0), self.viewport().height()
        for number, row in enumerate(self.sheet.rows_from(first), first):
            top = self.row_top(number)
            if top >= limit:
                return
            yield ShownRow(number, row, top)

    def top_key(self) -> RowKey | None:
        """The row at the top."""
        return self.sheet.key_of(self.row_at(0)) if self.count and self.sheet else None

    def side_at(self, x: float) -> Side:
        """The side that a point lies on."""
        left, right = self.sides()
        return left if x < right.left else right

    def line_at(self, key: RowKey, *, is_left: bool) -> SideLine | None:
        """One side of a row; None for gaps, headings, and what is not laid out."""
        row = self.sheet.row(key).row if self.sheet else None
        return side_of(row, is_left=is_left) if row is not None else None

    def spot_at(self, point: QPointF, *, is_left: bool) -> Spot:
        """The caret place on a side that is nearest to a point."""
        key = self.sheet.key_of(self.row_at(point.y())) if self.sheet else RowKey(0, 0)
        line = self.line_at(key, is_left=is_left)
        if line is None:
            return Spot(key, 0)
        side = self.sides()[0 if is_left else 1]
        column = (point.x() - side.column_zero) / self.row_painter.cell
        return Spot(key, self.looks.of(line).grid.offset_near(column))

    # Scrolling

    def show_sheet(self, sheet: DiffSheet | None) -> None:
        """Show another sheet from its beginning."""
        self.sheet = sheet
        self.looks = LineLooks()
        self._top, self._top_rest = RowKey(0, -1), 0
        self.horizontalScrollBar().setValue(0)
        self.settle()

    def top_place(self) -> tuple[RowKey, int]:
        """The row at the top, and how far it is scrolled out of sight."""
        return self._top, self._top_rest

    def go_to_place(self, place: tuple[RowKey, int]) -> None:
        """Scroll to what `top_place` gave, as far as that is still there."""
        self._top, self._top_rest = place
        self.settle()

    def settle(self) -> None:
        """Take over rows that have come or gone, keeping the top in place."""
        number = self.sheet.number_of(self._top) if self.count and self.sheet else 0
        self._is_settling = True
        self._set_ranges()
        value = number * self.row_height + self._top_rest
        self.verticalScrollBar().setValue(value)
        self._is_settling = False
        self._remember_top()
        self.viewport().update()
        self._ask()

    def reveal_row(self, number: int) -> None:
        """Scroll so that a row stands in the middle, unless it is seen already."""
        bar, room = self.verticalScrollBar(), self.viewport().height()
        top = number * self.row_height
        if not bar.value() <= top <= bar.value() + room - self.row_height:
            bar.setValue(int(top - room / 2 + self.row_height))

    def show_top(self, key: RowKey) -> None:
        """Scroll so that a row stands at the top, as far as there are rows below."""
        if self.sheet is not None:
            number = self.sheet.number_of(key)
            self.verticalScrollBar().setValue(number * self.row_height)

    def follow_row(self, number: int) -> None:
        """Scroll as little as shows a row."""
        bar, room = self.verticalScrollBar(), self.viewport().height()
        top = number * self.row_height
        if top < bar.value():
            bar.setValue(top)
        elif top + self.row_height > bar.value() + room:
            bar.setValue(top + self.row_height - room)

    def reveal_column(self, column: int, *, is_left: bool) -> None:
        """Scroll sideways as little as shows a column."""
        bar, side = self.horizontalScrollBar(), self.sides()[0 if is_left else 1]
        x = column * self.row_painter.cell
        room = side.text_area(0, 1).width()
        margin = _MARGIN_CELLS * self.row_painter.cell
        if x < bar.value() + min(margin, x):
            bar.setValue(int(max(x - margin, 0)))
        elif x + margin > bar.value() + room:
            bar.setValue(math.ceil(x + margin - room))

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802
        """Override ``QAbstractScrollArea.scrollContentsBy``."""
        self.viewport().update()
        if dy and not self._is_settling:
            self._remember_top()
            self._ask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QAbstractScrollArea.resizeEvent``."""
        super().resizeEvent(event)
        self.settle()

    def page_rows(self) -> int:
        """How many rows a page has."""
        return max(self.viewport().height() // self.row_height - 1, 1)

    def _set_ranges(self) -> None:
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        room = self.viewport().height()
        whole = self.count * self.row_height + _END_PADDING
        down.setRange(0, max(0, whole - room))
        down.setEnabled(whole > room)  # it keeps its place, so that nothing moves
        down.setPageStep(max(room - self.row_height, self.row_height))
        down.setSingleStep(self.row_height)
        seen = int(min(side.text_area(0, 1).width() for side in self.sides()))
        cells = self.sheet.cells + _COLUMNS_BEYOND if self.sheet else 0
        across.setRange(0, max(0, math.ceil(cells * self.row_painter.cell) - seen))
        across.setPageStep(max(seen, 1))
        across.setSingleStep(math.ceil(4 * self.row_painter.cell))

    def _remember_top(self) -> None:
        if not self.count or self.sheet is None:
            return
        number, value = self.row_at(0), self.verticalScrollBar().value()
        key = self.sheet.key_of(number)
        self._top_rest = value - number * self.row_height
        if key != self._top:
            self._top = key
            self.top_changed.emit()

    def _ask(self) -> None:
        """Have the rows laid out that are seen, and a few around them."""
        if self.count and self.sheet is not None:
            first = self.row_at(0) - _NEAR
            last = self.row_at(self.viewport().height()) + _NEAR
            if self.sheet.missing(first, last):
                self.rows_needed.emit(first, last)

    # Looks

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self.row_painter.theme

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.row_painter = RowPainter(theme, self.row_painter.fonts.plain)
        self.looks = LineLooks()
        self.viewport().update()

    def set_font_size(self, pixels: int = FONT_PIXELS) -> None:
        """Write larger or smaller."""
        self.row_painter = RowPainter(self.theme, code_font(pixels))
        self.settle()

    def band(self, first: int, last: int) -> QRectF:
        """The whole width of some rows."""
        top = self.row_top(first)
        height = (last - first + 1) * self.row_height
        return QRectF(0, top, self.viewport().width(), height)
