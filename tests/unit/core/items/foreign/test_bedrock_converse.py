"""Bedrock Converse."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.bedrock_converse import API
from other_apis import as_read, parts

USE = {"toolUse": {"toolUseId": "t1", "name": "f", "input": {"a": 1}}}
RESULT = {"toolResult": {"toolUseId": "t1", "content": [{"text": "42"}]}}
TURN = {"role": "assistant", "content": [{"text": "x"}, USE]}


def test_a_response_names_the_places_of_its_calls():
    response = {"output": {"message": TURN}, "stopReason": "tool_use"}
    where = "/output/message/content/1/toolUse"
    assert parts(as_read(API, "whole", response)) == [
        {
            "name": f"{where}/name",
            "arguments": f"{where}/input",
            "id": f"{where}/toolUseId",
        }
    ]


def test_a_request_pairs_calls_and_results_and_declares_tools():
    request = {
        "messages": [TURN, {"role": "user", "content": [RESULT]}],
        "toolConfig": {"tools": []},
    }
    found = as_read(API, "whole", request)
    assert parts(found)[0]["result"] == "/messages/1/content/0/toolResult/content"
    assert [tools.pointer for tools in found.tools] == ["/toolConfig/tools"]


def test_a_request_may_be_known_by_its_settings():
    request = {"modelId": "m", "messages": [{"role": "user", "content": []}]}
    assert parts(as_read(API, "whole", request)) == []


@pytest.mark.parametrize(
    "value",
    [
        {"output": [], "stopReason": "end_turn"},
        {"messages": [{"role": "user", "content": "x"}]},
        {"modelId": "m"},
        {"toolUse": "x"},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    for reader in ("whole", "message", "bare"):
        assert as_read(API, reader, value) is None
