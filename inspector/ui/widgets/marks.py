"""The marks of severities and verdicts, drawn, so that colour is never alone.

Octagon with a cross: block. Triangle with an exclamation mark: warn. Disc with an i:
info, or neutral in grey. Disc with a tick: ok. Dashed ring: unchecked.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.ui.theme import Theme

MEANINGS = ("block", "warn", "info", "neutral", "ok", "unchecked")
"""What can be marked."""

_GRID = 16.0
"""Marks are drawn on a square of this many units."""
_COLOURS = {"neutral": "muted", "unchecked": "muted"}


def mark_colour(meaning: str, theme: Theme) -> QColor:
    """Give the colour of a mark."""
    return theme.colour(_COLOURS.get(meaning, meaning))


def mark_shape(meaning: str) -> QPainterPath:
    """Give the outline of a mark on a square of 16 units.

    Raises:
        KeyError: Not one of `MEANINGS`.
    """
    return _SHAPES[meaning]()


def paint_mark(painter: QPainter, area: QRectF, meaning: str, theme: Theme) -> None:
    """Paint a mark into a square of any size."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.topLeft())
    painter.scale(area.width() / _GRID, area.height() / _GRID)
    colour = mark_colour(meaning, theme)
    if meaning == "unchecked":
        painter.setPen(_dashes(colour))
        painter.drawPath(mark_shape(meaning))
    else:
        painter.fillPath(mark_shape(meaning), colour)
        _paint_sign(painter, meaning, theme.colour("bg"))
    painter.restore()


def mark_pixmap(meaning: str, theme: Theme, size: int, ratio: float = 1.0) -> QPixmap:
    """Draw a mark.

    Args:
        meaning: One of `MEANINGS`.
        theme: Whose colours to use.
        size: Width and height in pixels of the interface.
        ratio: Pixels of the screen for each of those.
    """
    pixmap = QPixmap(QSize(size, size) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_mark(painter, QRectF(0, 0, size, size), meaning, theme)
    painter.end()
    return pixmap


def _octagon() -> QPainterPath:
    steps = [math.radians(22.5 + 45 * number) for number in range(8)]
    corners = [QPointF(8 + 7.4 * math.cos(a), 8 + 7.4 * math.sin(a)) for a in steps]
    return _polygon(corners)


def _triangle() -> QPainterPath:
    path = QPainterPath(QPointF(7.13, 1.5))
    path.quadTo(8, 0, 8.87, 1.5)
    path.lineTo(15.6, 13.4)
    path.quadTo(16.3, 15, 14.6, 15)
    path.lineTo(1.4, 15)
    path.quadTo(-0.3, 15, 0.4, 13.4)
    path.closeSubpath()
    return path


def _disc() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(8, 8), 7, 7)
    return path


def _ring() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(8, 8), 6.3, 6.3)
    return path


def _polygon(corners: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "block": _octagon,
    "warn": _triangle,
    "info": _disc,
    "neutral": _disc,
    "ok": _disc,
    "unchecked": _ring,
}


def _dashes(colour: QColor) -> QPen:
    pen = QPen(colour, 1.6)
    pen.setDashPattern([1.55, 1.55])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _paint_sign(painter: QPainter, meaning: str, colour: QColor) -> None:
    pen = QPen(colour, 2.0)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for stroke in _STROKES[meaning]:
        painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in stroke]))


_STROKES: dict[str, list[list[tuple[float, float]]]] = {
    "block": [[(5.4, 5.4), (10.6, 10.6)], [(10.6, 5.4), (5.4, 10.6)]],
    "warn": [[(8, 5.6), (8, 9.2)], [(8, 12.1), (8, 12.15)]],
    "info": [[(8, 4.8), (8, 4.85)], [(8, 7.8), (8, 11.4)]],
    "neutral": [[(8, 4.8), (8, 4.85)], [(8, 7.8), (8, 11.4)]],
    "ok": [[(4.9, 8.3), (7.1, 10.5), (11.2, 5.9)]],
}
