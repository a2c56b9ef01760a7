"""Paints what goes over both sides: the heading of a pair, and a fold of its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QPolygonF

from inspector.ui.models.diff_words import fold_words, heading_of
from inspector.ui.theme import interface_font
from inspector.ui.widgets.marks import paint_mark

if TYPE_CHECKING:
    from inspector.core.diff.comparison import ComparedPair
    from inspector.ui.theme import Theme

_PADDING = 12
_MARK = 12
_MARK_LEFT = 18
_GAP = 8
_BAR = 3
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class DiffHeadings:
    """Paints headings and folds over both sides."""

    def __init__(self, painter: QPainter, theme: Theme) -> None:
        self._painter = painter
        self._theme = theme
        self._plain, self._bold = interface_font(), interface_font()
        for font in (self._plain, self._bold):
            font.setPixelSize(font.pixelSize() - 1)
        self._bold.setWeight(QFont.Weight.DemiBold)

    def paint(
        self, area: QRectF, compared: ComparedPair, *, is_open: bool, has_caret: bool
    ) -> None:
        """Paint the heading of one pair."""
        painter, theme = self._painter, self._theme
        painter.fillRect(area, theme.colour("chrome"))
        line = QRectF(area.left(), area.bottom() - 1, area.width(), 1)
        painter.fillRect(line, theme.colour("line"))
        x = self._begin(area, is_open=is_open, has_caret=has_caret)
        top = area.top() + (area.height() - _MARK) / 2
        mark = QRectF(x + _MARK_LEFT, top, _MARK, _MARK)
        paint_mark(painter, mark, _weight_of(compared) or "ok", theme)
        left = mark.right() + _GAP
        self._paint_words(area.adjusted(left, 0, -_PADDING, 0), compared)

    def paint_fold(self, area: QRectF, hidden: int, *, has_caret: bool) -> None:
        """Paint what stands for hidden rows."""
        painter, theme = self._painter, self._theme
        painter.fillRect(area, theme.colour("gap"))
        x = self._begin(area, is_open=False, has_caret=has_caret)
        painter.setFont(self._plain)
        painter.setPen(theme.colour("muted"))
        room = QRectF(x + _MARK_LEFT, area.top(), area.width(), area.height())
        painter.drawText(room, _MIDDLE, fold_words(hidden))

    def _begin(self, area: QRectF, *, is_open: bool, has_caret: bool) -> float:
        """Paint the caret and the chevron; where what follows begins."""
        if has_caret:
            bar = QRectF(area.left(), area.top(), _BAR, area.height())
            self._painter.fillRect(bar, self._theme.colour("accent"))
        x = area.left() + _PADDING
        self._paint_chevron(QPointF(x + 4, area.center().y()), is_open=is_open)
        return x

    def _paint_words(self, room: QRectF, compared: ComparedPair) -> None:
        painter, heading = self._painter, heading_of(compared)
        painter.setFont(self._bold)
        painter.setPen(self._theme.colour("text"))
        painter.drawText(room, _MIDDLE, heading.title)
        taken = QFontMetrics(self._bold).horizontalAdvance(heading.title) + _GAP
        rest = room.adjusted(taken, 0, 0, 0)
        painter.setFont(self._plain)
        painter.setPen(self._theme.colour("muted"))
        note = QFontMetrics(self._plain).elidedText(
            heading.note, Qt.TextElideMode.ElideRight, max(int(rest.width()), 0)
        )
        painter.drawText(rest, _MIDDLE, note)

    def _paint_chevron(self, middle: QPointF, *, is_open: bool) -> None:
        points = ((-4, -2), (0, 2), (4, -2)) if is_open else ((-2, -4), (2, 0), (-2, 4))
        self._painter.setPen(QPen(self._theme.colour("muted"), 1.5))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(QPolygonF([middle + QPointF(*p) for p in points]))


def _weight_of(compared: ComparedPair) -> str:
    weights = {finding.severity.value for finding in compared.findings}
    return next((each for each in ("block", "warn", "info") if each in weights), "")
