"""Rows of one line for the events of a stream: mark, number, type, item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from inspector.ui.theme import interface_font
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.moment_mark import paint_moment
from inspector.ui.widgets.row_ground import paint_ground

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex
    from PySide6.QtGui import QPainter

    from inspector.ui.theme import Theme

ROW_HEIGHT = 22
_SMALL = 12
_LEFT = 12
_MARK = 12
_NUMBER_LEFT = 28
_GAP = 6
_RIGHT = 10
_SIGN_ROOM = 14


class Event(Protocol):
    """What a row shows."""

    @property
    def number(self) -> int:
        """What it is counted by; 0 begins another stream."""
        ...

    @property
    def kind(self) -> str:
        """What happened."""
        ...

    @property
    def item(self) -> int | None:
        """The number of the item that it is about."""
        ...

    @property
    def mark(self) -> str:
        """One of `marks.MEANINGS`, or nothing."""
        ...

    @property
    def is_first_parse(self) -> bool:
        """Whether the arguments are JSON with it for the first time."""
        ...


class EventRows(QStyledItemDelegate):
    """Paints rows whose model gives an `Event` under a role."""

    def __init__(self, theme: Theme, role: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.item: int | None = None
        """The chosen item: its events are written stronger than others."""

        self.widest_number = 0
        """The number that all others find room beside."""

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
        event = cast("Event", index.data(self._role))
        painter.save()
        paint_ground(painter, option, self.theme)
        if event.number == 0 and index.row() > 0:
            line = QRect(option.rect.topLeft(), QSize(option.rect.width(), 1))
            painter.fillRect(line, self.theme.colour("num"))
        if event.mark:
            top = option.rect.top() + (ROW_HEIGHT - _MARK) / 2
            area = QRectF(option.rect.left() + _LEFT, top, _MARK, _MARK)
            paint_mark(painter, area, event.mark, self.theme)
        self._paint_words(painter, option.rect, event)
        painter.restore()

    def _paint_words(self, painter: QPainter, area: QRect, event: Event) -> None:
        plain = QFontMetrics(self._font)
        number_width = plain.horizontalAdvance(str(self.widest_number))
        number = QRect(area.left() + _NUMBER_LEFT, area.top(), number_width, ROW_HEIGHT)
        painter.setFont(self._font)
        painter.setPen(self.theme.colour("muted"))
        painter.drawText(number, _MIDDLE | _RIGHTMOST, str(event.number))
        right = area.right() - _RIGHT
        if event.item is not None:
            words = f"#{event.item}"
            room = QRect(number.right(), area.top(), right - number.right(), ROW_HEIGHT)
            painter.drawText(room, _MIDDLE | _RIGHTMOST, words)
            right -= plain.horizontalAdvance(words) + _GAP
        if event.is_first_parse:
            centre = QPointF(right - _SIGN_ROOM / 2 + 2, area.center().y() + 0.5)
            paint_moment(painter, centre, self.theme)
            right -= _SIGN_ROOM
        self._paint_kind(painter, number.right() + _GAP, right, area.top(), event)

    def _paint_kind(
        self, painter: QPainter, left: int, right: int, top: int, event: Event
    ) -> None:
        """The type, shortened at its beginning: its end tells more."""
        is_own = event.item is not None and event.item == self.item
        font = self._strong if is_own else self._font
        painter.setFont(font)
        painter.setPen(self.theme.colour("text" if is_own else "muted"))
        room = QRect(left, top, right - left, ROW_HEIGHT)
        kind = QFontMetrics(font).elidedText(
            event.kind, Qt.TextElideMode.ElideLeft, room.width()
        )
        painter.drawText(room, _MIDDLE, kind)


_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHTMOST = Qt.AlignmentFlag.AlignRight
