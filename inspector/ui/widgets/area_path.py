"""Outlines on the grid: one rounded shape over several rows, and the wavy line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtGui import QColor

_RADIUS = 3.0
_WAVE_STEP = 2.5
_WAVE_RISE = 1.3
_TILE_WIDTH = 20
"""A whole number of waves, and of pixels at every usual scale."""
WAVE_HEIGHT = 4
"""Height of the wavy line, its thickness included."""


class Band(NamedTuple):
    """The part of one row that an area covers, in pixels."""

    left: float
    right: float
    top: float
    bottom: float


def area_path(bands: Iterable[Band]) -> QPainterPath:
    """Outline bands of rows that follow each other as one rounded shape.

    Bands that do not meet become shapes of their own.
    """
    path = QPainterPath()
    for group in _groups(bands):
        _add_rounded(path, _corners(group))
    return path


def wave_tile(colour: QColor, ratio: float) -> QPixmap:
    """Draw a piece of a wavy line that can be laid end to end.

    Args:
        colour: Of the line.
        ratio: Pixels of the screen for each of the interface.
    """
    pixmap = QPixmap(QSize(round(_TILE_WIDTH * ratio), round(WAVE_HEIGHT * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.2))
    painter.drawPath(_wave_path())
    painter.end()
    return pixmap


def _wave_path() -> QPainterPath:
    """One tile of the wave and a little of its neighbours."""
    middle, side = WAVE_HEIGHT / 2, -1
    path = QPainterPath(QPointF(-2 * _WAVE_STEP, middle))
    while path.currentPosition().x() < _TILE_WIDTH + _WAVE_STEP:
        place = path.currentPosition().x()
        turn = QPointF(place + _WAVE_STEP / 2, middle + side * 2 * _WAVE_RISE)
        path.quadTo(turn, QPointF(place + _WAVE_STEP, middle))
        side = -side
    return path


def _groups(bands: Iterable[Band]) -> Iterator[list[Band]]:
    group: list[Band] = []
    for band in bands:
        if group and not _meet(group[-1], band):
            yield group
            group = []
        group.append(band)
    if group:
        yield group


def _meet(above: Band, below: Band) -> bool:
    is_next = abs(above.bottom - below.top) < 1
    return is_next and below.left < above.right and above.left < below.right


def _corners(bands: Sequence[Band]) -> list[QPointF]:
    """Down the right edges and up the left ones."""
    down = [QPointF(b.right, y) for b in bands for y in (b.top, b.bottom)]
    up = [QPointF(b.left, y) for b in reversed(bands) for y in (b.bottom, b.top)]
    return _without_straights(down + up)


def _without_straights(points: list[QPointF]) -> list[QPointF]:
    """Leave out points that turn no corner."""
    kept: list[QPointF] = []
    for point in points:
        while kept and kept[-1] == point:
            kept.pop()
        if len(kept) > 1 and kept[-2].x() == kept[-1].x() == point.x():
            kept.pop()
        kept.append(point)
    return kept


def _add_rounded(path: QPainterPath, points: list[QPointF]) -> None:
    count = len(points)
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % count]
        start, end = _toward(corner, before), _toward(corner, after)
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()


def _toward(corner: QPointF, other: QPointF) -> QPointF:
    way = other - corner
    length = max(abs(way.x()), abs(way.y()), 0.01)
    return corner + way * (min(_RADIUS, length / 2) / length)
