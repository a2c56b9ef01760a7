"""The events of a document, and where one stream ends and the next begins."""

from __future__ import annotations

import json

import pytest

from builders import a_message, as_json, as_json_lines
from event_streams import (
    a_stream,
    an_event,
    call_events,
    completed,
    created,
    framed,
    numbered,
    one_a_line,
    read,
)
from inspector.core.items.stream_capture import (
    begins_with_event,
    captures_in,
    event_text,
    event_text_at,
    is_array_of_events,
)
from inspector.core.source.json_reader import read_json
from inspector.core.source.located import Located

CHUNK = {"object": "chat.completion.chunk", "choices": [{"delta": {"content": "a"}}]}


def captures_of(document):
    return captures_in(event_text(document))


def events_of(document):
    return [event for each in captures_of(document) for event in each.events]


def kinds_of(text: str) -> list[list[str]]:
    return [[e.kind for e in capture.events] for capture in captures_of(read(text))]


def sizes_of(*events: dict) -> list[int]:
    return [len(capture.events) for capture in captures_of(read(framed(*events)))]


def test_every_event_knows_its_record_and_place():
    text = framed(*a_stream())
    events = list(events_of(read(text)))
    assert [event.index for event in events] == list(range(len(events)))
    assert [event.record for event in events] == list(range(len(events)))
    assert all(text[event.node.start] == "{" for event in events)


def test_an_event_without_a_type_is_called_by_its_line():
    text = framed(created()) + 'event: response.queued\ndata: {"id": "resp_1"}\n\n'
    assert kinds_of(text) == [["response.created"], ["response.queued"]]


def test_what_cannot_be_read_is_no_event():
    text = framed(created(), done=False) + "event: response.completed\ndata: {\n\n"
    assert kinds_of(text) == [["response.created"]]


@pytest.mark.parametrize(
    "text",
    [
        framed({"type": "message_start"}, {"type": "content_block_start"}),
        framed(CHUNK, CHUNK, named=False),
        framed({"type": "error", "error": {"type": "overloaded_error"}}),
        framed(an_event("response.created", event_id="event_1")),
        as_json_lines(a_message(), a_message()),
        as_json(a_message()),
        "words",
        "",
    ],
)
def test_other_texts_are_no_stream_of_a_response(text):
    assert captures_of(read(text)) == []


@pytest.mark.parametrize(
    "text",
    [
        framed(*a_stream()),
        framed(*a_stream(), named=False),
        one_a_line(*a_stream()),
        json.dumps(a_stream()),
        json.dumps(completed(), indent=2),
        as_json_lines(a_message(), a_message(), completed()),
    ],
)
def test_a_stream_of_a_response_is_known_in_any_form(text):
    assert captures_of(read(text))


def test_events_may_stand_in_one_array():
    events = list(events_of(read(json.dumps(a_stream()))))
    assert [event.pointer for event in events[:2]] == ["/0", "/1"]
    assert {event.record for event in events} == {0}


def test_an_array_is_one_of_events_if_most_of_it_is():
    assert is_array_of_events(read_json(json.dumps(a_stream())).root)
    mixed = [a_message(), a_message(), created()]
    assert not is_array_of_events(read_json(json.dumps(mixed)).root)
    assert not is_array_of_events(read_json("[]").root)
    assert not is_array_of_events(read_json("{}").root)


def test_unknown_events_belong_to_the_stream_around_them():
    text = framed(created(), {"type": "keepalive"}, {"note": 1}, completed())
    kinds = ["response.created", "keepalive", "", "response.completed"]
    text = text.replace("event: None\n", "")
    assert kinds_of(text) == [kinds]


def test_a_stream_ends_where_the_next_response_is_created():
    first, second = a_stream(), numbered(created(id="resp_2"), completed(id="resp_2"))
    assert sizes_of(*first, *second) == [len(first), 2]


def test_a_stream_ends_where_counting_begins_again():
    cut = numbered(created(), *call_events())
    rest = numbered(an_event("response.in_progress"), completed())
    assert sizes_of(*cut, *rest) == [len(cut), 2]


def test_a_stream_ends_at_its_marker():
    text = framed(created()) + framed(*call_events())
    captures = captures_of(read(text))
    assert [len(capture.events) for capture in captures] == [1, len(call_events())]
    assert all(capture.is_marked_done for capture in captures)


def test_a_marker_behind_the_last_event_is_the_last_streams():
    text = framed(created(), done=False) + framed(created(id="resp_2"))
    assert [c.is_marked_done for c in captures_of(read(text))] == [False, True]
    assert [c.is_framed for c in captures_of(read(text))] == [True, True]


def test_two_markers_end_one_stream():
    text = framed(created()) + "data: [DONE]\n\n" + framed(created(), done=False)
    assert [c.is_marked_done for c in captures_of(read(text))] == [True, False]


def test_another_id_of_the_response_alone_ends_no_stream():
    events = numbered(
        created(id="resp_1"),
        an_event("response.in_progress", response={"id": "resp_2"}),
        completed(id="resp_3"),
    )
    assert sizes_of(*events) == [3]


def test_the_same_response_created_twice_is_one_stream():
    events = [created(id="resp_1"), created(id="resp_1"), completed(id="resp_1")]
    assert sizes_of(*events) == [3]


def test_what_follows_the_end_without_a_beginning_belongs_to_it():
    events = a_stream()
    late = an_event("output_text.delta", sequence_number=99)
    assert sizes_of(*events, late) == [len(events) + 1]


def test_lines_without_framing_are_not_marked_done():
    (capture,) = captures_of(read(one_a_line(*a_stream())))
    assert (capture.is_framed, capture.is_marked_done) == (False, False)


def an_archive(*texts: str) -> str:
    content = [{"response": {"content": {"text": text}}} for text in texts]
    return json.dumps({"log": {"entries": content}})


def in_strings(text: str) -> str:
    return "".join(json.dumps(f"{event}\n\n") + "\n" for event in text.split("\n\n"))


def test_each_body_of_an_archive_has_streams_of_its_own():
    cut = framed(*numbered(created(), *call_events()), done=False)
    chat = f"data: {as_json(CHUNK)}\n\ndata: [DONE]\n\n"
    text = an_archive(as_json(a_message()), cut, chat, framed(*a_stream()), cut)
    captures = captures_of(read(text))
    assert [len(capture.events) for capture in captures] == [7, 8, 7]
    assert [c.is_framed for c in captures] == [True] * 3
    assert [c.is_marked_done for c in captures] == [False, True, False]
    indexes = [event.index for capture in captures for event in capture.events]
    assert indexes == [*range(22)]


def test_an_event_in_an_archive_keeps_its_name():
    unnamed = framed(created()) + 'event: response.queued\ndata: {"id": "r"}\n\n'
    text = an_archive(as_json(a_message()), unnamed)
    assert kinds_of(text) == [["response.created"], ["response.queued"]]


@pytest.mark.parametrize("prefix", ["", "2026-01-01 INFO chunk "])
def test_a_stream_may_be_logged_in_strings_one_a_line(prefix):
    lines = in_strings(framed(*a_stream())).rstrip("\n").splitlines()[:-1]
    (capture,) = captures_of(read("\n".join(prefix + line for line in lines)))
    assert (len(capture.events), capture.is_marked_done) == (8, True)
    assert all(event.frame.name == event.kind for event in capture.events)


def test_whole_streams_may_stand_in_strings():
    text = "\n".join(json.dumps(framed(*a_stream(), done=done)) for done in (1, 0))
    captures = captures_of(read(text))
    assert [c.is_marked_done for c in captures] == [True, False]


def test_an_array_of_events_in_a_value_names_their_places():
    root = read_json(json.dumps({"output": a_stream()})).root
    at = Located(3, "/output", root.get("output"))
    assert begins_with_event(at.node)
    assert not begins_with_event(root)
    (capture,) = captures_in(event_text_at(at))
    assert [(e.record, e.pointer) for e in capture.events[:2]] == [
        (3, "/output/0"),
        (3, "/output/1"),
    ]
