"""Spans of OpenTelemetry and OpenInference."""

from __future__ import annotations

import pytest

from builders import a_response, as_json
from other_apis import apis_in, codes_of, envelope_of, items_in

CALL = {"type": "tool_call", "id": "c", "name": "f", "arguments": {}}
MESSAGES = [{"role": "assistant", "parts": [CALL]}]
NAME = "gen_ai.output.messages"


@pytest.mark.parametrize("messages", [MESSAGES, as_json(MESSAGES)])
def test_messages_stand_as_they_are_or_in_a_string(messages):
    span = {"name": "chat", "attributes": {NAME: messages}}
    assert apis_in(span) == ["otel-genai"]
    [call] = envelope_of(span).foreign_calls
    assert call.name.pointer == f"/attributes/{NAME}/0/parts/0/name"


def test_what_the_protocol_sends_is_looked_into():
    attribute = {"key": NAME, "value": {"stringValue": as_json(MESSAGES)}}
    spans = [{"attributes": []}, {"attributes": [attribute]}]
    export = {"resourceSpans": [{"scopeSpans": [{"spans": spans}]}]}
    assert apis_in(export) == ["otel-genai"]
    assert "envelope/no-item" not in codes_of(export)


def test_the_raw_answer_counts_before_the_flat_attributes():
    flat = "llm.output_messages.0.message.tool_calls.0.tool_call.function.name"
    raw = {"output.value": as_json(a_response())}
    assert items_in({"attributes": raw | {flat: "f"}}) == [
        "/attributes/output.value/output/0"
    ]
    assert apis_in({"attributes": {"output.value": "plain text", flat: "f"}}) == [
        "openinference"
    ]


def test_a_span_of_something_else_has_no_item():
    assert "envelope/no-item" in codes_of({"name": "GET", "attributes": {"a": 1}})
