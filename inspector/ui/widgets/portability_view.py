"""The portability table: places stay at the left, providers scroll beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeySequence, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QTableView, QWidget

from inspector.ui.models.portability_table import MARK, PortabilityTable
from inspector.ui.theme import interface_font, theme_named
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.portability_heads import ROW_HEIGHT, TwoLineHeads

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex
    from PySide6.QtGui import (
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
        QPainter,
        QResizeEvent,
    )
    from PySide6.QtWidgets import QStyleOptionViewItem

    from inspector.ui.models.schema_study import SchemaStudy
    from inspector.ui.theme import Theme

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_MARK = 14
_SIDE = 8
_PLACES_SHARE = 0.42
"""Of the width, for the places."""
_LEAST_PLACES, _MOST_PLACES = 132, 280
_QUIET = ("", "unchecked")
"""Marks of cells that are not to catch the eye."""


class PortabilityCells(QStyledItemDelegate):
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
        area, theme, mark = option.rect, self.theme, index.data(MARK)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, theme.colour("sel"))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(area.adjusted(1, 1, -2, -2))
        text = area.adjusted(_SIDE, 0, -_SIDE, 0)
        if mark:
            top = area.center().y() - _MARK / 2 + 1
            square = QRectF(text.left(), top, _MARK, _MARK)
            paint_mark(painter, square, mark, theme)
        text.setLeft(text.left() + _MARK + 6)
        painter.setFont(self._font)
        painter.setPen(theme.colour("muted" if mark in _QUIET else "text"))
        metrics, mode = QFontMetrics(self._font), Qt.TextElideMode.ElideRight
        shown = metrics.elidedText(index.data(), mode, text.width())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()


class PortabilityView(QTableView):
    """Shows what each provider makes of each place of a schema.

    Signals:
        cell_chosen: (row, column) by a person; the column is -1 for a place as such.
        copy_wished: (row, column).
        menu_wished: (row, column, position on the screen).
    """

    cell_chosen = Signal(int, int)
    copy_wished = Signal(int, int)
    menu_wished = Signal(int, int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = PortabilityTable(self)
        self.cells = PortabilityCells(self)
        self.places = TwoLineHeads(Qt.Orientation.Vertical, _LEAST_PLACES, self)
        self.providers = TwoLineHeads(Qt.Orientation.Horizontal, 0, self)
        self.setVerticalHeader(self.places)
        self.setHorizontalHeader(self.providers)
        self.setModel(self.table)
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
        self.places.sectionClicked.connect(self._choose_place)

    def show_study(self, study: SchemaStudy | None) -> None:
        """Show another schema; nothing is chosen by that."""
        self._is_showing = True
        self.table.show(study)
        self._is_showing = False

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for part in (self.cells, self.places, self.providers):
            part.theme = theme
        self.providers.viewport().update()
        self.places.viewport().update()
        self.viewport().update()

    def rows_height(self, most: int) -> int:
        """The height of all rows with what is around them, or ``most``."""
        around = ROW_HEIGHT + self.horizontalScrollBar().sizeHint().height() + 2
        return min(self.table.rowCount() * ROW_HEIGHT + around, most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QTableView.resizeEvent``."""
        wanted = int(self.width() * _PLACES_SHARE)
        self.places.set_width(max(_LEAST_PLACES, min(wanted, _MOST_PLACES)))
        super().resizeEvent(event)

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        if self._was_current:  # else it has been chosen by becoming the current one
            self.cell_chosen.emit(index.row(), index.column())

    @Slot(int)
    def _choose_place(self, row: int) -> None:
        self._is_showing = True
        column = max(self.currentIndex().column(), 0)
        self.setCurrentIndex(self.table.index(row, column))
        self._is_showing = False
        self.cell_chosen.emit(row, -1)

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
