"""Rows of a list with a mark, a number and two lines of text, all equally high."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from inspector.ui.theme import interface_font
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.row_ground import paint_ground

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex

    from inspector.ui.theme import Theme

ROW_HEIGHT = 48
_MARK = 14
_LEFT = 12
_NUMBER_LEFT = 34
_GAP = 8
_SMALL = 12
_SEPARATOR = " · "
_LINK_WIDTH = 12
_LINK: tuple[tuple[tuple[float, float], ...], ...] = (
    ((0.5, 6.5), (11.5, 6.5)),
    ((3, 4), (0.5, 6.5), (3, 9)),
    ((9, 4), (11.5, 6.5), (9, 9)),
)
"""An arrow with two heads, 12 by 13."""


class Row(Protocol):
    """What a row shows."""

    @property
    def mark(self) -> str:
        """One of `marks.MEANINGS`."""
        ...

    @property
    def number(self) -> str:
        """What the row is counted by."""
        ...

    @property
    def title(self) -> str:
        """The upper line."""
        ...

    @property
    def subtitle(self) -> str:
        """The lower line."""
        ...

    @property
    def more(self) -> str:
        """What stands behind the lower line, where there is room for it."""
        ...

    @property
    def reason(self) -> str:
        """A word at the right end, where there is room for it."""
        ...

    @property
    def partner(self) -> str:
        """What the row that it is linked with is counted by, or nothing."""
        ...


class TwoLineRows(QStyledItemDelegate):
    """Paints rows whose model gives a `Row` under a role."""

    def __init__(self, theme: Theme, role: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.kin: int | None = None
        """The row that the chosen one is linked with."""

        self._role = role
        self._font = interface_font()
        self._small = QFont(self._font)
        self._small.setPixelSize(_SMALL)

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
        row = cast("Row", index.data(self._role))
        area = option.rect
        painter.save()
        is_kin = index.row() == self.kin
        paint_ground(painter, option, self.theme, is_kin=is_kin)
        mark = QRectF(area.left() + _LEFT, area.top() + 9, _MARK, _MARK)
        paint_mark(painter, mark, row.mark, self.theme)
        self._paint_lines(painter, area, row)
        painter.restore()

    def _paint_lines(self, painter: QPainter, area: QRect, row: Row) -> None:
        metrics = QFontMetrics(self._font)
        number_width = max(metrics.horizontalAdvance(row.number), 10)
        left = area.left() + _NUMBER_LEFT + number_width + _GAP
        upper = QRect(left, area.top() + 6, area.right() - _GAP - left, 20)
        lower = upper.translated(0, 19)
        painter.setFont(self._font)
        painter.setPen(self.theme.colour("muted"))
        number = QRect(area.left() + _NUMBER_LEFT, upper.top(), number_width, 20)
        painter.drawText(number, _MIDDLE, row.number)
        painter.setPen(self.theme.colour("text"))
        painter.drawText(upper, _MIDDLE, _elided(metrics, row.title, upper.width()))
        self._paint_reason(painter, upper, metrics.horizontalAdvance(row.title), row)
        small = QFontMetrics(self._small)
        painter.setFont(self._small)
        painter.setPen(self.theme.colour("muted"))
        lower.setWidth(lower.width() - self._paint_link(painter, lower, row.partner))
        whole = _SEPARATOR.join(part for part in (row.subtitle, row.more) if part)
        if small.horizontalAdvance(whole) > lower.width():
            whole = _elided(small, row.subtitle, lower.width())
        painter.drawText(lower, _MIDDLE, whole)

    def _paint_link(self, painter: QPainter, line: QRect, partner: str) -> int:
        """The sign and the number of a linked row at the right; how wide they are."""
        if not partner:
            return 0
        width = QFontMetrics(self._small).horizontalAdvance(partner)
        painter.drawText(line, _MIDDLE | Qt.AlignmentFlag.AlignRight, partner)
        corner = QPointF(line.right() - width - _LINK_WIDTH - 4, line.center().y() - 6)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.colour("muted"), 1.3))
        for stroke in _LINK:
            painter.drawPolyline(QPolygonF([corner + QPointF(x, y) for x, y in stroke]))
        painter.restore()
        return width + _LINK_WIDTH + 4 + _GAP

    def _paint_reason(
        self, painter: QPainter, line: QRect, taken: int, row: Row
    ) -> None:
        """The word at the right, unless it would touch the title."""
        metrics = QFontMetrics(self._small)
        width = metrics.horizontalAdvance(row.reason)
        if taken + 2 * _GAP + width > line.width():
            return
        painter.setFont(self._small)
        painter.setPen(self.theme.colour("muted"))
        painter.drawText(line, _MIDDLE | Qt.AlignmentFlag.AlignRight, row.reason)


_MIDDLE = Qt.AlignmentFlag.AlignVCenter


def _elided(metrics: QFontMetrics, text: str, width: int) -> str:
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
