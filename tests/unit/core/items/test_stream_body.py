"""The body that a stream is."""

from __future__ import annotations

from builders import a_message
from event_streams import a_stream, call_events, completed, created, framed, read
from inspector.core.items.stream import read_streams
from inspector.core.items.stream_body import body_of_stream


def body_of(*events, wrapper=()):
    (stream,) = read_streams(read(framed(*events)))
    return body_of_stream(stream, wrapper)


def test_the_final_response_speaks_for_a_stream():
    body = body_of(*a_stream())
    assert (body.kind, body.side, body.pointer) == ("stream", "output", "/response")
    assert body.node.text("status") == "completed"
    assert [pointer for pointer, _ in body.items] == ["/response/output/0"]
    assert body.stream.items[0].node is body.items[0][1]


def test_without_a_response_the_first_event_stands_for_a_stream():
    body = body_of(*call_events())
    assert (body.record, body.pointer, body.node.text("type")) == (
        0,
        "",
        "response.output_item.added",
    )


def test_a_stream_can_stand_in_wrappers():
    assert body_of(*a_stream(), wrapper=("a", "b")).wrapper == ("a", "b")


def test_what_is_foreign_among_the_items_is_mixed_in():
    chat = {"role": "assistant", "tool_calls": [{"id": "c", "function": {"name": "f"}}]}
    body = body_of(created(), completed(a_message(), chat))
    assert body.is_mixed
    assert [found.api.slug for found in body.foreign] == ["chat-completions"]
