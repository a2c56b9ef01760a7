"""Calls of another API in the shape of items."""

from __future__ import annotations

import pytest

from builders import as_json
from inspector.core.checks.finding import Place
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.json_nodes import span_of
from inspector.ui.models.foreign_items import ForeignItems, foreign_words

TOOL = {
    "type": "function",
    "function": {"name": "a", "parameters": {"required": ["x"]}},
}


@pytest.fixture
def inspection():
    calls = [
        {
            "id": f"call_{n}",
            "type": "function",
            "function": {"name": "a", "arguments": t},
        }
        for n, t in enumerate(['{"x":1}', "{}"])
    ]
    message = {"role": "assistant", "content": None, "tool_calls": calls}
    return inspect_content(as_json({"tools": [TOOL], "messages": [message]}))


def test_the_first_call_with_something_wrong_is_shown_first(inspection):
    found = ForeignItems().find(inspection, None, None, None)
    assert found.api == "Chat Completions"
    assert found.inspected.item.call_id == "call_1"
    assert found.inspected.validation.violations


def test_a_place_in_a_call_finds_it_and_it_stays(inspection):
    items, at = ForeignItems(), inspection.foreign_calls[0].call.at
    place = Place(at.record, at.pointer, span_of(at.node))
    found = items.find(inspection, None, None, place)
    assert found.inspected.item.call_id == "call_0"
    assert items.find(inspection, None, None, None) is found


def test_a_finding_finds_its_call(inspection):
    items, call = ForeignItems(), inspection.foreign_calls[1]
    found = items.find(inspection, None, call.findings[0], None)
    assert found.inspected.item is call.item


def test_without_foreign_calls_there_is_nothing():
    assert ForeignItems().find(inspect_content("{}"), None, None, None) is None
    assert ForeignItems().find(None, None, None, None) is None


def test_it_is_called_what_it_is():
    assert "(Chat Completions)" in foreign_words("Chat Completions")


def test_of_a_chosen_item_only_its_own_calls_are_meant():
    bare = {"id": "call_7", "type": "function", "function": {"name": "a"}}
    bare["function"]["arguments"] = "{}"
    own = {"type": "function_call", "call_id": "call_8", "name": "a", "arguments": "{}"}
    inspection = inspect_content(as_json([own, bare]))
    first, second = (inspected.item for inspected in inspection.items)
    items = ForeignItems()
    assert items.find(inspection, first, None, None) is None
    found = items.find(inspection, second, None, None)
    assert found.inspected.item.call_id == "call_7"
    assert items.find(inspection, first, None, None) is None
