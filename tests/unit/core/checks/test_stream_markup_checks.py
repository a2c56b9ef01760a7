"""Calls that a model wrote as text."""

from __future__ import annotations

import pytest

from event_streams import a_stream, call_events, created, framed, message_events
from stream_findings import said_of

CODE = "stream/call-as-text"


def said(*pieces: str) -> list[tuple[str, str]]:
    rows = said_of(framed(*a_stream(*message_events(pieces))), CODE)
    return [(pointer, at) for _, _, pointer, at in rows]


@pytest.mark.parametrize(
    "markup",
    [
        "<tool_call>",
        "<tool_calls>",
        "<function=open_gate>",
        "<function_call>",
        '<invoke name="open_gate">',
        "<|tool_calls_section_begin|>",
        "<|tool_call_begin|>",
        "<|python_tag|>",
        "<\uff5ctool\u2581calls\u2581begin\uff5c>",
        "[TOOL_CALLS]",
        "<|channel|>commentary to=functions.open_gate",
    ],
)
def test_the_marks_of_known_templates_are_found(markup):
    ((pointer, at),) = said("I will open it. " + markup + ' {"gate": 4}')
    assert pointer == "/response/output/0/content/0/text"
    assert markup.startswith(at)


@pytest.mark.parametrize(
    "text",
    ["", "<b>bold</b>", "call the function <f>", "tool_call", "[TOOLS]", "a < b",
     "<function>", "<|im_end|>"],
)  # fmt: skip
def test_other_text_is_left_alone(text):
    assert said(text) == []


def test_only_the_first_mark_of_a_message_is_told():
    assert len(said("<tool_call>{}</tool_call><tool_call>{}</tool_call>")) == 1


def test_a_mark_in_two_deltas_of_a_cut_stream_is_found():
    text = framed(created(), *message_events(("Hm. <tool", "_call>"))[:4], done=False)
    ((_, _, pointer, at),) = said_of(text, CODE)
    assert pointer == "/item/content/0/text"
    assert (at[:5], at[-6:]) == ("<tool", "_call>")


def test_arguments_are_no_message():
    pieces = ('{"text":"<tool_call>"}',)
    assert said_of(framed(*a_stream(*call_events(pieces))), CODE) == []
