"""The empty pane says how a comparison is begun, awaited, or was stopped."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from inspector.ui.panes.diff_hints import DiffHints, EmptyRoom


@pytest.fixture
def hints(qtbot):
    room = EmptyRoom()
    qtbot.addWidget(room)
    room.resize(800, 300)
    made = DiffHints(room)
    action = QAction("Compare…", room)
    made.offer([action])
    room.show()
    return made


def buttons(hints):
    return [b.text() for b in hints.findChildren(QToolButton) if b.isVisible()]


def test_it_offers_ways_to_begin(hints):
    assert hints.title.text() == "Compare two logged calls"
    assert "clipboard" in hints.lines.text()
    assert buttons(hints) == ["Compare"]


def test_while_comparing_nothing_else_is_offered(hints):
    hints.show_awaited(["a.json", "b.json"], is_busy=True)
    assert hints.title.text() == "Comparing…"
    assert hints.lines.text() == "a.json ↔ b.json"
    assert buttons(hints) == []


def test_a_stopped_comparison_can_be_begun_again(hints):
    hints.show_awaited(["a.json", "b.json"], is_busy=True)
    hints.show_awaited(["a.json", "b.json"], is_busy=False)
    assert hints.title.text() == "Not compared"
    assert buttons(hints) == ["Compare"]
    hints.show_awaited(["a.json"], is_busy=True)
    assert hints.title.text() == "Compare two logged calls"


def test_it_stays_in_the_middle(hints):
    room = hints.parentWidget()
    room.resize(600, 500)
    middle = hints.geometry().center()
    assert abs(middle.x() - 300) <= 1
    assert abs(middle.y() - 250) <= 1
