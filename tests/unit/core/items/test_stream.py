"""The items that a stream built, and from where each is taken."""

from __future__ import annotations

import pickle

import pytest

from builders import a_function_call, a_message, a_tool
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
    stream_of,
    streams_in,
)
from inspector.core.source.json_nodes import value_of


def items_of(*events: dict) -> list[tuple[int, str, str]]:
    """Record, pointer and id of each item."""
    items = stream_of(*numbered(*events)).items
    return [(item.record, item.pointer, item.node.text("id")) for item in items]


def test_items_are_taken_from_the_final_response():
    events = a_stream(*call_events(), *message_events(index=1))
    end = len(events) - 1
    assert items_of(*events) == [
        (end, "/response/output/0", "fc_001"),
        (end, "/response/output/1", "msg_001"),
    ]


def test_what_the_final_response_lacks_follows():
    events = [created(), *call_events(), *message_events(index=1)]
    assert [name for *_, name in items_of(*events, completed(a_message()))] == [
        "msg_001",
        "fc_001",
    ]


def test_without_a_final_response_the_index_orders_finished_items():
    one, two = call_events(index=1), message_events(index=0)
    events = [created(), *one, *two]
    found = items_of(*events)
    assert [(pointer, name) for _, pointer, name in found] == [
        ("/item", "msg_001"),
        ("/item", "fc_001"),
    ]
    assert [record for record, *_ in found] == [len(events) - 1, len(one)]


def test_items_without_an_index_follow_in_the_order_of_their_events():
    events = [
        {k: v for k, v in e.items() if k != "output_index"}
        for e in (*call_events(), *message_events())
    ]
    assert [name for *_, name in items_of(created(), *events)] == ["fc_001", "msg_001"]


def test_an_open_item_is_where_it_began_with_what_came_since():
    stream = stream_of(created(), *call_events()[:3])
    (item,) = stream.items
    assert (item.record, item.pointer) == (1, "/item")
    assert item.node.text("arguments") == '{"region":"a'
    assert item.node.text("status") == "in_progress"


def test_what_came_behind_done_does_not_change_the_item():
    *events, done = call_events()
    stream = stream_of(created(), *events[:-1], done, events[1])
    assert value_of(stream.items[0].node) == done["item"]


def test_items_of_which_only_parts_came_are_none():
    stream = stream_of(created(), *call_events()[1:3], completed())
    assert stream.items == ()
    assert len(stream.unseen) == 1


def test_an_item_that_only_the_final_response_has_is_an_item():
    (item,) = stream_of(created(), completed(a_message())).items
    assert item.life is None
    assert item.final is item.node


def test_a_faulty_list_may_hold_anything():
    items = stream_of(created(), completed(None, 5, a_message())).items
    assert [value_of(item.node) for item in items][:2] == [None, 5]


@pytest.mark.parametrize("kind", ["incomplete", "failed", "completed"])
def test_each_event_that_ends_a_response_carries_the_final_one(kind):
    end = completed(a_message()) | {"type": f"response.{kind}"}
    stream = stream_of(created(), end)
    assert stream.terminal.kind == f"response.{kind}"
    assert len(stream.items) == 1


def test_a_cut_stream_has_no_end():
    stream = stream_of(created(), *call_events())
    assert (stream.terminal, stream.final_response) == (None, None)
    assert stream.is_cut


def test_a_response_that_ended_badly_is_not_cut():
    for end in (
        completed() | {"type": "response.incomplete"},
        completed() | {"type": "response.failed"},
        an_event("error", message="overloaded", sequence_number=2),
    ):
        assert not stream_of(created(), end).is_cut
    (lone,) = streams_in(one_a_line(created()).strip())
    assert not lone.is_cut


def test_the_last_response_that_declares_tools_speaks_for_the_stream():
    first, last = created(tools=[a_tool()]), completed(tools=[])
    assert stream_of(first, last).speaker.kind == "response.created"
    last = completed(tools=[a_tool()])
    assert stream_of(first, last).speaker.kind == "response.completed"
    first, last = created(tools=[]), completed(tools=[])
    assert stream_of(first, last).speaker.kind == "response.completed"
    only_parts = stream_of(created(), *call_events()).events[1:]
    assert all(event.response is None for event in only_parts)


def test_an_item_is_closed_by_its_event_or_by_the_final_response():
    added, *_, done = call_events()
    for events, expected in [
        ([added], False),
        ([added, done], True),
        ([done], True),
        ([added, completed(a_function_call())], True),
        ([completed(a_function_call())], True),
        ([added, completed()], False),
    ]:
        assert stream_of(created(), *events).items[0].is_closed is expected


def test_one_event_without_framing_is_an_excerpt():
    (lone,) = streams_in(one_a_line(completed(a_message())).strip())
    assert lone.is_excerpt
    assert not stream_of(completed(a_message())).is_excerpt


def test_every_event_of_an_item_knows_it():
    stream = stream_of(*a_stream(*call_events(), *message_events(index=1)))
    kinds = {stream.events[n].kind: number for n, number in stream.owners.items()}
    assert kinds["response.function_call_arguments.delta"] == 0
    assert kinds["response.output_text.delta"] == 1
    assert len(stream.owners) == len(stream.events) - 2


def test_several_streams_have_items_of_their_own():
    text = framed(*a_stream()) + framed(*a_stream(*message_events()))
    names = [[i.node.text("id") for i in s.items] for s in streams_in(text)]
    assert names == [["fc_001"], ["msg_001"]]


def test_a_stream_can_be_sent_to_another_process():
    stream = stream_of(created(), *call_events()[:3])
    again = pickle.loads(pickle.dumps(stream))
    assert again.items[0].node == stream.items[0].node
    assert again.events == stream.events


def test_a_call_is_told_once_whatever_tells_it():
    done = an_event("output_item.done", output_index=0, item=a_function_call())
    assert len(stream_of(created(), *call_events(), done, completed()).items) == 1
