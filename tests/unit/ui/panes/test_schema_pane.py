"""The schema pane shows one call against its schema, and where both disagree."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from builders import a_function_call, a_message, a_request, a_tool, an_output, as_json
from inspector.core.checks.finding import Place
from inspector.core.source.json_nodes import span_of
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.copy_menu import copy_menu
from inspector.ui.panes.schema_pane import AT_ONCE, SchemaPane
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner, PatientRunner

SCHEMA = {
    "properties": {
        "city": {"type": "string"},
        "where": {"anyOf": [{"type": "string"}, {"type": "null"}]},
    },
    "required": ["city", "unit"],
}


@pytest.fixture
def make(qtbot):
    kept = []  # Qt paints once more after a test; what it paints must be there still

    def make(runner=None):
        workbench = Workbench(runner or InstantRunner())
        pane = SchemaPane(workbench)
        kept.append(pane)
        qtbot.addWidget(pane)
        pane.resize(560, 700)
        pane.set_theme(theme_named("light"))
        pane.retranslate()
        with qtbot.waitExposed(pane):
            pane.show()
        return workbench, pane

    yield make
    kept.clear()


@pytest.fixture
def opened(make):
    def opened(*items, schema=SCHEMA, **bend):
        workbench, pane = make()
        text = as_json(a_request(*items, tools=[a_tool(schema)], **bend), indent=2)
        workbench.open_text(text, "pasted")
        return workbench, pane

    return opened


def selected(box):
    return box.view.selected_text()


def row_at(pane, location):
    model = pane.parts.violations.list
    return next(n for n, row in enumerate(model.rows) if row.places[0] == location)


def test_a_call_is_shown_with_arguments_schema_and_violations(opened):
    _, pane = opened(a_function_call('{"city":1.50,"unit":"c"}'))
    assert pane.parts.caption.text() == "Parsed arguments"
    assert pane.parts.arguments.view.text() == '{ "city": 1.50, "unit": "c" }'
    assert '"required": ["city", "unit"]' in pane.parts.schema.view.text()
    assert pane.parts.tabs.tabText(0) == "Violations 1"
    assert pane.choice.label().startswith("Schema: tools[0] of this document")


def test_choosing_a_row_lights_up_value_keyword_and_characters(opened):
    workbench, pane = opened(a_function_call('{"city":7,"unit":"c"}'))
    places = []
    workbench.choice.place_chosen.connect(places.append)
    row = pane.parts.violations.list.rows[row_at(pane, "/city")]
    pane.parts.violations.row_chosen.emit(row)
    assert selected(pane.parts.arguments) == "7"
    assert selected(pane.parts.schema) == '"type": "string"'
    start, end = places[-1].span
    assert workbench.opened.text[start:end] == "7"
    assert pane.parts.violations.currentIndex().row() == row_at(pane, "/city")


def test_a_finding_chosen_elsewhere_is_shown_here(opened):
    workbench, pane = opened(a_function_call('{"city":7,"unit":"c"}'))
    finding = workbench.choice.item.findings[0]
    workbench.choice.choose_finding(finding)
    assert pane.parts.violations.currentIndex().row() == 0
    assert selected(pane.parts.arguments) == "7"


def test_a_keyword_far_down_is_in_sight_once_the_pane_has_been_laid_out(opened, qtbot):
    names = {f"name_{i}": {"type": "string", "minLength": i} for i in range(60)}
    workbench, pane = opened(
        a_function_call('{"name_59":5}'), schema={"properties": names}
    )
    workbench.choice.choose_finding(workbench.choice.item.findings[0])
    qtbot.waitUntil(lambda: not pane.parts._refit.isActive())
    view = pane.parts.schema.view
    top = view.row_top(view.model.rows.row_of(view.selection().start))
    assert selected(pane.parts.schema) == '"type": "string"'
    assert 0 <= top < view.viewport().height() - 10


def test_a_violation_of_a_branch_can_be_chosen(opened):
    workbench, pane = opened(a_function_call('{"city":"a","unit":"c","where":5}'))
    violations = pane.parts.violations
    toggle = next(n for n, row in enumerate(violations.list.rows) if row.is_toggle)
    violations.toggle(toggle)
    violations.row_chosen.emit(violations.list.rows[toggle + 2])
    assert selected(pane.parts.arguments) == "5"
    assert selected(pane.parts.schema) == '"type": "null"'
    assert violations.currentIndex().row() == toggle + 2
    assert workbench.choice.violation.keyword_location.endswith("/anyOf/1/type")


def test_a_click_on_a_value_chooses_its_characters_in_the_item(opened):
    workbench, pane = opened(a_function_call('{"city":"seoul","unit":"c"}'))
    view = pane.parts.arguments.view
    view.place_activated.emit(view.text().index("seoul"))
    start, end = workbench.choice.place.span
    assert workbench.opened.text[start:end] == '\\"seoul\\"'
    assert selected(pane.parts.arguments) == ""


def test_a_click_on_an_underlined_value_chooses_its_finding(opened):
    workbench, pane = opened(a_function_call('{"city":7,"unit":"c"}'))
    view = pane.parts.arguments.view
    view.place_activated.emit(view.text().index("7"))
    assert workbench.choice.finding.place.inner == "/city"
    assert pane.parts.violations.currentIndex().row() == row_at(pane, "/city")


def test_arguments_that_do_not_parse_are_shown_as_they_are(opened):
    workbench, pane = opened(a_function_call("{'city': nope"))
    view = pane.parts.arguments.view
    assert view.text() == "{'city': nope"
    assert "not JSON" in pane.parts.caption.text()
    assert view.marks_at(view.text().index("'"))
    view.place_activated.emit(3)
    assert workbench.choice.place is None


@pytest.mark.parametrize(
    ("item", "caption", "text"),
    [
        (an_output('{"total":42}'), "Parsed output", '{ "total": 42 }'),
        (a_message(), "", ""),
    ],
)
def test_an_item_that_is_no_call_is_shown_for_what_it_is(opened, item, caption, text):
    _, pane = opened(item)
    assert pane.parts.caption.text() == caption
    assert pane.parts.arguments.view.text() == text
    assert pane.parts.state.meaning == "neutral"
    assert not pane.parts.tabs.isVisible()


def test_a_call_that_satisfies_its_schema_gets_the_tick_and_the_warning(opened):
    _, pane = opened(a_function_call('{"city":"a","unit":"c"}'))
    assert pane.parts.state.meaning == "ok"
    assert "no permission to execute" in pane.parts.state.sentence.text()


def test_another_item_takes_the_place_of_the_first(opened):
    workbench, pane = opened(a_function_call('{"city":7}'), a_message())
    workbench.choice.choose_item(1)
    assert pane.parts.violations.list.rowCount() == 0
    workbench.choice.choose_item(0)
    assert pane.parts.violations.list.rowCount() > 0


def test_a_new_text_that_cannot_be_read_clears_the_old_answer(opened):
    workbench, pane = opened(a_function_call('{"city":7}'))
    workbench.open_text("no json", "pasted")
    assert pane.parts.violations.list.rowCount() == 0
    assert pane.parts.arguments.view.text() == ""
    assert pane.parts.schema.view.text() == ""
    assert pane.parts.state.sentence.text().startswith("No item")


def test_while_a_text_is_typed_the_old_answer_is_faded_and_cannot_be_chosen(opened):
    workbench, pane = opened(a_function_call('{"city":7}'))
    workbench.edit_text(workbench.opened.text + " ")
    violations = pane.parts.violations
    assert violations.cards.is_faded
    assert "checking again" in pane.parts.notes.text()
    violations.row_chosen.emit(violations.list.rows[0])
    assert workbench.choice.finding is None


def test_a_checked_text_is_faded_no_more(opened, qtbot):
    workbench, pane = opened(a_function_call('{"city":7}'))
    workbench.edit_text(workbench.opened.text + " ")
    qtbot.waitUntil(lambda: not pane.parts.violations.cards.is_faded)
    assert pane.parts.notes.text() == ""


def test_a_large_item_is_laid_out_on_a_thread(make):
    runner = PatientRunner()
    workbench, pane = make(runner)
    arguments = as_json({"city": "x" * AT_ONCE})
    text = as_json(a_request(a_function_call(arguments), tools=[a_tool(SCHEMA)]))
    workbench.open_text(text, "pasted")
    runner.let_through()
    assert pane.parts.violations.list.rowCount() == 1
    assert pane.parts.arguments.view.text() == ""
    runner.let_through()
    assert len(pane.parts.arguments.view.text()) > AT_ONCE


def test_an_answer_about_an_item_that_is_no_longer_chosen_is_dropped(make):
    runner = PatientRunner()
    workbench, pane = make(runner)
    large = a_function_call(as_json({"city": "x" * AT_ONCE}))
    workbench.open_text(as_json(a_request(large, a_message())), "pasted")
    runner.let_through()
    workbench.choice.choose_item(1)
    runner.let_through()
    assert pane.parts.arguments.view.text() == ""


def test_what_a_row_says_and_where_can_be_copied(opened):
    _, pane = opened(a_function_call('{"city":7,"unit":"c"}'))
    number, clipboard = row_at(pane, "/city"), QGuiApplication.clipboard()
    copied = []
    for action in copy_menu(pane, pane.parts.first.copies(number)).actions():
        assert action.isEnabled()
        action.trigger()
        copied.append(clipboard.text())
    assert copied[1:] == ["/city", "/properties/city/type"]
    pane.parts.violations.copy_wished.emit(number)
    assert clipboard.text() == copied[0]
    assert "city" in copied[0]


def test_a_place_that_a_row_does_not_have_cannot_be_copied(opened):
    _, pane = opened(a_function_call("{}", name="unknown"))
    actions = copy_menu(pane, pane.parts.first.copies(0)).actions()
    enabled = [action.isEnabled() for action in actions]
    assert enabled == [True, False, False]


def test_the_menu_of_copies_opens_where_it_was_asked_for(opened, monkeypatch):
    _, pane = opened(a_function_call('{"city":7,"unit":"c"}'))
    popped = []
    monkeypatch.setattr(
        QMenu, "popup", lambda menu, place: popped.append((menu, place))
    )
    pane.parts.violations.menu_wished.emit(0, QPoint(5, 6))
    ((menu, place),) = popped
    assert menu.actions()[0].text() == "Copy message"
    assert place == QPoint(5, 6)


def test_the_core_speaks_the_language_of_the_window(opened):
    workbench, pane = opened(a_function_call('{"city":7,"unit":"c"}'))
    before = pane.parts.violations.list.card(0).message
    workbench.set_language("ko")
    assert pane.parts.violations.list.card(0).message != before


def test_a_tooltip_says_what_is_underlined(opened):
    _, pane = opened(a_function_call('{"city":7,"unit":"c"}'))
    view = pane.parts.arguments.view
    assert "arguments/schema" in pane._tip_at(view.text().index("7"))
    assert pane._tip_at(0) == ""


def test_every_part_has_a_name_to_be_read_out(opened):
    _, pane = opened(a_function_call('{"city":7,"unit":"c"}'))
    parts = pane.parts
    named = (
        pane,
        pane.choice,
        parts.arguments.view,
        parts.schema.view,
        parts.violations,
    )
    assert all(part.accessibleName() for part in named)


def test_the_keyboard_goes_to_the_violations_or_to_the_arguments(opened):
    _, pane = opened(a_function_call('{"city":7}'))
    pane.take_focus()
    assert pane.focusWidget() is pane.parts.violations
    _, fine = opened(a_function_call('{"city":"a","unit":"c"}'))
    fine.take_focus()
    assert fine.focusWidget() is fine.parts.arguments.view


def test_theme_and_code_size_reach_both_boxes(opened):
    _, pane = opened(a_function_call('{"city":7}'))
    pane.set_theme(theme_named("dark"))
    pane.set_code_pixels(17)
    for box in (pane.parts.arguments, pane.parts.schema):
        assert box.view.theme.is_dark
        assert box.view.font_size() == 17


CHAT_TOOL = {
    "type": "function",
    "function": {"name": "look_up", "parameters": {"required": ["city"]}},
}


def a_chat(*arguments, tools=(CHAT_TOOL,)):
    calls = [
        {
            "id": f"call_{number}",
            "type": "function",
            "function": {"name": "look_up", "arguments": each},
        }
        for number, each in enumerate(arguments)
    ]
    message = {"role": "assistant", "content": None, "tool_calls": calls}
    request = {"tools": list(tools), "messages": [message]}
    return as_json(request, indent=1)


def test_a_call_of_another_api_is_checked_and_called_what_it_is(make):
    workbench, pane = make()
    workbench.open_text(a_chat('{"city":1}', "{}"), "pasted")
    assert pane.parts.tabs.tabText(0) == "Violations 1"
    said = pane.parts.state.sentence.text()
    assert said.startswith("This is not an Open Responses item (Chat Completions).")
    assert pane.parts.arguments.view.text() == "{}"
    assert pane.parts.tabs.isTabVisible(1)


def test_a_place_in_another_foreign_call_shows_that_call(make):
    workbench, pane = make()
    workbench.open_text(a_chat('{"city":1}', "{}"), "pasted")
    first = workbench.inspection.foreign_calls[0]
    at = first.call.at
    workbench.choice.choose_place(Place(at.record, at.pointer, span_of(at.node)))
    assert pane.parts.arguments.view.text() == '{ "city": 1 }'


def test_an_item_is_never_called_foreign(opened):
    _, pane = opened(a_function_call('{"city":"a","unit":"c"}'))
    assert "not an Open Responses item" not in pane.parts.state.sentence.text()
