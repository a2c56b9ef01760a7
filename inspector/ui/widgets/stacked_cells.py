"""Narrow cells: a mark above its word, and headings that break between words.

Fifteen columns stand beside each other on a laptop's screen, each with its word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from inspector.ui.models.portability_table import BELOW, MARK
from inspector.ui.models.target_words import takes_words
from inspector.ui.theme import interface_font
from inspector.ui.widgets.cell_table import QUIET, MarkedCells
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.text_width import width_of
from inspector.ui.widgets.two_line_heads import TwoLineHeads

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QWidget

    from inspector.ui.theme import Theme

_SIDE = 4
_MARK = 14
_WORD_HEIGHT = 16
_LINE = 16
_MOST_LINES = 2
_GAP = 4
_HEAD_HEIGHT = _GAP + _MOST_LINES * _LINE + _GAP + _MARK + _WORD_HEIGHT + _GAP
_WIDEST = 112
_GRID = 1
"""The line beside a cell, which is part of its column."""

_CENTRED = Qt.AlignmentFlag.AlignCenter


def small_font() -> QFont:
    """The font of words in narrow cells."""
    font = QFont(interface_font())
    font.setPixelSize(12)
    return font


def title_lines(title: str) -> list[str]:
    """The lines of a heading, broken at its first blank."""
    return title.split(" ", _MOST_LINES - 1)


class StackedCells(MarkedCells):
    """Paints a cell: a mark, and a word below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._small = small_font()

    def paint_words(
        self,
        painter: QPainter,
        area: QRect,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Override ``MarkedCells.paint_words``."""
        top = area.center().y() - (_MARK + _WORD_HEIGHT) // 2
        below = QRect(area.left(), top, area.width(), _MARK + _WORD_HEIGHT)
        painter.setFont(self._small)
        _paint_stack(painter, below, index.data(MARK) or "", index.data(), self.theme)


class StackedHeads(TwoLineHeads):
    """A title of up to two lines above a mark and a word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, 0, parent)
        self._title = small_font()

    def fit(self) -> None:
        """Give each column room for its words, and what is over to all alike."""
        needed = [self._needed(section) for section in range(self.count())]
        over = max(self.viewport().width() - sum(needed), 0)
        for section, width in enumerate(needed):
            share = over // len(needed)
            self.resizeSection(section, max(width, min(width + share, _WIDEST)))

    def sizeHint(self) -> QSize:
        """Override ``QHeaderView.sizeHint``."""
        return QSize(super().sizeHint().width(), _HEAD_HEIGHT)

    def paintSection(  # noqa: N802 - Qt's name
        self, painter: QPainter, rect: QRect, section: int
    ) -> None:
        """Override ``QHeaderView.paintSection``."""
        painter.save()
        self.paint_ground(painter, rect)
        stack = _MARK + _WORD_HEIGHT
        lines = title_lines(self._said(section))
        foot = rect.bottom() - _GAP - stack
        line = QRect(rect.left() + _SIDE, 0, rect.width() - 2 * _SIDE, _LINE)
        painter.setFont(self._title)
        painter.setPen(self.theme.colour("text"))
        for number, text in enumerate(reversed(lines), 1):
            line.moveTop(foot - _GAP - number * _LINE)
            painter.drawText(line, _CENTRED, text)
        below = QRect(rect.left(), foot, rect.width(), stack)
        mark, word = self._said(section, MARK), self._said(section, BELOW)
        _paint_stack(painter, below, mark, word, self.theme)
        painter.restore()

    def _needed(self, section: int) -> int:
        """The width of the longest word that may stand in a column."""
        words = [*title_lines(self._said(section)), *takes_words().values()]
        return max(width_of(self._title, word) for word in words) + 2 * _SIDE + _GRID


def _paint_stack(
    painter: QPainter, area: QRect, mark: str, word: str, theme: Theme
) -> None:
    """A mark in the middle, and its word below, in the painter's font."""
    if mark:
        left = area.center().x() - _MARK / 2 + 0.5
        paint_mark(painter, QRectF(left, area.top(), _MARK, _MARK), mark, theme)
    painter.setPen(theme.colour("muted" if mark in QUIET else "text"))
    room = area.adjusted(_SIDE, _MARK, -_SIDE, 0)
    mode = Qt.TextElideMode.ElideRight
    shown = QFontMetrics(painter.font()).elidedText(word, mode, room.width())
    painter.drawText(room, _CENTRED, shown)
