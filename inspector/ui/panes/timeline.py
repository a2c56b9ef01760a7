"""The events of a stream below its items: a slider, and a list of one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from inspector.ui.models.event_list import EVENT, EventList
from inspector.ui.panes.pane import hairline
from inspector.ui.theme import theme_named
from inspector.ui.widgets.elided_label import ElidedLabel
from inspector.ui.widgets.event_rows import ROW_HEIGHT, EventRows
from inspector.ui.widgets.moment_mark import moment_icon
from inspector.ui.widgets.moment_slider import MomentSlider
from inspector.ui.widgets.row_list import RowList

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from inspector.ui.models.stream_course import StreamCourse
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme

_HEAD_HEIGHT = 28


class _Events(RowList):
    """Rows that the sideways arrows step through too.

    Signals:
        left: a person wants to see no single moment any more.
    """

    left = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QTableView.resizeEvent``: the chosen row stays in sight."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``RowList.keyPressEvent``."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in steps:
            row = self.currentIndex().row() + steps[Qt.Key(event.key())]
            self.selectRow(min(max(row, 0), self.model().rowCount() - 1))
        else:
            super().keyPressEvent(event)


class Timeline(QWidget):
    """Shows which event is chosen and chooses another; built for the first stream."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench, self._stepping = workbench, workbench.stepping
        self.title, self.place = QLabel(), ElidedLabel()
        self.slider = MomentSlider()
        self.model = EventList(self)
        self.view = _Events(ROW_HEIGHT)
        self.view.setModel(self.model)
        self.view.setObjectName("events")
        self._rows = EventRows(theme_named("light"), EVENT, self)
        self.view.setItemDelegate(self._rows)
        self.first_parse = QPushButton()
        self._is_showing = False
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.title.setProperty("heading", "true")
        self.place.setProperty("muted", "true")
        self.first_parse.setProperty("flat", "true")
        head = QWidget()
        head.setFixedHeight(_HEAD_HEIGHT)
        row = QHBoxLayout(head)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addWidget(self.place, 1)
        below = QHBoxLayout()
        below.setContentsMargins(4, 0, 4, 0)
        below.addWidget(self.first_parse)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (hairline(), head, self.slider):
            column.addWidget(part)
        column.addLayout(below)
        column.addWidget(self.view, 1)
        self.setTabOrder(self.slider, self.first_parse)
        self.setTabOrder(self.first_parse, self.view)

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self._choose)
        self.view.selectionModel().currentChanged.connect(self._choose_current)
        self.view.left.connect(self._stepping.leave)
        self.first_parse.clicked.connect(self._go_to_first_parse)
        self._stepping.course_changed.connect(self.show_course)
        self._stepping.event_chosen.connect(self._show_chosen)
        self._workbench.choice.item_chosen.connect(self._show_item)
        self._workbench.language_changed.connect(self.model.speak)

    @Slot(object)
    def show_course(self, course: StreamCourse | None) -> None:
        """Show other events."""
        self._is_showing = True
        self.model.show(course)
        last = len(course.rows) - 1 if course else 0
        self.slider.setRange(0, max(last, 0))
        self.slider.setPageStep(max(last // 10, 1))
        self._rows.widest_number = (
            max(map(course.last_number, course.begins), default=0) if course else 0
        )
        self._is_showing = False
        self._show_chosen(self._stepping.row)
        self._show_item()

    @Slot(object)
    def _show_chosen(self, row: int | None) -> None:
        """Show which event is chosen, without choosing it again."""
        self._is_showing = True
        if row is None:
            self.view.selectionModel().clear()
            self.slider.setValue(self.slider.maximum())
        else:
            self.view.setCurrentIndex(self.model.index(row))
            self.slider.setValue(row)
        self._is_showing = False
        self._tell_place()

    @Slot()
    def _show_item(self) -> None:
        """Write the events of the chosen item stronger, and tell when they parse."""
        item, course = self._workbench.choice.index, self._stepping.course
        self._rows.item = item
        self.view.viewport().update()
        self.slider.set_signs(course.parses.values() if course else ())
        row = course.parses.get(item) if course and item is not None else None
        self.first_parse.setVisible(row is not None)
        if row is not None and course is not None:
            words = self.tr("JSON from event {number} on")
            number = course.rows[row].number
            self.first_parse.setText(words.format(number=number))
            words = self.tr(
                "With event {number} the arguments of item {item} are JSON for the "
                "first time. Go there."
            )
            told = words.format(number=number, item=item)
            self.first_parse.setToolTip(told)
            self.first_parse.setAccessibleDescription(told)

    @Slot(int)
    def _choose(self, row: int) -> None:
        if not self._is_showing:
            self._stepping.choose(row)

    @Slot("QModelIndex", "QModelIndex")
    def _choose_current(self, current: QModelIndex) -> None:
        if current.isValid():
            self._choose(current.row())

    @Slot()
    def _go_to_first_parse(self) -> None:
        item, course = self._workbench.choice.index, self._stepping.course
        if course is not None and item is not None and item in course.parses:
            self._stepping.choose(course.parses[item])

    def _tell_place(self) -> None:
        """Say which event is chosen, or how many there are."""
        course, row = self._stepping.course, self._stepping.row
        if course is None:
            return
        if row is None:
            words = self.tr("{count} events").format(count=f"{len(course.rows):,}")
        else:
            event, last = course.rows[row], course.last_number(row)
            words = self.tr("event {number} / {last}")
            if len(course.begins) > 1:
                words = self.tr("stream {stream}, {number} / {last}")
            words = words.format(stream=event.stream, number=event.number, last=last)
        self.place.setText(words)
        self.slider.setAccessibleDescription(words)

    def retranslate(self) -> None:
        """Write every word anew."""
        self.model.speak(self._workbench.language)
        self.title.setText(self.tr("Timeline"))
        self.setAccessibleName(self.tr("Timeline"))
        self.slider.setAccessibleName(self.tr("Moment of the stream"))
        self.view.setAccessibleName(self.tr("Events"))
        self._tell_place()
        self._show_item()

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self._rows.theme = self.slider.theme = theme
        self.first_parse.setIcon(moment_icon(theme))
        self.slider.update()
        self.view.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
