"""What the mouse does in a view of text: places, words, lines, and dragging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from inspector.core.source.span import Span
from inspector.ui.widgets.caret_moves import line_around, word_around

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QMouseEvent

    from inspector.ui.widgets.selecting_view import SelectingView

_SCROLL_MS = 30
_SLOWEST, _FASTEST = 4, 240


def _nothing_around(_: str, place: int) -> Span:
    return Span(place, place)


class MouseSelection(QObject):
    """Turns presses, drags and clicks into carets and selections.

    Signals:
        clicked: (place), after a click that did not drag.
    """

    clicked = Signal(object)

    def __init__(self, view: SelectingView) -> None:
        super().__init__(view)
        self._view = view
        self._unit: Callable[[str, int], Span] = _nothing_around
        self._origin = Span(0, 0)
        self._point = QPointF()
        self._is_dragging = False
        self._has_moved = False
        self._since_double = QElapsedTimer()
        self._scroll = QTimer(self)
        self._scroll.setInterval(_SCROLL_MS)
        self._scroll.timeout.connect(self._scroll_on)

    def press(self, event: QMouseEvent) -> None:
        """Begin a selection, open a chip, or take a whole line."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._view.end_typing()
        point = event.position()
        if self._act_on_fold(point):
            return
        is_beside = point.x() < self._view.number_right()
        if self._is_third_click() or is_beside:
            self._begin(line_around, point)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._extend(point)
        else:
            self._begin(_nothing_around, point)

    def double_click(self, event: QMouseEvent) -> None:
        """Select the word."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._since_double.start()
            self._begin(word_around, event.position())
            self._has_moved = True

    def move(self, event: QMouseEvent) -> None:
        """Drag the selection along."""
        self._point = event.position()
        if not self._is_dragging:
            return
        self._has_moved = True
        self._drag_to(self._point)
        if self._overshoot():
            self._scroll.start()
        else:
            self._scroll.stop()

    def release(self, event: QMouseEvent) -> None:
        """End a drag, or tell of a click."""
        if not self._is_dragging or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._is_dragging = False
        self._scroll.stop()
        self._view.offer_selection()
        if not self._has_moved:
            self.clicked.emit(self._view.caret())

    def _act_on_fold(self, point: QPointF) -> bool:
        fold = self._view.fold_under(point)
        if fold is not None:
            self._view.open_fold(fold)
            return True
        if not self._view.number_right() <= point.x() < self._view.text_left():
            return False
        row = self._view.model.rows.row(self._view.row_at(point.y()))
        opened = self._view.model.folds.open_in(row.start, row.end)
        if opened:
            self._view.close_fold(opened[0])
        return bool(opened)

    def _is_third_click(self) -> bool:
        limit = QApplication.doubleClickInterval()
        is_soon = self._since_double.isValid() and self._since_double.elapsed() < limit
        self._since_double.invalidate()
        return is_soon

    def _begin(self, unit: Callable[[str, int], Span], point: QPointF) -> None:
        self._unit, self._point = unit, point
        self._is_dragging, self._has_moved = True, False
        place = self._view.place_at(point)
        under = self._view.character_at(point)
        self._origin = self._unit(
            self._view.model.text, place if under is None else under
        )
        if unit is _nothing_around:
            self._origin = Span(place, place)
        self._view.move_caret_to(self._origin.start)
        self._view.move_caret_to(self._origin.end, keep_anchor=True)

    def _extend(self, point: QPointF) -> None:
        self._unit, self._is_dragging, self._has_moved = _nothing_around, True, True
        anchor = self._view.anchor()
        self._origin = Span(anchor, anchor)
        self._drag_to(point)

    def _drag_to(self, point: QPointF) -> None:
        place = self._view.place_at(point)
        part = self._unit(self._view.model.text, place)
        is_back = part.start < self._origin.start
        self._view.move_caret_to(self._origin.end if is_back else self._origin.start)
        target = part.start if is_back else max(part.end, self._origin.end)
        self._view.move_caret_to(target, keep_anchor=True)

    def _overshoot(self) -> float:
        """How far the mouse is above (negative) or below the viewport."""
        y, height = self._point.y(), self._view.viewport().height()
        return min(y, 0) or max(y - height, 0)

    def _scroll_on(self) -> None:
        way = self._overshoot()
        speed = max(_SLOWEST, min(abs(int(way)), _FASTEST))
        bar = self._view.verticalScrollBar()
        bar.setValue(bar.value() + (speed if way > 0 else -speed))
        y = max(0.0, min(self._point.y(), self._view.viewport().height() - 1.0))
        self._drag_to(QPointF(self._point.x(), y))
