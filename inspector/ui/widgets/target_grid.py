"""The table of all targets: items stay at the left, targets scroll beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPalette
from PySide6.QtWidgets import QTableView, QWidget

from inspector.ui.widgets.portability_heads import TwoLineHeads
from inspector.ui.widgets.portability_view import PortabilityCells

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractTableModel
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

    from inspector.ui.theme import Theme

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_ITEMS_WIDTH, _COLUMN_WIDTH = 208, 112


class TargetGrid(QTableView):
    """Shows a mark and a word a cell, and two lines a heading.

    Signals:
        cell_chosen: (row, column) by a person.
        copy_wished: (row, column).
        target_chosen: (column) its heading was clicked.
    """

    cell_chosen = Signal(int, int)
    copy_wished = Signal(int, int)
    target_chosen = Signal(int)

    def __init__(
        self, table: QAbstractTableModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        table.setParent(self)
        self.cells = PortabilityCells(self)
        self.items = TwoLineHeads(Qt.Orientation.Vertical, _ITEMS_WIDTH, self)
        self.targets = TwoLineHeads(Qt.Orientation.Horizontal, 0, self)
        self.targets.setDefaultSectionSize(_COLUMN_WIDTH)
        self.setVerticalHeader(self.items)
        self.setHorizontalHeader(self.targets)
        self.setModel(table)
        self.setItemDelegate(self.cells)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        corner = QWidget()
        corner.setAutoFillBackground(True)
        corner.setBackgroundRole(QPalette.ColorRole.Base)
        self.setCornerWidget(corner)
        self._is_showing = self._was_current = False
        self.clicked.connect(self._click)
        self.selectionModel().currentChanged.connect(self._choose_current)
        self.targets.sectionClicked.connect(self.target_chosen)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for part in (self.cells, self.items, self.targets):
            part.theme = theme
        for view in (self, self.items, self.targets):
            view.viewport().update()

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        if self._was_current:  # else it has been chosen by becoming the current one
            self.cell_chosen.emit(index.row(), index.column())

    @Slot(QModelIndex, QModelIndex)
    def _choose_current(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_showing:
            self.cell_chosen.emit(current.row(), current.column())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Override ``QTableView.mousePressEvent``."""
        under = self.indexAt(event.position().toPoint())
        self._was_current = under == self.currentIndex()
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Override ``QTableView.focusInEvent``: to come by is not to choose."""
        self._is_showing = True
        super().focusInEvent(event)
        self._is_showing = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QTableView.keyPressEvent``."""
        index = self.currentIndex()
        if index.isValid() and event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wished.emit(index.row(), index.column())
        elif index.isValid() and event.key() in _ENTER:
            self.cell_chosen.emit(index.row(), index.column())
        else:
            super().keyPressEvent(event)
