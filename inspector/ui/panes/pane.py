"""What all panes have in common: a header with a name, and content below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from inspector.ui.theme import Theme

HEADER_HEIGHT = 32


class PaneHeader(QFrame):
    """The bar above a pane: its name, a count, and its own controls on the right.

    Signals:
        double_clicked: the pane is to fill the window, or to go back.
    """

    double_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("chrome", "true")
        self.setFixedHeight(HEADER_HEIGHT)
        self.title = QLabel()
        self.title.setProperty("heading", "true")
        self.count = QLabel()
        self.count.setProperty("muted", "true")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 0, 12, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.title)
        self._row.addWidget(self.count)
        self._row.addStretch(1)

    def add(self, control: QWidget, share: int = 0) -> None:
        """Put a control at the right end, with a share of the room that is left."""
        self._row.addWidget(control, share)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Override ``QWidget.mouseDoubleClickEvent``."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.double_clicked.emit()
        super().mouseDoubleClickEvent(event)


class Pane(QWidget):
    """One of the four parts of the window that can fill it alone.

    A pane writes its own words in `retranslate`, which is called once it is built
    and again whenever the language changes.

    Signals:
        fill_wished: the pane is to fill the window, or to go back.
    """

    fill_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = PaneHeader(self)
        self.header.double_clicked.connect(self.fill_wished)
        self.content = QVBoxLayout()
        self.content.setContentsMargins(0, 0, 0, 0)
        self.content.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(hairline())
        column.addLayout(self.content, 1)

    def name_it(self, title: str) -> None:
        """Write the pane's name where eyes and screen readers find it."""
        self.header.title.setText(title)
        self.setAccessibleName(title)

    def retranslate(self) -> None:
        """Write every word of the pane anew."""

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""

    def set_code_pixels(self, pixels: int) -> None:
        """Show code at this height."""

    def take_focus(self) -> None:
        """Let the keyboard act on the pane's main part."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def search(self) -> bool:
        """Ask for characters to look for; whether the pane can."""
        return False

    def search_on(self, _step: int) -> bool:
        """Go to the next place (1) or the one before (-1); whether the pane can."""
        return False

    def rule_in_view(self) -> str | None:
        """The rule that is looked at here; None where that is for all panes to say."""
        return None

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def hairline() -> QFrame:
    """A line of one pixel, as wide as there is room."""
    line = QFrame()
    line.setProperty("hairline", "true")
    line.setFixedHeight(1)
    return line


def side_by_side(left: QWidget, right: QWidget | None, gap: int) -> QWidget:
    """Two widgets in one row, the left one with the room; it alone without a right."""
    if right is None:
        return left
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(gap)
    row.addWidget(left, 1)
    row.addWidget(right)
    return both
