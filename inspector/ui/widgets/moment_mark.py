"""The sign of the moment at which arguments are JSON: a standing square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QPolygonF

if TYPE_CHECKING:
    from inspector.ui.theme import Theme

_SIZE = 12
_RATIO = 2
"""Pixels of an icon for each of the interface, so that it is sharp on most screens."""

_HALF = 4.5
_CORNERS = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))


def paint_moment(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """Paint the sign around a point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme.colour("bg"))
    painter.setBrush(theme.colour("ok"))
    corners = [centre + QPointF(x, y) * _HALF for x, y in _CORNERS]
    painter.drawPolygon(QPolygonF(corners))
    painter.restore()


def moment_icon(theme: Theme) -> QIcon:
    """The sign as the icon of a button."""
    pixmap = QPixmap(QSize(_SIZE, _SIZE) * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_moment(painter, QPointF(_SIZE / 2, _SIZE / 2), theme)
    painter.end()
    return QIcon(pixmap)
