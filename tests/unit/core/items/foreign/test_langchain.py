"""LangChain messages and their dumps."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.foreign_call import Takes
from inspector.core.items.foreign.langchain import API, inner_message, turns_of
from other_apis import a_chat_call, a_chat_message, as_read, located, parts

CALL = {"name": "f", "args": {"a": 1}, "id": "c1", "type": "tool_call"}
AI = {"type": "ai", "content": "", "tool_calls": [CALL]}
TOOL = {"type": "tool", "tool_call_id": "c1", "content": "42"}


def dumped(kind, **kwargs):
    names = ["langchain", "schema", "messages", kind]
    return {"lc": 1, "type": "constructor", "id": names, "kwargs": kwargs}


@pytest.mark.parametrize(
    ("value", "prefix"),
    [
        (AI, ""),
        ({"type": "ai", "data": {"content": "", "tool_calls": [CALL]}}, "/data"),
        (dumped("AIMessage", content="", tool_calls=[CALL]), "/kwargs"),
        ({"content": "", "tool_calls": [CALL]}, ""),
    ],
)
def test_a_message_names_the_places_of_its_calls(value, prefix):
    where = f"{prefix}/tool_calls/0"
    assert parts(as_read(API, "message", value)) == [
        {"name": f"{where}/name", "arguments": f"{where}/args", "id": f"{where}/id"}
    ]


def test_a_call_that_did_not_parse_has_a_string():
    bad = {"name": "f", "args": "{", "id": "c", "type": "invalid_tool_call"}
    message = {"type": "ai", "content": "", "invalid_tool_calls": [bad]}
    [call] = as_read(API, "message", message).calls
    assert call.takes is Takes.STRING


def test_the_calls_that_a_message_was_made_from_count_where_it_has_no_others():
    raw = {"tool_calls": [a_chat_call()]}
    message = dumped("AIMessage", content="", additional_kwargs=raw)
    [call] = parts(as_read(API, "message", message))
    assert call["id"] == "/kwargs/additional_kwargs/tool_calls/0/id"
    message["kwargs"]["tool_calls"] = [CALL]
    assert len(parts(as_read(API, "message", message))) == 1


@pytest.mark.parametrize("nested", [False, True])
def test_a_state_pairs_calls_and_tool_messages(nested):
    messages = [[AI, TOOL]] if nested else [AI, TOOL]
    [call] = parts(as_read(API, "whole", {"messages": messages}))
    assert call["result"].endswith("/1/content")


def test_generations_hold_messages():
    result = {"generations": [[{"message": AI}], [{"text": "x"}]]}
    assert len(parts(as_read(API, "whole", result))) == 1
    assert [turn.pointer for turn in turns_of(located(result))] == [
        "/generations/0/0/message"
    ]


@pytest.mark.parametrize(
    "value",
    [
        a_chat_message(),
        {"role": "tool", "type": "tool", "content": "x"},
        {"type": "message", "role": "user", "content": []},
        {"messages": [{"role": "user", "content": "x"}]},
        {"name": "f", "args": {}},
        {"type": "tool", "name": "f"},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    assert inner_message(located(value)) is None
    for reader in ("whole", "message", "bare"):
        assert as_read(API, reader, value) is None
