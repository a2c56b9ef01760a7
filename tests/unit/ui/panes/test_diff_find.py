"""Searching asks for characters; steps select them, wherever they are hidden."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, as_json
from diffs import calls
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.diff_pane import DiffPane
from instant_runner import InstantRunner

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def compare(qtbot):
    def compare(left, right):
        workbench = Workbench(InstantRunner())
        pane = DiffPane(workbench)
        qtbot.addWidget(pane)
        pane.resize(1100, 360)
        pane.retranslate()
        with qtbot.waitExposed(pane):
            pane.show()
        workbench.open_text(as_json(left), "a.json")
        workbench.compare_with(opened_text(as_json(right), "b.json"))
        return pane

    return compare


def find(pane, qtbot, text):
    assert pane.search()
    qtbot.keyClicks(pane.finder.bar.line, text)


def test_searching_finds_and_enter_goes_on(compare, qtbot):
    pane = compare(calls(2), calls(2, name="sales"))
    find(pane, qtbot, "call_")
    view, bar = pane.parts.view, pane.finder.bar
    assert bar.isVisible()
    assert bar.count.text() == "1 of 8"
    assert (view.selected_text(), view.selection.is_left) == ("call_", True)
    for _ in range(2):
        qtbot.keyClick(bar.line, Qt.Key.Key_Return)
    assert bar.count.text() == "3 of 8"
    assert not view.selection.is_left
    qtbot.keyClick(bar.line, Qt.Key.Key_Return, SHIFT)
    assert bar.count.text() == "2 of 8"
    qtbot.keyClick(bar.line, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert view.selected_text() == "call_"


def test_closed_pairs_and_folds_open_for_what_is_in_them(compare, qtbot):
    left = {**a_function_call(), "v": [f"value {n}" for n in range(60)]}
    right = {**left, "v": [*left["v"][:-1], "other"]}
    pane = compare([left, *calls(1, name="odd")], [right, *calls(1, name="odd")])
    sheet = pane.parts.view.sheet
    assert any(row.is_fold for row in sheet.rows_from(0))
    find(pane, qtbot, "value 20")
    assert pane.parts.view.selected_text() == "value 20"
    assert not sheet.row(pane.parts.view.selection.caret.key).is_fold
    assert not sheet.is_open(1)
    pane.finder.bar.line.clear()
    qtbot.keyClicks(pane.finder.bar.line, "odd")
    assert sheet.is_open(1)
    assert pane.parts.view.selected_text() == "odd"


def test_nothing_found_is_said(compare, qtbot):
    pane = compare(calls(1), calls(1))
    find(pane, qtbot, "no such thing")
    assert pane.finder.bar.count.text() == "Not found"


def test_going_on_without_the_bar_asks_first(compare, qtbot):
    pane = compare(calls(1), calls(1))
    assert pane.search_on(1)
    qtbot.keyClicks(pane.finder.bar.line, "call_")
    assert pane.search_on(-1)
    assert pane.finder.bar.count.text() == "4 of 4"


def test_without_a_comparison_searching_is_left_to_others(qtbot):
    pane = DiffPane(Workbench(InstantRunner()))
    qtbot.addWidget(pane)
    assert not pane.search()
    assert not pane.search_on(1)
    assert not pane.finder.is_open


def test_another_comparison_is_searched_and_none_closes_the_bar(compare, qtbot):
    pane = compare(calls(1), calls(1))
    find(pane, qtbot, "call_")
    workbench = pane._workbench
    workbench.compare_with(opened_text(as_json(calls(3)), "c.json"))
    assert pane.finder.bar.count.text() == "1 of 8"
    workbench.close_comparison()
    assert not pane.finder.is_open
