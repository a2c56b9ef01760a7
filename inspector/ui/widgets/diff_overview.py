"""The strip at the edge of a comparison: where in the whole something is different.

Ticks are as wide as they weigh, so that their colour is never alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from inspector.ui.widgets.marks import mark_colour

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from inspector.ui.theme import Theme

WIDTH = 12
_TICK = 3
_REACH = 5
"""Pixels around the middle of a tick in which a click means it."""
_INSETS = {"block": 2, "warn": 3, "info": 4}
_LEAST_WINDOW = 6


Tick: TypeAlias = tuple[int, str]
"""A row that something is different in, and how much that weighs."""


class DiffOverview(QWidget):
    """Shows ticks beside a view, and which part of the rows the view shows.

    Signals:
        row_wished: (row number) was clicked.
    """

    row_wished = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ticks: tuple[Tick, ...] = ()
        self._count = 0
        self._window = 0.0, 0.0
        self._places: dict[int, Tick] = {}
        self._drawn: QPixmap | None = None
        self.setFixedWidth(WIDTH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_ticks(self, ticks: Iterable[Tick], count: int) -> None:
        """Show other ticks, among so many rows."""
        self._ticks, self._count = tuple(ticks), count
        self._place_ticks()

    def show_window(self, first: float, last: float) -> None:
        """Show which rows are seen now."""
        if (first, last) != self._window:
            self._window = first, last
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme, self._drawn = theme, None
        self.update()

    def tick_at(self, y: float) -> int | None:
        """The row of the tick nearest to a height, if one is near."""
        y -= _TICK / 2
        near = min(self._places, key=lambda place: abs(place - y), default=None)
        if near is None or abs(near - y) > _REACH:
            return None
        return self._places[near][0]

    def y_of(self, row: float) -> float:
        """The height at which a row is shown."""
        room = self.height() - _TICK
        return row / max(self._count, 1) * room

    def _place_ticks(self) -> None:
        """One tick where there is room for one: the gravest, and of those the first."""
        places: dict[int, Tick] = {}
        scale = (self.height() - _TICK) / max(self._count, 1)
        for tick in self._ticks:  # tens of thousands: no call in here
            y = int(tick[0] * scale) // _TICK * _TICK
            if y not in places or _INSETS[tick[1]] < _INSETS[places[y][1]]:
                places[y] = tick
        self._places, self._drawn = places, None
        self.update()

    def resizeEvent(self, event: object) -> None:
        """Override ``QWidget.resizeEvent``."""
        del event
        self._place_ticks()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Override ``QWidget.mousePressEvent``."""
        if event.button() is Qt.MouseButton.LeftButton and self._count:
            self.go_to(event.position().y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Override ``QWidget.mouseMoveEvent``: drag through the rows."""
        if event.buttons() & Qt.MouseButton.LeftButton and self._count:
            QToolTip.hideText()
            self.go_to(event.position().y())

    def go_to(self, y: float) -> None:
        """Ask for the tick at a height, or the row where there is none."""
        row = self.tick_at(y)
        if row is None:
            row = int(y / max(self.height() - _TICK, 1) * self._count)
        self.row_wished.emit(max(0, min(row, self._count - 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Override ``QWidget.paintEvent``."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("chrome"))
        painter.fillRect(QRectF(0, 0, 1, self.height()), self._theme.colour("line"))
        if self._count:
            self._paint_window(painter)
        if self._drawn is None:
            self._drawn = self._draw_ticks()
        painter.drawPixmap(0, 0, self._drawn)
        painter.end()
        event.accept()

    def _draw_ticks(self) -> QPixmap:
        """Draw all ticks: there can be hundreds, and each scroll step shows them."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for y, (_, severity) in self._places.items():
            painter.setBrush(mark_colour(severity, self._theme))
            inset = _INSETS[severity]
            area = QRectF(inset, y, WIDTH - 2 * inset + 1, _TICK)
            painter.drawRoundedRect(area, 1.5, 1.5)
        painter.end()
        return pixmap

    def _paint_window(self, painter: QPainter) -> None:
        first, last = self._window
        if first <= 0 and last >= self._count:
            return
        top = self.y_of(first)
        height = max(self.y_of(last) - top, _LEAST_WINDOW)
        area = QRectF(1, top, WIDTH - 1, height)
        painter.fillRect(area, self._theme.colour("line"))
