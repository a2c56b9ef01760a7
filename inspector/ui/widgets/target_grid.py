"""The table of all targets: items stay at the left, targets scroll beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from inspector.ui.widgets.cell_table import CellTable

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractTableModel
    from PySide6.QtWidgets import QWidget

_ITEMS_WIDTH, _COLUMN_WIDTH = 208, 112


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
        self.column_heads.setDefaultSectionSize(_COLUMN_WIDTH)
        self.column_heads.fit()
        self.column_heads.sectionClicked.connect(self.target_chosen)
