"""A list of cards: arrows choose, Enter chooses again, Ctrl+C copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import QListView

from inspector.ui.models.violation_list import IS_OPEN
from inspector.ui.theme import theme_named
from inspector.ui.widgets.violation_cards import ViolationCards

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QAbstractListModel
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.theme import Theme

MOST_WRAPPED = 300
"""Rows up to which each text is shown on several lines; with more all are equally
high, so that a list of any length is laid out at once."""

_MOST_LINES = 4
ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class CardView(QListView):
    """Shows the rows of a model that gives cards, as `ViolationCards` paints them.

    Signals:
        card_chosen: (row number) by a person.
        copy_wished: (row number) of what is to be copied.
        menu_wished: (row number, position on the screen).
    """

    card_chosen = Signal(int)
    copy_wished = Signal(int)
    menu_wished = Signal(int, QPoint)

    def __init__(self, rows: QAbstractListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        rows.setParent(self)
        self.cards = ViolationCards(theme_named("light"), self)
        self.setModel(rows)
        self.setItemDelegate(self.cards)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._is_showing = self._was_current = False
        self.clicked.connect(self._click)
        self.selectionModel().currentChanged.connect(self._choose_current)

    def refill(self, fill: Callable[[], None]) -> None:
        """Have the model filled anew; nothing is chosen by that."""
        self._is_showing = True
        fill()
        is_long = self.model().rowCount() > MOST_WRAPPED
        self.setUniformItemSizes(is_long)
        self.cards.most_lines = 1 if is_long else _MOST_LINES
        self._is_showing = False

    def show_chosen(self, number: int | None) -> None:
        """Show which row is chosen, without choosing it again."""
        self._is_showing = True
        if number is None:
            self.selectionModel().clear()
        else:
            self.setCurrentIndex(self.model().index(number, 0))
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
        for number in range(self.model().rowCount()):
            height += self.sizeHintForRow(number)
            if height > most:
                return most
        return height

    def choose(self, number: int) -> None:
        """Tell that a person chose a row."""
        self.card_chosen.emit(number)

    def act_on(self, event: QKeyEvent, index: QModelIndex) -> bool:
        """Do what a key means for a row; False where it means nothing here."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wished.emit(index.row())
        elif event.key() in ENTER:
            self.choose(index.row())
        else:
            return False
        return True

    def click(self, index: QModelIndex) -> None:
        """A row was clicked; one that has just become the current one is chosen."""
        if self._was_current:
            self.choose(index.row())

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        self.click(index)

    @Slot(QModelIndex, QModelIndex)
    def _choose_current(self, current: QModelIndex) -> None:
        is_card = current.isValid() and current.data(IS_OPEN) is None
        if is_card and not self._is_showing:
            self.choose(current.row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Override ``QListView.mousePressEvent``."""
        under = self.indexAt(event.position().toPoint())
        self._was_current = under == self.currentIndex()
        super().mousePressEvent(event)

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
        if index.isValid() and self.act_on(event, index):
            event.accept()
        else:
            super().keyPressEvent(event)

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
