"""The same text told several times."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, a_message
from event_streams import (
    ARGUMENTS,
    a_stream,
    an_event,
    call_events,
    completed,
    created,
    framed,
    message_events,
    numbered,
)
from stream_findings import said_of, stream_faults

DELTA, DONE = "stream/delta-mismatch", "stream/done-mismatch"


def said(*events: dict) -> list[tuple[str, str, str]]:
    """Rule, variant and pointer."""
    rows = said_of(framed(*numbered(*events)))
    return [row[:3] for row in rows if row[0] in (DELTA, DONE)]


def details_of(*events: dict) -> dict[str, object]:
    (found,) = [f for f in stream_faults(framed(*events)) if f.code in (DELTA, DONE)]
    return dict(found.details)


@pytest.mark.parametrize(
    "events", [call_events(), message_events(), message_events(("",)), call_events(())]
)
def test_texts_that_agree_are_no_finding(events):
    assert said(*a_stream(*events)) == []


@pytest.mark.parametrize(
    ("delta", "variant", "position"),
    [('pac"', "shorter", 16), ('pac"}}', "longer", 17), ('pic"}', "", 13)],
)
def test_how_deltas_differ_from_the_whole_is_told(delta, variant, position):
    events = a_stream()
    events[4]["delta"] = delta
    assert said(*events) == [(DELTA, variant, "/arguments")]
    told = details_of(*events)
    assert (told["member"], told["position"]) == ("arguments", position)
    assert told["other"] == len(ARGUMENTS)


def test_without_done_event_the_finished_item_is_the_whole():
    added, *deltas, _, item = call_events()
    assert said(created(), added, *deltas[1:], item, completed(item["item"])) == [
        (DELTA, "", "/item/arguments")
    ]


def test_without_both_the_final_response_is_the_whole():
    added, *deltas, _, item = call_events()
    assert said(created(), added, *deltas[1:], completed(item["item"])) == [
        (DELTA, "", "/response/output/0/arguments")
    ]


def test_one_difference_is_told_once_where_it_came_in():
    *events, item = call_events()
    other = item | {"item": a_function_call("{}")}
    assert said(created(), *events, other, completed(other["item"])) == [
        (DONE, "item", "/item/arguments")
    ]
    assert said(created(), *events, item, completed(other["item"])) == [
        (DONE, "items", "/response/output/0/arguments")
    ]
    assert said(created(), *events, completed(other["item"])) == [
        (DONE, "final", "/response/output/0/arguments")
    ]


def test_a_function_may_not_change_its_name():
    *events, item = call_events()
    final = completed(a_function_call(name="other"))
    assert said(created(), *events, item, final) == [
        (DONE, "items", "/response/output/0/name")
    ]


def test_a_text_that_the_item_lost_is_told_at_the_item():
    *events, item = message_events()
    empty = item | {"item": a_message(content=[])}
    assert said(created(), *events, empty, completed(a_message("Hello"))) == [
        (DONE, "absent", "/item")
    ]
    without_done = [e for e in events if e["type"] != "response.output_text.done"]
    rows = said(created(), *without_done, empty, completed(empty["item"]))
    assert rows[0] == (DELTA, "absent", "/item")


def test_what_a_provider_leaves_out_is_no_difference():
    added, *_, done, item = call_events()
    assert said(created(), added, done, item, completed()) == []
    assert said(created(), added, item, completed(item["item"])) == []


def test_each_part_is_held_against_its_own():
    whole = a_message(content=[{"type": "output_text", "text": t} for t in "ab"])
    at = {"item_id": "msg_001", "output_index": 0}
    deltas = [
        an_event("output_text.delta", **at, content_index=index, delta=piece)
        for index, piece in ((1, "b"), (0, "a"))
    ]
    added = an_event("output_item.added", output_index=0, item=whole | {"content": []})
    done = an_event("output_item.done", output_index=0, item=whole)
    assert said(created(), added, *deltas, done, completed(whole)) == []
    deltas[0]["delta"] = "c"
    assert said(created(), added, *deltas, done, completed(whole)) == [
        (DELTA, "", "/item/content/1/text")
    ]


def test_texts_of_items_that_were_never_whole_are_held_too():
    _, *parts, _ = call_events()
    assert said(created(), *parts[1:], completed()) == [(DELTA, "", "/arguments")]


def test_halves_of_a_pair_agree_with_the_whole():
    added, *_, done, item = call_events(('{"a":"\U0001f6aa"}',))
    kind = "function_call_arguments.delta"
    halves = ['{"a":"\ud83d', '\udeaa"}']
    deltas = [an_event(kind, output_index=0, delta=half) for half in halves]
    text = "".join(
        f"data: {json.dumps(event)}\n\n"
        for event in numbered(created(), added, done, item)
    )
    first, second, rest = text.partition('data: {"sequence_number": 2')
    pieces = "".join(f"data: {json.dumps(event)}\n\n" for event in deltas)
    rows = said_of(first + pieces + second + rest)
    assert [row for row in rows if row[0] in (DELTA, DONE)] == []


def test_long_texts_are_compared_quickly():
    long = "x" * 1_000_000
    events = a_stream(*message_events((long, "a")))
    events[4]["delta"] = "b"
    assert details_of(*events)["position"] == len(long)
