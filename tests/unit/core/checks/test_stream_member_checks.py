"""Events that lack what their type asks for."""

from __future__ import annotations

import pytest

from event_streams import (
    a_stream,
    an_event,
    call_events,
    completed,
    created,
    framed,
    message_events,
)
from stream_findings import said_of, stream_faults

MISSING = "stream/member-missing"
NAMES = "stream/event-name-mismatch"


def bent(number: int, **members: object) -> list[dict]:
    """A stream of one call in which one event is bent; ``...`` takes a member away."""
    events = a_stream()
    changed = events[number] | members
    events[number] = {k: v for k, v in changed.items() if v is not ...}
    return events


def said(*events: dict, code: str) -> list[tuple[str, str, str]]:
    return [row[1:] for row in said_of(framed(*events), code)]


@pytest.mark.parametrize("events", [call_events(), message_events()])
def test_a_whole_stream_lacks_nothing(events):
    assert said_of(framed(*a_stream(*events))) == []


def test_the_type_stands_for_a_member_that_is_missing():
    kind = '"response.function_call_arguments.done"'
    assert said(*bent(5, item_id=...), code=MISSING) == [("", "/type", kind)]


def test_null_and_a_wrong_type_are_told_apart():
    assert said(*bent(2, delta=None), code=MISSING) == [("null", "/delta", "null")]
    assert said(*bent(2, delta=7), code=MISSING) == [("type", "/delta", "7")]
    assert said(*bent(1, output_index="0"), code=MISSING) == [
        ("type", "/output_index", '"0"')
    ]


def test_the_same_gap_of_one_item_is_told_once_with_its_count():
    events = [{k: v for k, v in e.items() if k != "output_index"} for e in a_stream()]
    found = [f for f in stream_faults(framed(*events)) if f.code == MISSING]
    counts = {dict(f.details)["event"]: dict(f.details)["count"] for f in found}
    assert counts == {
        "response.output_item.added": 1,
        "response.function_call_arguments.delta": 3,
        "response.function_call_arguments.done": 1,
        "response.output_item.done": 1,
    }
    assert {f.item for f in found} == {0}


def test_gaps_of_two_items_are_told_apart():
    one, two = call_events(), call_events(index=1, id="fc_2", call_id="call_2")
    for events in (one, two):
        del events[1]["item_id"]
    found = stream_faults(framed(*a_stream(*one, *two)))
    assert [f.item for f in found if f.code == MISSING] == [0, 1]


def test_a_terminal_event_without_response_lacks_it():
    assert said(created(), {"type": "response.completed"}, code=MISSING) == [
        ("", "/type", '"response.completed"')
    ]


def test_what_is_not_known_asks_for_nothing():
    events = a_stream(*call_events(), an_event("reasoning_part.added"))
    assert said(*events, code=MISSING) == []


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        (None, ("", "/item", "null")),
        (..., ("absent", "/type", '"response.output_item.added"')),
        ("x", ("type", "/item", '"x"')),
    ],
)
def test_an_event_without_its_item_is_a_rule_of_its_own(item, expected):
    events = bent(1, item=item)
    assert said(*events, code="stream/item-null") == [expected]
    assert said(*events, code=MISSING) == []


def test_the_line_and_the_type_must_agree():
    text = framed(*a_stream()).replace("event: response.completed", "event: done")
    assert said_of(text, NAMES) == [(NAMES, "", "", "done")]


def test_each_pair_of_names_is_told_once():
    wrong = "event: response.output_text.delta"
    text = framed(*a_stream()).replace(
        "event: response.function_call_arguments.delta", wrong
    )
    (found,) = [f for f in stream_faults(text) if f.code == NAMES]
    assert dict(found.details)["count"] == 3


def test_data_without_a_type_is_called_by_its_line():
    text = framed(created(), completed()).replace('"type": "response.completed", ', "")
    text = text.replace(', "type": "response.completed"', "")
    assert (NAMES, "no-type", "", "response.completed") in said_of(text)


def test_data_without_any_name_is_unnamed():
    text = framed(created(), done=False) + "data: {}\n\n" + framed(completed())
    assert said_of(text, NAMES) == [(NAMES, "unnamed", "", "{")]


def test_a_stream_without_event_lines_is_fine():
    assert said_of(framed(*a_stream(), named=False)) == []
