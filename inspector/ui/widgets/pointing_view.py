"""A view of rows that answers to the mouse: selecting, clicking, asking for a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Signal
from PySide6.QtGui import QContextMenuEvent

from inspector.ui.widgets.mouse_selection import MouseSelection
from inspector.ui.widgets.selecting_view import SelectingView

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.theme import Theme


class PointingView(SelectingView):
    """Adds the mouse to `SelectingView`.

    Signals:
        place_activated: (place), after a click that did not drag.
        menu_requested: (place, position on the screen), by mouse or keyboard.
    """

    place_activated = Signal(object)
    menu_requested = Signal(object, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._mouse = MouseSelection(self)
        self._mouse.clicked.connect(self.place_activated)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Override ``QAbstractScrollArea.mousePressEvent``."""
        self._mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Override ``QAbstractScrollArea.mouseMoveEvent``."""
        self._mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Override ``QAbstractScrollArea.mouseReleaseEvent``."""
        self._mouse.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Override ``QAbstractScrollArea.mouseDoubleClickEvent``."""
        self._mouse.double_click(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Override ``QAbstractScrollArea.contextMenuEvent``."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            corner = self.caret_area().bottomLeft().toPoint()
            position = self.viewport().mapToGlobal(corner)
            self.menu_requested.emit(self._caret.place, position)
            return
        place = self.place_at(QPointF(event.pos()))
        if place not in self._caret.selection:
            self.move_caret_to(place)
        self.menu_requested.emit(place, event.globalPos())
