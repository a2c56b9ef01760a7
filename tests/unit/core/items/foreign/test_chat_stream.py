"""Chunks of Chat Completions."""

from __future__ import annotations

import pytest

from builders import as_json, as_json_lines
from inspector.core.items.foreign.chat_stream import is_event
from other_apis import apis_in, called, codes_of, envelope_of, located

CHAT = "Chat Completions"


def a_chunk(*calls, **bend):
    choice = {"index": 0, "delta": {"tool_calls": list(calls)} if calls else {}}
    chunk = {"id": "k", "object": "chat.completion.chunk", "choices": [choice]}
    return chunk | bend


def a_piece(arguments, index=0, **first):
    function = {"arguments": arguments} | first
    return {"index": index, "function": function}


CHUNKS = [
    a_chunk(),
    a_chunk({"index": 0, "id": "c", "function": {"name": "f", "arguments": ""}}),
    a_chunk(a_piece('{"a"'), a_piece("[", 1, name="g")),
    a_chunk(a_piece(":1}"), a_piece("]", 1)),
]


def lines(chunks):
    return as_json_lines(*chunks)


def framed(chunks):
    return "".join(f"data: {as_json(c)}\n\n" for c in chunks) + "data: [DONE]\n\n"


@pytest.mark.parametrize("form", [lines, framed, list])
def test_pieces_are_joined_by_index_in_every_form(form):
    assert called(form(CHUNKS)) == [(CHAT, "f", '{"a":1}'), (CHAT, "g", "[]")]
    assert len(envelope_of(form(CHUNKS)).bodies) == 1


def test_responses_in_one_file_are_told_apart_by_their_id():
    second = [chunk | {"id": "l"} for chunk in CHUNKS]
    assert len(called(lines(CHUNKS + second))) == 4


def test_a_stream_is_checked_and_one_chunk_alone_is_not():
    cut = [a_chunk(a_piece('{"a"', name="f")), a_chunk(a_piece(":"))]
    assert "json/truncated" in codes_of(lines(cut))
    assert not any(code.startswith("json/") for code in codes_of(cut[0]))
    assert apis_in(cut[0]) == ["chat-completions"]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (a_chunk(), True),
        ({"choices": [{"delta": {}}]}, True),
        ({"object": "chat.completion", "choices": [{"delta": {}}]}, False),
        ({"choices": [{"message": {}}]}, False),
        ({}, False),
    ],
)
def test_a_chunk_is_known_by_its_object_or_its_delta(value, expected):
    assert is_event(located(value)) is expected
