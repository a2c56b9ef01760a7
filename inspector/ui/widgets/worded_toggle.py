"""A toggle that says in words what a click does, or by an arrow where it must."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QToolButton

_PADDING = 16


class WordedToggle(QToolButton):
    """Says in words what a click does: its state is not shown by colour alone."""

    def __init__(self) -> None:
        super().__init__()
        self._words = "", ""
        self._is_short = False
        self.setProperty("flat", "true")
        self.setCheckable(True)
        self.setChecked(True)
        self.toggled.connect(self._tell)

    def set_words(self, show: str, hide: str) -> None:
        """Say what a click does when it is off, and when it is on."""
        self._words = show, hide
        self._tell()

    def shorten(self, room: int) -> None:
        """Show an arrow in place of the words, where those have no room."""
        words = self.fontMetrics().horizontalAdvance(self._words[self.isChecked()])
        self._is_short = words + _PADDING > room
        self._tell()

    @Slot()
    def _tell(self) -> None:
        words = self._words[self.isChecked()]
        arrow = "▾" if self.isChecked() else "▸"
        self.setText(arrow if self._is_short else words)
        self.setToolTip(words)
        self.setAccessibleName(words)
