"""A scroll area over the rows of a `CodeModel`: geometry, hits and scrolling.

It scrolls by pixels. Rows that have not been laid out yet are laid out in short
turns while the window is idle; what stands at the top stays there meanwhile.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from inspector.ui.theme import FONT_PIXELS, code_font
from inspector.ui.widgets.code_model import CodeModel
from inspector.ui.widgets.row_painter import RowPainter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QResizeEvent

    from inspector.ui.theme import Theme
    from inspector.ui.widgets.text_grid import RowGrid
    from inspector.ui.widgets.text_rows import Row
    from inspector.ui.widgets.undo_log import Edit

TOP_PADDING = 8
_SIDE_PADDING = 12
_MARK_SPACE = 26
_FEWEST_CELLS = 12
_TURN_MS = 4
_FONT_RANGE = (7, 40)


class ShownRow(NamedTuple):
    """A row as it stands on the screen."""

    row: Row
    grid: RowGrid
    top: float


class RowScroll(QAbstractScrollArea):
    """Shows rows in a viewport; subclasses paint and let a person act on them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Of our own: for Qt's, PySide6 would look through every widget class there
        # is, and build their enumerations: 10 ms of the start.
        self.setViewport(QWidget())
        self.model = CodeModel()
        self.row_painter = RowPainter(theme, code_font())
        self._anchor = 0
        self._anchor_rest = 0
        self._is_settling = False
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._take_turn)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)

    # Geometry

    def number_right(self) -> float:
        """Where line numbers end, in pixels of the viewport."""
        digits = max(2, len(str(self.model.rows.line_count)))
        return _SIDE_PADDING + digits * self.row_painter.cell

    def text_left(self) -> float:
        """Where column 0 begins, in pixels of the viewport."""
        return math.ceil(self.number_right()) + _MARK_SPACE

    def row_top(self, number: int) -> float:
        """Where a row begins, in pixels of the viewport."""
        height = self.row_painter.height
        return TOP_PADDING + number * height - self.verticalScrollBar().value()

    def row_at(self, y: float) -> int:
        """The number of the row at a height of the viewport, clipped."""
        scrolled = y + self.verticalScrollBar().value() - TOP_PADDING
        number = int(scrolled // self.row_painter.height)
        return max(0, min(number, self.model.rows.count - 1))

    def place_at(self, point: QPointF) -> int:
        """The caret place nearest to a point of the viewport."""
        row, grid = self._row_under(point)
        place = grid.offset_near(self._column_at(point))
        return min(place, max(row.start, row.end - 1)) if self._wraps(row) else place

    def character_at(self, point: QPointF) -> int | None:
        """The code point under a point of the viewport, or None beside the text."""
        _, grid = self._row_under(point)
        column = self._column_at(point)
        if not 0 <= column < grid.cells:
            return None
        return grid.offset_under(column)

    def cell_rect(self, offset: int) -> QRectF:
        """The cells of one code point, in pixels of the viewport."""
        number = self.model.rows.row_of(offset)
        grid = self.model.grid(self.model.rows.row(number))
        start = grid.column_of(offset)
        end = max(grid.column_of(offset + 1), start + 1)
        top = self.row_top(number)
        return self.row_painter.band_rect(self.text_left(), top, start, end)

    def shown_rows(self, bottom: float | None = None) -> Iterator[ShownRow]:
        """The rows that the viewport shows, from the top."""
        number = self.row_at(0)
        limit = self.viewport().height() if bottom is None else bottom
        top, height = self.row_top(number), self.row_painter.height
        for row in self.model.rows.rows_from(number):
            if top >= limit:
                return
            yield ShownRow(row, self.model.grid(row), top)
            top += height

    def _row_under(self, point: QPointF) -> tuple[Row, RowGrid]:
        row = self.model.rows.row(self.row_at(point.y()))
        return row, self.model.grid(row)

    def _column_at(self, point: QPointF) -> float:
        return (point.x() - self.text_left()) / self.row_painter.cell

    def _wraps(self, row: Row) -> bool:
        """Whether the line goes on in the row below."""
        text = self.model.text
        return row.end < len(text) and text[row.end - 1] != "\n"

    # Scrolling

    def reveal_row(self, number: int, *, in_middle: bool = False) -> None:
        """Scroll as little as shows a row, or so that it stands in the middle."""
        self._set_range()
        height, room = self.row_painter.height, self.viewport().height()
        top = TOP_PADDING + number * height
        bar = self.verticalScrollBar()
        if in_middle and not bar.value() <= top <= bar.value() + room - height:
            bar.setValue(int(top - room / 2))
        elif top < bar.value() + TOP_PADDING:
            bar.setValue(top - TOP_PADDING)
        elif top + height + TOP_PADDING > bar.value() + room:
            bar.setValue(top + height + TOP_PADDING - room)

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802
        """Override ``QAbstractScrollArea.scrollContentsBy``."""
        if not self._is_settling:
            self._remember_top()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QAbstractScrollArea.resizeEvent``."""
        super().resizeEvent(event)
        self.settle()

    def settle(self) -> None:
        """Take over a changed text, font, fold or width, keeping the top in place."""
        self.model.rows.set_width(self._cells_across())
        number = self.model.rows.row_of(min(self._anchor, len(self.model.text)))
        self._set_range()
        self._set_value(number * self.row_painter.height + self._anchor_rest)
        if not self._idle.isActive():
            self._idle.start()
        self.viewport().update()

    def follow_edit(self, edit: Edit) -> None:
        """Take over an edited text; what stands at the top stays there."""
        if edit.start < self._anchor:
            moved = self._anchor + len(edit.added) - len(edit.removed)
            self._anchor = max(edit.start, moved)
        self.settle()

    def to_top(self) -> None:
        """Scroll to the beginning."""
        self._anchor = self._anchor_rest = 0
        self.settle()

    def _cells_across(self) -> int:
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        room -= int(self.text_left()) + TOP_PADDING
        return max(_FEWEST_CELLS, int(room / self.row_painter.cell))

    def _set_range(self) -> None:
        bar, height = self.verticalScrollBar(), self.row_painter.height
        room = self.viewport().height()
        whole = self.model.rows.count * height + 2 * TOP_PADDING
        self._is_settling = True
        bar.setRange(0, max(0, whole - room))
        bar.setPageStep(max(room - height, height))
        bar.setSingleStep(height)
        self._is_settling = False

    def _set_value(self, value: int) -> None:
        self._is_settling = True
        self.verticalScrollBar().setValue(value)
        self._is_settling = False

    def _remember_top(self) -> None:
        value = self.verticalScrollBar().value()
        self._anchor = self.model.rows.row(self.row_at(0)).start
        top = self.model.rows.row_of(self._anchor) * self.row_painter.height
        self._anchor_rest = value - top if abs(value - top) < self.height() else 0

    def _take_turn(self) -> None:
        """Lay out for a few milliseconds, then give way."""
        clock, before = QElapsedTimer(), self.model.rows.count
        clock.start()
        has_more = True
        while has_more and clock.elapsed() < _TURN_MS:
            has_more = self.model.rows.advance()
        if not has_more:
            self._idle.stop()
        if self.model.rows.count != before:
            self._keep_top()

    def _keep_top(self) -> None:
        self._set_range()
        number = self.model.rows.row_of(min(self._anchor, len(self.model.text)))
        self._set_value(number * self.row_painter.height + self._anchor_rest)

    # Looks

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self.row_painter.theme

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.row_painter = RowPainter(theme, self.row_painter.fonts.plain)
        self.viewport().update()

    def font_size(self) -> int:
        """Give the height of the font in pixels."""
        return self.row_painter.fonts.plain.pixelSize()

    def set_font_size(self, pixels: int = FONT_PIXELS) -> None:
        """Write larger or smaller, within reason."""
        low, high = _FONT_RANGE
        size = max(low, min(pixels, high))
        self.row_painter = RowPainter(self.theme, code_font(size))
        self.settle()
