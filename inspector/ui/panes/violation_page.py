"""The tab about violations: how the arguments stand, and what breaks the schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from inspector.ui.panes.copy_menu import offer_copies, put_on_clipboard
from inspector.ui.widgets.marked_sentence import MarkedSentence
from inspector.ui.widgets.violation_view import ViolationView

if TYPE_CHECKING:
    from inspector.ui.theme import Theme

_GAP = 4
LEAST_LIST = 62
"""Pixels that show one card."""

_FRAME = 2
_MOST_KEPT = 104
"""Pixels that show a card of four lines."""


class ViolationPage(QWidget):
    """Shows a sentence, or the violations of an item."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = MarkedSentence()
        self.violations = self.listed = ViolationView()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.state)
        column.addWidget(self.violations, 1)
        column.addStretch(0)
        self.violations.copy_wished.connect(self._copy)
        self.violations.menu_wished.connect(self._offer)

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self.state.set_theme(theme)
        self.violations.set_theme(theme)

    def keep_first(self) -> None:
        """Take no less room than the first violation needs, unless it is long."""
        first = self.violations.sizeHintForRow(0) + _FRAME
        self.violations.setMinimumHeight(max(min(first, _MOST_KEPT), 0))

    def list_height(self, most: int) -> int:
        """What the list asks for beyond what stands above it."""
        if self.violations.isHidden():
            return 0
        wanted = self.violations.rows_height(max(most, 0)) + _FRAME
        return max(wanted, LEAST_LIST, self.violations.minimumHeight())

    def copies(self, number: int) -> list[tuple[str, str | None]]:
        """What of a row can be copied; a place that it does not have cannot."""
        rows = self.violations.list
        places = rows.rows[number].places
        return [
            (self.tr("Copy message"), rows.card(number).message),
            (self.tr("Copy instance location"), places.instance_location),
            (self.tr("Copy keyword location"), places.keyword_location),
        ]

    @Slot(int)
    def _copy(self, number: int) -> None:
        put_on_clipboard(self.violations.list.card(number).message)

    @Slot(int, QPoint)
    def _offer(self, number: int, place: QPoint) -> None:
        offer_copies(self, self.copies(number), place, "explain")
