"""What the mouse does in a comparison: carets, dragging, tokens, clicks on rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QContextMenuEvent

from inspector.ui.models.diff_selection import Spot

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from inspector.ui.widgets.diff_selecting import DiffSelectingView

_SCROLL_MS = 30
_FASTEST = 8
"""Rows that one turn of dragging beyond the edge scrolls."""


class DiffMouse(QObject):
    """Turns presses, drags and clicks in one view into selections and choices."""

    def __init__(self, view: DiffSelectingView) -> None:
        super().__init__(view)
        self._view = view
        self._is_dragging = self._has_dragged = False
        self._point = QPointF()
        self._drag_on = QTimer(self, interval=_SCROLL_MS)
        self._drag_on.timeout.connect(self._scroll_on)

    def press(self, event: QMouseEvent) -> None:
        """Begin a selection on one of the sides."""
        view, point = self._view, event.position()
        if event.button() is not Qt.MouseButton.LeftButton or not view.count:
            event.ignore()
            return
        is_left = view.side_at(point.x()).is_left
        extends = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        extends = extends and is_left is view.selection.is_left
        view.selection.go_to_side(is_left=is_left)
        spot = view.spot_at(point, is_left=is_left)
        self._is_dragging, self._has_dragged = True, extends
        view.move_caret(spot, keep_anchor=extends)

    def move(self, event: QMouseEvent) -> None:
        """Drag the selection along."""
        self._point = event.position()
        self.show_shape()
        if not self._is_dragging:
            return
        self._drag_to(self._point)
        if 0 <= self._point.y() < self._view.viewport().height():
            self._drag_on.stop()
        else:
            self._drag_on.start()

    def release(self, event: QMouseEvent) -> None:
        """End a drag, or choose what was clicked."""
        if not self._is_dragging or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._is_dragging = False
        self._drag_on.stop()
        if not self._has_dragged:
            self._view.choose(self._view.selection.caret)

    def double_click(self, event: QMouseEvent) -> None:
        """Select the token that was clicked."""
        view = self._view
        key, column = view.selection.caret
        line = view.line_at(key, is_left=view.selection.is_left)
        if line is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        tokens = view.looks.of(line).tokens
        token = next((each for each in tokens if column < each.end), None)
        if token is not None and token.start <= column:
            view.selection.move_to(Spot(key, token.start))
            view.drag_to(Spot(key, token.end))

    def ask_for_menu(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of what is under the mouse, or of the caret's row."""
        view, place = self._view, event.pos()
        if view.sheet is None or not view.count:
            return
        is_left = view.side_at(place.x()).is_left
        spot = view.spot_at(QPointF(place), is_left=is_left)
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            spot, is_left = view.selection.caret, view.selection.is_left
            side = view.sides()[0 if is_left else 1]
            top = view.row_top(view.sheet.number_of(spot.key))
            place = QPointF(side.text_left, top + view.row_height).toPoint()
        view.menu_requested.emit(spot, is_left, view.viewport().mapToGlobal(place))

    @Slot()
    def show_shape(self) -> None:
        """Headings and folds are pressed like buttons, rows are text."""
        view, shape = self._view, Qt.CursorShape.ArrowCursor
        if view.sheet is not None and view.count:
            row = view.sheet.at(view.row_at(self._point.y()))
            shape = Qt.CursorShape.IBeamCursor
            if row.is_heading or row.is_fold:
                shape = Qt.CursorShape.PointingHandCursor
        view.viewport().setCursor(shape)

    def _drag_to(self, point: QPointF) -> None:
        view = self._view
        y = max(0.0, min(point.y(), view.viewport().height() - 1.0))
        is_left = view.selection.is_left
        spot = view.spot_at(QPointF(point.x(), y), is_left=is_left)
        if spot != view.selection.caret:
            self._has_dragged = True
            view.drag_to(spot)

    @Slot()
    def _scroll_on(self) -> None:
        view, y = self._view, self._point.y()
        beyond = y if y < 0 else y - view.viewport().height()
        rows = min(int(abs(beyond)) // view.row_height + 1, _FASTEST)
        bar, step = view.verticalScrollBar(), rows * view.row_height
        bar.setValue(bar.value() + (step if beyond > 0 else -step))
        self._drag_to(self._point)
