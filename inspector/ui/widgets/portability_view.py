"""The portability table: places stay at the left, providers scroll beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QContextMenuEvent

from inspector.ui.models.portability_table import PortabilityTable
from inspector.ui.widgets.cell_table import CellTable
from inspector.ui.widgets.two_line_heads import ROW_HEIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.schema_study import SchemaStudy

_PLACES_SHARE = 0.42
"""Of the width, for the places."""
_LEAST_PLACES, _MOST_PLACES = 132, 280


class PortabilityView(CellTable):
    """Shows what each provider makes of each place of a schema.

    Signals:
        cell_chosen: (row, column) by a person; the column is -1 for a place as such.
        menu_wished: (row, column, position on the screen).
    """

    menu_wished = Signal(int, int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.table = PortabilityTable()
        super().__init__(self.table, _LEAST_PLACES, parent)
        self.row_heads.sectionClicked.connect(self._choose_place)

    def show_study(self, study: SchemaStudy | None) -> None:
        """Show another schema; nothing is chosen by that."""
        with self.choosing_nothing():
            self.table.show(study)

    def rows_height(self, most: int) -> int:
        """The height of all rows with what is around them, or ``most``."""
        around = ROW_HEIGHT + self.horizontalScrollBar().sizeHint().height() + 2
        return min(self.table.rowCount() * ROW_HEIGHT + around, most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QTableView.resizeEvent``."""
        wanted = int(self.width() * _PLACES_SHARE)
        self.row_heads.set_width(max(_LEAST_PLACES, min(wanted, _MOST_PLACES)))
        super().resizeEvent(event)

    @Slot(int)
    def _choose_place(self, row: int) -> None:
        with self.choosing_nothing():
            column = max(self.currentIndex().column(), 0)
            self.setCurrentIndex(self.table.index(row, column))
        self.cell_chosen.emit(row, -1)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Override ``QTableView.contextMenuEvent``."""
        is_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        viewport = self.viewport()
        index = self.currentIndex()
        if not is_key:
            index = self.indexAt(viewport.mapFromGlobal(event.globalPos()))
        if not index.isValid():
            return
        corner = viewport.mapToGlobal(self.visualRect(index).bottomLeft())
        place = corner if is_key else event.globalPos()
        self.menu_wished.emit(index.row(), index.column(), place)
