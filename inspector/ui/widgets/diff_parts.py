"""The parts of the diff pane: flags above, pairs and both sides below, a strip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from inspector.ui.models.diff_words import caption_of
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_chip_list import DiffChipList
from inspector.ui.widgets.diff_overview import DiffOverview
from inspector.ui.widgets.diff_view import DiffView
from inspector.ui.widgets.elided_label import ElidedLabel
from inspector.ui.widgets.marked_sentence import MarkedSentence
from inspector.ui.widgets.pair_view import PairView

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from inspector.ui.models.diff_course import DiffCourse
    from inspector.ui.models.diff_prepared import Prepared
    from inspector.ui.models.diff_sheet import RowKey
    from inspector.ui.models.diff_verdict import Saying
    from inspector.ui.theme import Theme

_SIDE = 12
_PAIRS_WIDTH = 208
_CAPTION_HEIGHT = 28
_TICK_PAUSE_MS = 60
_FEW_PAIRS = 500
"""Pairs whose ticks take less than a millisecond."""

_LOW = 260
"""Pixels of height below which one line of chips must do."""

_NARROW = 820
"""Pixels of width below which both sides need all of the room."""


class DiffParts(QWidget):
    """Builds and places the parts; the pane fills them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = theme_named("light")
        self.chips, self._chip_room = DiffChipList(), QWidget()
        self.flags = MarkedSentence()
        self.flags.setContentsMargins(_SIDE, 10, _SIDE, 10)
        self.captions = _caption(), _caption()
        self.view, self.overview = DiffView(theme), DiffOverview(theme)
        self.pairs = PairView(theme)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self._course: DiffCourse | None = None
        self._pairs_wanted = True
        self._ticking = QTimer(self, singleShot=True, interval=_TICK_PAUSE_MS)
        self._ticking.timeout.connect(self._show_ticks)
        self._lay_out()
        bar = self.view.verticalScrollBar()
        bar.valueChanged.connect(self.show_window)
        bar.rangeChanged.connect(self.show_window)
        self.setTabOrder(self.chips, self.pairs)
        self.setTabOrder(self.pairs, self.view)

    def _lay_out(self) -> None:
        column = _column(self)
        room = QHBoxLayout(self._chip_room)
        room.setContentsMargins(_SIDE - 4, 4, 0, 4)
        room.addWidget(self.chips)
        column.addWidget(self._chip_room)
        column.addWidget(self.flags)
        column.addWidget(_hairline())
        sides = QHBoxLayout()
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(0)
        both, rows = QVBoxLayout(), QWidget()
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        both.addLayout(self._caption_row())
        both.addWidget(self.view, 1)
        rows.setLayout(both)
        across = self._across = QSplitter(Qt.Orientation.Horizontal)
        across.setChildrenCollapsible(False)
        across.setHandleWidth(1)
        across.addWidget(self.pairs)
        across.addWidget(rows)
        across.setStretchFactor(1, 1)
        across.setSizes([_PAIRS_WIDTH, 1_000])
        self.pairs.hide()
        sides.addWidget(across, 1)
        sides.addWidget(self.overview)
        column.addLayout(sides, 1)

    def _caption_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        left, right = self.captions
        row.addSpacing(_SIDE)
        row.addWidget(left, 1)
        row.addWidget(_hairline(is_upright=True))
        row.addSpacing(_SIDE)
        row.addWidget(right, 1)
        row.addSpacing(self.view.verticalScrollBar().sizeHint().width())
        return row

    def retranslate(self, language: str) -> None:
        """Write every word anew; the core's in a language of its own."""
        self.chips.list.set_language(language)
        self.chips.setAccessibleName(self.tr("Differences"))
        self.pairs.setAccessibleName(self.tr("Pairs"))
        self.view.setAccessibleName(self.tr("Left and right side"))
        self.overview.setAccessibleName(self.tr("Where the differences are"))

    def show_captions(self, course: DiffCourse, key: RowKey | None) -> None:
        """Name both files, and the lines in which the items of a row begin."""
        for is_left, caption in zip((True, False), self.captions, strict=True):
            document = course.document(is_left=is_left)
            item = course.item(key.pair, is_left=is_left) if key else None
            line = document.lines.at(item.span.start).line if item else None
            label = document.origin.label
            is_whole = course.outline.are_whole[0 if is_left else 1]
            words = caption_of(label, line, is_left=is_left, is_whole=is_whole)
            caption.setText(words)

    def show_flags(self, saying: Saying) -> None:
        """Show a sentence in place of the chips, or the chips."""
        self.flags.show_state(saying.mark, saying.sentence)
        self._chip_room.setVisible(not saying.sentence)

    def show_pairs(self, prepared: Prepared | None) -> None:
        """List other pairs; a single one needs no list."""
        self.pairs.show_pairs(prepared)
        self._settle_pairs()

    def want_pairs(self, *, wanted: bool) -> None:
        """Have pairs listed where there is room, or not at all."""
        self._pairs_wanted = wanted
        self._settle_pairs()

    def _settle_pairs(self) -> None:
        has_several = self.pairs.list.rowCount() > 1
        is_wide = self.width() >= _NARROW
        self.pairs.setVisible(has_several and is_wide and self._pairs_wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QWidget.resizeEvent``: leave small panes room for rows."""
        super().resizeEvent(event)
        self.chips.set_most_lines(1 if event.size().height() < _LOW else 2)
        self._settle_pairs()

    def plan_ticks(self, course: DiffCourse | None) -> None:
        """Show where the differences are: now, or those of many pairs soon."""
        self._course = course
        if course is None or len(course.prepared.weights) <= _FEW_PAIRS:
            self._show_ticks()
        else:
            self._ticking.start()

    @Slot()
    def _show_ticks(self) -> None:
        course = self._course
        count = course.sheet.count if course else 0
        self.overview.show_ticks(course.ticks() if course else (), count)
        self.show_window()

    def show_window(self) -> None:
        """Show in the strip which rows are seen."""
        height, bar = self.view.row_height, self.view.verticalScrollBar()
        first = bar.value() / height
        self.overview.show_window(first, first + self.view.viewport().height() / height)

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        for part in (self.chips, self.flags, self.pairs, self.view, self.overview):
            part.set_theme(theme)


def _caption() -> ElidedLabel:
    caption = ElidedLabel(
        Qt.TextElideMode.ElideMiddle, alignment=Qt.AlignmentFlag.AlignLeft
    )
    caption.setProperty("muted", "true")
    caption.setFixedHeight(_CAPTION_HEIGHT)
    caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    return caption


def _column(widget: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column


def _hairline(*, is_upright: bool = False) -> QFrame:
    line = QFrame()
    line.setProperty("hairline", "true")
    if is_upright:
        line.setFixedSize(1, _CAPTION_HEIGHT)
    else:
        line.setFixedHeight(1)
    return line
