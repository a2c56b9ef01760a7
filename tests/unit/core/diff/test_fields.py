"""The parts of a call or an output, wherever its API keeps them."""

from __future__ import annotations

import pytest

from inspector.core.diff.fields import Role, fields_of
from sides import a_side

VALUES = {"zip": "1010"}


@pytest.mark.parametrize(
    ("item", "api"),
    [
        (
            {"type": "function_call", "call_id": "c1", "name": "f", "arguments": "{}"},
            "Responses",
        ),
        (
            {
                "type": "function",
                "id": "c1",
                "function": {"name": "f", "arguments": "{}"},
            },
            "Chat Completions",
        ),
        (
            {"type": "tool_use", "id": "c1", "name": "f", "input": VALUES},
            "Anthropic Messages",
        ),
        (
            {
                "type": "function.call",
                "tool_call_id": "c1",
                "name": "f",
                "arguments": VALUES,
            },
            "Mistral Conversations",
        ),
        ({"type": "tool_call", "id": "c1", "name": "f", "args": VALUES}, "LangChain"),
    ],
)
def test_a_call_of_any_api_has_id_name_and_arguments(item, api):
    fields = fields_of(a_side(item).items[0])
    assert (fields.api, fields.role, fields.kind) == (api, Role.CALL, "function_call")
    assert (fields.call_id.text, fields.name.text) == ("c1", "f")
    assert fields.payload is not None


@pytest.mark.parametrize(
    "item",
    [
        {"type": "function_call_output", "call_id": "c1", "output": "x"},
        {"type": "tool_result", "tool_use_id": "c1", "content": "x"},
        {"type": "function.result", "tool_call_id": "c1", "result": "x"},
        {"role": "tool", "tool_call_id": "c1", "content": "x"},
    ],
)
def test_an_output_of_any_api_has_id_and_what_came_back(item):
    fields = fields_of(a_side(item).items[0])
    assert (fields.role, fields.kind) == (Role.OUTPUT, "function_call_output")
    assert (fields.call_id.text, fields.payload.text) == ("c1", "x")


def test_the_prefix_of_a_type_is_cut_off():
    fields = fields_of(a_side({"type": "acme:function_call", "call_id": "c1"}).items[0])
    assert (fields.prefix, fields.kind, fields.role) == (
        "acme",
        "function_call",
        Role.CALL,
    )


def test_a_message_is_neither_call_nor_output():
    fields = fields_of(a_side({"type": "message", "content": []}).items[0])
    assert (fields.role, fields.payload, fields.prefix) == (Role.OTHER, None, None)


def test_an_item_that_is_no_object_has_no_parts():
    fields = fields_of(a_side('{"output":[1]}').items[0])
    assert (fields.call_id, fields.name, fields.payload) == (None, None, None)
