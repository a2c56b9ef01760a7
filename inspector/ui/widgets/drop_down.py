"""A button that says what is chosen and opens a menu of what could be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

_ROOM_FOR_ARROW = 48
_INSET = "\u2003"
"""Qt leaves the padding of a left-aligned button out where it has a menu."""


class DropDown(QPushButton):
    """Shortens its label to its width; the whole of it is read out and a tooltip.

    Its menu is to be filled when it is about to show: ``menu().aboutToShow``.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = ""
        self.setProperty("dropdown", "true")
        self.setMenu(QMenu(self))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def label(self) -> str:
        """The whole label."""
        return self._label

    def set_label(self, label: str, hint: str) -> None:
        """Say what is chosen.

        Args:
            label: Shown as far as there is room.
            hint: A sentence for the tooltip, below the label.
        """
        self._label = label
        self.setToolTip(f"{label}\n{hint}" if hint else label)
        self.setAccessibleName(label)
        self.setAccessibleDescription(hint)
        self._shorten()

    def minimumSizeHint(self) -> QSize:
        """Override ``QPushButton.minimumSizeHint``: it can do with little room."""
        return QSize(_ROOM_FOR_ARROW, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QWidget.resizeEvent``."""
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        room = max(self.width() - _ROOM_FOR_ARROW, 0)
        # An ampersand would become a mnemonic; names may hold one.
        shown = self.fontMetrics().elidedText(
            self._label, Qt.TextElideMode.ElideRight, room
        )
        self.setText(_INSET + shown.replace("&", "&&"))
