"""OpenTelemetry's conventions for generative AI."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.otel_genai import API
from other_apis import answered, as_read, parts

CALL = {"type": "tool_call", "id": "c", "name": "f", "arguments": {"a": 1}}


def test_a_message_names_the_places_of_its_calls():
    message = {"role": "assistant", "parts": [CALL]}
    assert parts(as_read(API, "message", message)) == [
        {
            "name": "/parts/0/name",
            "arguments": "/parts/0/arguments",
            "id": "/parts/0/id",
        }
    ]


@pytest.mark.parametrize("name", ["response", "result"])
def test_a_response_has_one_of_two_names(name):
    part = {"type": "tool_call_response", "id": "c", name: "42"}
    assert answered(as_read(API, "bare", part)) == [f"/{name}"]


def test_a_message_of_text_belongs_to_it():
    message = {"role": "user", "parts": [{"type": "text", "content": "x"}]}
    assert parts(as_read(API, "message", message)) == []


def test_the_span_of_a_tool_says_what_was_called():
    attributes = {
        "gen_ai.tool.name": "f",
        "gen_ai.tool.call.id": "c",
        "gen_ai.tool.call.arguments": "{}",
        "gen_ai.tool.call.result": "42",
    }
    assert parts(as_read(API, "whole", {"attributes": attributes})) == [
        {
            "name": "/attributes/gen_ai.tool.name",
            "arguments": "/attributes/gen_ai.tool.call.arguments",
            "id": "/attributes/gen_ai.tool.call.id",
            "result": "/attributes/gen_ai.tool.call.result",
        }
    ]


@pytest.mark.parametrize(
    "value",
    [
        {"type": "tool_call", "name": "f", "args": {}, "id": "c"},
        {"type": "tool_call"},
        {"role": "user", "parts": [{"type": "text", "text": "x"}]},
        {"role": "user", "parts": [{"text": "x"}]},
        {"attributes": {"gen_ai.operation.name": "chat"}},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    for reader in ("whole", "message", "bare"):
        assert as_read(API, reader, value) is None
