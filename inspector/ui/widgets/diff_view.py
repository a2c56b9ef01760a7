"""Two sides beside each other in one view: read, select, copy, choose, step through.

Up and down go through the rows, left and right through the characters of a side,
Ctrl with left or right to the other side; Enter chooses a row, or opens and closes
the pair whose heading it is on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeySequence,
    QPainter,
    QPen,
)

from inspector.ui.models.diff_selection import DiffSelection, Spot
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.widgets.diff_keys import move_by_key
from inspector.ui.widgets.diff_painter import DiffPainter, LineState
from inspector.ui.widgets.diff_scroll import DiffScroll
from inspector.ui.widgets.diff_speech import DiffSpeech

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.diff_sheet import DiffSheet
    from inspector.ui.theme import Theme
    from inspector.ui.widgets.diff_painter import Side
    from inspector.ui.widgets.diff_scroll import ShownRow

_KEY_REASONS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SCROLL_MS = 30


class DiffView(DiffScroll):
    """Shows a `DiffSheet`.

    Signals:
        row_chosen: (`Spot`) by a click that did not drag, or
            by Enter.
        pair_toggled: (pair) its heading was clicked, or Enter pressed on it.
        menu_requested: (`Spot`, whether on the left, position on the screen).
        caret_moved: the caret stands elsewhere now, or on the other side.
    """

    row_chosen = Signal(object)
    pair_toggled = Signal(int)
    menu_requested = Signal(object, bool, QPoint)
    caret_moved = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.selection = DiffSelection()
        self.current: tuple[RowKey, RowKey] | None = None
        """First and last row of the change that a person looks at."""

        self._is_dragging = self._has_dragged = False
        self._has_ring = False
        self._point = QPointF()
        self._drag_on = QTimer(self, interval=_SCROLL_MS)
        self._drag_on.timeout.connect(self._scroll_on)
        self._speech = DiffSpeech(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.top_changed.connect(self._keep_hand)

    # What is shown

    def show_sheet(self, sheet: DiffSheet | None) -> None:
        """Show another sheet from its beginning, with nothing chosen."""
        first = sheet.key_of(0) if sheet is not None and sheet.count else RowKey(0, 0)
        self.selection = DiffSelection(anchor=Spot(first, 0), caret=Spot(first, 0))
        self.current = None
        super().show_sheet(sheet)

    def show_current(self, first: RowKey, last: RowKey) -> None:
        """Frame the rows of a change, show them, and put the caret there."""
        self.frame(first, last)
        self.selection.move_to(Spot(first, 0))
        if self.sheet is not None:
            self.reveal_row(self.sheet.number_of(first))
        self._reveal_changed(first)
        self.viewport().update()
        self.caret_moved.emit()

    def frame(self, first: RowKey, last: RowKey) -> None:
        """Frame the rows of a change that is seen already."""
        self.current = first, last
        self.viewport().update()

    def clear_current(self) -> None:
        """Frame nothing."""
        self.current = None
        self.viewport().update()

    def _reveal_changed(self, key: RowKey) -> None:
        """Scroll sideways to the first changed characters of a row."""
        for is_left in (True, False):
            line = self.line_at(key, is_left=is_left)
            if line is not None and line.ranges:
                grid = self.looks.of(line).grid
                self.reveal_column(
                    grid.column_of(line.ranges[0].start), is_left=is_left
                )

    # Caret and selection

    def move_caret(self, spot: Spot, *, keep_anchor: bool = False) -> None:
        """Put the caret somewhere and show it."""
        self.selection.move_to(spot, keep_anchor=keep_anchor)
        if self.sheet is not None:
            self.follow_row(self.sheet.number_of(self.selection.caret.key))
        self._follow_column()
        self.viewport().update()
        self.caret_moved.emit()

    def go_to_side(self, *, is_left: bool) -> None:
        """Let the keyboard act on the left or the right side."""
        self.selection.go_to_side(is_left=is_left)
        self._follow_column()
        self.viewport().update()
        self.caret_moved.emit()

    def select_all(self) -> None:
        """Select the caret's side of its item."""
        pair = self.selection.caret.key.pair
        block = self.sheet.block(pair) if self.sheet else None
        if block is None or not block.rows:
            return
        last = RowKey(pair, len(block.rows) - 1)
        line = self.line_at(last, is_left=self.selection.is_left)
        self.selection.move_to(Spot(RowKey(pair, 0), 0))
        self.selection.move_to(
            Spot(last, len(line.text) if line else 0), keep_anchor=True
        )
        self.viewport().update()
        self.caret_moved.emit()

    def selected_text(self) -> str:
        """The selected characters of one side."""
        selection, sheet = self.selection, self.sheet
        block = sheet.block(selection.caret.key.pair) if sheet else None
        if block is None or sheet is None or selection.is_empty:
            return ""
        comparison = sheet.comparison
        side = comparison.left if selection.is_left else comparison.right
        return selection.text(block, side.document.text)

    def copy(self) -> None:
        """Put the selected characters on the clipboard, if any are."""
        text = self.selected_text()
        if text:
            QGuiApplication.clipboard().setText(text)

    def _follow_column(self) -> None:
        spot, is_left = self.selection.caret, self.selection.is_left
        line = self.line_at(spot.key, is_left=is_left)
        if line is not None:
            column = self.looks.of(line).grid.column_of(spot.column)
            self.reveal_column(column, is_left=is_left)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QAbstractScrollArea.keyPressEvent``."""
        if self.count and self._act_on(event):
            event.accept()
        else:
            event.ignore()

    def _act_on(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
        elif event.key() in _ENTER:
            self._choose(self.selection.caret)
        else:
            return move_by_key(self, event)
        return True

    def _choose(self, spot: Spot) -> None:
        if spot.key.row == HEADING:
            self.pair_toggled.emit(spot.key.pair)
        else:
            self.row_chosen.emit(spot)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Override ``QAbstractScrollArea.mousePressEvent``."""
        if event.button() is not Qt.MouseButton.LeftButton or not self.count:
            event.ignore()
            return
        is_left = self.side_at(event.position().x()).is_left
        extends = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        extends = extends and is_left is self.selection.is_left
        self.selection.go_to_side(is_left=is_left)
        spot = self.spot_at(event.position(), is_left=is_left)
        self.selection.move_to(spot, keep_anchor=extends)
        self._is_dragging, self._has_dragged = True, extends
        self.viewport().update()
        self.caret_moved.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Override ``QAbstractScrollArea.mouseMoveEvent``."""
        self._point = event.position()
        self._keep_hand()
        if not self._is_dragging:
            return
        self._drag_to(self._point)
        inside = 0 <= self._point.y() < self.viewport().height()
        if inside:
            self._drag_on.stop()
        else:
            self._drag_on.start()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Override ``QAbstractScrollArea.mouseReleaseEvent``."""
        if not self._is_dragging or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._is_dragging = False
        self._drag_on.stop()
        if not self._has_dragged:
            self._choose(self.selection.caret)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Override ``QAbstractScrollArea.mouseDoubleClickEvent``: take a token."""
        selection = self.selection
        line = self.line_at(selection.caret.key, is_left=selection.is_left)
        if line is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        column = min(selection.caret.column, max(len(line.text) - 1, 0))
        token = next(self.looks.of(line).tokens.between(column, column + 1), None)
        if token is not None:
            # `between` clips, and a token is to be taken whole.
            whole = next(t for t in self.looks.of(line).tokens if t.end > column)
            key = selection.caret.key
            selection.move_to(Spot(key, whole.start))
            selection.move_to(Spot(key, whole.end), keep_anchor=True)
            self._has_dragged = True
            self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Override ``QAbstractScrollArea.contextMenuEvent``."""
        if not self.count:
            return
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            corner = QPointF(self.sides()[0].text_left, self._caret_bottom())
            if not self.selection.is_left:
                corner.setX(self.sides()[1].text_left)
            place, is_left = corner.toPoint(), self.selection.is_left
            spot = self.selection.caret
        else:
            place, is_left = event.pos(), self.side_at(event.pos().x()).is_left
            spot = self.spot_at(QPointF(event.pos()), is_left=is_left)
        position = self.viewport().mapToGlobal(place)
        self.menu_requested.emit(spot, is_left, position)

    def _drag_to(self, point: QPointF) -> None:
        y = max(0.0, min(point.y(), self.viewport().height() - 1.0))
        spot = self.spot_at(QPointF(point.x(), y), is_left=self.selection.is_left)
        if spot != self.selection.caret:
            self._has_dragged = True
            self.selection.move_to(spot, keep_anchor=True)
            self._follow_column()
            self.viewport().update()
            self.caret_moved.emit()

    def _scroll_on(self) -> None:
        bar, y = self.verticalScrollBar(), self._point.y()
        way = y if y < 0 else y - self.viewport().height()
        step = max(1, min(int(abs(way)) // self.row_height + 1, 8)) * self.row_height
        bar.setValue(bar.value() + (step if way > 0 else -step))
        self._drag_to(self._point)

    def _keep_hand(self) -> None:
        """Headings are pressed like buttons, rows are text."""
        shape = Qt.CursorShape.ArrowCursor
        if self.sheet is not None and self.count:
            key = self.sheet.key_of(self.row_at(self._point.y()))
            is_button = key.row == HEADING
            shape = Qt.CursorShape.PointingHandCursor
            shape = shape if is_button else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)

    def _caret_bottom(self) -> float:
        if self.sheet is None:
            return 0
        number = self.sheet.number_of(self.selection.caret.key)
        return self.row_top(number) + self.row_height

    # Focus

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Override ``QAbstractScrollArea.focusInEvent``."""
        self._has_ring = event.reason() in _KEY_REASONS
        self.viewport().update()
        super().focusInEvent(event)
        self._speech.tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Override ``QAbstractScrollArea.focusOutEvent``."""
        self._has_ring = False
        self.viewport().update()
        super().focusOutEvent(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Override ``QAbstractScrollArea.paintEvent``."""
        painter = QPainter(self.viewport())
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.fillRect(self.viewport().rect(), self.theme.colour("bg"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sides = self.sides()
        paint = DiffPainter(painter, self.row_painter, self.looks, self.theme)
        middle = sides[1].left - 1
        for shown in self.shown_rows():
            self._paint_row(paint, shown, sides)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self._paint_middle(painter, middle)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_current(paint)
        if self._has_ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colour("accent"), 2))
            ring = self.viewport().rect().toRectF().adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, 3, 3)
        painter.end()
        event.accept()

    def _paint_row(
        self, paint: DiffPainter, shown: ShownRow, sides: tuple[Side, Side]
    ) -> None:
        key = shown.row.key
        if shown.row.is_heading and self.sheet is not None:
            has_caret = self.hasFocus() and self.selection.caret.key == key
            paint.paint_heading(
                self.band(shown.number, shown.number),
                self.sheet.comparison.pairs[key.pair],
                is_open=self.sheet.is_open(key.pair),
                has_caret=has_caret,
            )
        elif shown.row.row is not None:
            for side in sides:
                state = self._state_of(key, side)
                paint.paint_side(side, shown.top, shown.row.row, state)

    def _state_of(self, key: RowKey, side: Side) -> LineState:
        selection = self.selection
        if side.is_left is not selection.is_left:
            return LineState()
        line = self.line_at(key, is_left=side.is_left)
        if line is None:
            return LineState()
        has_caret = self.hasFocus() and selection.caret.key == key
        column = min(selection.caret.column, len(line.text)) if has_caret else None
        return LineState(selection.in_line(key, len(line.text)), column)

    def _paint_middle(self, painter: QPainter, x: float) -> None:
        """Paint the line between the sides, except through headings."""
        colour, bottom = self.theme.colour("line"), self.viewport().height()
        for shown in self.shown_rows():
            if not shown.row.is_heading:
                painter.fillRect(int(x), int(shown.top), 1, self.row_height, colour)
        if self.count:
            end = int(self.row_top(self.count))
            painter.fillRect(int(x), end, 1, max(bottom - end, 0), colour)

    def _paint_current(self, paint: DiffPainter) -> None:
        if self.current is None or self.sheet is None:
            return
        first, last = (self.sheet.number_of(key) for key in self.current)
        paint.paint_current(self.band(first, last))
