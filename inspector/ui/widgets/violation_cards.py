"""Paints violations as cards, and toggles of branches as one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from inspector.ui.models.violation_list import CARD, DEPTH, IS_OPEN
from inspector.ui.theme import code_font, interface_font
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.wrapped_text import wrapped

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

    from inspector.ui.models.violation_words import Card
    from inspector.ui.theme import Theme

GAP = 4
"""Between two cards."""
_PADDING = 8
_LINE = 20
_MARK = 14
_TEXT_LEFT = 34
_BRANCH_LEFT = 12
_INDENT = 20
_TOGGLE_HEIGHT = 24
_RADIUS = 6
_FADED = 0.5


class _Frame(NamedTuple):
    """Where the parts of a card stand."""

    card: QRect
    left: int
    """Where its texts begin."""

    @property
    def width(self) -> int:
        """The room for its texts."""
        return self.card.right() - _PADDING - self.left


class ViolationCards(QStyledItemDelegate):
    """Paints the rows of a `ViolationList`."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self.theme = theme
        self.most_lines = 1
        """How many lines the text of a card may take."""
        self.is_faded = False
        """Whether the rows are of a text that has changed since."""
        self._font = interface_font()
        self._code = code_font()

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        """Override ``QAbstractItemDelegate.sizeHint``."""
        width = self._view.viewport().width()  # a list gives none when it asks
        if index.data(IS_OPEN) is not None:
            return QSize(width, _TOGGLE_HEIGHT + GAP)
        card: Card = index.data(CARD)
        frame = self._frame(QRect(0, 0, width, _LINE), card, index)
        lines = len(self._lines(card, frame.width))
        return QSize(width, 2 * _PADDING + (1 + lines) * _LINE + GAP)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Override ``QAbstractItemDelegate.paint``."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FADED if self.is_faded else 1)
        if index.data(IS_OPEN) is None:
            self._paint_card(painter, option, index)
        else:
            self._paint_toggle(painter, option, index)
        painter.restore()

    def _paint_card(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        card: Card = index.data(CARD)
        frame = self._frame(option.rect, card, index)
        self._paint_ground(painter, frame.card, option)
        if card.mark:
            mark = QPointF(frame.card.left() + 10, frame.card.top() + _PADDING + 3)
            paint_mark(
                painter, QRectF(mark, QSize(_MARK, _MARK)), card.mark, self.theme
            )
        line = QRect(frame.left, frame.card.top() + _PADDING, frame.width, _LINE)
        self._paint_place(painter, line, card)
        painter.setFont(self._font)
        painter.setPen(self.theme.colour("text"))
        for text in self._lines(card, frame.width):
            line.translate(0, _LINE)
            painter.drawText(line, _MIDDLE, text)

    def _paint_place(self, painter: QPainter, line: QRect, card: Card) -> None:
        """Location and keyword on one line; each is shortened in its middle."""
        code, plain = QFontMetrics(self._code), QFontMetrics(self._font)
        wanted = plain.horizontalAdvance(card.about) + _PADDING
        room = max(line.width() - wanted, line.width() // 2)
        location = code.elidedText(card.location, _IN_MIDDLE, room)
        painter.setFont(self._code)
        painter.setPen(self.theme.colour("text"))
        painter.drawText(line, _MIDDLE, location)
        rest = line.adjusted(code.horizontalAdvance(location) + _PADDING, 0, 0, 0)
        painter.setFont(self._font)
        painter.setPen(self.theme.colour("muted"))
        about = plain.elidedText(card.about, _IN_MIDDLE, rest.width())
        painter.drawText(rest, _MIDDLE, about)

    def _paint_toggle(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        area = _inset(option.rect, index)
        if _is_selected(option):
            self._paint_ground(painter, area, option)
        colour = self.theme.colour("accent")
        painter.setPen(QPen(colour, 1.5))
        middle = QPoint(area.left() + _TEXT_LEFT - 14, area.center().y() + 1)
        painter.drawPolyline(_chevron(middle, is_open=index.data(IS_OPEN)))
        painter.setFont(self._font)
        painter.setPen(colour)
        text = area.adjusted(_TEXT_LEFT, 0, 0, 0)
        painter.drawText(text, _MIDDLE, index.data())

    def _paint_ground(
        self, painter: QPainter, card: QRect, option: QStyleOptionViewItem
    ) -> None:
        is_chosen, is_current = _is_selected(option), _has_focus(option)
        painter.setBrush(self.theme.colour("sel" if is_chosen else "bg"))
        line = "accent" if is_current else "sel" if is_chosen else "line"
        painter.setPen(QPen(self.theme.colour(line), 2 if is_current else 1))
        area = QRectF(card).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)

    def _lines(self, card: Card, width: int) -> tuple[str, ...]:
        return wrapped(card.text, self._font, width, self.most_lines)

    def _frame(
        self, area: QRect, card: Card, index: QModelIndex | QPersistentModelIndex
    ) -> _Frame:
        inset = _inset(area, index)
        left = inset.left() + (_TEXT_LEFT if card.mark else _BRANCH_LEFT)
        return _Frame(inset, left)


_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_IN_MIDDLE = Qt.TextElideMode.ElideMiddle


def _inset(area: QRect, index: QModelIndex | QPersistentModelIndex) -> QRect:
    """The room of a row without the gap below it, moved in by its depth."""
    return area.adjusted(index.data(DEPTH) * _INDENT, 0, 0, -GAP)


def _is_selected(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_Selected)


def _has_focus(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_HasFocus)


def _chevron(middle: QPoint, *, is_open: bool) -> QPolygonF:
    """Points down when open, to the right when folded."""
    points = ((-4, -2), (0, 2), (4, -2)) if is_open else ((-2, -4), (2, 0), (-2, 4))
    return QPolygonF([QPointF(middle.x() + x, middle.y() + y) for x, y in points])
