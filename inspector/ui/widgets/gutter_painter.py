"""Paints what stands left of a row: its number, the grave marks, the fold sign.

A bar at the very edge is beside the rows of what is chosen, as in the lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from inspector.ui.widgets.marks import mark_colour, mark_shape

if TYPE_CHECKING:
    from inspector.ui.widgets.row_scroll import RowScroll, ShownRow
    from inspector.ui.widgets.text_folds import Fold

_MARK_SIZE = 8.0
_MARK_MIDDLE = 14.0
"""From the end of the line numbers to the middle of a mark."""
_SHAPE_SIZE = 16.0
_BAR = 3.0
_ORDER = ("info", "warn", "block")


class GutterPainter:
    """Paints the gutter of one view."""

    def __init__(self, view: RowScroll, painter: QPainter) -> None:
        self._view = view
        self._painter = painter

    def paint(self, shown: ShownRow) -> None:
        """Paint what belongs to one row."""
        number, right = shown.row.line_number, self._view.number_right()
        if number is not None:
            rows = self._view.row_painter
            rows.paint_number(self._painter, right, shown.top, number)
        if self._is_chosen(shown):
            bar = QRectF(0, shown.top, _BAR, self._view.row_painter.height)
            self._painter.fillRect(bar, self._view.theme.colour("accent"))
        severity = self._severity(shown)
        if severity is not None:
            self._paint_severity(shown, severity)
        elif self.open_fold(shown) is not None:
            self._paint_fold_sign(shown)

    def open_fold(self, shown: ShownRow) -> Fold | None:
        """The open fold that begins in a row and can be closed from here."""
        found = self._view.model.folds.open_in(shown.row.start, shown.row.end)
        return found[0] if found else None

    def _is_chosen(self, shown: ShownRow) -> bool:
        chosen, row = self._view.model.chosen, shown.row
        if chosen is None:
            return False
        return row.start < chosen.end and row.end > chosen.start

    def _severity(self, shown: ShownRow) -> str | None:
        """The gravest of the marks that begin in a row."""
        start, end = shown.row.start, shown.grid.offsets[-1]
        marks = self._view.model.marks.touching(start, end)
        grades = [_ORDER.index(m.severity) for m in marks if start <= m.span.start]
        return _ORDER[max(grades)] if grades else None

    def _middle(self, shown: ShownRow) -> QPointF:
        x = round(self._view.number_right() + _MARK_MIDDLE)
        return QPointF(x, shown.top + self._view.row_painter.height // 2)

    def _paint_severity(self, shown: ShownRow, severity: str) -> None:
        painter, half = self._painter, _MARK_SIZE / 2
        painter.save()
        painter.translate(self._middle(shown) - QPointF(half, half))
        painter.scale(_MARK_SIZE / _SHAPE_SIZE, _MARK_SIZE / _SHAPE_SIZE)
        painter.fillPath(mark_shape(severity), mark_colour(severity, self._view.theme))
        painter.restore()

    def _paint_fold_sign(self, shown: ShownRow) -> None:
        """A small minus in a box: this can be closed."""
        painter, middle = self._painter, self._middle(shown)
        painter.save()
        painter.setPen(QPen(self._view.theme.colour("num"), 1))
        painter.drawRect(QRectF(middle.x() - 4.5, middle.y() - 4.5, 9, 9))
        ends = [middle - QPointF(2.5, 0), middle + QPointF(2.5, 0)]
        painter.drawPolyline(QPolygonF(ends))
        painter.restore()
