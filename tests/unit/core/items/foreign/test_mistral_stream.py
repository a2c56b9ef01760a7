"""Events of Mistral Conversations."""

from __future__ import annotations

from builders import as_json_lines
from other_apis import called, codes_of

STARTED = {"type": "conversation.response.started"}


def delta(text, call_id="t1"):
    return {
        "type": "function.call.delta",
        "tool_call_id": call_id,
        "name": "f",
        "arguments": text,
    }


def test_pieces_are_joined_by_the_id_of_the_call():
    text = as_json_lines(STARTED, delta('{"a"'), delta("[]", "t2"), delta(":1}"))
    api = "Mistral Conversations"
    assert called(text) == [(api, "f", '{"a":1}'), (api, "f", "[]")]


def test_one_event_alone_is_a_piece():
    assert "json/truncated" in codes_of(as_json_lines(STARTED, delta('{"a"')))
    assert "json/truncated" not in codes_of(delta('{"a"'))
