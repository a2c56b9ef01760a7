"""The items of an inspection as rows, some of them filtered away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from inspector.ui.models.item_summary import Summary, summary_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.pairing.links import Links

SUMMARY = Qt.ItemDataRole.UserRole
"""The role of a row's `Summary`."""

_ROLE = Qt.ItemDataRole


class ItemList(QAbstractListModel):
    """One row an item; a row is worked out when it is first shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: tuple[InspectedItem, ...] = ()
        self._shown: Sequence[int] = ()
        self._links: Links | None = None
        self._summaries: dict[int, Summary] = {}

    def show(
        self,
        inspection: Inspection | None,
        shown: Sequence[int] | None = None,
        links: Links | None = None,
    ) -> None:
        """Show other items.

        Args:
            inspection: Whose items.
            shown: The numbers of the items to show, in order; all when None.
            links: Which items are a call and its output.
        """
        self.beginResetModel()
        self._items = inspection.items if inspection else ()
        self._links = links
        self._shown = range(len(self._items)) if shown is None else shown
        self._summaries = {}
        self.endResetModel()

    def forget_words(self) -> None:
        """Word every row anew, in the language of now."""
        self._summaries = {}
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1))

    @property
    def total(self) -> int:
        """How many items there are, shown or not."""
        return len(self._items)

    def item_at(self, row: int) -> int:
        """The number of the item in a row."""
        return self._shown[row]

    def row_of(self, item: int | None) -> int | None:
        """The row of an item, or None where it is not shown."""
        if isinstance(self._shown, range):
            is_shown = item is not None and item in self._shown
            return item if is_shown else None
        return self._shown.index(item) if item in self._shown else None

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else len(self._shown)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``: a lookup, never a parse."""
        if not index.isValid():
            return None
        if role == _ROLE.DisplayRole:
            return self._summary(index.row()).title
        if role in (_ROLE.AccessibleTextRole, _ROLE.ToolTipRole):
            return self._summary(index.row()).spoken
        return self._summary(index.row()) if role == SUMMARY else None

    def _summary(self, row: int) -> Summary:
        number = self._shown[row]
        if number not in self._summaries:
            partner = self._links.partner_of(number) if self._links else None
            self._summaries[number] = summary_of(self._items[number], partner)
        return self._summaries[number]
