"""The places behind a number, one a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.summary.observed import Where
    from inspector.ui.models.summary_table import Behind

_ROLE = Qt.ItemDataRole


class PlaceList(QAbstractListModel):
    """Lists what a `Behind` holds."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.behind: Behind | None = None

    def show(self, behind: Behind | None) -> None:
        """List other places."""
        self.beginResetModel()
        self.behind = behind
        self.endResetModel()

    def where(self, row: int) -> Where:
        """The place in a row.

        Raises:
            IndexError: there is no such row.
        """
        if self.behind is None:
            raise IndexError(row)
        return self.behind.places[row]

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        if self.behind is None or parent.isValid():
            return 0
        return len(self.behind.places)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``."""
        if not index.isValid() or role != _ROLE.DisplayRole:
            return None
        return place_words(self.where(index.row()))


def place_words(where: Where) -> str:
    """Where something stands, with the number of its item where it is one."""
    translate = QCoreApplication.translate
    words = translate("Summary", "line {line}").format(line=f"{where.line:,}")
    if where.item is not None:
        item = translate("Summary", "item {number}").format(number=where.item)
        words = f"{words} · {item}"
    return f"{words} · {where.pointer}" if where.pointer else words
