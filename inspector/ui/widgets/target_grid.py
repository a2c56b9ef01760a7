"""The table of all targets: items stay at the left, targets scroll beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from inspector.ui.widgets.cell_table import CellTable, MarkedCells
from inspector.ui.widgets.stacked_cells import StackedCells, StackedHeads

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractTableModel
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.widgets.two_line_heads import TwoLineHeads

_ITEMS_WIDTH = 208


class TargetGrid(CellTable):
    """Shows what each target does with each item.

    Signals:
        target_chosen: (column) its heading was clicked.
    """

    target_chosen = Signal(int)

    def __init__(
        self, table: QAbstractTableModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(table, _ITEMS_WIDTH, parent)
        self.column_heads.fit()
        self.column_heads.sectionClicked.connect(self.target_chosen)

    def _make_cells(self) -> MarkedCells:
        return StackedCells(self)

    def _make_column_heads(self) -> TwoLineHeads:
        return StackedHeads(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QTableView.resizeEvent``: columns share the new width."""
        super().resizeEvent(event)
        self.column_heads.fit()
