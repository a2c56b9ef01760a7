"""An old path against a new one in figures, beside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListView,
    QTableView,
    QVBoxLayout,
)

from inspector.ui.models.lane import Lane
from inspector.ui.models.place_list import PlaceList
from inspector.ui.models.summary_table import MEASURE, SummaryTable, counting_of
from inspector.ui.widgets.summary_rows import ROW_HEIGHT, SummaryRows

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from inspector.core.summary.summary import Summary
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme

_WIDTH, _HEIGHT = 1160, 680
_MARGIN = 48
_PLACES_HEIGHT = 132
_WIDEST_TITLE = 272


class SummaryDialog(QDialog):
    """Counts both sides on a thread; a number leads to what it counts.

    Signals:
        place_chosen: (whether on the left, `Where`) by a person.
    """

    place_chosen = Signal(bool, object)

    def __init__(
        self, workbench: Workbench, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title, self.legend, self.heading = QLabel(), QLabel(), QLabel()
        self.table, self.view = SummaryTable(self), QTableView()
        self._cells = SummaryRows(self.view)
        self.places, self.place_view = PlaceList(self), QListView()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._counting = Lane(workbench.runner, self)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._retranslate()
        self._follow()

    def _lay_out(self) -> None:
        self.title.setProperty("heading", "true")
        self.heading.setProperty("heading", "true")
        for label in (self.title, self.legend, self.heading):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.legend.setProperty("muted", "true")
        self._prepare_table()
        self.place_view.setModel(self.places)
        self.place_view.setUniformItemSizes(True)
        self.place_view.setSpacing(2)
        self.place_view.setFixedHeight(_PLACES_HEIGHT)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.view, 1)
        column.addWidget(self.legend)
        column.addWidget(self.heading)
        column.addWidget(self.place_view)
        column.addWidget(self._buttons)
        parent = self.parentWidget()
        width = parent.width() - _MARGIN if parent is not None else _WIDTH
        height = parent.height() - _MARGIN if parent is not None else _HEIGHT
        self.resize(min(width, _WIDTH), min(height, _HEIGHT))

    def _prepare_table(self) -> None:
        view = self.view
        view.setModel(self.table)
        view.setItemDelegate(self._cells)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setTabKeyNavigation(False)
        view.setCornerButtonEnabled(False)
        view.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        view.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        across = view.horizontalHeader()
        across.setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        across.setHighlightSections(False)

    def _connect(self) -> None:
        self._counting.answered.connect(self._take)
        self.view.selectionModel().currentChanged.connect(self._show_behind)
        self.place_view.clicked.connect(self._choose)
        self.place_view.activated.connect(self._choose)
        self._buttons.rejected.connect(self.reject)
        self._workbench.comparison_changed.connect(self._follow)

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self._cells.theme = theme
        self.view.viewport().update()

    @Slot()
    def _follow(self) -> None:
        """Count what is compared now."""
        compared = self._workbench.comparing.compared
        self._show(None)
        if compared is None:
            self._counting.cancel()
        else:
            self._counting.ask(counting_of(compared))

    @Slot(object)
    def _take(self, summary: Summary) -> None:
        self._show(summary)

    def _show(self, summary: Summary | None) -> None:
        self.table.show(summary)
        self._fit_columns()
        self._show_behind(QModelIndex())
        self._tell()

    def _fit_columns(self) -> None:
        """Give each column what it needs, the last one the rest, too, if there is any.

        Long titles are shortened.
        """
        across = self.view.horizontalHeader()
        across.setStretchLastSection(False)  # it would be shrunk as well
        self.view.resizeColumnsToContents()
        wanted = self.view.columnWidth(MEASURE)
        self.view.setColumnWidth(MEASURE, min(wanted, _WIDEST_TITLE))
        across.setStretchLastSection(across.length() <= self.view.viewport().width())

    @Slot(QModelIndex)
    def _show_behind(self, current: QModelIndex) -> None:
        """List what stands behind the number of a cell."""
        behind = None
        if current.isValid():
            behind = self.table.behind(current.row(), current.column())
        self.places.show(behind)
        hint = self.tr("Choose a number on the left or right to see what it counts.")
        self.heading.setText(behind.title if behind else hint)
        self.place_view.setEnabled(behind is not None)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if self.places.behind is not None:
            where = self.places.where(index.row())
            self.place_chosen.emit(self.places.behind.is_left, where)

    def _tell(self) -> None:
        from inspector.core.report.summary_rows import say  # noqa: PLC0415

        language, bench = self._workbench.language, self._workbench
        if self.table.rowCount():
            sides = bench.opened, bench.right
            labels = " → ".join(side.label for side in sides if side is not None)
            self.title.setText(f"{say('title', language)}: {labels}")
        elif bench.comparing.compared is None:
            self.title.setText(self.tr("Nothing is compared."))
        else:
            self.title.setText(self.tr("Both sides are being counted …"))
        legend = say("chart-legend", language), say("method", language)
        self.legend.setText("\n".join(legend))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Summary of both sides"))
        self.view.setAccessibleName(self.tr("Figures of both sides"))
        self.place_view.setAccessibleName(self.tr("Places behind a number"))
        self.table.set_language(self._workbench.language)
        self._fit_columns()
        self._show_behind(self.view.currentIndex())
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QDialog.resizeEvent``."""
        super().resizeEvent(event)
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def done(self, result: int) -> None:
        """Override ``QDialog.done``: nobody waits for an answer any more."""
        self._counting.cancel()
        super().done(result)
