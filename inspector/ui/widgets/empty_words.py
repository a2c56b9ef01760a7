"""What a list says as long as it is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QAbstractItemView


class EmptyWords(QLabel):
    """A sentence at the top of a list without rows.

    Args:
        view: The list; its model is there already and stays.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view.viewport())
        self._view = view
        self.setProperty("muted", "true")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setContentsMargins(8, 8, 8, 8)
        # The mouse is the list's.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        model = view.model()
        for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            signal.connect(self._follow)
        view.viewport().installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Override ``QObject.eventFilter``: be as wide as the list."""
        if event.type() == QEvent.Type.Resize:
            self.resize(self._view.viewport().size())
        return super().eventFilter(watched, event)

    @Slot()
    def _follow(self) -> None:
        self.setVisible(not self._view.model().rowCount())
