"""A person chooses a pair; showing one is no choice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from diffs import a_course, calls
from growth import assert_soon
from inspector.ui.theme import theme_named
from inspector.ui.widgets.pair_view import PairView


@pytest.fixture
def view(qtbot):
    made = PairView(theme_named("light"))
    qtbot.addWidget(made)
    made.resize(220, 300)
    made.show_pairs(a_course(calls(3), calls(3, name="x")).prepared)
    made.show()
    made.chosen = []
    made.pair_chosen.connect(made.chosen.append)
    return made


def test_a_click_and_the_keyboard_choose(view, qtbot):
    middle = view.visualRect(view.list.index(1)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.chosen == [1, 2, 0]


def test_what_is_marked_is_not_chosen(view):
    view.mark(2)
    assert view.currentIndex().row() == 2
    view.mark(None)
    assert not view.currentIndex().isValid()
    view.show_pairs(None)
    assert view.chosen == []


def test_it_is_painted_in_the_theme(view):
    view.set_theme(theme_named("dark"))
    view.mark(0)
    chosen = theme_named("dark").colour("sel").name()
    image = view.viewport().grab(view.visualRect(view.list.index(0))).toImage()
    every = ((x, y) for x in range(image.width()) for y in range(image.height()))
    assert chosen in {image.pixelColor(x, y).name() for x, y in every}


def test_ten_thousand_pairs_are_there_at_once(view):
    prepared = a_course(calls(10_000), calls(10_000)).prepared

    def show():
        view.show_pairs(prepared)
        view.mark(9_999)
        view.grab()

    assert_soon(show, 1)
