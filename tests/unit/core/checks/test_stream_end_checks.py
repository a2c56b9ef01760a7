"""How a stream ends, and what the final response holds."""

from __future__ import annotations

import pytest

from builders import ABSENT, a_function_call, a_message
from event_streams import (
    a_stream,
    call_events,
    completed,
    created,
    framed,
    message_events,
    numbered,
    one_a_line,
)
from stream_findings import said_of, stream_faults

CUT, MARKER = "stream/no-terminal", "stream/done-marker"
FAILED, LOST = "stream/response-failed", "stream/final-output"
MEMBER = "stream/response-member"


def said(*events: dict, code: str, done: bool = True) -> list[tuple[str, str, str]]:
    text = framed(*numbered(*events), done=done)
    return [row[1:] for row in said_of(text, code)]


def failed(error: object) -> dict:
    return completed(status="failed", error=error) | {"type": "response.failed"}


def test_a_stream_that_stops_is_cut():
    events = [created(), *call_events()]
    last = ("", "/type", '"response.output_item.done"')
    assert said(*events, code=CUT) == [last]
    assert said(*a_stream(), code=CUT) == []


@pytest.mark.parametrize("kind", ["completed", "incomplete", "failed"])
def test_each_of_three_events_ends_a_stream(kind):
    end = completed() | {"type": f"response.{kind}"}
    assert said(created(), end, code=CUT) == []


def test_an_error_ends_a_stream_too():
    assert said(created(), {"type": "error", "message": "x"}, code=CUT) == []


def test_only_framed_streams_have_a_marker():
    assert said(*a_stream(), code=MARKER, done=False) == [
        ("", "/type", '"response.completed"')
    ]
    assert said(*a_stream(), code=MARKER) == []
    assert said_of(one_a_line(*a_stream()), MARKER) == []


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (
            {"code": "server_error", "message": "Stuck."},
            ("", "/response/error/message", '"Stuck."'),
        ),
        ({"code": "server_error"}, ("", "/response/error/code", '"server_error"')),
        (None, ("untold", "/type", '"response.failed"')),
        ("Stuck.", ("untold", "/type", '"response.failed"')),
    ],
)
def test_why_a_response_failed_is_told_where_it_stands(error, expected):
    assert said(created(), failed(error), code=FAILED) == [expected]


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (
            {"type": "error", "code": "c", "message": "Stuck.", "param": None},
            ("error", "/message", '"Stuck."'),
        ),
        (
            {"type": "error", "error": {"message": "Stuck.", "code": None}},
            ("error", "/error/message", '"Stuck."'),
        ),
        ({"type": "error"}, ("error-untold", "/type", '"error"')),
    ],
)
def test_an_error_event_may_be_flat_or_nested(event, expected):
    assert said(created(), event, code=FAILED) == [expected]


def test_a_long_message_is_shortened():
    text = framed(created(), failed({"code": "c", "message": "x" * 5000}))
    (found,) = [f for f in stream_faults(text) if f.code == FAILED]
    assert len(dict(found.details)["message"]) <= 200


def test_items_that_the_final_response_lacks_are_counted_where_it_has_none():
    events = [created(), *call_events(), *message_events(index=1)]
    assert said(*events, completed(output=[]), code=LOST) == [
        ("empty", "/response/output", "[")
    ]
    kind = '"response.completed"'
    assert said(*events, completed(output=ABSENT), code=LOST) == [
        ("absent", "/type", kind)
    ]
    assert said(*events, completed(output=None), code=LOST) == [
        ("absent", "/response/output", "null")
    ]


def test_an_item_that_the_final_response_lacks_is_told_by_itself():
    events = [created(), *call_events(), *message_events(index=1)]
    text = framed(*events, completed(a_message("Hello")))
    (found,) = [f for f in stream_faults(text) if f.code == LOST]
    assert (found.variant, found.item) == ("", 1)
    assert dict(found.details) == {"type": "function_call"}


def test_items_that_were_never_whole_are_lost_too():
    parts = call_events()[1:3]
    assert said(created(), *parts, completed(a_message()), code=LOST) == [
        ("parts", "/response/output", "[")
    ]


def test_a_failed_response_keeps_nothing():
    assert said(created(), *call_events(), failed(None), code=LOST) == []


@pytest.mark.parametrize(
    ("bend", "members"),
    [
        ({"id": ABSENT}, ("id",)),
        ({"model": "", "object": None}, ("object", "model")),
        ({"id": 7}, ("id",)),
    ],
)
def test_what_consumers_read_must_be_in_the_final_response(bend, members):
    text = framed(created(), completed(**bend))
    (found,) = [f for f in stream_faults(text) if f.code == MEMBER]
    assert (found.variant, dict(found.details)) == ("", {"members": members})


def test_the_response_keeps_its_id():
    assert said(created(id="resp_1"), completed(id="resp_2"), code=MEMBER) == [
        ("id-changed", "/response/id", '"resp_2"')
    ]
    assert said(created(id=None), completed(id="resp_2"), code=MEMBER) == []


def test_a_final_event_that_was_copied_out_is_judged_by_itself():
    text = one_a_line(completed(a_function_call(), id=ABSENT)).strip()
    codes = [code for code, *_ in said_of(text)]
    assert codes == ["stream/sequence", MEMBER]
