"""Underlined tabs; behind the words of each stands a mark, as far as it has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QTabBar, QToolButton

from inspector.ui.models.item_summary import mark_word
from inspector.ui.theme import interface_font, theme_named
from inspector.ui.widgets.marks import paint_mark
from inspector.ui.widgets.text_width import width_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.theme import Theme

HEIGHT = 28
_MARK = 14
_MARK_GAP = 6
_APART = 12
_LINE = 2
_LINE_IN_FOCUS = 4
_LEAST = 48


class MarkedTabs(QTabBar):
    """Tabs of one line; where there is no room, their words are shortened."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme_named("light")
        self._marks = [""] * count
        self._words = [""] * count
        self._plain = interface_font()
        self._strong = QFont(self._plain)
        self._strong.setWeight(QFont.Weight.DemiBold)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName("")  # Qt's own for scrolling: never shown
        for _ in range(count):
            self.addTab("")

    def set_words(self, number: int, words: str) -> None:
        """Say what a tab holds."""
        self._words[number] = words
        self.setTabText(number, words.replace("&", "&&"))
        self._tell(number)

    def set_mark(self, number: int, meaning: str) -> None:
        """Show one of `marks.MEANINGS` behind a tab's words, or none."""
        if meaning != self._marks[number]:
            self._marks[number] = meaning
            self.setTabText(number, "")  # has Qt measure anew
            self.set_words(number, self._words[number])

    def mark(self, number: int) -> str:
        """The mark of a tab."""
        return self._marks[number]

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802 - Qt's name
        """Override ``QTabBar.tabSizeHint``: bold words move no other tab."""
        words = width_of(self._strong, self._words[index])
        return QSize(words + self._mark_room(index) + _APART, HEIGHT)

    def minimumTabSizeHint(self, _index: int) -> QSize:  # noqa: N802 - Qt's name
        """Override ``QTabBar.minimumTabSizeHint``."""
        return QSize(_LEAST, HEIGHT)

    def sizeHint(self) -> QSize:
        """Override ``QTabBar.sizeHint``: Qt's own stays small once it was squeezed."""
        shown = [n for n in range(self.count()) if self.isTabVisible(n)]
        return QSize(sum(self.tabSizeHint(n).width() for n in shown), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Override ``QTabBar.minimumSizeHint``: it can do with little room."""
        return QSize(_LEAST, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Override ``QTabBar.paintEvent``."""
        painter = QPainter(self)
        for number in range(self.count()):
            if self.isTabVisible(number):
                self._paint(painter, number, self.tabRect(number))
        painter.end()
        event.accept()

    def _paint(self, painter: QPainter, number: int, area: QRect) -> None:
        theme, is_current = self._theme, number == self.currentIndex()
        room = area.width() - _APART
        text_room = room - self._mark_room(number)
        font = self._font_of(number, text_room)
        metrics, mode = QFontMetrics(font), Qt.TextElideMode.ElideRight
        words = metrics.elidedText(self._words[number], mode, text_room)
        painter.setFont(font)
        painter.setPen(theme.colour(self._ink_of(number)))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, words)
        if self._marks[number]:
            left = area.left() + metrics.horizontalAdvance(words) + _MARK_GAP
            top = area.center().y() - _MARK // 2 + 1
            square = QRectF(left, top, _MARK, _MARK)
            paint_mark(painter, square, self._marks[number], theme)
        if is_current:
            thick = _LINE_IN_FOCUS if self.hasFocus() else _LINE
            line = QRect(area.left(), area.bottom() + 1 - thick, room, thick)
            painter.fillRect(line, theme.colour("accent"))

    def _ink_of(self, number: int) -> str:
        """A thicker line alone does not tell where the keyboard is."""
        if number != self.currentIndex():
            return "muted"
        return "accent" if self.hasFocus() else "text"

    def _font_of(self, number: int, room: int) -> QFont:
        """Bold for the current tab, unless bold words would have to be shortened."""
        words = width_of(self._strong, self._words[number])
        is_strong = number == self.currentIndex() and words <= room
        return self._strong if is_strong else self._plain

    def _mark_room(self, number: int) -> int:
        return _MARK_GAP + _MARK if self._marks[number] else 0

    def _tell(self, number: int) -> None:
        meaning = self._marks[number]
        spoken = f"{self._words[number]}, {mark_word(meaning)}" if meaning else ""
        self.setAccessibleTabName(number, spoken or self._words[number])
