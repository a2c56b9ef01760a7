"""A person holds a pasted call against its schema, with mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    as_json,
)
from inspector.ui.app import assembled
from inspector.ui.start_options import Options

SCHEMA = {
    "properties": {
        "region": {"enum": ["apac", "emea"]},
        "where": {"anyOf": [{"type": "string"}, {"type": "null"}]},
    },
    "required": ["region"],
}
GLOBAL = '{"region":"global","where":5}'


@pytest.fixture
def window(qapp, qtbot):
    made = assembled(qapp, Options(theme="light", language="en", size=(1440, 900)))
    qtbot.addWidget(made)
    made.complete()
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.looks.languages.choose("en")
    qapp.setStyleSheet("")
    made.workbench.runner.shut_down()
    qtbot.waitUntil(lambda: made.workbench.runner.is_idle)


@pytest.fixture
def paste(window, qtbot):
    """Give a function that pastes a text and waits until it has been checked."""

    def paste(*items, **bend):
        text = as_json(a_request(*items, **bend), indent=2)
        QGuiApplication.clipboard().setText(text)
        window.actions_by_name["paste"].trigger()
        workbench = window.workbench
        qtbot.waitUntil(lambda: workbench.inspection is not None)
        qtbot.waitUntil(lambda: not workbench.is_stale)
        return window.schema_pane.parts

    return paste


def click(qtbot, view, number):
    place = view.visualRect(view.list.index(number)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def row_at(parts, location):
    rows = parts.violations.list.rows
    return next(n for n, row in enumerate(rows) if row.places[0] == location)


def test_a_click_on_a_violation_selects_in_item_arguments_and_schema(
    window, paste, qtbot
):
    parts = paste(a_function_call(GLOBAL), tools=[a_tool(SCHEMA)])
    click(qtbot, parts.violations, row_at(parts, "/region"))
    source = window.item_pane.source
    assert source.selected_text() == '\\"global\\"'
    assert parts.arguments.view.selected_text() == '"global"'
    assert parts.schema.view.selected_text() == '"enum": ["apac", "emea"]'
    assert parts.violations.hasFocus()


def test_the_keyboard_alone_unfolds_a_union_and_chooses_in_it(window, paste, qtbot):
    parts = paste(a_function_call(GLOBAL), tools=[a_tool(SCHEMA)])
    window.actions_by_name["to-schema"].trigger()
    violations = parts.violations
    toggle = next(n for n, row in enumerate(violations.list.rows) if row.is_toggle)
    for _ in range(violations.list.rowCount()):
        if violations.currentIndex().row() == toggle:
            break
        qtbot.keyClick(violations, Qt.Key.Key_Down)
    qtbot.keyClick(violations, Qt.Key.Key_Right)
    qtbot.keyClick(violations, Qt.Key.Key_Down)
    assert parts.schema.view.selected_text() == '"type": "string"'
    assert window.item_pane.source.selected_text() == "5"


def test_a_click_on_a_value_selects_its_characters_in_the_item(window, paste, qtbot):
    parts = paste(a_function_call('{"region":"apac"}'), tools=[a_tool(SCHEMA)])
    view = parts.arguments.view
    place = view.cell_rect(view.text().index("apac")).center().toPoint()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.item_pane.source.selected_text() == '\\"apac\\"'


def test_another_schema_is_given_and_taken_back(
    window, paste, qtbot, monkeypatch, tmp_path
):
    parts = paste(a_function_call('{"region":"apac"}'), tools=[a_tool(SCHEMA)])
    assert parts.state.meaning == "ok"
    path = tmp_path / "strict.json"
    path.write_text(as_json({"maxProperties": 0}), "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    choice = window.schema_pane.choice
    choice.fill_menu()
    entries = {action.text(): action for action in choice.menu().actions()}
    entries["Schema for every call from file…"].trigger()
    qtbot.waitUntil(lambda: "strict.json" in choice.label())
    qtbot.waitUntil(lambda: parts.tabs.tabText(0) == "Violations 1")
    choice.fill_menu()
    entries = {action.text(): action for action in choice.menu().actions()}
    entries["Back to the document's own"].trigger()
    qtbot.waitUntil(lambda: parts.state.meaning == "ok")
    assert choice.label().startswith("Schema: tools[0] of this document")


def test_a_correction_that_is_typed_turns_the_answer(window, paste, qtbot):
    parts = paste(a_function_call('{"region":"x"}'), tools=[a_tool(SCHEMA)])
    click(qtbot, parts.violations, 0)
    source = window.item_pane.source
    source.setFocus()
    qtbot.keyClicks(source, '\\"emea\\"')
    assert parts.violations.cards.is_faded
    qtbot.waitUntil(lambda: parts.state.meaning == "ok")
    assert parts.violations.list.rowCount() == 0
    assert parts.arguments.view.text() == '{ "region": "emea" }'


def test_the_pane_speaks_korean_and_wears_the_dark_theme(window, paste, qtbot):
    parts = paste(a_function_call(GLOBAL), tools=[a_tool(SCHEMA)])
    english = parts.violations.list.card(0)
    window.actions_by_name["language-ko"].trigger()
    window.actions_by_name["theme-dark"].trigger()
    qtbot.waitUntil(lambda: parts.caption.text() == "파싱된 인자")
    korean = parts.violations.list.card(0)
    assert korean.text != english.text
    assert window.schema_pane.choice.label().startswith("스키마: 이 문서의 tools[0]")
    assert parts.arguments.view.theme.is_dark
    window.actions_by_name["language-en"].trigger()
    qtbot.waitUntil(lambda: parts.caption.text() == "Parsed arguments")


def test_a_large_call_is_shown_without_holding_the_window_up(window, paste, qtbot):
    arguments = as_json({"region": "global", "log": ["x" * 40] * 5_000})
    parts = paste(a_function_call(arguments), tools=[a_tool(SCHEMA)])
    view = parts.arguments.view
    qtbot.waitUntil(lambda: len(view.text()) > 200_000)
    click(qtbot, parts.violations, row_at(parts, "/region"))
    assert view.selected_text() == '"global"'


def test_an_answer_that_was_asked_to_be_json_is_shown_like_arguments(window, qtbot):
    asked = {"type": "json_schema", "name": "trip", "schema": SCHEMA, "strict": True}
    body = a_response(a_message(GLOBAL), text={"format": asked})
    QGuiApplication.clipboard().setText(as_json(body, indent=2))
    window.actions_by_name["paste"].trigger()
    parts, choice = window.schema_pane.parts, window.schema_pane.choice
    qtbot.waitUntil(lambda: "text.format" in choice.label())
    assert choice.label() == "Schema: text.format of this document · trip"
    assert parts.caption.text() == "Parsed answer"
    click(qtbot, parts.violations, row_at(parts, "/region"))
    assert window.item_pane.source.selected_text() == '\\"global\\"'
    assert parts.arguments.view.selected_text() == '"global"'
    assert parts.schema.view.selected_text() == '"enum": ["apac", "emea"]'
