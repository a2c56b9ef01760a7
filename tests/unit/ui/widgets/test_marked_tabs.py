"""Tabs with marks behind their words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from inspector.ui.theme import theme_named
from inspector.ui.widgets.marked_tabs import MarkedTabs


@pytest.fixture
def tabs(qtbot):
    made = MarkedTabs(3)
    qtbot.addWidget(made)
    for number, words in enumerate(("Violations", "Strict subset", "Portability")):
        made.set_words(number, words)
    made.resize(made.sizeHint())
    with qtbot.waitExposed(made):
        made.show()
    return made


def colours(widget):
    image = widget.grab().toImage()
    every = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in every}


def test_a_mark_makes_room_for_itself_and_is_read_out(tabs):
    before = tabs.sizeHint().width()
    tabs.set_mark(1, "warn")
    assert tabs.sizeHint().width() > before
    assert tabs.accessibleTabName(1) == "Strict subset, warning"
    assert tabs.mark(1) == "warn"
    tabs.set_mark(1, "")
    assert tabs.sizeHint().width() == before
    assert tabs.accessibleTabName(1) == "Strict subset"


def test_a_mark_is_painted_in_its_colour(tabs):
    warn = theme_named("light").colour("warn").name()
    assert warn not in colours(tabs)
    tabs.set_mark(1, "warn")
    tabs.resize(tabs.sizeHint())
    assert warn in colours(tabs)


def test_the_current_tab_is_underlined_where_it_stands(tabs):
    accent = theme_named("light").colour("accent")
    tabs.setCurrentIndex(2)
    image, area = tabs.grab().toImage(), tabs.tabRect(2)
    ratio = tabs.devicePixelRatioF()
    spot = int((area.left() + 4) * ratio), int(area.bottom() * ratio)
    assert QColor(image.pixelColor(*spot)).name() == accent.name()


def test_choosing_a_tab_moves_no_other(tabs):
    before = [tabs.tabRect(n).left() for n in range(3)]
    tabs.setCurrentIndex(1)
    assert [tabs.tabRect(n).left() for n in range(3)] == before


def test_arrow_keys_go_from_tab_to_tab(tabs, qtbot):
    tabs.setFocus()
    qtbot.keyClick(tabs, Qt.Key.Key_Right)
    assert tabs.currentIndex() == 1


def test_the_words_of_the_tab_with_the_keyboard_are_in_another_colour(tabs):
    def words():
        return tabs.grab(tabs.tabRect(0).adjusted(0, 0, 0, -6)).toImage()

    tabs.clearFocus()
    before = words()
    tabs.setFocus()
    assert words() != before
    tabs.clearFocus()
    assert words() == before


def test_a_tab_that_was_squeezed_asks_for_its_room_again(tabs):
    wanted = tabs.sizeHint().width()
    tabs.resize(120, tabs.height())
    assert tabs.sizeHint().width() == wanted
