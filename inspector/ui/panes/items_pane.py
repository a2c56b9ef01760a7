"""The list of items: one row an item, a line to filter them, the keyboard for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QLabel, QLineEdit, QSplitter, QVBoxLayout, QWidget

from inspector.ui.models.item_filter import matching
from inspector.ui.models.item_list import SUMMARY, ItemList
from inspector.ui.models.lane import Lane
from inspector.ui.panes.pane import Pane
from inspector.ui.theme import theme_named
from inspector.ui.widgets.row_list import RowList
from inspector.ui.widgets.two_line_rows import ROW_HEIGHT, TwoLineRows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QAction, QKeyEvent

    from inspector.core.checks.inspection import Inspection
    from inspector.ui.models.stream_course import StreamCourse
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.panes.timeline import Timeline
    from inspector.ui.theme import Theme

LEAST_WIDTH = 216
"""Room for the longest type of the core, ``function_call_output``."""

_FILTER_PAUSE_MS = 120


class _Filter(QLineEdit):
    """A line whose arrow keys go on into the list below it."""

    def __init__(self, below: QWidget) -> None:
        super().__init__()
        self._below = below
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QLineEdit.keyPressEvent``."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._below.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


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
        self.filter = _Filter(self.view)
        self.nothing = QLabel()
        self.nothing.setProperty("muted", "true")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing.setContentsMargins(12, 8, 12, 8)
        self._is_marking = False
        self._down = QSplitter(Qt.Orientation.Vertical)
        self._timeline: Timeline | None = None
        self._theme = theme_named("light")
        self._lay_out()
        self._filtering = Lane(workbench.runner, self)
        self._pause = QTimer(self, singleShot=True, interval=_FILTER_PAUSE_MS)
        self._connect()

    def _lay_out(self) -> None:
        line = QWidget()
        row = QVBoxLayout(line)
        row.setContentsMargins(8, 8, 8, 8)
        row.addWidget(self.filter)
        self.content.addWidget(line)
        self.content.addWidget(self.nothing)
        self._down.setChildrenCollapsible(False)
        self._down.setHandleWidth(1)
        self._down.addWidget(self.view)
        self.content.addWidget(self._down, 1)
        self.setTabOrder(self.filter, self.view)

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._pause.start)
        self._pause.timeout.connect(self.apply_filter)
        self._filtering.answered.connect(self._show_matching)
        self.view.selectionModel().currentChanged.connect(self._choose)
        self._workbench.inspection_changed.connect(self._show)
        self._workbench.choice.item_chosen.connect(self._mark_chosen)
        self._workbench.stepping.course_changed.connect(self._show_course)

    def offer(self, actions: Iterable[QAction]) -> None:
        """Put actions into the menu of a row."""
        self.view.addActions(list(actions))

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
        self.header.count.setText(count if self._workbench.inspection else "")
        words = self.tr("No item matches the filter.")
        self.nothing.setText(words if total and not shown else "")
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
        if self._timeline is not None:
            self._timeline.set_theme(theme)
        self.view.viewport().update()

    def take_focus(self) -> None:
        """Override ``Pane.take_focus``."""
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
