"""The tab about violations: how the arguments stand, and what breaks the schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from inspector.ui.widgets.marked_sentence import MarkedSentence
from inspector.ui.widgets.violation_view import ViolationView

if TYPE_CHECKING:
    from inspector.ui.theme import Theme

_GAP = 4
LEAST_LIST = 62
"""Pixels that show one card."""


class ViolationPage(QWidget):
    """Shows a sentence, or the violations of an item."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = MarkedSentence()
        self.violations = self.listed = ViolationView()
        self.violations.setMinimumHeight(LEAST_LIST // 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.state)
        column.addWidget(self.violations, 1)
        column.addStretch(0)

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self.state.set_theme(theme)
        self.violations.set_theme(theme)

    def list_height(self, most: int) -> int:
        """What the list asks for beyond what stands above it."""
        if self.violations.isHidden():
            return 0
        return max(self.violations.rows_height(max(most, 0)) + 2, LEAST_LIST)
