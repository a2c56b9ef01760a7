"""Anthropic Messages."""

from __future__ import annotations

import pytest

from builders import a_message
from inspector.core.items.foreign.anthropic_messages import API
from other_apis import a_tool_use, answered, as_read, parts


def a_response(*blocks, **bend):
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "content": list(blocks),
        "stop_reason": "tool_use",
    } | bend


def test_a_response_names_the_places_of_its_calls():
    found = as_read(API, "whole", a_response({"type": "text"}, a_tool_use()))
    [call] = parts(found)
    assert call == {
        "name": "/content/1/name",
        "arguments": "/content/1/input",
        "id": "/content/1/id",
    }
    assert found.telling.pointer == "/stop_reason"


@pytest.mark.parametrize("kind", ["tool_use", "server_tool_use", "mcp_tool_use"])
def test_every_kind_of_use_is_a_call(kind):
    assert parts(as_read(API, "bare", a_tool_use(type=kind)))


def test_a_request_pairs_calls_and_results():
    result = {"type": "tool_result", "tool_use_id": "toolu_1", "content": "42"}
    request = {
        "messages": [
            {"role": "assistant", "content": [a_tool_use()]},
            {"role": "user", "content": [result]},
        ]
    }
    [call] = parts(as_read(API, "whole", request))
    assert call["result"] == "/messages/1/content/0/content"


def test_a_result_without_content_is_one():
    result = {"type": "tool_result", "tool_use_id": "toolu_1"}
    assert answered(as_read(API, "bare", result)) == [""]


@pytest.mark.parametrize(
    "settings",
    [
        {"system": "Be brief."},
        {"anthropic_version": "bedrock-2023-05-31"},
        {"tools": [{"name": "f", "input_schema": {}}]},
    ],
)
def test_a_request_may_be_known_by_its_settings(settings):
    request = settings | {"messages": [{"role": "user", "content": "x"}]}
    assert parts(as_read(API, "whole", request)) == []


@pytest.mark.parametrize(
    "value",
    [
        a_message(),
        {"messages": [{"role": "user", "content": "x"}], "max_tokens": 5},
        {"role": "user", "content": [{"type": "text", "text": "x"}]},
        {"type": "tool_use"},
        {"type": "tool_result", "content": "x"},
        {"system": "x"},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    for reader in ("whole", "message", "bare"):
        assert as_read(API, reader, value) is None
