"""Two logs number against number, as a table: what is counted, charts, differences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.progress import Progress
    from inspector.core.report.summary_rows import SummaryCell, SummaryRow
    from inspector.core.summary.observed import Where
    from inspector.core.summary.summary import Summary
    from inspector.ui.models.questions import Compared

CELLS = Qt.ItemDataRole.UserRole
"""The role of both `SummaryCell` of a row, for its chart."""

BELOW = Qt.ItemDataRole.UserRole + 1
"""The role of what a share is of; empty for a plain number."""

COLUMNS = ("measure", "chart", "left", "right", "difference", "interval")
"""The columns, by the names of their headings in the core's texts."""

MEASURE, CHART, LEFT, RIGHT = range(4)

_ROLE = Qt.ItemDataRole


class Behind(NamedTuple):
    """What stands behind one number."""

    title: str
    is_left: bool
    places: tuple[Where, ...]


def counting_of(compared: Compared) -> Callable[[Progress], Summary]:
    """Count both sides."""

    def work(_: Progress) -> Summary:
        from inspector.core.summary.observing import observed_in  # noqa: PLC0415
        from inspector.core.summary.summary import summary_of  # noqa: PLC0415

        return summary_of(observed_in(compared.left), observed_in(compared.right))

    return work


class SummaryTable(QAbstractTableModel):
    """One row a measure that either side has something of."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._summary: Summary | None = None
        self._language = "en"
        self._rows: tuple[SummaryRow, ...] = ()

    def show(self, summary: Summary | None) -> None:
        """Show another summary."""
        self.beginResetModel()
        self._summary = summary
        self._rows = self._worded()
        self.endResetModel()

    def set_language(self, language: str) -> None:
        """Say everything in ``en`` or ``ko``."""
        self._language = language
        self.show(self._summary)

    def _worded(self) -> tuple[SummaryRow, ...]:
        # Imported late, as all of the core.
        from inspector.core.report.summary_rows import rows_of  # noqa: PLC0415

        if self._summary is None:
            return ()
        rows = rows_of(self._summary, self._language)
        return tuple(row for row in rows if row.measure.is_logged)

    def behind(self, row: int, column: int) -> Behind | None:
        """What stands behind a number; None where a cell is none, or has nothing."""
        from inspector.core.report.summary_rows import behind_title  # noqa: PLC0415

        if column not in (LEFT, RIGHT):
            return None
        shown = self._rows[row]
        cell, side = shown.cells[column - LEFT], COLUMNS[column]
        if not cell.places:
            return None
        title = behind_title(shown, side, len(cell.places), self._language)
        return Behind(title, column == LEFT, cell.places)

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.columnCount``."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Override ``QAbstractItemModel.headerData``."""
        from inspector.core.report.summary_rows import say  # noqa: PLC0415

        if orientation != Qt.Orientation.Horizontal or role != _ROLE.DisplayRole:
            return None
        return say(COLUMNS[section], self._language)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == CELLS:
            return row.cells
        if role == BELOW:
            return row.of if index.column() == MEASURE else ""
        if role in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole):
            return _text(row, index.column())
        if role == _ROLE.ToolTipRole:
            return f"{row.title} ({row.of})" if row.of else row.title
        return None


def _text(row: SummaryRow, column: int) -> str:
    texts = {
        "measure": row.title,
        "chart": " / ".join(_number(cell) for cell in row.cells),
        "left": row.left.text,
        "right": row.right.text,
        "difference": row.difference,
        "interval": row.interval,
    }
    return texts[COLUMNS[column]]


def _number(cell: SummaryCell) -> str:
    return cell.number or cell.text
