"""The events of a text as rows of a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from inspector.ui.models.item_summary import mark_word, one_line

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex

    from inspector.ui.models.stream_course import EventRow, StreamCourse

EVENT = Qt.ItemDataRole.UserRole
"""The role of a row's `EventRow`."""

_ROLE = Qt.ItemDataRole


class EventList(QAbstractListModel):
    """One row an event, whatever the stream."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[EventRow, ...] = ()
        self._language = "en"

    def show(self, course: StreamCourse | None) -> None:
        """Show other events."""
        self.beginResetModel()
        self._rows = course.rows if course else ()
        self.endResetModel()

    def speak(self, language: str) -> None:
        """Name rules in ``en`` or ``ko``."""
        self._language = language

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
        if role == _ROLE.DisplayRole:
            return one_line(row.kind)
        if role in (_ROLE.AccessibleTextRole, _ROLE.ToolTipRole):
            return self._spoken(row)
        return row if role == EVENT else None

    def _spoken(self, row: EventRow) -> str:
        from inspector.core.rules.catalogue import title_of  # noqa: PLC0415

        translate = QCoreApplication.translate
        parts = [str(row.number), one_line(row.kind)]
        if row.item is not None:
            words = translate("Timeline", "item {number}")
            parts.append(words.format(number=row.item))
        if row.is_first_parse:
            words = translate("Timeline", "arguments are JSON for the first time")
            parts.append(words)
        if row.mark:
            parts.append(mark_word(row.mark))
        parts += (title_of(found.code, self._language) for found in row.findings)
        return ", ".join(parts)
