"""The parts of the schema pane and how they share its height."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from inspector.ui.widgets.code_box import CodeBox
from inspector.ui.widgets.elided_label import ElidedLabel
from inspector.ui.widgets.marked_sentence import MarkedSentence
from inspector.ui.widgets.violation_view import ViolationView

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from inspector.ui.theme import Theme

_SIDE = 12
_GAP = 8
_MOST_ROWS = 16
_ARGUMENTS_SHARE = 0.32
"""Of the height, for arguments that would take more."""
_SCHEMA_SHARE = 0.24
"""Of the height, that the schema's text keeps beside a long list."""
_LINE_HEIGHT = 28
_LEAST_SCHEMA = 62
"""Pixels that show two rows of the schema's text."""
_LEAST_LIST = 62
"""Pixels that show one card."""


class _Toggle(QToolButton):
    """Says in words what a click does: its state is not shown by colour alone."""

    def __init__(self) -> None:
        super().__init__()
        self._words = "", ""
        self.setProperty("flat", "true")
        self.setCheckable(True)
        self.setChecked(True)
        self.toggled.connect(self._tell)

    def set_words(self, show: str, hide: str) -> None:
        """Say what a click does when it is off, and when it is on."""
        self._words = show, hide
        self._tell()

    @Slot()
    def _tell(self) -> None:
        self.setText(self._words[self.isChecked()])


class SchemaParts(QWidget):
    """Arguments above, violations in the middle, the schema's text below.

    The parts are as high as what they hold asks for, until a person drags a border.
    """

    def __init__(self, choice: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.caption = ElidedLabel(alignment=Qt.AlignmentFlag.AlignLeft)
        self.caption.setProperty("muted", "true")
        self.arguments, self.schema = CodeBox(), CodeBox()
        self.remark = _muted_label()
        self.heading = QLabel()
        self.heading.setProperty("heading", "true")
        self.notes = ElidedLabel(alignment=Qt.AlignmentFlag.AlignLeft)
        self.notes.setProperty("muted", "true")
        self.toggle = _Toggle()
        self.state = MarkedSentence()
        self.violations = ViolationView()
        self._choice, self._line = choice, QWidget()
        self._is_by_hand = False
        self._has_schema = False
        self._wants_schema: bool | None = None
        self._is_to_reveal = False
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._upper, self._middle, self._lower = QWidget(), QWidget(), QWidget()
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self._lay_out()
        self._refit = QTimer(self, singleShot=True, interval=0)
        self._refit.timeout.connect(self._fit)
        self._splitter.splitterMoved.connect(self._keep_hands_off)
        self.toggle.clicked.connect(self._want_schema)

    def _lay_out(self) -> None:
        column = _column(self, _SIDE, _GAP)
        column.addWidget(self._splitter)
        self._splitter.setHandleWidth(_GAP)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setProperty("gap", "true")
        for part in (self._upper, self._middle, self._lower):
            self._splitter.addWidget(part)
        upper = _column(self._upper, 0, 4)
        upper.addWidget(self.caption)
        upper.addWidget(self.arguments, 1)
        self._lay_out_middle()
        _column(self._lower, 0, 0).addWidget(self.schema)
        for box in (self.arguments, self.schema):
            box.setMinimumHeight(36)

    def _lay_out_middle(self) -> None:
        line = QHBoxLayout(self._line)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(_GAP)
        line.addWidget(self.heading)
        line.addWidget(self.notes, 1)
        line.addWidget(self.toggle)
        self._line.setFixedHeight(_LINE_HEIGHT)
        middle = _column(self._middle, 0, 4)
        for part in (self._choice, self.remark, self._line, self.state):
            middle.addWidget(part)
        middle.addWidget(self.violations, 1)
        middle.addStretch(0)
        self.violations.setMinimumHeight(_LEAST_LIST // 2)

    def tell(self, heading: str, notes: str) -> None:
        """Say what is listed; without a heading there is no list either."""
        self.heading.setText(heading)
        self.violations.setAccessibleName(heading)
        self.notes.setText(notes)
        self._line.setVisible(bool(heading))

    def show_boxes(self, *, value: bool, schema: bool) -> None:
        """Show the boxes that hold something, and fit the heights."""
        self._has_schema = schema
        self.arguments.setVisible(value)
        self._upper.setVisible(value or bool(self.caption.text()))
        self.toggle.setVisible(schema)
        self.violations.setVisible(self.violations.list.rowCount() > 0)
        self._is_to_reveal = True
        self.refit()

    def refit(self) -> None:
        """Fit the heights to what the parts hold, once all of it is there."""
        self._refit.start()

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        for part in (self.arguments, self.schema, self.state, self.violations):
            part.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QWidget.resizeEvent``."""
        super().resizeEvent(event)
        self.refit()

    @Slot(bool)
    def _want_schema(self, wanted: bool) -> None:
        self._wants_schema = wanted
        self._is_to_reveal = True
        self.refit()

    @Slot()
    def _keep_hands_off(self) -> None:
        self._is_by_hand = True

    @Slot()
    def _fit(self) -> None:
        whole, border = self._splitter.height(), self._splitter.handleWidth()
        upper = self._upper_height(int(whole * _ARGUMENTS_SHARE))
        room = whole - upper - (border if upper else 0)
        self._show_schema(room - self._middle_height(0) - border)
        if not self._is_by_hand:
            self._share(upper, room, border)
        if self._is_to_reveal:
            self._reveal()

    def _share(self, upper: int, room: int, border: int) -> None:
        """Give each part its height; ``room`` is what the upper one leaves."""
        lower = 0
        if self._lower.isVisibleTo(self):
            most = int(self._splitter.height() * _SCHEMA_SHARE)
            kept = min(self.schema.height_of(_MOST_ROWS), most)
            middle = self._middle_height(room - border - max(kept, _LEAST_SCHEMA))
            lower = max(room - border - middle, 0)
            room = middle
        self._splitter.setSizes([upper, room, lower])

    def _reveal(self) -> None:
        """What was selected before its box had a height is to be seen in it."""
        self._is_to_reveal = False
        for box in (self.arguments, self.schema):
            if box.view.selection().length:
                box.view.reveal(box.view.selection())

    def _show_schema(self, room: int) -> None:
        """Show the schema's text if a person wants it, or if there is room for it."""
        wanted = self._wants_schema
        if wanted is None:
            wanted = room >= _LEAST_SCHEMA
        self.toggle.setChecked(wanted)
        self._lower.setVisible(wanted and self._has_schema)

    def _upper_height(self, most: int) -> int:
        if not self._upper.isVisibleTo(self):
            return 0
        caption = self.caption.sizeHint().height()
        if not self.arguments.isVisibleTo(self):
            return caption
        wanted = self.arguments.height_of(_MOST_ROWS)
        return caption + 4 + max(min(wanted, most), self.arguments.height_of(1))

    def _middle_height(self, most: int) -> int:
        """What the violations ask for, as far as there is room."""
        layout = self._middle.layout()
        if layout is None or not self.violations.isVisibleTo(self):
            return layout.sizeHint().height() if layout else 0
        around = layout.sizeHint().height() - self.violations.sizeHint().height()
        rows = self.violations.rows_height(max(most - around, 0)) + 2
        return around + max(rows, _LEAST_LIST)


def _muted_label() -> QLabel:
    label = QLabel()
    label.setProperty("muted", "true")
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _column(owner: QWidget, margin: int, spacing: int) -> QVBoxLayout:
    column = QVBoxLayout(owner)
    column.setContentsMargins(margin, min(margin, _GAP), margin, margin)
    column.setSpacing(spacing)
    return column
