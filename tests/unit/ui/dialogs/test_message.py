"""A refusal is shown as it is, and nothing stands still meanwhile."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from inspector.ui.dialogs.message import show_message


def test_the_words_are_shown_as_plain_text_beside_the_window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    box = show_message(window, "<b>x</b>: cannot be read")
    assert isinstance(box, QMessageBox)
    assert box.text() == "<b>x</b>: cannot be read"
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert box.isVisible()
    box.accept()
