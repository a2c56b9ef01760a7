"""The list of violations: arrows choose, Enter chooses again, right and left unfold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import QListView

from inspector.ui.models.violation_list import IS_OPEN, ViolationList
from inspector.ui.theme import theme_named
from inspector.ui.widgets.violation_cards import ViolationCards

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from inspector.core.checks.inspection import InspectedItem
    from inspector.ui.models.violation_rows import ViolationRow
    from inspector.ui.theme import Theme

MOST_WRAPPED = 300
"""Rows up to which each text is shown on several lines; with more all are equally
high, so that a list of any length is laid out at once."""

_MOST_LINES = 4
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class ViolationView(QListView):
    """Shows the violations of an item.

    Signals:
        row_chosen: (`ViolationRow`) by a person; never a toggle.
        copy_wished: (row number) of what is to be copied.
        menu_wished: (row number, position on the screen).
    """

    row_chosen = Signal(object)
    copy_wished = Signal(int)
    menu_wished = Signal(int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = ViolationList(self)
        self.cards = ViolationCards(theme_named("light"), self)
        self.setModel(self.list)
        self.setItemDelegate(self.cards)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._is_showing = self._was_current = False
        self.clicked.connect(self._click)
        self.selectionModel().currentChanged.connect(self._choose_current)

    def show_item(self, inspected: InspectedItem | None) -> None:
        """Show the violations of another item."""
        self._is_showing = True
        self.list.show(inspected)
        is_long = self.list.rowCount() > MOST_WRAPPED
        self.setUniformItemSizes(is_long)
        self.cards.most_lines = 1 if is_long else _MOST_LINES
        self._is_showing = False

    def show_chosen(self, number: int | None) -> None:
        """Show which row is chosen, without choosing it again."""
        self._is_showing = True
        if number is None:
            self.selectionModel().clear()
        else:
            self.setCurrentIndex(self.list.index(number))
        self._is_showing = False

    def set_faded(self, *, is_faded: bool) -> None:
        """Show that the rows are about a text that has changed since."""
        self.cards.is_faded = is_faded
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.cards.theme = theme
        self.viewport().update()

    def rows_height(self, most: int) -> int:
        """The height of all rows, or ``most`` where it is more."""
        height = 0
        for number in range(self.list.rowCount()):
            height += self.sizeHintForRow(number)
            if height > most:
                return most
        return height

    def toggle(self, number: int) -> None:
        """Show the branches of a toggle, or fold them."""
        self.list.set_open(number, is_open=not self.list.is_open(number))

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        if index.data(IS_OPEN) is not None:
            self.toggle(index.row())
        elif self._was_current:  # else it has been chosen by becoming the current one
            self._choose(index.row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Override ``QListView.mousePressEvent``."""
        under = self.indexAt(event.position().toPoint())
        self._was_current = under == self.currentIndex()
        super().mousePressEvent(event)

    @Slot(QModelIndex, QModelIndex)
    def _choose_current(self, current: QModelIndex) -> None:
        is_card = current.isValid() and current.data(IS_OPEN) is None
        if is_card and not self._is_showing:
            self._choose(current.row())

    def _choose(self, number: int) -> None:
        row: ViolationRow = self.list.rows[number]
        self.row_chosen.emit(row)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Override ``QListView.focusInEvent``: to come by is not to choose.

        Qt makes the first row the current one where there is none.
        """
        self._is_showing = True
        super().focusInEvent(event)
        self._is_showing = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QListView.keyPressEvent``."""
        index = self.currentIndex()
        if index.isValid() and self._act_on(event, index):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _act_on(self, event: QKeyEvent, index: QModelIndex) -> bool:
        number, key = index.row(), event.key()
        is_toggle = index.data(IS_OPEN) is not None
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wished.emit(number)
        elif is_toggle and (key in _ENTER or key == Qt.Key.Key_Space):
            self.toggle(number)
        elif is_toggle and key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.list.set_open(number, is_open=key == Qt.Key.Key_Right)
        elif key in _ENTER:
            self._choose(number)
        else:
            return False
        return True

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Override ``QListView.contextMenuEvent``."""
        index = self.indexAt(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
        if not index.isValid():
            return
        corner = self.visualRect(index).bottomLeft()
        is_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        place = self.viewport().mapToGlobal(corner) if is_key else event.globalPos()
        self.menu_wished.emit(index.row(), place)
