"""A line that narrows the list below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class FilterLine(QLineEdit):
    """A line whose arrow keys go on into the list below it.

    Args:
        below: The list.
    """

    def __init__(self, below: QWidget) -> None:
        super().__init__()
        self._below = below
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QLineEdit.keyPressEvent``."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._below.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
