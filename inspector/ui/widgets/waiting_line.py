"""What is awaited, that it goes on, and a button for whoever waits no longer."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

_STEPS = 1000
"""Of the bar: totals may be larger than Qt's integers."""


class WaitingLine(QWidget):
    """Shows words, a bar that moves, and *Cancel*; nothing while nothing is awaited.

    Signals:
        cancel_wished: a person waits no longer.
    """

    cancel_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words, self.bar = QLabel(), QProgressBar()
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.cancel_button.setAutoDefault(False)
        self.cancel_button.clicked.connect(self.cancel_wished)
        self.bar.setTextVisible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.words)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel_button)
        self.show_words("")

    @property
    def is_awaited(self) -> bool:
        """Whether anything is."""
        return bool(self.words.text())

    def show_words(self, words: str) -> None:
        """Say what is awaited; nothing is, without words."""
        self.words.setText(words)
        self.bar.setRange(0, 0)  # nobody knows yet how long it takes
        self.bar.setAccessibleName(words)
        self.setVisible(bool(words))

    @Slot(object, object)
    def show_progress(self, done: int, total: int) -> None:
        """Say how far it is, where that is known."""
        if total:
            self.bar.setRange(0, _STEPS)
            self.bar.setValue(done * _STEPS // total)
