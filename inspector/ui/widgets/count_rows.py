"""Rows of one line with a mark, a word and a count; some are headings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from inspector.ui.theme import interface_font
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.row_ground import paint_ground

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex
    from PySide6.QtGui import QPainter

    from inspector.ui.theme import Theme

ROW_HEIGHT = 24
_SMALL = 12
_MARK = 12
_LEFT, _RIGHT, _GAP = 12, 12, 8


class Counted(Protocol):
    """What a row shows."""

    @property
    def word(self) -> str:
        """What is counted."""
        ...

    @property
    def number(self) -> int | None:
        """How often it occurs; None for a heading."""
        ...

    @property
    def mark(self) -> str:
        """One of `marks.MEANINGS`, or nothing."""
        ...

    @property
    def is_chosen(self) -> bool:
        """Whether a list shows only these."""
        ...


class CountRows(QStyledItemDelegate):
    """Paints rows whose model gives a `Counted` under a role."""

    def __init__(self, theme: Theme, role: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._role = role
        self._font = interface_font()
        self._font.setPixelSize(_SMALL)
        self._strong = QFont(self._font)
        self._strong.setWeight(QFont.Weight.DemiBold)

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        """Override ``QAbstractItemDelegate.sizeHint``: the same for every row."""
        return QSize(120, ROW_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Override ``QAbstractItemDelegate.paint``."""
        counted = cast("Counted", index.data(self._role))
        painter.save()
        area = option.rect.adjusted(_LEFT, 0, -_RIGHT, 0)
        if counted.number is None:
            painter.setFont(self._strong)
            painter.setPen(self.theme.colour("muted"))
            painter.drawText(area, _MIDDLE, counted.word)
        else:
            paint_ground(painter, option, self.theme, is_chosen=counted.is_chosen)
            self._paint_count(painter, area, counted, counted.number)
        painter.restore()

    def _paint_count(
        self, painter: QPainter, area: QRect, counted: Counted, count: int
    ) -> None:
        font = self._strong if counted.is_chosen else self._font
        metrics, number = QFontMetrics(font), f"{count:,}"
        painter.setFont(font)
        painter.setPen(self.theme.colour("muted"))
        painter.drawText(area, _MIDDLE | Qt.AlignmentFlag.AlignRight, number)
        left = area.left()
        if counted.mark:
            top = area.top() + (ROW_HEIGHT - _MARK) / 2
            mark = QRectF(left, top, _MARK, _MARK)
            paint_mark(painter, mark, counted.mark, self.theme)
            left += _MARK + _GAP
        room = area.right() - metrics.horizontalAdvance(number) - _GAP - left
        word = metrics.elidedText(counted.word, Qt.TextElideMode.ElideRight, room)
        painter.setPen(self.theme.colour("text"))
        painter.drawText(QRect(left, area.top(), room, ROW_HEIGHT), _MIDDLE, word)


_MIDDLE = Qt.AlignmentFlag.AlignVCenter
