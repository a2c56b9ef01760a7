"""The list of violations: cards, and toggles that right and left unfold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence

from inspector.ui.models.violation_list import IS_OPEN, ViolationList
from inspector.ui.widgets.card_view import ENTER, MOST_WRAPPED, CardView

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.ui.models.violation_rows import ViolationRow

__all__ = ["MOST_WRAPPED", "ViolationView"]


class ViolationView(CardView):
    """Shows the violations of an item.

    Signals:
        row_chosen: (`ViolationRow`) by a person; never a toggle.
    """

    row_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.list = ViolationList()
        super().__init__(self.list, parent)

    def show_item(self, inspected: InspectedItem | None) -> None:
        """Show the violations of another item."""
        self.refill(lambda: self.list.show(inspected))

    def toggle(self, number: int) -> None:
        """Show the branches of a toggle, or fold them."""
        self.list.set_open(number, is_open=not self.list.is_open(number))

    def choose(self, number: int) -> None:
        """Override ``CardView.choose``."""
        row: ViolationRow = self.list.rows[number]
        self.row_chosen.emit(row)
        super().choose(number)

    def click(self, index: QModelIndex) -> None:
        """Override ``CardView.click``: a toggle unfolds."""
        if index.data(IS_OPEN) is not None:
            self.toggle(index.row())
        else:
            super().click(index)

    def act_on(self, event: QKeyEvent, index: QModelIndex) -> bool:
        """Override ``CardView.act_on``: a toggle has keys of its own."""
        number, key = index.row(), event.key()
        if index.data(IS_OPEN) is None or event.matches(QKeySequence.StandardKey.Copy):
            return super().act_on(event, index)
        if key in ENTER or key == Qt.Key.Key_Space:
            self.toggle(number)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.list.set_open(number, is_open=key == Qt.Key.Key_Right)
        else:
            return False
        return True
