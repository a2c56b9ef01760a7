"""Where a finding on a stream points."""

from __future__ import annotations

from event_streams import an_event, call_events, created, framed, streams_in
from inspector.core.checks.stream_places import event_place, node_place, stream_finding
from inspector.core.rules.severity import Severity

TEXT = framed(created(), *call_events())


def shown(place, text: str = TEXT) -> tuple[int, str, str]:
    return place.record, place.pointer, text[slice(*place.span)]


def test_a_member_is_pointed_at_where_there_is_one():
    event = streams_in(TEXT)[0].events[1]
    assert shown(event_place(event, "output_index")) == (1, "/output_index", "0")
    assert shown(event_place(event, "item", "type")) == (
        1,
        "/item/type",
        '"function_call"',
    )


def test_of_a_container_the_bracket_is_pointed_at():
    event = streams_in(TEXT)[0].events[1]
    assert shown(event_place(event, "item")) == (1, "/item", "{")
    output = streams_in(TEXT)[0].events[0].response.get("output")
    assert shown(node_place(0, "/response/output", output))[2] == "["


def test_the_type_stands_for_an_event_that_lacks_the_member():
    event = streams_in(TEXT)[0].events[1]
    expected = (1, "/type", '"response.output_item.added"')
    assert shown(event_place(event, "item", "none")) == expected
    assert shown(event_place(event)) == expected


def test_the_event_line_stands_for_an_event_without_type():
    text = framed(created(), done=False) + "event: response.queued\ndata: {}\n\n"
    event = streams_in(text)[0].events[1]
    assert shown(event_place(event), text) == (1, "", "response.queued")


def test_the_bracket_stands_for_an_event_without_any_name():
    text = framed(created(), named=False) + "data: {}\n\n"
    event = streams_in(text)[-1].events[-1]
    assert shown(event_place(event), text) == (1, "", "{")


def test_events_in_an_array_have_pointers_into_it():
    import json  # noqa: PLC0415

    text = json.dumps([created(), an_event("response.in_progress")])
    event = streams_in(text)[0].events[1]
    assert shown(event_place(event), text) == (0, "/1/type", '"response.in_progress"')


def test_a_finding_has_the_weight_of_its_rule():
    place = event_place(streams_in(TEXT)[0].events[0])
    found = stream_finding("stream/order", place, 3, "first", event="x")
    assert (found.severity, found.item, found.variant) == (Severity.BLOCK, 3, "first")
    assert dict(found.details) == {"event": "x"}
