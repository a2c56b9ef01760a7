"""Headings of two lines, for places at the left and for providers above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView

from inspector.ui.models.portability_table import BELOW, MARK
from inspector.ui.theme import code_font, interface_font, theme_named
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.text_width import width_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


ROW_HEIGHT = 44
COLUMN_WIDTH = 152
_SIDE = 8
_LINE = 18
_MARK = 12
_SMALL = 12
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class TwoLineHeads(QHeaderView):
    """A title above, in short what to think of it below."""

    def __init__(
        self, orientation: Qt.Orientation, width: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(orientation, parent)
        self.theme = theme_named("light")
        self._is_down = orientation == Qt.Orientation.Vertical
        self._width = width
        self._title = code_font() if self._is_down else interface_font()
        self._below = QFont(interface_font())
        self._below.setPixelSize(_SMALL)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setDefaultSectionSize(ROW_HEIGHT if self._is_down else COLUMN_WIDTH)
        self.setMinimumSectionSize(ROW_HEIGHT)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)

    def set_width(self, width: int) -> None:
        """Give the places another width."""
        if width != self._width:
            self._width = width
            self.updateGeometry()

    def fit(self) -> None:
        """Give each column room for its title."""
        for section in range(self.count()):
            needed = width_of(self._title, self._said(section)) + 2 * _SIDE
            self.resizeSection(section, max(needed, self.defaultSectionSize()))

    def sizeHint(self) -> QSize:
        """Override ``QHeaderView.sizeHint``."""
        hint = super().sizeHint()
        if self._is_down:
            return QSize(self._width, hint.height())
        return QSize(hint.width(), ROW_HEIGHT)

    def paintSection(  # noqa: N802 - Qt's name
        self, painter: QPainter, rect: QRect, section: int
    ) -> None:
        """Override ``QHeaderView.paintSection``."""
        painter.save()
        self.paint_ground(painter, rect)
        line = QRect(
            rect.left() + _SIDE, rect.top() + 4, rect.width() - 2 * _SIDE, _LINE
        )
        mode = Qt.TextElideMode.ElideRight
        if self._is_down:
            mode = Qt.TextElideMode.ElideMiddle
        self._paint(painter, line, self._said(section), (self._title, "text", mode))
        line.translate(0, _LINE)
        mark = self._said(section, MARK)
        if mark:
            area = QRectF(line.left(), line.top() + 3, _MARK, _MARK)
            paint_mark(painter, area, mark, self.theme)
            line.setLeft(line.left() + _MARK + 4)
        mode = Qt.TextElideMode.ElideRight
        below = self._said(section, BELOW)
        self._paint(painter, line, below, (self._below, "muted", mode))
        painter.restore()

    def paint_ground(self, painter: QPainter, rect: QRect) -> None:
        """Paint what a heading stands on, and the lines beside it."""
        painter.fillRect(rect, self.theme.colour("chrome"))
        painter.setPen(self.theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.drawLine(rect.topRight(), rect.bottomRight())

    def _paint(
        self,
        painter: QPainter,
        line: QRect,
        text: str,
        look: tuple[QFont, str, Qt.TextElideMode],
    ) -> None:
        font, colour, mode = look
        painter.setFont(font)
        painter.setPen(self.theme.colour(colour))
        shown = QFontMetrics(font).elidedText(text, mode, line.width())
        painter.drawText(line, _MIDDLE, shown)

    def _said(self, section: int, role: int = Qt.ItemDataRole.DisplayRole) -> str:
        said = self.model().headerData(section, self.orientation(), role)
        return str(said or "")
