"""What can be done while nothing is open, in the middle of the empty view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QAction

_LEAST_ABOVE = 8


class EmptyHints(QWidget):
    """A few words and buttons that stay in the middle of their parent."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.title, self.lines = QLabel(), QLabel()
        self.title.setProperty("heading", "true")
        self.lines.setProperty("muted", "true")
        for label in (self.title, self.lines):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._buttons.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self.lines)
        column.addLayout(self._buttons)
        parent.installEventFilter(self)
        self.retranslate()

    def offer(self, actions: Iterable[QAction]) -> None:
        """Show a button for each of some actions."""
        for action in actions:
            button = QToolButton(self)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setDefaultAction(action)
            self._buttons.addWidget(button)
        self._centre()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.title.setText(self.tr("Paste a logged tool call to inspect it"))
        self.lines.setText(
            self.tr(
                "Or drop a file here, or two to compare them. An item, a list of "
                "items, a request, a response or JSON Lines will do. "
                "Everything stays on this computer."
            )
        )
        self._centre()

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Override ``QWidget.event``: fonts and words may need another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._centre()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Override ``QObject.eventFilter``: stay in the middle."""
        if event.type() == QEvent.Type.Resize:
            self._centre()
        return super().eventFilter(watched, event)

    def _centre(self) -> None:
        room = self._room.rect()
        width = max(min(440, room.width() - 32), 200)
        self._show_lines(width, room.height() - 2 * _LEAST_ABOVE)
        self.resize(width, self._column.totalHeightForWidth(width))
        above = max((room.height() - self.height()) // 2, _LEAST_ABOVE)
        self.move((room.width() - width) // 2, above)

    def _show_lines(self, width: int, height: int) -> None:
        """Leave the small words to a tooltip where there is no room for all."""
        wanted = self._column.totalHeightForWidth(width)
        if self.lines.isHidden():
            wanted += self.lines.heightForWidth(width) + self._column.spacing()
        has_room = wanted <= height
        self.lines.setVisible(has_room)
        self.title.setToolTip("" if has_room else self.lines.text())
