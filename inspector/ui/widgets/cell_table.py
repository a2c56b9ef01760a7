"""A table of marked words: rows stay at the left, columns scroll beside them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeySequence, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QTableView, QWidget

from inspector.ui.models.portability_table import MARK
from inspector.ui.theme import interface_font, theme_named
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.two_line_heads import TwoLineHeads

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QAbstractTableModel, QPersistentModelIndex, QRect
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem

    from inspector.ui.theme import Theme

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_MARK = 14
_SIDE = 8
QUIET = ("", "unchecked")
"""Marks of cells that are not to catch the eye."""


class MarkedCells(QStyledItemDelegate):
    """Paints a cell: a mark and a word."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme_named("light")
        self._font = interface_font()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Override ``QAbstractItemDelegate.paint``."""
        area, theme = option.rect, self.theme
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, theme.colour("sel"))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(area.adjusted(1, 1, -2, -2))
        self.paint_words(painter, area, index)
        painter.restore()

    def paint_words(
        self,
        painter: QPainter,
        area: QRect,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint what a cell says: the word beside the mark."""
        text, mark = area.adjusted(_SIDE, 0, -_SIDE, 0), index.data(MARK)
        if mark:
            top = area.center().y() - _MARK / 2 + 1
            square = QRectF(text.left(), top, _MARK, _MARK)
            paint_mark(painter, square, mark, self.theme)
        text.setLeft(text.left() + _MARK + 6)
        painter.setFont(self._font)
        painter.setPen(self.theme.colour("muted" if mark in QUIET else "text"))
        metrics, mode = QFontMetrics(self._font), Qt.TextElideMode.ElideRight
        shown = metrics.elidedText(index.data(), mode, text.width())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, shown)


class CellTable(QTableView):
    """Shows a mark and a word a cell, and two lines a heading.

    Signals:
        cell_chosen: (row, column) by a person.
        copy_wished: (row, column).
    """

    cell_chosen = Signal(int, int)
    copy_wished = Signal(int, int)

    def __init__(
        self,
        model: QAbstractTableModel,
        rows_width: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        model.setParent(self)
        self.cells = self._make_cells()
        self.row_heads = TwoLineHeads(Qt.Orientation.Vertical, rows_width, self)
        self.column_heads = self._make_column_heads()
        self.setVerticalHeader(self.row_heads)
        self.setHorizontalHeader(self.column_heads)
        self.setModel(model)
        self.setItemDelegate(self.cells)
        self._behave()
        self._is_showing = self._was_current = False
        self.clicked.connect(self._click)
        model.modelReset.connect(self.column_heads.fit)
        model.headerDataChanged.connect(self.column_heads.fit)
        self.selectionModel().currentChanged.connect(self._choose_current)

    def _make_cells(self) -> MarkedCells:
        return MarkedCells(self)

    def _make_column_heads(self) -> TwoLineHeads:
        return TwoLineHeads(Qt.Orientation.Horizontal, 0, self)

    def _behave(self) -> None:
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

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for part in (self.cells, self.row_heads, self.column_heads):
            part.theme = theme
        for view in (self, self.row_heads, self.column_heads):
            view.viewport().update()

    @contextmanager
    def choosing_nothing(self) -> Iterator[None]:
        """Let the current cell change without that being a person's choice."""
        self._is_showing = True
        try:
            yield
        finally:
            self._is_showing = False

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
        with self.choosing_nothing():
            super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QTableView.keyPressEvent``."""
        index = self.currentIndex()
        if index.isValid() and event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wished.emit(index.row(), index.column())
        elif index.isValid() and event.key() in _ENTER:
            self.cell_chosen.emit(index.row(), index.column())
        else:
            super().keyPressEvent(event)
