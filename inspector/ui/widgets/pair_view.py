"""The list of pairs beside a comparison: go to one, see the worst of each."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal, Slot

from inspector.ui.models.pair_list import PAIR, PairList
from inspector.ui.widgets.row_list import RowList
from inspector.ui.widgets.two_line_rows import ROW_HEIGHT, TwoLineRows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.diff_prepared import Prepared
    from inspector.ui.theme import Theme

LEAST_WIDTH = 168


class PairView(RowList):
    """Shows a `PairList`.

    Signals:
        pair_chosen: (pair) by a person.
    """

    pair_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(ROW_HEIGHT, parent)
        self.setObjectName("items")  # no frame of its own, by the stylesheet
        self.setMinimumWidth(LEAST_WIDTH)
        self.list = PairList(self)
        self._rows = TwoLineRows(theme, PAIR, self)
        self._is_marking = False
        self.setModel(self.list)
        self.setItemDelegate(self._rows)
        self.selectionModel().currentChanged.connect(self._choose)

    def show_pairs(self, prepared: Prepared | None) -> None:
        """Show the pairs of another comparison; none of them is chosen by that."""
        with self._choosing_nothing():
            self.list.show(prepared)

    def mark(self, pair: int | None) -> None:
        """Show which pair a person looks at, without choosing it again."""
        with self._choosing_nothing():
            if pair is None:
                self.selectionModel().clear()
            elif not self.selectionModel().isRowSelected(pair, QModelIndex()):
                self.selectRow(pair)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._rows.theme = theme
        self.viewport().update()

    @contextmanager
    def _choosing_nothing(self) -> Iterator[None]:
        self._is_marking = True
        yield
        self._is_marking = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Override ``QTableView.focusInEvent``: to come by is not to choose."""
        with self._choosing_nothing():
            super().focusInEvent(event)

    @Slot(QModelIndex, QModelIndex)
    def _choose(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_marking:
            self.pair_chosen.emit(current.row())
