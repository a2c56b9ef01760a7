"""Chat Completions, of every age."""

from __future__ import annotations

import pytest

from builders import a_tool
from inspector.core.items.foreign.chat_completions import API
from inspector.core.items.foreign.foreign_call import Takes
from other_apis import (
    a_chat_call,
    a_chat_message,
    a_chat_response,
    answered,
    as_read,
    parts,
)


def test_a_response_names_the_places_of_its_calls():
    found = as_read(API, "whole", a_chat_response(a_chat_call(), a_chat_call()))
    where = "/choices/0/message/tool_calls/1"
    assert parts(found)[1] == {
        "name": f"{where}/function/name",
        "arguments": f"{where}/function/arguments",
        "id": f"{where}/id",
    }
    assert found.telling.pointer == "/object"


def test_a_request_pairs_calls_and_answers_and_declares_tools():
    answer = {"role": "tool", "tool_call_id": "call_001", "content": "42"}
    request = {"messages": [a_chat_message(), answer], "tools": []}
    found = as_read(API, "whole", request)
    assert parts(found)[0]["result"] == "/messages/1/content"
    assert [tools.pointer for tools in found.tools] == ["/tools"]


@pytest.mark.parametrize(
    "value",
    [
        {"object": "chat.completion", "choices": []},
        {"object": "text_completion", "choices": [{"text": "x"}]},
        {"choices": [{"message": {"role": "assistant", "content": "x"}}]},
        {"messages": [{"role": "user", "content": "x"}]},
        {"index": 0, "message": {"role": "assistant"}, "finish_reason": "stop"},
    ],
)
def test_it_is_known_without_any_call(value):
    assert parts(as_read(API, "whole", value)) == []


def test_the_old_way_to_call_has_no_id():
    call = {"name": "f", "arguments": "{}"}
    history = [
        {"role": "assistant", "content": None, "function_call": call},
        {"role": "function", "name": "f", "content": "42"},
    ]
    found = as_read(API, "whole", {"messages": history})
    assert parts(found) == [
        {
            "name": "/messages/0/function_call/name",
            "arguments": "/messages/0/function_call/arguments",
            "result": "/messages/1/content",
        }
    ]


def test_the_input_of_a_custom_tool_is_text():
    custom = {"id": "c", "type": "custom", "custom": {"name": "sql", "input": "{"}}
    [call] = as_read(API, "bare", custom).calls
    assert call.takes is Takes.TEXT
    assert call.arguments.pointer == "/custom/input"


def test_answers_are_known_by_themselves():
    answer = {"role": "tool", "tool_call_id": "c", "content": "x"}
    assert answered(as_read(API, "bare", answer)) == ["/content"]


@pytest.mark.parametrize(
    "value",
    [
        {"type": "function", "function": {"name": "f", "parameters": {}}},
        a_tool(),
        {"type": "function_call", "id": "fc_1", "name": "f", "arguments": "{}"},
        {"role": "assistant", "tool_calls": [{"name": "f", "args": {}}]},
        {"role": "assistant", "tool_calls": []},
        {"role": "user", "content": "x"},
        {"choices": ["a", "b"]},
        {"messages": []},
        {"messages": ["x"]},
        {"object": "response", "output": []},
        {"function_call": {"name": "f", "args": {}}},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    for reader in ("whole", "message", "bare"):
        assert as_read(API, reader, value) is None
