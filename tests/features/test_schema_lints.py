"""A person looks at the schema itself: strict subset, providers, conversion."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from builders import a_function_call, a_request, a_tool, as_json
from inspector.ui.panes.schema_parts import PORTABILITY, STRICT
from schema_studies import LOOSE
from window_driver import opened, settled, shown_window

CALL = a_function_call('{"city":"Oslo"}')
REQUEST = as_json(a_request(CALL, tools=[a_tool(LOOSE)]), indent=2)


@pytest.fixture
def window(qapp, qtbot):
    yield from shown_window(qapp, qtbot)


@pytest.fixture
def pane(window, qtbot):
    opened(window, qtbot, REQUEST)
    return window.schema_pane


def go_to(pane, qtbot, tab):
    place = pane.parts.tabs.tabRect(tab).center()
    qtbot.mouseClick(pane.parts.tabs, Qt.MouseButton.LeftButton, pos=place)


def selected(pane):
    return pane.parts.schema.view.selected_text()


def test_a_click_on_a_fault_selects_the_place_in_the_schema(window, pane, qtbot):
    go_to(pane, qtbot, STRICT)
    page = pane.parts.strict
    codes = [fault.code for fault in page.faults.things]
    index = page.faults.index(codes.index("strict/keyword"))
    page.list.scrollTo(index)
    place = page.list.visualRect(index).center()
    qtbot.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert selected(pane) == '"oneOf"'
    qtbot.waitUntil(pane.parts.schema.isVisible)


def test_a_key_in_the_table_selects_the_place_in_the_schema(window, pane, qtbot):
    go_to(pane, qtbot, PORTABILITY)
    view = pane.parts.portability.view
    pointers = [row.use.pointer for row in view.table.rows]
    row = pointers.index("/properties/level/enum")
    view.setFocus()
    view.setCurrentIndex(view.table.index(row - 1, 0))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert selected(pane) == '"enum"'


def test_an_older_profile_finds_other_faults(window, pane, qtbot):
    go_to(pane, qtbot, STRICT)
    pane.parts.strict.profile_wished.emit("openai-2024")
    settled(window, qtbot)
    assert "2024-08-06" in pane.parts.strict.profile.label()


def test_a_converted_schema_is_copied_and_the_arguments_stay(window, pane, qtbot):
    dialog = pane.convert.open("openai")
    settled(window, qtbot)
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    copied = json.loads(QGuiApplication.clipboard().text())
    dialog.close()
    assert copied["additionalProperties"] is False
    assert window.workbench.opened.text == REQUEST


def test_the_tabs_speak_korean(window, pane, qtbot):
    window.looks.languages.choose("ko")
    settled(window, qtbot)
    assert pane.parts.tabs.tabText(PORTABILITY) == "이식성"
    assert pane.parts.portability.view.table.headerData(
        0, Qt.Orientation.Horizontal
    ).startswith("OpenAI")
    assert "공급자" in pane.parts.portability.standing.sentence.text()


def test_a_schema_of_thousands_of_properties_does_not_stop_the_window(window, qtbot):
    names = {f"name_{n}": {"type": "string", "minLength": n} for n in range(5_000)}
    tools = [a_tool({"type": "object", "properties": names})]
    opened(window, qtbot, as_json(a_request(a_function_call("{}"), tools=tools)))
    pane = window.schema_pane
    go_to(pane, qtbot, PORTABILITY)
    assert pane.parts.portability.view.table.rowCount() >= 5_000
    go_to(pane, qtbot, STRICT)
    assert pane.parts.strict.faults.rowCount() >= 5_000
