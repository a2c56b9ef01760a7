"""Texts inside of texts, and the way back to what was pasted."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, a_response, as_json, as_json_lines
from inspector.core.source.document import read_document, read_inside
from inspector.core.source.json_nodes import StringNode, span_of, value_of
from inspector.core.source.origin import Origin
from inspector.core.source.unwrapping import MAX_LEVELS

EVENTS = "".join(
    f"event: {name}\ndata: {as_json({'type': name, 'sequence_number': number})}\n\n"
    for number, name in enumerate(["response.created", "response.completed"])
)


def read(text: str):
    return read_document(text, Origin("test"))


def in_strings(text: str, levels: int) -> str:
    for _ in range(levels):
        text = json.dumps(text)
    return text


@pytest.mark.parametrize("levels", range(1, MAX_LEVELS))
def test_a_value_is_read_through_strings_in_strings(levels):
    document = read(in_strings(as_json(a_function_call()), levels))
    assert value_of(document.records[0].root) == a_function_call()
    assert document.read_as.startswith(f"json in a string ({levels} level")


@pytest.mark.parametrize("levels", [MAX_LEVELS, MAX_LEVELS + 1])
def test_too_many_strings_in_strings_are_named(levels):
    (record,) = read(in_strings('{"a": 1}', levels)).records
    assert record.root is None
    assert [(f.rule, f.variant) for f in record.faults] == [("json/too-deep", "texts")]


@pytest.mark.parametrize(
    ("inside", "form", "count"),
    [
        (as_json_lines({"a": 1}, {"b": 2}), "jsonl", 2),
        (EVENTS, "sse", 2),
        ('```json\n{"a": 1}\n```', None, 0),
        (repr({"a": True}), "json", 1),
    ],
)
def test_a_string_may_hold_any_form_that_begins_as_one(inside, form, count):
    document = read(json.dumps(inside))
    if form is None:
        assert value_of(document.records[0].root) == inside
    else:
        assert (document.form, len(document.records)) == (form, count)


@pytest.mark.parametrize("levels", [1, 2, 3])
def test_an_event_stream_in_a_string_has_its_frames_in_the_document(levels):
    text = "  " + in_strings(EVENTS, levels)
    document = read(text)
    frames = document.framing.frames
    assert [text[slice(*f.name_span)] for f in frames] == [f.name for f in frames]


def test_a_string_of_words_stays_a_string():
    for words in ["hello", "[INFO] hello", 'see {"a": 1}', "f(x)"]:
        document = read(json.dumps(words))
        assert value_of(document.records[0].root) == words
        assert document.read_as == "json"


def test_a_string_that_holds_a_broken_value_says_where_it_breaks():
    text = json.dumps('{"a": [1, oops]}')
    (record,) = read(text).records
    (fault,) = record.faults
    assert (fault.rule, text[slice(*fault.span)]) == ("json/syntax", "o")


def test_what_stands_behind_a_string_is_still_named():
    text = json.dumps('{"a": 1}') + " more"
    (record,) = read(f"INFO {text}").records
    assert value_of(record.root) == {"a": 1}
    assert [fault.rule for fault in record.faults] == ["json/extra-data"]


def test_bytes_that_are_no_utf_8_are_faults_inside_too():
    data = json.dumps('{"a": "?"}').encode().replace(b"?", b"\xe9")
    (record,) = read_document(data, Origin("test")).records
    assert [fault.rule for fault in record.faults] == ["json/encoding"]


def test_the_text_in_a_member_can_be_asked_for():
    text = as_json({"body": as_json(a_response()), "note": "words"})
    document = read(text)
    root = document.records[0].root
    inside = read_inside(root.get("body"), document)
    assert inside.name == "json"
    assert value_of(inside.records[0].root) == a_response()
    name = inside.records[0].root.get("object")
    assert text[name.start : name.end] == '\\"response\\"'
    assert read_inside(root.get("note"), document) is None


def test_a_plain_value_in_a_fence_is_read_where_it_stands():
    text = 'See:\n```json\n{"a": ["b", "c\\n"], "a": 1}\n```\n'
    document = read(text)
    [record] = document.records
    first, _ = record.root.members
    assert type(first.value.items[1]) is StringNode
    assert [
        text[slice(*span_of(each))] for each in (first.name, *first.value.items)
    ] == [
        '"a"',
        '"b"',
        '"c\\n"',
    ]
    [fault] = record.faults
    assert (fault.rule, text[slice(*fault.span)]) == ("json/duplicate-name", '"a"')
    assert dict(fault.details)["first"] == first.name.start
    assert text[slice(*record.span)].strip() == '{"a": ["b", "c\\n"], "a": 1}'
    assert document.read_as == "code fence"


def test_a_string_between_the_events_of_a_stream_is_opened():
    call = a_function_call()
    first, last = EVENTS.strip().split("\n\n")
    text = f"{first}\n\n{json.dumps(as_json(call))}\n{last}\n\ndata: [DONE]\n\n"
    document = read(text)
    assert [value_of(r.root) for r in document.records][1] == call
    frames = document.framing.frames
    assert [frame is not None for frame in frames] == [True, False, True]
    assert document.framing.done_markers[0].behind == 3


def test_an_archive_on_a_line_of_a_log_is_opened():
    body = as_json(a_response(a_function_call()))
    content = {"mimeType": "application/json", "text": body}
    entry = {"request": {"method": "GET"}, "response": {"content": content}}
    archive = {"log": {"version": "1.2", "entries": [entry]}}
    document = read(as_json_lines(a_function_call(), archive, a_function_call()))
    values = [value_of(record.root) for record in document.records]
    assert values == [a_function_call(), json.loads(body), a_function_call()]
