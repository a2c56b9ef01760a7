"""A slider over the moments of a stream, with signs at some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSlider

from inspector.ui.theme import theme_named
from inspector.ui.widgets.moment_mark import paint_moment

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.theme import Theme

HEIGHT = 32
_HANDLE = 14
_MARGIN = 12
_GROOVE = 4
_FOCUS = 2.0
_SIGN_TOP = 5


class MomentSlider(QSlider):
    """Chooses one of many moments; a click goes where it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.theme: Theme = theme_named("light")
        self._signs: tuple[int, ...] = ()
        self.setFixedHeight(HEIGHT)

    def set_signs(self, values: Iterable[int]) -> None:
        """Mark some values."""
        self._signs = tuple(values)
        self.update()

    def x_of(self, value: int) -> float:
        """Where a value stands across the slider, in pixels."""
        steps = max(self.maximum() - self.minimum(), 1)
        room = self.width() - 2 * _MARGIN
        return _MARGIN + (value - self.minimum()) * room / steps

    def value_at(self, x: float) -> int:
        """The value nearest to a place across the slider."""
        steps = self.maximum() - self.minimum()
        room = max(self.width() - 2 * _MARGIN, 1)
        share = min(max((x - _MARGIN) / room, 0.0), 1.0)
        return self.minimum() + round(share * steps)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Override ``QSlider.paintEvent``: the signs stand above the groove."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        middle = self.height() - _HANDLE / 2 - 5
        here = self.x_of(self.value())
        groove = QRectF(
            _MARGIN, middle - _GROOVE / 2, self.width() - 2 * _MARGIN, _GROOVE
        )
        painter.setBrush(self.theme.colour("num"))
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
        groove.setRight(here)
        painter.setBrush(self.theme.colour("accent"))
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
        for value in self._signs:
            paint_moment(painter, QPointF(self.x_of(value), _SIGN_TOP), self.theme)
        self._paint_handle(painter, QPointF(here, middle))
        painter.end()
        event.accept()

    def _paint_handle(self, painter: QPainter, centre: QPointF) -> None:
        radius = _HANDLE / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("accent"))
        painter.drawEllipse(centre, radius, radius)
        if not self.hasFocus():
            radius -= _FOCUS
            painter.setBrush(self.theme.colour("bg"))
            painter.drawEllipse(centre, radius, radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Override ``QSlider.mousePressEvent``."""
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Override ``QSlider.mouseMoveEvent``."""
        self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Override ``QSlider.mouseReleaseEvent``."""
        self.setSliderDown(False)
        event.accept()

    def _follow(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.value_at(event.position().x()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QSlider.keyPressEvent``: down is on, as in the list below."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() in steps:
            self.setValue(self.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
