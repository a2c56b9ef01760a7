"""Message history of Pydantic AI."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.pydantic_ai import API
from other_apis import answered, as_read, parts

CALL = {"part_kind": "tool-call", "tool_name": "f", "args": "{}", "tool_call_id": "t"}
RETURN = {"part_kind": "tool-return", "content": 42, "tool_call_id": "t"}


def test_a_history_pairs_calls_and_returns():
    history = [
        {"kind": "response", "parts": [{"part_kind": "text"}, CALL]},
        {"kind": "request", "parts": [RETURN]},
    ]
    assert parts(as_read(API, "whole", {"messages": history})) == [
        {
            "name": "/messages/0/parts/1/tool_name",
            "arguments": "/messages/0/parts/1/args",
            "id": "/messages/0/parts/1/tool_call_id",
            "result": "/messages/1/parts/0/content",
        }
    ]


def test_a_message_without_calls_belongs_to_it():
    message = {"kind": "request", "parts": [{"part_kind": "user-prompt"}]}
    assert parts(as_read(API, "message", message)) == []


def test_a_retry_answers_a_call():
    retry = {"part_kind": "retry-prompt", "tool_call_id": "t", "content": "no"}
    assert answered(as_read(API, "bare", retry)) == ["/content"]


@pytest.mark.parametrize(
    "value",
    [
        {"kind": "request", "parts": []},
        {"kind": "request", "parts": [{"text": "x"}]},
        {"kind": "other", "parts": [CALL]},
        {"part_kind": "text"},
        {"messages": [{"kind": "x"}]},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    for reader in ("whole", "message", "bare"):
        assert as_read(API, reader, value) is None
