"""A big log in the items pane: its rows, what narrows them, and its counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from inspector.core.browsing.selection import Order
from inspector.ui.models.item_list import SUMMARY
from inspector.ui.models.log_counts import COUNT, LogCounts, toggled
from inspector.ui.models.log_list import LogList
from inspector.ui.models.log_words import notice_of
from inspector.ui.panes.pane import hairline
from inspector.ui.theme import theme_named
from inspector.ui.widgets import count_rows
from inspector.ui.widgets.count_rows import CountRows
from inspector.ui.widgets.filter_line import FilterLine
from inspector.ui.widgets.followed_end import FollowedEnd
from inspector.ui.widgets.opening_box import OpeningBox
from inspector.ui.widgets.row_list import RowList
from inspector.ui.widgets.rows_and_counts import RowsAndCounts
from inspector.ui.widgets.two_line_rows import ROW_HEIGHT, TwoLineRows

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex

    from inspector.ui.actions import Actions
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme

_FILTER_PAUSE_MS = 150
_COUNTS_MS = 500
"""How often counts are shown anew while they grow."""

_ORDERS = (Order.LINE, Order.VERDICT)


class LogView(QWidget):
    """Shows the rows of a log and chooses one of them; built for the first log.

    Args:
        workbench: Whose log.
        actions: Those that a notice may offer.
        parent: The widget that it stands in.
    """

    def __init__(
        self,
        workbench: Workbench,
        actions: Actions | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench, self._desk = workbench, workbench.desk
        self._actions = actions
        self.view, self.counts_view = (
            RowList(ROW_HEIGHT),
            RowList(count_rows.ROW_HEIGHT),
        )
        self.view.setObjectName("log")
        self.counts_view.setObjectName("counts")
        self.counts = LogCounts(self)
        self.counts_view.setModel(self.counts)
        self._rows = TwoLineRows(theme_named("light"), SUMMARY, self)
        self._count_rows = CountRows(theme_named("light"), COUNT, self)
        self.view.setItemDelegate(self._rows)
        self.counts_view.setItemDelegate(self._count_rows)
        self.filter, self.order = FilterLine(self.view), OpeningBox()
        self.shown, self.nothing = QLabel(), QLabel()
        self.notice, self.notice_button = QLabel(), QToolButton()
        self._end = FollowedEnd(self.view)
        self._no_rows = LogList(self)
        self.view.setModel(self._no_rows)
        self._is_marking = self._is_worst_wished = False
        self._pause = QTimer(self, singleShot=True, interval=_FILTER_PAUSE_MS)
        self._counting = QTimer(self, singleShot=True, interval=_COUNTS_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        for label in (self.shown, self.nothing, self.notice):
            label.setProperty("muted", "true")
            label.setWordWrap(True)  # a figure that is cut off is another figure
        self.nothing.setContentsMargins(12, 8, 12, 8)
        self.order.addItems(["" for _ in _ORDERS])
        self.notice_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.notice_button.setProperty("flat", "true")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head())
        column.addWidget(self._notice_bar())
        column.addWidget(self.nothing)
        column.addWidget(RowsAndCounts(self.view, self.counts_view), 1)
        self.setTabOrder(self.filter, self.order)
        self.setTabOrder(self.order, self.notice_button)
        self.setTabOrder(self.notice_button, self.view)
        self.setTabOrder(self.view, self.counts_view)

    def _head(self) -> QWidget:
        head = QWidget()
        rows = QVBoxLayout(head)
        rows.setContentsMargins(8, 8, 8, 8)
        rows.setSpacing(8)
        rows.addWidget(self.filter)
        below = QHBoxLayout()
        below.addWidget(self.order)
        below.addWidget(self.shown, 1)
        rows.addLayout(below)
        return head

    def _notice_bar(self) -> QWidget:
        self._bar = QWidget()
        column = QVBoxLayout(self._bar)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(hairline())
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 8, 8, 8)
        inner.setSpacing(4)
        inner.addWidget(self.notice)
        inner.addWidget(self.notice_button)
        column.addLayout(inner)
        column.addWidget(hairline())
        return self._bar

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._pause.start)
        self._pause.timeout.connect(self.apply_filter)
        self._counting.timeout.connect(self.show_counts)
        self.order.activated.connect(self._sort)
        self.counts_view.clicked.connect(self._filter_by)
        self.counts_view.activated.connect(self._filter_by)
        self._desk.row_chosen.connect(self._mark)

    def show_log(self) -> None:
        """Show the log that is open now, or none."""
        log, sieve, shown = self._desk.log, self._desk.sieve, self._desk.list
        if log is None or sieve is None or shown is None:
            self.view.setModel(self._no_rows)  # a list that is gone would be missed
            return
        self._pause.stop()
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.blockSignals(False)
        self.order.setCurrentIndex(_ORDERS.index(sieve.order))
        shown.speak(self._workbench.language)
        self.view.setModel(shown)
        self.view.selectionModel().currentChanged.connect(self._choose)
        shown.modelReset.connect(self._tell_shown)
        shown.rowsInserted.connect(self._tell_shown)
        log.rows_came.connect(self._note_growth)
        log.rows_changed.connect(self._note_growth)
        log.state_changed.connect(self._keep_end)
        sieve.selected.connect(self._keep_end)
        for signal in (log.state_changed, log.rows_came, sieve.search_changed):
            signal.connect(self.tell_notice)
        self.show_counts()
        self._tell_shown()
        self.tell_notice()

    @Slot()
    def apply_filter(self) -> None:
        """Show the rows that the line asks for."""
        self._pause.stop()
        if self._desk.sieve is not None:
            self._desk.sieve.filter(self.filter.text())
            self.show_counts()

    @Slot(int)
    def _sort(self, place: int) -> None:
        if self._desk.sieve is not None:
            self._is_worst_wished = _ORDERS[place] is Order.VERDICT
            self._desk.sieve.sort(_ORDERS[place])

    @Slot("QModelIndex")
    def _filter_by(self, index: QModelIndex) -> None:
        term = self.counts.count_at(index.row()).term
        if term:
            self.filter.setText(toggled(self.filter.text(), term))
            self.apply_filter()

    @Slot()
    def _note_growth(self) -> None:
        if not self.counts.rowCount():
            self.show_counts()
        elif not self._counting.isActive():
            self._counting.start()
        self._keep_end()

    @Slot()
    def _keep_end(self) -> None:
        log = self._desk.log
        self._end.keep(is_followed=log is not None and log.is_following)

    @Slot()
    def show_counts(self) -> None:
        """Show the counts of now."""
        rows = self._desk.log.rows if self._desk.log is not None else None
        self.counts.show(rows, self.filter.text())

    @Slot()
    def _tell_shown(self) -> None:
        log, shown, sieve = self._desk.log, self._desk.list, self._desk.sieve
        if log is None or shown is None or sieve is None:
            return
        count, total = shown.rowCount(), len(log.rows)
        words = f"{count:,} / {total:,}" if sieve.is_narrowed else f"{total:,}"
        self.shown.setText(words)
        is_empty = not count and total and not sieve.is_searching
        self.nothing.setText(self.tr("No item matches the filter.") if is_empty else "")
        self.nothing.setVisible(bool(is_empty))

    @Slot()
    def tell_notice(self) -> None:
        """Say what is to be said of the log."""
        log, sieve = self._desk.log, self._desk.sieve
        if log is None or sieve is None:
            return
        notice = notice_of(log, sieve, self._workbench.language)
        self._bar.setVisible(notice is not None)
        self._tell_shown()
        if notice is None or notice.words == self.notice.text():
            return
        self.notice.setText(notice.words)
        is_offered = bool(notice.action) and self._actions is not None
        self.notice_button.setVisible(is_offered)
        if is_offered and self._actions is not None:
            for old in self.notice_button.actions():
                self.notice_button.removeAction(old)  # with two it becomes a menu
            self.notice_button.setDefaultAction(self._actions[notice.action])

    @Slot("QModelIndex", "QModelIndex")
    def _choose(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_marking and self._desk.list is not None:
            self._end.note_choice(current.row())
            self._desk.choose_row(self._desk.list.row_at(current.row()))

    @Slot(object)
    def _mark(self, row: int | None) -> None:
        """Show which row is looked at, without choosing it again."""
        if self._desk.list is None or self.view.model() is not self._desk.list:
            return
        place = self._desk.list.place_of(row)
        self._is_marking = True
        if place is None:
            self.view.selectionModel().clear()
        elif (current := self.view.currentIndex()).row() != place:
            if current.isValid():  # else the list is another one, and nobody chose
                self._end.note_choice(place)
            self.view.setCurrentIndex(self._desk.list.index(place))
        self._is_marking = False
        if self._is_worst_wished:
            self._is_worst_wished = False
            self.view.scrollToTop()  # beside the marked row nothing may have moved

    def retranslate(self) -> None:
        """Write every word anew."""
        self.filter.setPlaceholderText("type: reason: rule: …")
        self.filter.setAccessibleName(self.tr("Filter and search the log"))
        self.filter.setToolTip(
            self.tr(
                "Words are looked for in all items, escaped or not. Or type:, name:, "
                "call_id:, id:, status:, reason:, rule:; all of them must match"
            )
        )
        for place, words in enumerate((self.tr("By line"), self.tr("By verdict"))):
            self.order.setItemText(place, words)
        self.order.setAccessibleName(self.tr("Order of the rows"))
        self.view.setAccessibleName(self.tr("Items of the log"))
        self.counts_view.setAccessibleName(self.tr("Verdicts and rules"))
        if self._desk.list is not None:
            self._desk.list.speak(self._workbench.language)
        self.show_counts()
        self.notice.setText("")
        self.tell_notice()

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self._rows.theme = self._count_rows.theme = theme
        self.view.viewport().update()
        self.counts_view.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
