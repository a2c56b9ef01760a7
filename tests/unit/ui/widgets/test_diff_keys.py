"""Keys lead through rows and characters, and from side to side."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from builders import a_function_call
from diffs import a_course, calls, laid_out
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_keys import move_by_key
from inspector.ui.widgets.diff_view import DiffView

KEY, HELD = Qt.Key, Qt.KeyboardModifier
PLAIN = HELD.NoModifier


@pytest.fixture
def view(qtbot):
    made = DiffView(theme_named("light"))
    qtbot.addWidget(made)
    made.resize(800, 200)
    with qtbot.waitExposed(made):
        made.show()
    made.show_sheet(laid_out(a_course(calls(6), calls(6, name="x"))).sheet)
    return made


def press(view, key, held=PLAIN):
    return move_by_key(view, QKeyEvent(QEvent.Type.KeyPress, key, held))


def test_down_goes_from_headings_to_rows_and_to_the_next_pair(view):
    press(view, KEY.Key_Down)
    assert view.selection.caret.key == RowKey(0, 0)
    for _ in range(8):
        press(view, KEY.Key_Down)
    assert view.selection.caret.key == RowKey(1, HEADING)
    press(view, KEY.Key_Up)
    assert view.selection.caret.key == RowKey(0, 7)


def test_the_ends_can_be_reached_and_not_left(view):
    press(view, KEY.Key_End, HELD.ControlModifier)
    assert view.selection.caret.key == RowKey(5, 7)
    assert view.verticalScrollBar().value() > 0
    press(view, KEY.Key_Down)
    assert view.selection.caret.key == RowKey(5, 7)
    press(view, KEY.Key_Home, HELD.ControlModifier)
    assert view.selection.caret.key == RowKey(0, HEADING)
    press(view, KEY.Key_Up)
    assert view.selection.caret.key == RowKey(0, HEADING)


def test_a_page_is_what_is_seen(view):
    press(view, KEY.Key_PageDown)
    number = view.sheet.number_of(view.selection.caret.key)
    assert number == view.page_rows()
    press(view, KEY.Key_PageUp)
    assert view.sheet.number_of(view.selection.caret.key) == 0


def test_shift_selects_within_the_pair(view):
    view.move_caret(Spot(RowKey(1, 6), 0))
    for _ in range(4):
        press(view, KEY.Key_Down, HELD.ShiftModifier)
    assert view.selection.last.key == RowKey(1, 7)
    assert view.selection.first.key == RowKey(1, 6)
    press(view, KEY.Key_Home, HELD.ControlModifier | HELD.ShiftModifier)
    assert view.selection.first.key == RowKey(1, 0)


def test_left_and_right_go_through_the_characters_of_a_line(view):
    view.move_caret(Spot(RowKey(0, 1), 0))
    press(view, KEY.Key_Left)
    assert view.selection.caret.column == 0
    press(view, KEY.Key_Right, HELD.ShiftModifier)
    press(view, KEY.Key_Right, HELD.ShiftModifier)
    press(view, KEY.Key_Right, HELD.ShiftModifier)
    assert view.selected_text() == '  "'
    press(view, KEY.Key_End)
    line = view.line_at(RowKey(0, 1), is_left=True)
    assert view.selection.caret.column == len(line.text)
    press(view, KEY.Key_Right)
    assert view.selection.caret.column == len(line.text)
    press(view, KEY.Key_Home)
    assert view.selection.caret.column == 0


def test_marks_go_with_their_character(view):
    item = a_function_call(name="e\u0301a")
    view.show_sheet(laid_out(a_course(item, item)).sheet)
    row = next(
        n for n, r in enumerate(view.sheet.block(0).rows) if '"name"' in r.left.text
    )
    start = view.line_at(RowKey(0, row), is_left=True).text.index("e\u0301")
    view.move_caret(Spot(RowKey(0, row), start))
    press(view, KEY.Key_Right)
    assert view.selection.caret.column == start + 2
    press(view, KEY.Key_Left)
    assert view.selection.caret.column == start


def test_control_goes_to_the_other_side(view):
    press(view, KEY.Key_Right, HELD.ControlModifier)
    assert not view.selection.is_left
    press(view, KEY.Key_Left, HELD.ControlModifier)
    assert view.selection.is_left


def test_a_shorter_line_clips_the_column(view):
    view.move_caret(Spot(RowKey(0, 6), 20))
    press(view, KEY.Key_Down)
    assert view.selection.caret == Spot(RowKey(0, 7), 1)


@pytest.mark.parametrize(
    ("key", "held"),
    [
        (KEY.Key_A, PLAIN),
        (KEY.Key_Down, HELD.AltModifier),
        (KEY.Key_Up, HELD.ControlModifier),
        (KEY.Key_Tab, PLAIN),
    ],
)
def test_other_keys_are_left_to_others(view, key, held):
    before = view.selection.caret
    assert not press(view, key, held)
    assert view.selection.caret == before
