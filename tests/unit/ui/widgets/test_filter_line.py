"""Keys of the line lead into the list below it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from inspector.ui.widgets.filter_line import FilterLine


@pytest.fixture
def line(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    below = QListView()
    made = FilterLine(below)
    column = QVBoxLayout(window)
    column.addWidget(made)
    column.addWidget(below)
    made.window_kept, made.list = window, below
    with qtbot.waitExposed(window):
        window.show()
    made.setFocus()
    return made


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_these_keys_go_on_into_the_list(line, qtbot, key):
    qtbot.keyClick(line, key)
    assert line.window().focusWidget() is line.list


def test_escape_clears_the_line(line, qtbot):
    qtbot.keyClicks(line, "word")
    assert line.text() == "word"
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert line.text() == ""
