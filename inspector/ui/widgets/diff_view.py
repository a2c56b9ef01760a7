"""Two sides beside each other in one view: read, select, copy, choose.

Up and down go through the rows, left and right through the characters of a side,
Ctrl with left or right to the other side; Enter chooses a row, or opens and closes
the pair whose heading it is on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtWidgets import QToolTip

from inspector.ui.widgets.diff_keys import move_by_key
from inspector.ui.widgets.diff_mouse import DiffMouse
from inspector.ui.widgets.diff_selecting import DiffSelectingView
from inspector.ui.widgets.diff_speech import DiffSpeech

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.diff_sheet import RowKey
    from inspector.ui.theme import Theme

_KEY_REASONS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class DiffView(DiffSelectingView):
    """Lets keyboard, mouse and screen reader act on a `DiffSelectingView`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._mouse, self._speech = DiffMouse(self), DiffSpeech(self)
        self._tip_at: Callable[[RowKey], str] = lambda _: ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.top_changed.connect(self._mouse.show_shape)

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
            self.choose(self.selection.caret)
        else:
            return move_by_key(self, event)
        return True

    # Mouse

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
        self._mouse.ask_for_menu(event)

    def set_tooltip_provider(self, provider: Callable[[RowKey], str]) -> None:
        """Ask for a tooltip by the row under the mouse; empty for none."""
        self._tip_at = provider

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Override ``QAbstractScrollArea.viewportEvent``."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tip(event)
            return True
        return super().viewportEvent(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        tip, number = "", self.row_at(event.pos().y())
        if self.sheet is not None and self.count:
            is_beyond = self.row_top(number) + self.row_height <= event.pos().y()
            tip = "" if is_beyond else self._tip_at(self.sheet.key_of(number))
        area = self.band(number, number).toRect()
        QToolTip.showText(event.globalPos(), tip, self.viewport(), area)

    # Focus

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Override ``QAbstractScrollArea.focusInEvent``."""
        self.has_ring = event.reason() in _KEY_REASONS
        self.viewport().update()
        super().focusInEvent(event)
        self._speech.tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Override ``QAbstractScrollArea.focusOutEvent``."""
        self.has_ring = False
        self.viewport().update()
        super().focusOutEvent(event)
