"""The chips above a comparison: wrapped, a line or two high, then scrolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QWidget

from inspector.ui.models.diff_chips import SEVERITY, DiffChips
from inspector.ui.theme import interface_font, theme_named
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.text_width import width_of

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex
    from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from inspector.ui.models.diff_outline import Outline
    from inspector.ui.theme import Theme

CHIP_HEIGHT = 24
_GAP = 4
"""Around each chip, so twice that between two."""

_LINE = CHIP_HEIGHT + 2 * _GAP
_MARK = 14
_PADDING = 10
_LONGEST = 640
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class _ChipPainter(QStyledItemDelegate):
    """Paints one chip: a mark and a few words on the ground of a severity."""

    def __init__(self, view: DiffChipList) -> None:
        super().__init__(view)
        self._view = view
        self.theme = theme_named("light")

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        """Override ``QAbstractItemDelegate.sizeHint``."""
        severity, words = index.data(SEVERITY), index.data()
        width = width_of(_font(severity), words)
        width += 2 * _PADDING + (_MARK + 8 if severity else 0)
        room = self._view.viewport().width() - 4 * _GAP
        return QSize(max(min(width, _LONGEST, room), CHIP_HEIGHT), CHIP_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Override ``QAbstractItemDelegate.paint``."""
        severity, area = index.data(SEVERITY), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, area, severity, option)
        text = area.adjusted(_PADDING, 0, -_PADDING, 0)
        if severity:
            top = area.top() + (area.height() - _MARK) / 2
            mark = QRectF(text.left(), top, _MARK, _MARK)
            paint_mark(painter, mark, severity, self.theme)
            text.setLeft(text.left() + _MARK + 8)
        font = _font(severity)
        painter.setFont(font)
        painter.setPen(self.theme.colour(severity or "muted"))
        shown = QFontMetrics(font).elidedText(
            index.data(), Qt.TextElideMode.ElideRight, int(text.width())
        )
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def _paint_ground(
        self,
        painter: QPainter,
        area: QRectF,
        severity: str,
        option: QStyleOptionViewItem,
    ) -> None:
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if has_focus:
            painter.setPen(QPen(self.theme.colour("accent"), 2))
        elif option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(self.theme.colour(severity or "muted"), 1.5))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour(f"{severity}bg" if severity else "gap"))
        radius = (area.height() - 2) / 2
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)


class DiffChipList(QListView):
    """Shows a `DiffChips`.

    Signals:
        chip_chosen: (row) by a click or Enter, also when it is the current one.
    """

    chip_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # spares PySide6 a search, as in `row_scroll`
        self.setObjectName("items")  # no frame of its own, by the stylesheet
        self.list = DiffChips(self)
        self._chips = _ChipPainter(self)
        self._most_lines = 2
        self.setModel(self.list)
        self.setItemDelegate(self._chips)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setSpacing(_GAP)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._choose)

    def show_outline(self, outline: Outline | None, *, only_blocking: bool) -> None:
        """Show the chips of another comparison."""
        self.list.show(outline, only_blocking=only_blocking)
        self.fit()

    def show_chosen(self, number: int | None) -> None:
        """Show which chip stands for a finding."""
        row = self.list.row_of(number)
        if row is None:
            self.selectionModel().clear()
        else:
            self.setCurrentIndex(self.list.index(row))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._chips.theme = theme
        self.viewport().update()

    def set_most_lines(self, most: int) -> None:
        """Show so many lines of chips, and scroll through more."""
        if most != self._most_lines:
            self._most_lines = most
            self.fit()

    def fit(self) -> None:
        """Be as high as the lines of chips, as far as there is room."""
        count = self.line_count()
        lines = min(max(count, 1), self._most_lines)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if count > lines:
            policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        self.setVerticalScrollBarPolicy(policy)
        if self.height() != lines * _LINE:
            self.setFixedHeight(lines * _LINE)

    def line_count(self) -> int:
        """How many lines the chips take."""
        count = self.list.rowCount()
        if not count:
            return 0
        self.doItemsLayout()
        last = self.visualRect(self.list.index(count - 1))
        first = self.visualRect(self.list.index(0))
        return (last.top() - first.top()) // _LINE + 1

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.row() < len(self.list.chips):
            self.chip_chosen.emit(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QListView.keyPressEvent``."""
        if event.key() in _ENTER and self.currentIndex().isValid():
            self._choose(self.currentIndex())
            event.accept()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QListView.resizeEvent``."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()


def _font(severity: str) -> QFont:
    font = interface_font()
    if severity == "block":
        font.setWeight(font.Weight.DemiBold)
    return font
