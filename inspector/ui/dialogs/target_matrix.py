"""All targets at a glance, beside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout

from inspector.ui.models.lane import Lane
from inspector.ui.models.target_table import TargetTable, Weighed, weighing_of
from inspector.ui.models.target_words import (
    answer_text,
    matrix_text,
    row_words,
    takes_words,
)
from inspector.ui.widgets.marked_sentence import MarkedSentence
from inspector.ui.widgets.target_grid import TargetGrid

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.core.checks.inspection import Inspection
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme

_WIDEST, _HEIGHT = 1360, 560
_MARGIN = 48


class TargetMatrix(QDialog):
    """Says of every item which targets take it; follows what the window shows.

    Signals:
        target_wished: (name) everything is to be weighed for that target.
    """

    target_wished = Signal(str)

    def __init__(
        self, workbench: Workbench, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.table = TargetTable()
        self.grid = TargetGrid(self.table)
        self.standing = MarkedSentence()
        self.copy_button = QPushButton()
        self._weighing = Lane(workbench.runner, self)
        self._copying = Lane(workbench.runner, self)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._retranslate()
        self._follow(workbench.inspection)

    def _lay_out(self) -> None:
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.addButton(
            self.copy_button, QDialogButtonBox.ButtonRole.ActionRole
        )
        for button in self._buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)  # Enter is for the table
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.standing)
        column.addWidget(self.grid, 1)
        column.addWidget(self._buttons)
        parent = self.parentWidget()
        room = parent.width() - _MARGIN if parent is not None else _WIDEST
        self.resize(min(room, _WIDEST), _HEIGHT)

    def _connect(self) -> None:
        workbench = self._workbench
        self._weighing.answered.connect(self._take)
        self._copying.answered.connect(_put_on_clipboard)
        self.copy_button.clicked.connect(self.copy_all)
        self._buttons.rejected.connect(self.reject)
        self.grid.cell_chosen.connect(self._choose)
        self.grid.copy_wished.connect(self._copy_cell)
        self.grid.target_chosen.connect(self._wish_target)
        workbench.inspection_changed.connect(self._follow)
        workbench.language_changed.connect(self.table.set_language)

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self.grid.set_theme(theme)
        self.standing.set_theme(theme)

    @Slot(object)
    def _follow(self, inspection: Inspection | None) -> None:
        """Weigh what the window shows now; another target alone changes nothing."""
        if self._is_of(inspection):
            return
        self.table.show(None)
        self._tell()
        if inspection is None:
            self._weighing.cancel()
        else:
            self._weighing.ask(weighing_of(inspection))

    @Slot(object)
    def _take(self, weighed: Weighed) -> None:
        self.table.show(weighed)
        self._tell()

    def _is_of(self, inspection: Inspection | None) -> bool:
        shown = self.table.weighed
        if shown is None or inspection is None:
            return False
        return _default(shown.inspection) is _default(inspection)

    def _tell(self) -> None:
        weighed = self.table.weighed
        self.copy_button.setEnabled(weighed is not None)
        if weighed is None:
            waiting = self.tr("All targets are being weighed …")
            nothing = self.tr("Nothing is open, or it has not been checked yet.")
            is_busy = self._workbench.inspection is not None
            self.standing.show_state("", waiting if is_busy else nothing)
            return
        words = self.tr(
            "Items: {items}. Targets: {targets}. Below each name stands what it does "
            "with all items in one request; a click on a name weighs everything for it."
        )
        rows, columns = self.table.rowCount(), self.table.columnCount()
        self.standing.show_state("", words.format(items=f"{rows:,}", targets=columns))

    @Slot(int, int)
    def _choose(self, row: int, column: int) -> None:
        """Choose in the window what a cell rests on."""
        inspection, choice = self._workbench.inspection, self._workbench.choice
        if inspection is None or not self._is_of(inspection):
            return
        because = self.table.replay(row, column).because
        if choice.index != row or not because:
            choice.choose_item(row)
        if not because:
            return
        first = because[0]
        here = inspection.items[row].findings
        same = (f for f in here if f.code == first.code and f.place == first.place)
        finding = next(same, None)
        if finding is not None:
            choice.choose_finding(finding)
        else:  # only that target says it, and another one is chosen
            choice.choose_place(first.place, row)

    @Slot(int)
    def _wish_target(self, column: int) -> None:
        self.target_wished.emit(self.table.target(column))

    @Slot(int, int)
    def _copy_cell(self, row: int, column: int) -> None:
        if self.table.weighed is None:
            return
        item = " ".join(row_words(self.table.weighed.inspection.items[row]))
        replay, target = self.table.replay(row, column), self.table.target(column)
        answer = answer_text(replay, target, self._workbench.language)
        _put_on_clipboard(f"{item}\n{answer}")

    @Slot()
    def copy_all(self) -> None:
        """Put the whole table on the clipboard as text."""
        weighed, words = self.table.weighed, takes_words()
        if weighed is not None:
            self._copying.ask(lambda _: matrix_text(*weighed, words))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("All targets"))
        self.grid.setAccessibleName(self.tr("Items by target"))
        self.copy_button.setText(self.tr("Copy as text"))
        self.table.set_language(self._workbench.language)
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def done(self, result: int) -> None:
        """Override ``QDialog.done``: nobody waits for an answer any more."""
        self._weighing.cancel()
        self._copying.cancel()
        super().done(result)


def _default(inspection: Inspection) -> Inspection:
    return inspection.for_default or inspection


def _put_on_clipboard(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
