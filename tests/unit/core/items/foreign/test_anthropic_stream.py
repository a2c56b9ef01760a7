"""Events of Anthropic Messages."""

from __future__ import annotations

import pytest

from builders import as_json_lines
from inspector.core.items.foreign.anthropic_stream import is_event
from other_apis import a_tool_use, codes_of, envelope_of, located


def start(index=0, **bend):
    block = a_tool_use({}, **bend)
    return {"type": "content_block_start", "index": index, "content_block": block}


def delta(text, index=0):
    piece = {"type": "input_json_delta", "partial_json": text}
    return {"type": "content_block_delta", "index": index, "delta": piece}


def calls_in(*events):
    return envelope_of(as_json_lines(*events)).foreign_calls


def test_pieces_are_joined_by_index():
    calls = calls_in(
        {"type": "message_start"}, start(), delta('{"a"'), start(1), delta(":1}")
    )
    assert [call.arguments.string for call in calls] == ['{"a":1}', None]


def test_a_call_without_pieces_has_the_input_that_it_began_with():
    [call] = calls_in(start(), delta(""), {"type": "message_stop"})
    assert call.arguments.is_object
    assert call.arguments.pointer == "/content_block/input"


def test_a_new_message_counts_its_blocks_anew():
    turn = [{"type": "message_start"}, start(), delta('{"a":1}')]
    calls = calls_in(*turn, *turn)
    assert [call.arguments.string for call in calls] == ['{"a":1}', '{"a":1}']


def test_what_the_pieces_say_is_checked_as_a_whole():
    text = as_json_lines(start(), delta('zone"'), delta(":1}"))
    assert "json/syntax" in codes_of(text)
    assert not any(code.startswith("stream/") for code in codes_of(text))


@pytest.mark.parametrize("kind", ["ping", "response.created", "message", None])
def test_other_events_are_not_its_own(kind):
    assert not is_event(located({"type": kind}))
