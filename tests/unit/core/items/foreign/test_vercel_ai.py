"""Messages of the Vercel AI SDK."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.vercel_ai import API
from other_apis import as_read, parts

PART = {
    "type": "tool-get_rate",
    "toolCallId": "t1",
    "state": "output-available",
    "input": {"a": 1},
    "output": 42,
}


def test_the_name_of_a_static_tool_stands_in_its_type():
    message = {"role": "assistant", "parts": [{"type": "text"}, PART]}
    assert parts(as_read(API, "message", message)) == [
        {
            "name": "/parts/1/type",
            "arguments": "/parts/1/input",
            "id": "/parts/1/toolCallId",
            "result": "/parts/1/output",
        }
    ]


def test_a_static_tool_is_looked_up_by_its_name():
    found = as_read(API, "message", {"role": "assistant", "parts": [PART]})
    assert found.calls[0].name.string == "get_rate"


def test_a_dynamic_tool_has_a_name_and_an_error_is_its_result():
    part = {
        "type": "dynamic-tool",
        "toolName": "f",
        "toolCallId": "t",
        "input": {},
        "errorText": "no",
    }
    [call] = parts(as_read(API, "bare", part))
    assert (call["name"], call["result"]) == ("/toolName", "/errorText")


def test_messages_to_a_model_have_calls_and_results_apart():
    call = {"type": "tool-call", "toolCallId": "t", "toolName": "f", "input": {}}
    result = {"type": "tool-result", "toolCallId": "t", "output": {"value": 1}}
    messages = [
        {"role": "assistant", "content": [call]},
        {"role": "tool", "content": [result]},
    ]
    [found] = parts(as_read(API, "whole", {"messages": messages}))
    assert found["name"] == "/messages/0/content/0/toolName"
    assert found["result"] == "/messages/1/content/0/output"


def test_a_chat_without_calls_is_known_by_its_parts():
    chat = {"messages": [{"role": "user", "parts": [{"type": "text"}]}]}
    assert as_read(API, "whole", chat).telling.pointer == "/messages"


@pytest.mark.parametrize(
    "value",
    [
        {"type": "tool-x", "input": {}},
        {"type": "tool_call", "toolCallId": "t"},
        {"role": "user", "parts": [{"text": "x"}]},
        {"messages": [{"role": "user", "content": "x"}]},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    for reader in ("whole", "message", "bare"):
        assert as_read(API, reader, value) is None
