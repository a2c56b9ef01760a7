"""The portability of a schema as a table: places down, providers across."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from inspector.ui.models.fault_words import place_words
from inspector.ui.models.portability_rows import mark_of
from inspector.ui.models.portability_words import (
    cell_spoken,
    cell_tip,
    cell_word,
    column_tip,
    column_words,
    feature_words,
    place_tip,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.tools.dialects.cell import Cell
    from inspector.core.tools.dialects.schema_dialect import SchemaDialect
    from inspector.ui.models.portability_rows import Column, PlaceRow
    from inspector.ui.models.schema_study import SchemaStudy

_ROLE = Qt.ItemDataRole
_ACROSS = Qt.Orientation.Horizontal
MARK = _ROLE.UserRole
"""The role of the mark of a cell or of a provider; empty for none."""

BELOW = _ROLE.UserRole + 1
"""The role of the second line of a heading."""


class PortabilityTable(QAbstractTableModel):
    """Words are made for what is shown, when it is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[PlaceRow, ...] = ()
        self._columns: tuple[Column, ...] = ()
        self._language = "en"

    @property
    def rows(self) -> tuple[PlaceRow, ...]:
        """The places."""
        return self._rows

    @property
    def columns(self) -> tuple[Column, ...]:
        """The providers."""
        return self._columns

    def show(self, study: SchemaStudy | None) -> None:
        """Show another schema."""
        self.beginResetModel()
        self._rows = study.rows if study else ()
        self._columns = study.columns if study and study.rows else ()
        self.endResetModel()

    def set_language(self, language: str) -> None:
        """Say everything in another language."""
        self._language = language
        if not self._rows:
            return
        last = self.index(len(self._rows) - 1, len(self._columns) - 1)
        self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(_ACROSS, 0, len(self._columns) - 1)
        down = Qt.Orientation.Vertical
        self.headerDataChanged.emit(down, 0, len(self._rows) - 1)

    def cell(
        self, row: int, column: int
    ) -> tuple[PlaceRow, SchemaDialect, Cell | None]:
        """A place, a provider, and what it does there."""
        place = self._rows[row]
        return place, self._columns[column].dialect, place.cells[column]

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.columnCount``."""
        return 0 if parent.isValid() else len(self._columns)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``."""
        if not index.isValid():
            return None
        found = self.cell(index.row(), index.column())
        if role == MARK:
            return mark_of(found[2])
        if role == _ROLE.DisplayRole:
            return cell_word(found[2], self._language)
        if role == _ROLE.ToolTipRole:
            return cell_tip(*found, self._language)
        if role == _ROLE.AccessibleTextRole:
            return cell_spoken(*found, self._language)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Override ``QAbstractItemModel.headerData``."""
        if orientation == _ACROSS:
            return self._heading(self._columns[section], role)
        return self._place(self._rows[section], role)

    def _heading(self, column: Column, role: int) -> str | None:
        title = column.dialect.title.in_language(self._language)
        if role == _ROLE.DisplayRole:
            return title
        if role == BELOW:
            return column_words(column, self._language)
        if role == MARK:
            return column.mark
        if role == _ROLE.ToolTipRole:
            return column_tip(column, self._language)
        if role == _ROLE.AccessibleTextRole:
            return f"{title}, {column_words(column, self._language)}"
        return None

    def _place(self, row: PlaceRow, role: int) -> str | None:
        if role == _ROLE.DisplayRole:
            return place_words(row.use.pointer)
        if role == BELOW:
            return feature_words(row, self._language)
        if role == _ROLE.ToolTipRole:
            return place_tip(row, self._language)
        if role == _ROLE.AccessibleTextRole:
            where = place_words(row.use.pointer)
            return f"{where}, {feature_words(row, self._language)}"
        return "" if role == MARK else None
