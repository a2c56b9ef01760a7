"""Mistral Conversations."""

from __future__ import annotations

import pytest

from builders import a_response
from inspector.core.items.foreign.mistral_conversations import API
from other_apis import as_read, parts

CALL = {
    "object": "entry",
    "type": "function.call",
    "tool_call_id": "t1",
    "name": "f",
    "arguments": "{}",
}
RESULT = {"type": "function.result", "tool_call_id": "t1", "result": "42"}


@pytest.mark.parametrize("name", ["outputs", "entries", "inputs"])
def test_entries_name_the_places_of_calls_and_results(name):
    assert parts(as_read(API, "whole", {name: [CALL, RESULT]})) == [
        {
            "name": f"/{name}/0/name",
            "arguments": f"/{name}/0/arguments",
            "id": f"/{name}/0/tool_call_id",
            "result": f"/{name}/1/result",
        }
    ]


def test_a_response_without_a_call_is_known_by_its_name():
    response = {"object": "conversation.response", "outputs": [{"type": "x"}]}
    found = as_read(API, "whole", response)
    assert found.telling.pointer == "/object"


def test_other_entries_belong_to_it():
    assert parts(as_read(API, "message", {"type": "message.output"})) == []


@pytest.mark.parametrize(
    "value",
    [
        a_response(),
        {"object": "conversation.deleted"},
        {"type": "function_call"},
        {"outputs": [1]},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    for reader in ("whole", "message", "bare"):
        assert as_read(API, reader, value) is None
