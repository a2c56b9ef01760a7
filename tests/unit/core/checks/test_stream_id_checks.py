"""Ids that are not the same in all events of one item."""

from __future__ import annotations

from builders import ABSENT, a_function_call
from event_streams import a_stream, call_events, completed, created, framed, numbered
from stream_findings import said_of, stream_faults

ITEM, CALL = "stream/item-id-changed", "stream/call-id-changed"


def said(*events: dict) -> list[tuple[str, str, str, str]]:
    rows = said_of(framed(*numbered(*events)))
    return [row for row in rows if row[0] in (ITEM, CALL)]


def test_the_same_ids_are_no_finding():
    assert said(*a_stream()) == []


def test_the_first_other_id_is_pointed_at():
    events = a_stream()
    events[3]["item_id"] = "fc_x"
    assert said(*events) == [(ITEM, "", "/item_id", '"fc_x"')]


def test_an_id_that_changes_everywhere_is_told_once():
    events = a_stream()
    for number in (2, 3, 4):
        events[number]["item_id"] = f"fc_{number}"
    assert said(*events) == [(ITEM, "many", "/item_id", '"fc_2"')]
    (found,) = [f for f in stream_faults(framed(*events)) if f.code == ITEM]
    assert dict(found.details) == {"first": "fc_001", "other": "fc_2", "count": 4}
    assert found.item == 0


def test_the_finished_and_the_final_item_count_too():
    *events, done = call_events()
    done["item"] |= {"id": "fc_x"}
    assert said(created(), *events, done) == [(ITEM, "", "/item/id", '"fc_x"')]
    final = completed(a_function_call(id="fc_y", call_id="call_001"))
    pointer = "/response/output/0/id"
    assert said(created(), *call_events(), final) == [(ITEM, "", pointer, '"fc_y"')]


def test_another_call_id_blocks():
    final = completed(a_function_call(call_id="call_x"))
    pointer = "/response/output/0/call_id"
    assert said(created(), *call_events(), final) == [(CALL, "", pointer, '"call_x"')]


def test_an_id_that_is_not_there_yet_has_not_changed():
    events = a_stream()
    events[1]["item"] |= {"id": None, "call_id": 5}
    events[2]["item_id"] = None
    assert said(*events) == []
    nameless = call_events(id=ABSENT, call_id=ABSENT)
    assert said(*a_stream(*nameless)) == []


def test_two_items_do_not_share_their_ids():
    two = call_events(index=1, id="fc_2", call_id="call_2")
    assert said(*a_stream(*call_events(), *two)) == []
