"""The violations of a call as a list; branches unfold below their keyword."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from inspector.ui.models.violation_rows import branch_rows, rows_of
from inspector.ui.models.violation_words import Card, card_of, toggle_text

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.tools.validation import Violation
    from inspector.ui.models.violation_rows import ViolationRow

_ROLE = Qt.ItemDataRole
CARD = _ROLE.UserRole
"""The role of a row's `Card`; of a toggle there is none."""

DEPTH = _ROLE.UserRole + 1
"""The role of how deep in branches a row stands."""

IS_OPEN = _ROLE.UserRole + 2
"""The role of whether a toggle is open; None for a row that is no toggle."""


class ViolationList(QAbstractListModel):
    """One row a finding; a row is put in words when it is first shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[ViolationRow] = []
        self._cards: dict[ViolationRow, Card] = {}
        self._open: dict[ViolationRow, list[ViolationRow]] = {}
        self._language = "en"

    @property
    def rows(self) -> list[ViolationRow]:
        """The rows as they are shown now."""
        return self._rows

    def show(self, inspected: InspectedItem | None) -> None:
        """Show another item with all branches folded."""
        self.beginResetModel()
        self._rows = rows_of(inspected) if inspected else []
        self._cards, self._open = {}, {}
        self.endResetModel()

    def set_language(self, language: str) -> None:
        """Have the core's sentences in another language, and word every row anew."""
        self._language = language
        self._cards = {}
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def card(self, number: int) -> Card:
        """What a row says; a toggle says what its keyword does."""
        row = self._rows[number]
        if row not in self._cards:
            self._cards[row] = card_of(row, self._language)
        return self._cards[row]

    def row_of(
        self, finding: Finding | None, violation: Violation | None
    ) -> int | None:
        """The row of what is chosen, or None where it is not shown."""
        for number, row in enumerate(self._rows):
            if row.is_toggle:
                continue
            if finding is not None and row.finding is finding:
                return number
            if finding is None and violation is not None and row.violation is violation:
                return number
        return None

    def is_open(self, number: int) -> bool:
        """Whether a toggle shows its branches."""
        return self._rows[number] in self._open

    def set_open(self, number: int, *, is_open: bool) -> None:
        """Show or fold the branches of a toggle; other rows have none."""
        row = self._rows[number]
        if not row.is_toggle or is_open == self.is_open(number):
            return
        if is_open:
            self._unfold(number, row)
        else:
            self._fold(number, row)
        self.dataChanged.emit(self.index(number), self.index(number))

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``: a lookup, never a parse."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == DEPTH:
            return row.depth
        if row.is_toggle:
            return self._toggle_data(index.row(), role)
        return self._card_data(index.row(), role)

    def _toggle_data(self, number: int, role: int) -> object:
        is_open = self.is_open(number)
        if role == IS_OPEN:
            return is_open
        if role in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole):
            return toggle_text(self._rows[number], is_open=is_open)
        return None

    def _card_data(self, number: int, role: int) -> object:
        if role == CARD:
            return self.card(number)
        if role == _ROLE.DisplayRole:
            return self.card(number).message
        if role == _ROLE.AccessibleTextRole:
            return self.card(number).spoken
        return self.card(number).hint if role == _ROLE.ToolTipRole else None

    def _unfold(self, number: int, row: ViolationRow) -> None:
        below = branch_rows(row)
        self._open[row] = below
        self.beginInsertRows(QModelIndex(), number + 1, number + len(below))
        self._rows[number + 1 : number + 1] = below
        self.endInsertRows()

    def _fold(self, number: int, row: ViolationRow) -> None:
        """Take everything away that stands deeper, open branches in it too."""
        end = number + 1
        while end < len(self._rows) and self._rows[end].depth > row.depth:
            self._open.pop(self._rows[end], None)
            end += 1
        del self._open[row]
        self.beginRemoveRows(QModelIndex(), number + 1, end - 1)
        del self._rows[number + 1 : end]
        self.endRemoveRows()
