"""A view with a caret, a selection, and a change that is looked at."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from builders import a_function_call
from diffs import a_course, calls, laid_out
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_selecting import DiffSelectingView


@pytest.fixture
def make(qtbot):
    def make(left, right, height=200):
        view = DiffSelectingView(theme_named("light"))
        qtbot.addWidget(view)
        view.resize(800, height)
        with qtbot.waitExposed(view):
            view.show()
        view.show_sheet(laid_out(a_course(left, right)).sheet)
        return view

    return make


@pytest.fixture
def view(make):
    return make(calls(6), calls(6, name="x"))


def test_a_change_is_framed_and_shown(view, grab, count_pixels):
    key = RowKey(5, 4)
    view.show_current(key, key)
    number = view.sheet.number_of(key)
    assert 0 <= view.row_top(number) < view.viewport().height()
    assert view.selection.caret == Spot(key, 0)
    area = view.band(number, number)
    accent = view.theme.colour("accent")
    framed = count_pixels(grab(view), area, accent)
    view.clear_current()
    assert framed > 700
    assert count_pixels(grab(view), area, accent) < framed / 4


def test_the_changed_characters_of_a_long_line_are_shown(make):
    left, right = "n" * 300, "n" * 290 + "other"
    view = make(a_function_call(name=left), a_function_call(name=right))
    key = RowKey(0, 4)
    view.show_current(key, key)
    assert view.horizontalScrollBar().value() > 0


def test_a_selection_is_copied_from_its_side(view):
    view.move_caret(Spot(RowKey(0, 4), 2))
    view.go_to_side(is_left=False)
    view.drag_to(Spot(RowKey(0, 4), 13))
    assert view.selected_text() == '"name": "x"'
    view.copy()
    assert QGuiApplication.clipboard().text() == '"name": "x"'


def test_nothing_selected_leaves_the_clipboard_alone(view):
    QGuiApplication.clipboard().setText("before")
    view.copy()
    assert QGuiApplication.clipboard().text() == "before"


def test_all_is_the_side_of_the_item(view):
    view.move_caret(Spot(RowKey(2, 3), 0))
    view.select_all()
    text = view.selected_text()
    assert text.startswith("{\n")
    assert text.endswith("\n}")
    assert '"call_id": "call_2"' in text
    assert "call_1" not in text


def test_rows_and_headings_are_chosen_each_in_their_way(view):
    rows, pairs = [], []
    view.row_chosen.connect(rows.append)
    view.pair_toggled.connect(pairs.append)
    view.choose(Spot(RowKey(1, 2), 5))
    view.choose(Spot(RowKey(3, HEADING), 0))
    assert rows == [Spot(RowKey(1, 2), 5)]
    assert pairs == [3]


def test_a_selection_is_painted(view, grab, count_pixels):
    view.move_caret(Spot(RowKey(0, 0), 0))
    view.drag_to(Spot(RowKey(0, 2), 8))
    side = view.sides()[0]
    area = side.text_area(view.row_top(2), view.row_height)
    assert count_pixels(grab(view), area, view.theme.colour("sel"), slack=3) > 300


def test_another_sheet_begins_anew(view):
    view.move_caret(Spot(RowKey(3, 3), 2))
    view.show_current(RowKey(3, 3), RowKey(3, 3))
    view.show_sheet(laid_out(a_course(a_function_call(), a_function_call())).sheet)
    assert view.current is None
    assert view.selection.caret == Spot(RowKey(0, 0), 0)
    view.show_sheet(None)
    assert view.selected_text() == ""
