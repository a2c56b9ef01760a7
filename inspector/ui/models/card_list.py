"""Any things as cards in a list; each is put in words when it is first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from inspector.ui.models.violation_list import CARD, DEPTH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPersistentModelIndex

    from inspector.ui.models.violation_words import Card

_ROLE = Qt.ItemDataRole


class CardList(QAbstractListModel):
    """One card a thing, for the same delegate that paints violations."""

    def __init__(
        self, word: Callable[[Any], Card], parent: QObject | None = None
    ) -> None:
        """Make an empty list.

        Args:
            word: Says one thing, in the language in force.
            parent: As ever in Qt.
        """
        super().__init__(parent)
        self._word = word
        self._things: Sequence[object] = ()
        self._cards: dict[int, Card] = {}

    @property
    def things(self) -> Sequence[object]:
        """What is listed."""
        return self._things

    def show(self, things: Sequence[object]) -> None:
        """List other things."""
        self.beginResetModel()
        self._things, self._cards = things, {}
        self.endResetModel()

    def word_anew(self) -> None:
        """Say everything again: the language is another one."""
        self._cards = {}
        if self._things:
            self.dataChanged.emit(self.index(0), self.index(len(self._things) - 1))

    def card(self, number: int) -> Card:
        """What a row says."""
        if number not in self._cards:
            self._cards[number] = self._word(self._things[number])
        return self._cards[number]

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else len(self._things)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``."""
        if not index.isValid():
            return None
        if role == DEPTH:
            return 0
        card = self.card(index.row())
        said: dict[int, object] = {
            CARD: card,
            _ROLE.DisplayRole: card.message,
            _ROLE.ToolTipRole: card.hint,
            _ROLE.AccessibleTextRole: card.spoken,
        }
        return said.get(role)
