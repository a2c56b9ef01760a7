"""The list of items: one row an item, a line to filter them, the keyboard for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from inspector.ui.models.item_filter import matching
from inspector.ui.models.item_list import SUMMARY, ItemList
from inspector.ui.models.lane import Lane
from inspector.ui.panes.pane import Pane
from inspector.ui.theme import theme_named
from inspector.ui.widgets.filter_line import FilterLine
from inspector.ui.widgets.row_list import RowList
from inspector.ui.widgets.two_line_rows import ROW_HEIGHT, TwoLineRows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QAction

    from inspector.core.checks.inspection import Inspection
    from inspector.ui.actions import Actions
    from inspector.ui.models.stream_course import StreamCourse
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.panes.log_view import LogView
    from inspector.ui.panes.timeline import Timeline
    from inspector.ui.theme import Theme

LEAST_WIDTH = 216
"""Room for the longest type of the core, ``function_call_output``."""

_FILTER_PAUSE_MS = 120


class ItemsPane(Pane):
    """Shows the items of the open text and chooses one of them."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(LEAST_WIDTH)
        self._workbench = workbench
        self.model = ItemList(self)
        self.view = RowList(ROW_HEIGHT)
        self.view.setObjectName("items")
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.view.setModel(self.model)
        self._rows = TwoLineRows(theme_named("light"), SUMMARY, self)
        self.view.setItemDelegate(self._rows)
        self.filter = FilterLine(self.view)
        self.nothing = QLabel()
        self.nothing.setProperty("muted", "true")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing.setContentsMargins(12, 8, 12, 8)
        self._is_marking = False
        self._down = QSplitter(Qt.Orientation.Vertical)
        self._timeline: Timeline | None = None
        self._log_view: LogView | None = None
        self._log_actions: Actions | None = None
        self._theme = theme_named("light")
        self._lay_out()
        self._filtering = Lane(workbench.runner, self)
        self._pause = QTimer(self, singleShot=True, interval=_FILTER_PAUSE_MS)
        self._connect()

    def _lay_out(self) -> None:
        self._of_text = QWidget()
        column = QVBoxLayout(self._of_text)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        line = QWidget()
        row = QVBoxLayout(line)
        row.setContentsMargins(8, 8, 8, 8)
        row.addWidget(self.filter)
        column.addWidget(line)
        column.addWidget(self.nothing)
        self._down.setChildrenCollapsible(False)
        self._down.setHandleWidth(1)
        self._down.addWidget(self.view)
        column.addWidget(self._down, 1)
        self.content.addWidget(self._of_text, 1)
        self.setTabOrder(self.filter, self.view)

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._pause.start)
        self._pause.timeout.connect(self.apply_filter)
        self._filtering.answered.connect(self._show_matching)
        self.view.selectionModel().currentChanged.connect(self._choose)
        self._workbench.inspection_changed.connect(self._show)
        self._workbench.choice.item_chosen.connect(self._mark_chosen)
        self._workbench.stepping.course_changed.connect(self._show_course)
        self._workbench.desk.log_changed.connect(self._show_log)

    def offer(self, actions: Iterable[QAction]) -> None:
        """Put actions into the menu of a row."""
        self.view.addActions(list(actions))

    def offer_for_log(self, actions: Actions) -> None:
        """Give the actions that a big log may need."""
        self._log_actions = actions

    @property
    def log_view(self) -> LogView:
        """The rows of a big log, built when one is opened for the first time."""
        if self._log_view is None:
            # Imported late: most texts are no big logs.
            from inspector.ui.panes.log_view import LogView  # noqa: PLC0415

            self._log_view = LogView(self._workbench, self._log_actions)
            self._log_view.retranslate()
            self._log_view.set_theme(self._theme)
            self.content.addWidget(self._log_view, 1)
        return self._log_view

    @Slot()
    def _show_log(self) -> None:
        """Show the rows of a log in place of the items of one text."""
        is_log = self._workbench.desk.log is not None
        if is_log or self._log_view is not None:
            self.log_view.show_log()
            self.log_view.setVisible(is_log)
        self._of_text.setVisible(not is_log)
        self._tell_count()

    @Slot(object)
    def _show(self, inspection: Inspection | None) -> None:
        self._filtering.cancel()
        if inspection is not None and self.filter.text().strip():
            self.apply_filter()
        else:
            self.model.show(inspection, links=self._workbench.choice.links)
            self._mark_chosen(self._workbench.choice.index)
        self._tell_count()

    @property
    def timeline(self) -> Timeline:
        """The events of a stream, built when there are some for the first time."""
        if self._timeline is None:
            # Imported late: most texts are no streams.
            from inspector.ui.panes.timeline import Timeline  # noqa: PLC0415

            self._timeline = Timeline(self._workbench)
            self._timeline.retranslate()
            self._timeline.set_theme(self._theme)
            self._timeline.hide()
            self._down.addWidget(self._timeline)
            self._down.setStretchFactor(1, 1)
        return self._timeline

    @Slot(object)
    def _show_course(self, course: StreamCourse | None) -> None:
        if course is not None and self._timeline is None:
            self.timeline.show_course(course)
        if self._timeline is None:
            return
        if course is not None and not self._timeline.isVisibleTo(self):
            self._share_out()
        self._timeline.setVisible(course is not None)

    def _share_out(self) -> None:
        """Give the items what they need, and the events the rest."""
        most = self._down.height() * 2 // 5
        needed = max(min(self.model.total * ROW_HEIGHT, most), 2 * ROW_HEIGHT)
        self._down.setSizes([needed, self._down.height() - needed])

    @Slot()
    def apply_filter(self) -> None:
        """Show the items that the line asks for."""
        inspection, wish = self._workbench.inspection, self.filter.text()
        if inspection is None or not wish.strip():
            self._show_matching(None)
            return
        self._filtering.ask(lambda progress: matching(inspection, wish, progress))

    @Slot(object)
    def _show_matching(self, shown: list[int] | None) -> None:
        links = self._workbench.choice.links
        self._workbench.choice.note_filter(shown)
        self.model.show(self._workbench.inspection, shown, links)
        self._mark_chosen(self._workbench.choice.index)
        self._tell_count()

    @Slot(object)
    def _mark_chosen(self, item: int | None) -> None:
        """Show which item is chosen, without choosing it again."""
        row = self.model.row_of(item)
        self._rows.kin = self.model.row_of(self._workbench.choice.partner)
        self.view.viewport().update()
        self._is_marking = True
        if row is None:
            self.view.selectionModel().clear()
        elif self.view.currentIndex().row() != row:
            self.view.setCurrentIndex(self.model.index(row))
        self._is_marking = False

    @Slot("QModelIndex", "QModelIndex")
    def _choose(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_marking:
            self._workbench.choice.choose_item(self.model.item_at(current.row()))

    def _tell_count(self) -> None:
        shown, total = self.model.rowCount(), self.model.total
        is_filtered = bool(self.filter.text().strip())
        count = f"{shown} / {total}" if is_filtered and total else str(total)
        bench, opened = self._workbench, self._workbench.opened
        is_text = bool(bench.inspection and opened and opened.text.strip())
        is_text = is_text and bench.desk.log is None
        self.header.count.setText(count if is_text else "")
        unmatched = self.tr("No item matches the filter.")
        words = unmatched if total else self.tr("No item could be read here.")
        self.nothing.setText(words if is_text and not shown else "")
        self.nothing.setVisible(bool(self.nothing.text()))

    def retranslate(self) -> None:
        """Override ``Pane.retranslate``."""
        self.name_it(self.tr("Items"))
        self.filter.setPlaceholderText("type: call_id: reason: …")
        self.filter.setAccessibleName(self.tr("Filter the items"))
        self.filter.setToolTip(
            self.tr(
                "Words, or type:, name:, call_id:, id:, status:, reason:; all of them "
                'must match. With blanks: name:"a b"'
            )
        )
        self.view.setAccessibleName(self.tr("Items"))
        self.model.forget_words()
        self._tell_count()

    def set_theme(self, theme: Theme) -> None:
        """Override ``Pane.set_theme``."""
        self._rows.theme = self._theme = theme
        for part in (self._timeline, self._log_view):
            if part is not None:
                part.set_theme(theme)
        self.view.viewport().update()

    def take_focus(self) -> None:
        """Override ``Pane.take_focus``."""
        is_log = self._workbench.desk.log is not None
        view = self.log_view.view if is_log else self.view
        view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def search(self) -> bool:
        """Override ``Pane.search``: a log is searched by its filter.

        Of a text that is open as a whole, the text itself is searched.
        """
        if self._workbench.desk.log is None:
            return False
        line = self.log_view.filter
        line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        line.selectAll()
        return True
