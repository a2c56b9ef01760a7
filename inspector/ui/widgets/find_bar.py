"""A slim bar to find characters with: what is looked for, which of how many, steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

_ENTER_KEYS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_HEIGHT = 40
_WIDEST_LINE = 280


class FindBar(QFrame):
    """Asks for characters; whoever owns it looks for them.

    Enter goes on and Shift+Enter back; Escape closes it.

    Signals:
        query_changed: the text or the switch is another.
        step_wished: (1 or -1).
        close_wished: the bar is to go.
    """

    query_changed = Signal()
    step_wished = Signal(int)
    close_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("chrome", "true")
        self.setFixedHeight(_HEIGHT)
        self.line, self.count = QLineEdit(), QLabel()
        self.count.setProperty("muted", "true")
        self.previous, self.next = _button("\u2039"), _button("\u203a")
        self.case, self.close_button = _button("Aa"), _button("\u2715")
        self.case.setCheckable(True)
        self._lay_out()
        self.line.textChanged.connect(self.query_changed)
        self.case.toggled.connect(self.query_changed)
        self.previous.clicked.connect(lambda: self.step_wished.emit(-1))
        self.next.clicked.connect(lambda: self.step_wished.emit(1))
        self.close_button.clicked.connect(self.close_wished)
        self.retranslate()

    def _lay_out(self) -> None:
        self.line.setMaximumWidth(_WIDEST_LINE)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 8, 4)
        row.setSpacing(4)
        row.addWidget(self.line, 1)
        row.addSpacing(4)
        for part in (self.case, self.previous, self.next):
            row.addWidget(part)
        row.addSpacing(4)
        row.addWidget(self.count)
        row.addStretch()
        row.addWidget(self.close_button)

    def text(self) -> str:
        """What is looked for."""
        return self.line.text()

    def is_exact(self) -> bool:
        """Whether capital and small letters differ."""
        return self.case.isChecked()

    def start(self, text: str = "") -> None:
        """Show the bar, ready for typing; with a text to look for, if there is one."""
        self.show()
        if text:
            self.line.setText(text)
        self.line.selectAll()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def show_nothing(self) -> None:
        """Say nothing about how many there are."""
        self._tell("", is_any=False)

    def show_count(self, place: int | None, count: int, *, is_all: bool = True) -> None:
        """Say which of how many is the current one.

        Args:
            place: Its number from 0; None where the caret is at none of them.
            count: How many were found.
            is_all: Whether there are no more than that.
        """
        if not count:
            self._tell(self.tr("Not found"), is_any=False)
            return
        number = "\u2013" if place is None else f"{place + 1:,}"
        some = self.tr("{number} of more than {count}")
        words = self.tr("{number} of {count}") if is_all else some
        self._tell(words.format(number=number, count=f"{count:,}"), is_any=True)

    def _tell(self, words: str, *, is_any: bool) -> None:
        self.count.setText(words)
        self.line.setAccessibleDescription(words)  # read out where the keyboard is
        self.previous.setEnabled(is_any)
        self.next.setEnabled(is_any)

    def retranslate(self) -> None:
        """Write every word anew."""
        self.line.setPlaceholderText(self.tr("Find in the text"))
        self.line.setAccessibleName(self.tr("Find in the text"))
        self.line.setToolTip(self.tr("Escaped characters are found as well"))
        for button, words in (
            (self.case, self.tr("Match case")),
            (self.previous, self.tr("Previous match (Shift+F3)")),
            (self.next, self.tr("Next match (F3)")),
            (self.close_button, self.tr("Close (Esc)")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QWidget.keyPressEvent``: keys that the line leaves."""
        if event.key() in _ENTER_KEYS and self.line.hasFocus():
            self.step_wished.emit(-1 if event.modifiers() & _SHIFT else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.close_wished.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _button(text: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setProperty("flat", "true")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
