"""A long list of rows of one height, in form of a table of one column.

`QListView` places every row before it shows one: 190 ms for 56,000 of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent


class RowList(QTableView):
    """Shows a model of one column, of which one row is chosen.

    Args:
        row_height: The height of every row in pixels.
        parent: The widget that it stands in.
    """

    def __init__(self, row_height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # spares PySide6 a search, as in `row_scroll`
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self._fix_headers(row_height)

    def _fix_headers(self, row_height: int) -> None:
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setVisible(False)
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        down.setVisible(False)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setMinimumSectionSize(row_height)
        down.setDefaultSectionSize(row_height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QTableView.keyPressEvent``: Home and End go to the ends."""
        rows = self.model().rowCount()
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: rows - 1}
        if rows and event.key() in ends:
            self.selectRow(ends[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QTableView.resizeEvent``: the chosen row stays in sight."""
        current = self.currentIndex()
        place = self.visualRect(current)
        was_shown = place.top() >= 0 and place.bottom() < event.oldSize().height()
        super().resizeEvent(event)
        if current.isValid() and was_shown:
            self.scrollTo(current)
