"""Streams of events, read as documents."""

from __future__ import annotations

import pickle

import pytest

from builders import a_message, as_json, as_json_lines
from inspector.core.source.document import read_document
from inspector.core.source.event_stream import (
    begins_stream,
    framing_of_markers,
    is_event,
)
from inspector.core.source.json_nodes import value_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.origin import Origin

CREATED = {"type": "response.created", "sequence_number": 0}
DELTA = {"type": "response.output_text.delta", "sequence_number": 1, "delta": "a"}


def read(text: str):
    return read_document(text, Origin("test"))


def values_in(text: str) -> list[object]:
    return [value_of(record.root) for record in read(text).records]


def framed(*events: object, end: str = "\n") -> str:
    return "".join(f"data: {as_json(event)}{end}{end}" for event in events)


def test_each_event_of_a_stream_is_a_record():
    document = read(framed(CREATED, DELTA))
    assert document.form == "sse"
    assert [value_of(record.root) for record in document.records] == [CREATED, DELTA]
    assert len(document.framing.frames) == 2


def test_the_places_in_an_event_are_those_of_the_text():
    text = framed(CREATED, DELTA, end="\r\n")
    delta = read(text).records[1].root.get("delta")
    assert text[delta.start : delta.end] == '"a"'
    assert text.index('"a"') == delta.start


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_data_over_several_lines_keeps_its_places(end):
    laid_out = as_json(DELTA, indent=1).split("\n")
    text = framed(CREATED) + "".join(f"data:{line}{end}" for line in laid_out)
    document = read(text)
    root = document.records[1].root
    assert value_of(root) == DELTA
    for member in root.members:
        spelled = text[member.value[0] : member.value[1]]
        assert spelled == as_json(DELTA[member.name.text])


def test_broken_data_is_a_record_with_its_fault():
    text = framed(CREATED) + "data: {'a':\ndata: 1,}\n\n" + framed(DELTA)
    first, second, third = read(text).records
    assert (first.is_json, second.is_json, third.is_json) == (True, False, True)
    spelled = {fault.rule: text[slice(*fault.span)] for fault in second.faults}
    assert spelled == {"json/python-literal": "'a'", "json/syntax": ","}


def test_a_cut_stream_is_read_up_to_the_cut():
    text = framed(CREATED) + 'event: response.completed\ndata: {"type": "resp'
    records = read(text).records
    assert [record.is_json for record in records] == [True, False]
    assert records[1].faults[0].rule == "json/truncated"


@pytest.mark.parametrize("start", ["", "\n\n", ": note\n\n", "\ufeff", "retry: 5\n"])
def test_a_stream_may_begin_with_any_line_of_its_own(start):
    assert values_in(start + framed(CREATED, DELTA)) == [CREATED, DELTA]


@pytest.mark.parametrize(
    "head",
    [
        "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n",
        "unknown: field\n",
        "alone\r",
        "\ufeffx: 1\n\n\n",
    ],
)
def test_lines_that_the_standard_does_not_know_are_passed_over(head):
    assert values_in(head + framed(CREATED, DELTA)) == [CREATED, DELTA]


@pytest.mark.parametrize("prefix", ["INFO got ", "b'", "worker 1 item="])
def test_a_record_before_the_first_event_is_not_passed_over(prefix):
    head = prefix + as_json(a_message()) + "'" * prefix.startswith("b'") + "\n"
    assert values_in(head + framed(CREATED, DELTA)) == [a_message(), CREATED, DELTA]


def test_a_header_that_holds_a_value_is_no_record():
    head = 'HTTP/1.1 200 OK\nnel: {"max_age": 1}\nvary: *\n\n'
    assert values_in(head + framed(CREATED, DELTA)) == [CREATED, DELTA]


def test_other_lines_need_an_event_of_a_response_behind_them():
    text = framed(a_message(), a_message())
    assert read(text).form == "sse"
    assert read("note: these came\n" + text).form != "sse"
    assert read("a\n" * 1000 + framed(CREATED, DELTA)).form != "sse"


def test_one_event_alone_is_a_stream_where_it_says_so():
    assert read(framed(CREATED)).form == "sse"
    assert read(f"event: ping\n{framed({'type': 'ping'})}").form == "sse"
    assert read(framed(a_message())).form != "sse"
    assert read(framed(a_message()) + "data: [DONE]\n").form == "sse"


@pytest.mark.parametrize(
    "text",
    ["", "data", "data: words\n\ndata: more", "event: a\n\n", "data: [DONE]\n\n",
     "database: {}\n", "id: 7\nname: {}\n", '{"type": "response.created"}'],
)  # fmt: skip
def test_what_has_no_event_in_it_is_no_stream(text):
    assert read(text).form not in ("sse", "events")


def test_one_event_a_line_is_read_without_framing():
    document = read(as_json_lines(CREATED, DELTA) + "[DONE]\n")
    assert (document.form, document.framing) == ("events", None)
    assert [value_of(record.root) for record in document.records] == [CREATED, DELTA]


def test_a_broken_line_among_events_is_a_record_of_its_own():
    document = read(as_json_lines(CREATED, DELTA) + '{"type": "resp')
    assert document.form == "events"
    assert [record.is_json for record in document.records] == [True, True, False]


def test_a_log_in_which_events_are_rare_is_a_log():
    assert read(as_json_lines(CREATED, a_message(), a_message())).form == "jsonl"
    assert read(as_json_lines(a_message(), CREATED, DELTA)).form == "jsonl"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (CREATED, True),
        ({"type": "error", "sequence_number": 3, "message": "x"}, True),
        ({"type": "error", "error": {"type": "overloaded_error"}}, False),
        (CREATED | {"event_id": "event_1"}, False),
        ({"type": "message_start"}, False),
        ({"type": None}, False),
        ([CREATED], False),
    ],
)
def test_an_event_names_itself(value, expected):
    assert is_event(read_json(as_json(value)).root) is expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [("data:", True), ("\n event: x", True), (":", True), ("id", True),
     ("data x", False), ("dat", False), ("", False), ("{", False)],
)  # fmt: skip
def test_a_stream_is_known_by_its_first_line(text, expected):
    assert begins_stream(text) is expected


def test_a_stream_can_be_sent_to_another_process():
    document = read(framed(CREATED) + "data: {\ndata: }\n\n")
    again = pickle.loads(pickle.dumps(document))
    assert again.records == document.records
    assert again.framing == document.framing


@pytest.mark.parametrize("text", ["data: [DONE]\n\n", "event: done\r\ndata:[DONE]"])
def test_a_marker_alone_is_the_end_of_a_stream(text):
    framing = framing_of_markers(text)
    assert (framing.frames, framing.done_markers[0].behind) == ((), 0)


@pytest.mark.parametrize("text", [framed(CREATED), "[DONE]", "data: [DONE] or not", ""])
def test_what_holds_more_than_a_marker_is_no_end_alone(text):
    assert framing_of_markers(text) is None
