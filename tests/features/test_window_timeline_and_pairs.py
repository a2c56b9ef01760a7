"""A person steps through a stream, and goes from a call to its output."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QScrollBar, QWidget

from builders import a_function_call, a_message, an_output, as_json
from inspector.assets import resource_path
from inspector.ui.models.opened import opened_text
from window_driver import opened, settled, shown_window

PAIRED = as_json(
    [
        a_function_call(),
        a_message(),
        an_output(),
        {"type": "web_search_call", "id": "ws_001", "status": "completed"},
    ]
)


@pytest.fixture
def window(qapp, qtbot):
    yield from shown_window(qapp, qtbot)


def test_one_key_goes_from_a_call_to_its_output_and_back(window, qtbot):
    opened(window, qtbot, PAIRED)
    window.workbench.choice.choose_item(0)
    window.items_pane.take_focus()
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.workbench.choice.index == 2
    assert window.items_pane.view.currentIndex().row() == 2
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.workbench.choice.index == 0


def test_an_item_without_partner_has_no_way_to_one(window, qtbot):
    opened(window, qtbot, PAIRED)
    partner = window.actions_by_name["partner"]
    enabled = []
    for index in range(4):
        window.workbench.choice.choose_item(index)
        enabled.append(partner.isEnabled())
    assert enabled == [True, False, True, False]


def test_the_way_to_the_partner_is_in_both_context_menus(window):
    partner = window.actions_by_name["partner"]
    assert partner in window.items_pane.view.actions()
    assert partner in window.item_pane._menu_actions


@pytest.fixture
def stream(window, qtbot):
    window.workbench.open_paths([resource_path("samples", "stream.sse")])
    settled(window, qtbot)
    return window


def test_a_stream_brings_its_timeline_and_another_text_takes_it_away(stream, qtbot):
    assert stream.items_pane.timeline.isVisible()
    assert stream.items_pane.timeline.model.rowCount() == 33
    assert stream.status_line.facts.text().startswith("event stream")
    opened(stream, qtbot, PAIRED)
    assert not stream.items_pane.timeline.isVisible()
    assert not stream.actions_by_name["next-event"].isEnabled()


def test_stepping_shows_the_characters_and_the_item_as_it_stood(stream, qtbot):
    for _ in range(15):
        qtbot.keyClick(stream, Qt.Key.Key_F9)
    settled(stream, qtbot)
    assert stream.workbench.stepping.row == 14
    assert stream.workbench.choice.index == 1
    span = stream.workbench.stepping.course.rows[14].place.span
    assert stream.item_pane.source.selection() == span
    assert stream.item_pane.then.so_far.text() == "Arguments so far"
    qtbot.keyClick(stream, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert stream.workbench.stepping.row == 13


def test_the_moment_of_json_is_one_click_away(stream, qtbot):
    stream.workbench.choice.choose_item(1)
    qtbot.mouseClick(stream.items_pane.timeline.first_parse, Qt.MouseButton.LeftButton)
    settled(stream, qtbot)
    assert stream.workbench.stepping.row == 22
    assert stream.item_pane.then.so_far.text() == "◆ JSON from here on"


def test_the_timeline_speaks_korean_at_once(stream, qtbot):
    stream.workbench.stepping.choose(14)
    settled(stream, qtbot)
    stream.looks.languages.choose("ko")
    title = stream.items_pane.timeline.title
    qtbot.waitUntil(lambda: title.text() == "타임라인")
    assert stream.item_pane.then.title.text() == "이벤트 14 시점의 항목 1"


def test_an_unused_comparison_leaves_its_room_to_what_is_open(window, qtbot):
    at_first = window.diff_pane.height()
    opened(window, qtbot, PAIRED)
    assert window.diff_pane.height() < at_first
    window.workbench.compare_with(opened_text(PAIRED, "other"))
    settled(window, qtbot)
    assert window.diff_pane.height() == at_first


def test_everything_of_a_stream_that_takes_keys_has_a_name(stream, qtbot):
    stream.workbench.stepping.choose(14)
    settled(stream, qtbot)
    for part in (
        *stream.items_pane.timeline.findChildren(QWidget),
        stream.item_pane.then.view,
    ):
        takes_keys = part.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes_keys and part.isVisible() and not isinstance(part, QScrollBar):
            face = QAccessible.queryAccessibleInterface(part)
            assert face.text(QAccessible.Text.Name), part
