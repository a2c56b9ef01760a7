"""Events that do not come in the order of an item's life."""

from __future__ import annotations

import pytest

from builders import ABSENT
from event_streams import (
    a_stream,
    an_event,
    call_events,
    completed,
    created,
    framed,
    message_events,
    numbered,
    one_a_line,
)
from stream_findings import said_of, stream_faults

OTHER = {"id": "fc_9", "call_id": "call_9"}


def order_of(*events: dict) -> list[tuple[str, str]]:
    """Variant and underlined characters."""
    rows = said_of(framed(*numbered(*events)), "stream/order")
    return [(variant, at) for _, variant, _, at in rows]


def numbers_of(*numbers: object) -> list[tuple[str, int, str]]:
    """Variant, count and underlined characters of faults of these numbers."""
    events = [created(), *(an_event("response.in_progress") for _ in numbers[1:])]
    bent = [
        {k: v for k, v in (e | {"sequence_number": n}).items() if v is not ABSENT}
        for e, n in zip(events, numbers, strict=True)
    ]
    text = framed(*bent)
    found = [f for f in stream_faults(text) if f.code == "stream/sequence"]
    return [
        (f.variant, dict(f.details)["count"], text[slice(*f.place.span)]) for f in found
    ]


def test_numbers_that_grow_by_one_are_fine_wherever_they_begin():
    assert numbers_of(0, 1, 2) == []
    assert numbers_of(1, 2, 3) == []
    assert numbers_of(17, 18, 19) == []


def test_each_way_to_be_wrong_is_told_once_with_its_count():
    assert numbers_of(1, 1, 1, 1) == [("repeated", 3, "1")]
    assert numbers_of(0, 5, 9) == [("gap", 2, "5")]
    assert numbers_of(5, 4, 3) == [("back", 2, "4")]
    assert numbers_of(ABSENT, ABSENT) == [("missing", 2, '"response.created"')]
    assert numbers_of(0, "1", 1.5, 1) == [("type", 2, '"1"')]
    assert numbers_of(0, 2, 2, 1) == [
        ("gap", 1, "2"), ("repeated", 1, "2"), ("back", 1, "1")
    ]  # fmt: skip


def test_items_that_interleave_are_in_order():
    one, two = call_events(), call_events(index=1, **OTHER)
    mixed = [event for pair in zip(one, two, strict=True) for event in pair]
    assert order_of(created(), *mixed, completed()) == []


def test_a_stream_begins_with_its_response():
    added = call_events()[0]
    assert order_of(added, completed()) == [("first", '"response.output_item.added"')]
    assert order_of({"type": "error", "message": "x", "code": None}) == []


def test_created_comes_once_and_first():
    again = '"response.created"'
    assert order_of(created(), created(), completed()) == [("created-twice", again)]
    late = order_of(an_event("response.in_progress"), created(), completed())
    assert late == [("first", '"response.in_progress"'), ("created-late", again)]


def test_parts_come_behind_their_item():
    added, one, *rest = call_events()
    kind = '"response.function_call_arguments.delta"'
    events = [created(), one, added, *rest, completed()]
    assert order_of(*events) == [("before-added", kind)]
    assert order_of(created(), one, completed()) == [("never-added", kind)]


def test_done_without_added_is_told_once():
    _, *rest = call_events()
    kind = '"response.output_item.done"'
    assert order_of(created(), *rest, completed()) == [("done-without-added", kind)]


def test_an_item_lives_once():
    added, *parts, done = call_events()
    one, two = '"response.output_item.added"', '"response.output_item.done"'
    begun = [created(), added, added, *parts, done, completed()]
    assert order_of(*begun) == [("added-twice", one)]
    ended = [created(), added, *parts, done, done, completed()]
    assert order_of(*ended) == [("done-twice", two)]


def test_nothing_of_an_item_comes_behind_its_end():
    added, part, *parts, done = call_events()
    kind = '"response.function_call_arguments.delta"'
    events = [created(), added, *parts, done, part, completed()]
    assert order_of(*events) == [("after-done", kind)]


def test_two_items_have_two_indexes():
    events = [*call_events(), *call_events(**OTHER)]
    assert order_of(*a_stream(*events)) == [("index-reused", "0")]
    gap = [*call_events(), *call_events(index=7, **OTHER)]
    assert order_of(*a_stream(*gap)) == []


def test_nothing_of_the_response_comes_behind_the_end():
    kind = '"response.output_item.added"'
    events = [created(), completed(), *message_events()]
    assert order_of(*events) == [("after-terminal", kind)]
    assert order_of(created(), completed(), {"type": "keepalive"}) == []


def test_an_item_without_done_is_open():
    text = framed(*numbered(created(), *call_events()[:-1], completed()))
    rows = said_of(text, "stream/item-open")
    assert rows == [("stream/item-open", "", "/item/type", '"function_call"')]
    assert said_of(framed(*a_stream()), "stream/item-open") == []


@pytest.mark.parametrize("event", [completed(), *call_events(), *message_events()])
def test_an_event_that_was_copied_out_has_no_order(event):
    codes = {code for code, *_ in said_of(one_a_line(event).strip())}
    assert codes <= {"stream/sequence"}
