"""A slim bar to find characters with."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from inspector.ui.widgets.find_bar import FindBar


@pytest.fixture
def bar(qtbot):
    made = FindBar()
    qtbot.addWidget(made)
    made.resize(500, 40)
    made.show()
    return made


def told(qtbot, signal):
    """What a signal says from now on."""
    values = []
    signal.connect(lambda *said: values.append(said))
    return values


def test_typing_and_the_switch_ask_anew(bar, qtbot):
    asked = told(qtbot, bar.query_changed)
    qtbot.keyClicks(bar.line, "ab")
    bar.case.click()
    assert (len(asked), bar.text(), bar.is_exact()) == (3, "ab", True)


def test_enter_goes_on_and_back_and_escape_closes(bar, qtbot):
    steps = told(qtbot, bar.step_wished)
    bar.start()
    qtbot.waitUntil(bar.line.hasFocus)
    qtbot.keyClick(bar.line, Qt.Key.Key_Return)
    qtbot.keyClick(bar.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    bar.show_count(0, 2)
    bar.next.click()
    bar.previous.click()
    assert [step for (step,) in steps] == [1, -1, 1, -1]
    closed = told(qtbot, bar.close_wished)
    qtbot.keyClick(bar.line, Qt.Key.Key_Escape)
    bar.close_button.click()
    assert len(closed) == 2


def test_it_says_which_of_how_many_for_eyes_and_ears(bar):
    bar.show_count(2, 17)
    assert bar.count.text() == "3 of 17"
    assert bar.line.accessibleDescription() == "3 of 17"
    bar.show_count(None, 1200)
    assert bar.count.text() == "\u2013 of 1,200"
    bar.show_count(0, 10_000, is_all=False)
    assert bar.count.text() == "1 of more than 10,000"


def test_nothing_found_is_said_and_cannot_be_stepped_through(bar):
    bar.show_count(None, 0)
    assert bar.count.text() == "Not found"
    assert not bar.next.isEnabled()
    assert not bar.previous.isEnabled()
    bar.show_nothing()
    assert bar.count.text() == ""


def test_it_begins_with_a_guess_that_is_selected(bar):
    bar.start("first")
    bar.start()
    assert (bar.text(), bar.line.selectedText()) == ("first", "first")


def test_everything_in_it_has_a_name_and_the_keyboard_gets_there(bar):
    parts = (bar.line, bar.case, bar.previous, bar.next, bar.close_button)
    assert all(part.accessibleName() for part in parts)
    assert all(part.focusPolicy() & Qt.FocusPolicy.TabFocus for part in parts)
