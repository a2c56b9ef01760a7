"""The hints stay in the middle and offer what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QWidget

from inspector.ui.panes.empty_hints import EmptyHints


def test_they_stay_in_the_middle(qtbot):
    room = QWidget()
    qtbot.addWidget(room)
    hints = EmptyHints(room)
    room.resize(900, 500)
    room.show()
    for width, height in ((900, 500), (500, 300)):
        room.resize(width, height)
        qtbot.waitUntil(lambda: room.rect().contains(hints.geometry()))
        middle = hints.geometry().center() - room.rect().center()
        assert middle.manhattanLength() <= 2


def test_each_button_starts_its_action(qtbot):
    room = QWidget()
    qtbot.addWidget(room)
    hints = EmptyHints(room)
    actions = [QAction("Paste"), QAction("Open…")]
    actions[1].setIconText("Open…")
    hints.offer(actions)
    buttons = hints.findChildren(QToolButton)
    assert [button.text() for button in buttons] == ["Paste", "Open…"]
    with qtbot.waitSignal(actions[1].triggered):
        qtbot.mouseClick(buttons[1], Qt.MouseButton.LeftButton)


def test_in_a_low_room_the_small_words_are_a_tooltip(qtbot):
    room = QWidget()
    qtbot.addWidget(room)
    hints = EmptyHints(room)
    hints.offer([QAction("Paste")])
    room.resize(900, 86)
    room.show()
    qtbot.waitUntil(hints.lines.isHidden)
    qtbot.waitUntil(lambda: room.rect().contains(hints.geometry()))
    assert hints.title.toolTip() == hints.lines.text()
    room.resize(900, 300)
    qtbot.waitUntil(hints.lines.isVisible)
    assert hints.title.toolTip() == ""
