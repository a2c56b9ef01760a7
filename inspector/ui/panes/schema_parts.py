"""The parts of the schema pane and how they share its height."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from inspector.ui.panes.pane import side_by_side
from inspector.ui.panes.portability_page import PortabilityPage
from inspector.ui.panes.strict_page import StrictPage
from inspector.ui.panes.violation_page import ViolationPage
from inspector.ui.widgets.code_box import CodeBox
from inspector.ui.widgets.elided_label import ElidedLabel
from inspector.ui.widgets.marked_tabs import MarkedTabs
from inspector.ui.widgets.worded_toggle import WordedToggle

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
_LOW = 300
"""Pixels of height below which words and the arguments give way to a list."""
_LEAST_SCHEMA = 62
"""Pixels that show two rows of the schema's text."""
VIOLATIONS, STRICT, PORTABILITY = range(3)
"""The tabs."""


class SchemaParts(QWidget):
    """Arguments above, one of three lists in the middle, the schema's text below.

    The parts are as high as what they hold asks for, until a person drags a border.
    """

    def __init__(
        self,
        choice: QWidget,
        parent: QWidget | None = None,
        *,
        beside: QWidget | None = None,
    ) -> None:
        """Build the parts.

        Args:
            choice: Says which schema is in force.
            parent: As ever in Qt.
            beside: Stands to the right of it.
        """
        super().__init__(parent)
        self.caption = ElidedLabel(alignment=Qt.AlignmentFlag.AlignLeft)
        self.caption.setProperty("muted", "true")
        self.arguments, self.schema = CodeBox(), CodeBox()
        self.remark = _muted_label()
        self.tabs = MarkedTabs(3)
        self.notes = ElidedLabel(alignment=Qt.AlignmentFlag.AlignLeft)
        self.notes.setProperty("muted", "true")
        self.toggle = WordedToggle()
        self.first, self.strict = ViolationPage(), StrictPage()
        self.portability = PortabilityPage()
        self.state, self.violations = self.first.state, self.first.violations
        self._pages = self.first, self.strict, self.portability
        self._choice, self._line = side_by_side(choice, beside, _GAP), QWidget()
        self._wanted_tab = VIOLATIONS
        self._is_by_hand = False
        self._has_schema = self._has_value = False
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
        self.tabs.currentChanged.connect(self._show_page)
        self.tabs.tabBarClicked.connect(self._want_tab)
        self._show_page(VIOLATIONS)

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
        line.addWidget(self.tabs)
        line.addWidget(self.notes, 1)
        line.addStretch(0)
        line.addWidget(self.toggle)
        self._line.setFixedHeight(_LINE_HEIGHT)
        middle = _column(self._middle, 0, 4)
        for part in (self._choice, self.remark, self._line):
            middle.addWidget(part)
        for page in self._pages:
            middle.addWidget(page, 1)

    def tell(self, heading: str, notes: str) -> None:
        """Say what is listed; without a heading there are no tabs either."""
        self.tabs.set_words(VIOLATIONS, heading)
        self.violations.setAccessibleName(heading)
        self.notes.setText(notes)
        self.notes.setVisible(bool(notes))
        self._line.setVisible(bool(heading))

    def tell_remark(self, remark: str) -> None:
        """Say more of the schema in force, which its tooltip says as well."""
        self.remark.setText(remark)
        self.refit()

    def show_tabs(self, *, has_schema: bool) -> None:
        """Offer the tabs about the schema itself, where there is one.

        A tab that a person went to is gone back to as soon as it is there again.
        """
        for number in (STRICT, PORTABILITY):
            self.tabs.setTabVisible(number, has_schema)
        self.tabs.setCurrentIndex(self._wanted_tab if has_schema else VIOLATIONS)

    def go_to(self, tab: int) -> None:
        """Show a tab as if a person had clicked it."""
        self._want_tab(tab)
        self.tabs.setCurrentIndex(tab)

    @property
    def page(self) -> ViolationPage | StrictPage | PortabilityPage:
        """What the current tab shows."""
        return self._pages[max(self.tabs.currentIndex(), 0)]

    @Slot(int)
    def _want_tab(self, tab: int) -> None:
        if tab >= 0:
            self._wanted_tab = tab

    @Slot(int)
    def _show_page(self, current: int) -> None:
        if self.tabs.hasFocus():
            self._want_tab(current)  # the arrow keys went there
        for number, page in enumerate(self._pages):
            page.setVisible(number == max(current, 0))
        self.refit()

    def show_boxes(self, *, value: bool, schema: bool) -> None:
        """Show the boxes that hold something, and fit the heights."""
        self._has_schema = schema
        self.arguments.setVisible(value)
        self._has_value = value or bool(self.caption.text())
        self.toggle.setVisible(schema)
        self.violations.setVisible(self.violations.list.rowCount() > 0)
        self._is_to_reveal = True
        self.refit()

    def refit(self) -> None:
        """Fit the heights to what the parts hold, once all of it is there."""
        self._refit.start()

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        for part in (self.arguments, self.schema, self.tabs, *self._pages):
            part.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QWidget.resizeEvent``."""
        super().resizeEvent(event)
        self.refit()

    def reveal_schema(self) -> None:
        """Show the schema's text: something in it has been chosen."""
        if not self.toggle.isChecked():
            self._wants_schema = True
        self._is_to_reveal = True
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
        is_about_call = self.page is self.first
        self._upper.setVisible(self._has_value and (is_about_call or whole >= _LOW))
        wanted = self.tabs.sizeHint().width() + _GAP
        self.toggle.shorten(self._middle.width() - wanted)
        self._shorten_words(is_low=whole < _LOW)
        self.first.keep_first()
        upper = self._upper_height(int(whole * _ARGUMENTS_SHARE))
        room = whole - upper - (border if upper else 0)
        self._show_schema(room - self._middle_height(0) - border)
        if not self._is_by_hand:
            self._share(upper, room, border)
        if self._is_to_reveal:
            self._reveal()

    def _shorten_words(self, *, is_low: bool) -> None:
        """Leave words to tooltips where they would stand in the way of a list."""
        is_listing = not self.page.listed.isHidden()
        self.remark.setVisible(bool(self.remark.text()) and not (is_low and is_listing))
        self.state.set_brief(is_brief=is_low and is_listing)

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
        """What the current list asks for, as far as there is room."""
        layout, page = self._middle.layout(), self.page
        if layout is None:
            return 0
        wanted = layout.sizeHint().height()
        if layout.hasHeightForWidth():  # sentences that wrap
            wanted = layout.totalHeightForWidth(self._middle.width())
        if page.listed.isHidden():
            return wanted
        around = wanted - page.listed.sizeHint().height()
        return around + page.list_height(most - around)


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
