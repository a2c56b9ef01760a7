"""A person looks for characters in the text, by keyboard alone."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt

from inspector.ui.models.opened import opened_text
from window_driver import opened, settled, shown_window

CALL = {
    "type": "function_call",
    "id": "fc_1",
    "call_id": "call_1",
    "name": "find_city",
    "status": "completed",
    "arguments": json.dumps({"city": "São Paulo", "note": "서울"}),
}
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qapp, qtbot):
    yield from shown_window(qapp, qtbot)


def press(window, qtbot, key, modifiers=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(window.focusWidget() or window, key, modifiers)
    settled(window, qtbot)


def test_ctrl_f_finds_what_is_escaped_and_escape_goes_back_to_the_text(window, qtbot):
    other = CALL | {"id": "fc_2", "call_id": "call_2"}
    opened(window, qtbot, json.dumps([CALL, other], indent=2))
    window.items_pane.take_focus()
    press(window, qtbot, Qt.Key.Key_F, CONTROL)
    bar = window.item_pane.finder.bar
    qtbot.waitUntil(bar.line.hasFocus)
    bar.line.insert("são paulo")  # the fake keyboard has no ã
    settled(window, qtbot)
    source = window.item_pane.source
    assert source.selected_text() == r"S\\u00e3o Paulo"
    assert bar.count.text() == "1 of 2"
    press(window, qtbot, Qt.Key.Key_Return)
    assert bar.count.text() == "2 of 2"
    press(window, qtbot, Qt.Key.Key_F3)
    assert bar.count.text() == "1 of 2"
    press(window, qtbot, Qt.Key.Key_F3, SHIFT)
    assert bar.count.text() == "2 of 2"
    press(window, qtbot, Qt.Key.Key_Escape)
    assert bar.isHidden()
    assert source.hasFocus()
    assert source.selected_text() == r"S\\u00e3o Paulo"


def test_the_menu_searches_both_sides_where_the_comparison_is_looked_at(window, qtbot):
    opened(window, qtbot, json.dumps([CALL]))
    window.workbench.compare_with(opened_text(json.dumps([CALL]), "other"))
    settled(window, qtbot)
    qtbot.waitUntil(window.diff_pane.parts.isVisible)
    actions = window.actions_by_name
    actions["to-diff"].trigger()
    actions["fill"].trigger()
    actions["find"].trigger()
    bar = window.diff_pane.finder.bar
    qtbot.waitUntil(bar.line.hasFocus)
    qtbot.keyClicks(bar.line, "find_city")
    qtbot.waitUntil(lambda: bar.count.text() == "1 of 2")
    actions["find-next"].trigger()
    assert bar.count.text() == "2 of 2"
    press(window, qtbot, Qt.Key.Key_F3, SHIFT)
    assert bar.count.text() == "1 of 2"
    assert window.arrangement.filling is window.diff_pane


def test_another_text_is_searched_as_soon_as_it_is_open(window, qtbot):
    opened(window, qtbot, json.dumps([CALL]))
    window.actions_by_name["find"].trigger()
    bar = window.item_pane.finder.bar
    bar.line.insert("서울")
    settled(window, qtbot)
    assert bar.count.text() == "1 of 1"
    opened(window, qtbot, json.dumps([CALL, CALL, CALL], ensure_ascii=False))
    qtbot.waitUntil(lambda: bar.count.text().endswith("of 3"))


def test_the_bar_speaks_the_language_of_the_window(window, qtbot):
    opened(window, qtbot, json.dumps([CALL]))
    window.actions_by_name["find"].trigger()
    window.actions_by_name["language-ko"].trigger()
    bar = window.item_pane.finder.bar
    qtbot.waitUntil(lambda: bar.line.placeholderText() == "텍스트에서 찾기")
    assert bar.case.accessibleName() == "대소문자 구분"
