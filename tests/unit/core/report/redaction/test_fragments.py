"""Strings that came in pieces are looked at as one."""

from __future__ import annotations

import json

from builders import a_message, as_json_lines
from inspector.core.report.redaction.fragments import joined_strings
from inspector.core.source.document import read_document
from inspector.core.source.layer import string_map_of
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span


def events(*values):
    return "".join(f"data: {json.dumps(value)}\n\n" for value in values)


def delta(text, item="i1", kind="response.output_text.delta"):
    return {"type": kind, "item_id": item, "output_index": 0, "delta": text}


def joined(text):
    document = read_document(text, Origin("a"))
    return document, {
        node.text: (name, node) for name, node in joined_strings(document)
    }


def test_the_deltas_of_one_item_are_one_string():
    document, found = joined(events(delta("a\n"), delta("x", "i2"), delta("b")))
    assert set(found) == {"a\nb"}
    name, node = found["a\nb"]
    assert name == "delta"
    where = string_map_of(node, document.text)
    assert document.text[slice(*where.outer_span(Span(1, 2)))] == "\\n"
    assert document.text[slice(*where.outer_span(Span(2, 3)))] == "b"


def test_calls_of_a_chat_completion_are_joined_by_their_index():
    def chunk(index, text):
        call = {"index": index, "function": {"arguments": text}}
        return {"choices": [{"index": 0, "delta": {"tool_calls": [call]}}]}

    _, found = joined(
        events(chunk(0, "{"), chunk(1, "["), chunk(0, "}"), chunk(1, "]"))
    )
    assert set(found) == {"{}", "[]"}


def test_a_body_is_not_in_pieces():
    assert joined(json.dumps(a_message()))[1] == {}
    assert joined(as_json_lines({"a": "b"}, {"a": "c"}))[1] == {}


def test_two_answers_of_one_capture_are_not_one_string():
    def block(text):
        delta = {"type": "text_delta", "text": text}
        return {"type": "content_block_delta", "index": 0, "delta": delta}

    start = {"type": "message_start"}
    text = events(start, block("a"), block("b"), start, block("c"), block("d"))
    assert set(joined(text)[1]) == {"ab", "cd"}


def test_what_an_event_holds_whole_is_no_piece():
    done = {"type": "response.completed", "response": {"output": [{"text": "a"}]}}
    assert joined(events(done, done))[1] == {}
