"""Every item against every target as a table: items down, targets across."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from inspector.core.progress import CancelledError
from inspector.ui.models.portability_table import BELOW, MARK
from inspector.ui.models.target_words import (
    answer_tip,
    row_words,
    takes_mark,
    takes_words,
    target_title,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.progress import Progress
    from inspector.core.replay.matrix import Column, Matrix
    from inspector.core.replay.replay import Replay

_ROLE = Qt.ItemDataRole
_ACROSS = Qt.Orientation.Horizontal


class Weighed(NamedTuple):
    """An inspection and what all targets do with it."""

    inspection: Inspection
    matrix: Matrix


def weighing_of(inspection: Inspection) -> Callable[[Progress], Weighed]:
    """Weigh an inspection for every target, to be run on a thread."""

    def work(progress: Progress) -> Weighed:
        from inspector.core.replay.matrix import Matrix, matrix_of  # noqa: PLC0415
        from inspector.core.targets.target import TARGETS  # noqa: PLC0415

        columns: list[Column] = []
        for target in TARGETS:
            if progress.cancelled():
                raise CancelledError
            columns.extend(matrix_of(inspection, [target]).columns)
        return Weighed(inspection, Matrix(tuple(columns)))

    return work


class TargetTable(QAbstractTableModel):
    """Words are made for what is shown, when it is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._weighed: Weighed | None = None
        self._language = "en"

    @property
    def weighed(self) -> Weighed | None:
        """What is shown."""
        return self._weighed

    def show(self, weighed: Weighed | None) -> None:
        """Show another inspection; None for an empty table."""
        self.beginResetModel()
        self._weighed = weighed
        self.endResetModel()

    def set_language(self, language: str) -> None:
        """Say everything in another language."""
        self._language = language
        rows, columns = self.rowCount(), self.columnCount()
        if rows and columns:
            last = self.index(rows - 1, columns - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(_ACROSS, 0, columns - 1)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, rows - 1)

    def replay(self, row: int, column: int) -> Replay:
        """What a target does with an item."""
        return self._column(column).items[row]

    def target(self, column: int) -> str:
        """The name of the target of a column."""
        return self._column(column).target

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        if self._weighed is None or parent.isValid():
            return 0
        return len(self._weighed.inspection.items)

    def columnCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.columnCount``."""
        if self._weighed is None or parent.isValid():
            return 0
        return len(self._weighed.matrix.columns)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``."""
        if not index.isValid():
            return None
        replay = self.replay(index.row(), index.column())
        if role == _ROLE.AccessibleTextRole:
            title = target_title(self.target(index.column()))
            item = " ".join(row_words(self._item(index.row())))
            return f"{item}, {title}: {takes_words()[replay.takes.value]}"
        return self._answer(replay, self.target(index.column()), role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Override ``QAbstractItemModel.headerData``."""
        if orientation == _ACROSS:
            return self._heading(self._column(section), role)
        above, below = row_words(self._item(section))
        if role == _ROLE.DisplayRole:
            return above
        if role == BELOW:
            return below
        return f"{above} {below}" if role == _ROLE.AccessibleTextRole else None

    def _heading(self, column: Column, role: int) -> str | None:
        title = target_title(column.target)
        word = takes_words()[column.replay.takes.value]
        if role == _ROLE.DisplayRole:
            return title
        if role == BELOW:
            return word
        if role == _ROLE.AccessibleTextRole:
            return f"{title}, {word}"
        return self._answer(column.replay, column.target, role)

    def _answer(self, replay: Replay, target: str, role: int) -> str | None:
        if role == MARK:
            return takes_mark(replay)
        if role == _ROLE.DisplayRole:
            return takes_words()[replay.takes.value]
        if role == _ROLE.ToolTipRole:
            return answer_tip(replay, target, self._language)
        return None

    def _column(self, column: int) -> Column:
        if self._weighed is None:
            raise IndexError(column)
        return self._weighed.matrix.columns[column]

    def _item(self, row: int) -> InspectedItem:
        if self._weighed is None:
            raise IndexError(row)
        return self._weighed.inspection.items[row]
