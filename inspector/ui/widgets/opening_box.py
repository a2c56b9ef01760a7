"""A box with a list that opens by key, whatever that key does in the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox

_KEYS = (Qt.Key.Key_Down, Qt.Key.Key_Up)


class OpeningBox(QComboBox):
    """Alt+Down opens its list while it has the focus, as it does in other boxes."""

    def event(self, event: QEvent) -> bool:
        """Override ``QObject.event``: the key is the box's own."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent):
            is_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
            if is_alt and event.key() in _KEYS:
                event.accept()
                return True
        return super().event(event)
