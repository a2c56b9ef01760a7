"""The rows of a log as rows of a list; a lookup each, whatever their number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from inspector.ui.models.item_list import SUMMARY
from inspector.ui.models.item_summary import Summary, mark_word, one_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.browsing.rows import LogRow, LogRows
    from inspector.core.browsing.selection import Inserted, Selection

_ROLE = Qt.ItemDataRole
_SPOKEN = (_ROLE.AccessibleTextRole, _ROLE.ToolTipRole)
_SHOWN = (SUMMARY, _ROLE.DisplayRole, *_SPOKEN)


class LogList(QAbstractListModel):
    """Shows a selection of rows and grows with it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: LogRows | None = None
        self._chosen: Selection | None = None
        self._length = 0
        self._language = "en"

    def speak(self, language: str) -> None:
        """Have the core's words in another language."""
        if language != self._language:
            self._language = language
            if self._length:
                self.dataChanged.emit(self.index(0), self.index(self._length - 1))

    def show(self, rows: LogRows | None, chosen: Selection | None) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows, self._chosen = rows, chosen
        self._length = len(chosen) if chosen is not None else 0
        self.endResetModel()

    def grow(self, inserted: Iterable[Inserted]) -> None:
        """Show what the selection has more than before."""
        for first, rows in inserted:
            self.beginInsertRows(QModelIndex(), first, first + rows - 1)
            self._length += rows
            self.endInsertRows()

    def row_at(self, place: int) -> int:
        """The row of the log in a place of the list.

        Raises:
            IndexError: there is no such place.
        """
        if self._chosen is None:
            raise IndexError(place)
        return self._chosen.row_at(place)

    def place_of(self, row: int | None) -> int | None:
        """The place of a row of the log; None where it is not shown."""
        if self._chosen is None or row is None:
            return None
        return self._chosen.place_of(row)

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else self._length

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``: a lookup, never a parse."""
        if self._rows is None or not index.isValid():
            return None
        if role not in _SHOWN:
            return None
        row = self._rows[self.row_at(index.row())]
        summary = summary_of(row, self._language)
        if role == SUMMARY:
            return summary
        return summary.title if role == _ROLE.DisplayRole else summary.spoken


def summary_of(row: LogRow, language: str) -> Summary:
    """Say a row of a log in a few words."""
    translate = QCoreApplication.translate
    title = row.type or translate("Items", "no type")
    parts = [part for part in (row.name, row.call_id) if part] or [row.id]
    if row.item is None:
        title, parts = _fault(row.rule, language), [row.rule]
    where = translate("Log", "line {number}").format(number=row.line)
    spoken = (where, title, *parts, row.reason, mark_word(row.mark))
    return Summary(
        row.mark,
        str(row.line),
        one_line(title),
        one_line(parts[0]),
        one_line(parts[1]) if parts[1:] else "",
        row.reason,
        "",
        ", ".join(one_line(part) for part in spoken if part),
    )


def _fault(rule: str, language: str) -> str:
    """What a record without items is: what the reading has to say of it."""
    if not rule:
        return QCoreApplication.translate("Log", "no item")
    # Imported late: most rows are items.
    from inspector.core.rules.catalogue import title_of  # noqa: PLC0415

    return title_of(rule, language)
