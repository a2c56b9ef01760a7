"""OpenInference: calls as flat attributes."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.openinference import API
from other_apis import as_read, parts

CALL = "llm.output_messages.0.message.tool_calls.1.tool_call"
ANSWER = "llm.input_messages.2.message"


def test_flat_attributes_name_the_places_of_a_call():
    span = {
        "attributes": {
            f"{CALL}.id": "c",
            f"{CALL}.function.name": "f",
            f"{CALL}.function.arguments": "{}",
            f"{ANSWER}.tool_call_id": "c",
            f"{ANSWER}.content": "42",
        }
    }
    assert parts(as_read(API, "whole", span)) == [
        {
            "name": f"/attributes/{CALL}.function.name",
            "arguments": f"/attributes/{CALL}.function.arguments",
            "id": f"/attributes/{CALL}.id",
            "result": f"/attributes/{ANSWER}.content",
        }
    ]


def test_nested_attributes_are_the_same():
    tool_call = {"tool_call": {"id": "c", "function": {"name": "f"}}}
    messages = [{"message": {"tool_calls": [tool_call]}}]
    span = {"attributes": {"llm": {"output_messages": messages}}}
    [call] = parts(as_read(API, "whole", span))
    assert call["name"].endswith("/0/message/tool_calls/0/tool_call/function/name")


@pytest.mark.parametrize(
    "value",
    [
        {"attributes": {"llm.output_messages.0.message.role": "assistant"}},
        {"attributes": {"llm.tools.0.tool.name": "f"}},
        {"attributes": []},
        {},
    ],
)
def test_spans_without_calls_are_left_alone(value):
    assert as_read(API, "whole", value) is None
