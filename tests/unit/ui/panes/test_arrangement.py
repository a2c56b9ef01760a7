"""Panes share the window, fill it alone, and remember their sizes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from inspector.ui.panes.arrangement import Arrangement
from inspector.ui.panes.pane import Pane
from inspector.ui.settings import Settings


@pytest.fixture
def panes():
    return [Pane() for _ in range(4)]


@pytest.fixture
def arrangement(qtbot, panes):
    made = Arrangement(*panes)
    qtbot.addWidget(made)
    made.resize(1440, 732)
    made.show()
    return made


def visible(panes):
    return [pane.isVisible() for pane in panes]


def test_all_four_are_seen_at_once(arrangement, panes):
    assert visible(panes) == [True] * 4
    assert panes[0].width() < panes[1].width()
    assert panes[3].width() == 1440


def test_a_double_click_lets_a_pane_fill_the_window_and_go_back(
    arrangement, panes, qtbot
):
    qtbot.mouseDClick(panes[1].header, Qt.MouseButton.LeftButton)
    assert visible(panes) == [False, True, False, False]
    qtbot.waitUntil(lambda: panes[1].size() == arrangement.size())
    qtbot.mouseDClick(panes[1].header, Qt.MouseButton.LeftButton)
    assert visible(panes) == [True] * 4


def test_the_comparison_fills_the_window_as_well(arrangement, panes, qtbot):
    arrangement.fill(panes[3])
    assert visible(panes) == [False, False, False, True]
    qtbot.waitUntil(lambda: panes[3].size() == arrangement.size())


def test_sizes_come_back_the_next_time(arrangement, panes, qtbot):
    settings = Settings()
    arrangement._across.setSizes([400, 600, 440])
    arrangement.fill(panes[0])
    arrangement.remember(settings)
    other = Arrangement(*(Pane() for _ in range(4)))
    qtbot.addWidget(other)
    other.resize(1440, 732)
    other.restore(settings)
    other.show()
    assert other._across.sizes()[0] == pytest.approx(400, abs=2)


def test_the_first_sizes_can_be_had_back(arrangement, panes):
    before = panes[0].width()
    arrangement._across.setSizes([700, 400, 340])
    arrangement.fill(panes[2])
    arrangement.reset()
    assert visible(panes) == [True] * 4
    assert panes[0].width() == pytest.approx(before, abs=2)


def test_the_pane_with_the_keyboard_is_known(arrangement, panes):
    assert arrangement.pane_with_focus() is None
    field = QLineEdit()
    panes[2].content.addWidget(field)
    field.setFocus()
    assert arrangement.pane_with_focus() is panes[2]
