"""The list of the box opens, and what the key does elsewhere is not done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from inspector.ui.widgets.opening_box import OpeningBox

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def box(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    made, other = OpeningBox(), QWidget()
    made.addItems(["a", "b"])
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    column = QVBoxLayout(window)
    column.addWidget(made)
    column.addWidget(other)
    made.done, action = [], QAction(window)
    action.setShortcut("Alt+Down")
    action.triggered.connect(lambda: made.done.append(1))
    window.addAction(action)
    made.window_kept, made.other = window, other
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    return made


def test_alt_down_opens_the_list_of_the_box_that_has_the_focus(box, qtbot):
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down, ALT)
    assert box.view().isVisible()
    assert box.done == []
    box.hidePopup()


def test_elsewhere_the_key_does_what_it_did(box, qtbot):
    box.other.setFocus()
    qtbot.keyClick(box.other, Qt.Key.Key_Down, ALT)
    assert box.done == [1]
    assert not box.view().isVisible()
