"""Paints the rows of a summary: words, numbers, and a small chart of both sides.

The left bar is an outline and the right one filled, so that they are told apart
without colour; a line across the end of a bar is its interval.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from inspector.ui.models.summary_table import BELOW, CELLS, CHART
from inspector.ui.theme import interface_font, theme_named
from inspector.ui.widgets.text_width import width_of

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from inspector.core.report.summary_rows import SummaryCell

ROW_HEIGHT = 44
CHART_WIDTH = 176
_SIDE = 8
"""As that of a heading in the style sheet: both begin at one line."""
_BAR, _GAP = 10, 6
_SMALL = 12
_LEAST = 1.5
"""Pixels of a share that is not nothing."""
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class SummaryRows(QStyledItemDelegate):
    """Paints the cells of a `SummaryTable`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme_named("light")
        self._font = interface_font()
        self._small = QFont(self._font)
        self._small.setPixelSize(_SMALL)

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        """Override ``QAbstractItemDelegate.sizeHint``."""
        if index.column() == CHART:
            return QSize(CHART_WIDTH + 2 * _SIDE, ROW_HEIGHT)
        widths = (
            width_of(self._font, index.data()),
            width_of(self._small, index.data(BELOW)),
        )
        return QSize(max(widths) + 2 * _SIDE, ROW_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Override ``QAbstractItemDelegate.paint``."""
        area, state = option.rect, option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, self.theme.colour("sel"))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(self.theme.colour("accent"), 2))
            painter.drawRect(area.adjusted(1, 1, -2, -2))
        room = QRectF(area).adjusted(_SIDE, 0, -_SIDE, 0)
        if index.column() == CHART:
            self._paint_chart(painter, room, index.data(CELLS))
        else:
            self._paint_words(painter, room, index.data(), index.data(BELOW))
        painter.restore()

    def _paint_words(
        self, painter: QPainter, room: QRectF, text: str, below: str
    ) -> None:
        upper = room.adjusted(0, 5, 0, -room.height() / 2) if below else room
        painter.setFont(self._font)
        painter.setPen(self.theme.colour("text"))
        painter.drawText(upper, _MIDDLE, _elided(self._font, text, room))
        if below:
            lower = room.adjusted(0, room.height() / 2, 0, -4)
            painter.setFont(self._small)
            painter.setPen(self.theme.colour("muted"))
            painter.drawText(lower, _MIDDLE, _elided(self._small, below, room))

    def _paint_chart(
        self, painter: QPainter, room: QRectF, cells: tuple[SummaryCell, SummaryCell]
    ) -> None:
        painter.setPen(QPen(self.theme.colour("line"), 1))
        painter.drawLine(QLineF(room.topLeft(), room.bottomLeft()))
        top = room.center().y() - _BAR - _GAP / 2
        for number, cell in enumerate(cells):
            bar = QRectF(room.left(), top + number * (_BAR + _GAP), CHART_WIDTH, _BAR)
            self._paint_bar(painter, bar, cell, is_filled=number > 0)

    def _paint_bar(
        self, painter: QPainter, whole: QRectF, cell: SummaryCell, *, is_filled: bool
    ) -> None:
        if cell.part is None:
            return
        bar = QRectF(whole)
        bar.setWidth(max(cell.part * whole.width(), _LEAST) if cell.part else 0)
        painter.setPen(QPen(self.theme.colour("info"), 1.5))
        if is_filled:
            painter.fillRect(bar, self.theme.colour("info"))
        else:
            painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
        if cell.interval is not None:
            low, high = (whole.left() + each * whole.width() for each in cell.interval)
            self._paint_reach(painter, low, high, whole.center().y())

    def _paint_reach(
        self, painter: QPainter, low: float, high: float, middle: float
    ) -> None:
        """A line with ends; a lighter one below it keeps it visible on a bar."""
        lines = (
            QLineF(low, middle, high, middle),
            QLineF(low, middle - 3, low, middle + 3),
            QLineF(high, middle - 3, high, middle + 3),
        )
        for colour, width in (("bg", 3.5), ("text", 1.3)):
            painter.setPen(QPen(self.theme.colour(colour), width))
            for line in lines:
                painter.drawLine(line)


def _elided(font: QFont, text: str, room: QRectF) -> str:
    metrics, width = QFontMetrics(font), int(room.width())
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
