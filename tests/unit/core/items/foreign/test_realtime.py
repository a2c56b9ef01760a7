"""The Realtime API, whose names are those of Responses."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response
from inspector.core.items.foreign.realtime import API, is_event
from other_apis import as_read, located, parts

ITEM = a_function_call(object="realtime.item")


def test_an_item_says_whose_it_is():
    assert parts(as_read(API, "bare", ITEM)) == [
        {"name": "/name", "arguments": "/arguments", "id": "/call_id"}
    ]


def test_an_event_carries_an_item():
    event = {"event_id": "e", "type": "response.output_item.done", "item": ITEM}
    assert parts(as_read(API, "whole", event))[0]["name"] == "/item/name"


def test_an_event_carries_a_response():
    response = {"object": "realtime.response", "output": [ITEM]}
    event = {"event_id": "e", "type": "response.done", "response": response}
    assert parts(as_read(API, "whole", event))[0]["name"] == "/response/output/0/name"
    assert parts(as_read(API, "whole", response))[0]["name"] == "/output/0/name"


def test_the_last_event_of_the_arguments_is_the_call():
    event = {
        "event_id": "e",
        "type": "response.function_call_arguments.done",
        "call_id": "c",
        "name": "f",
        "arguments": "{}",
    }
    assert parts(as_read(API, "whole", event))[0]["id"] == "/call_id"


def test_an_output_that_a_client_creates_is_a_result():
    item = {"type": "function_call_output", "call_id": "c", "output": "42"}
    found = as_read(API, "whole", {"type": "conversation.item.create", "item": item})
    assert [result.call_id for result in found.results] == ["c"]


@pytest.mark.parametrize(
    "value",
    [
        {"type": "response.completed", "sequence_number": 3, "event_id": "e"},
        {"type": "response.completed", "response": a_response()},
        {"type": "message", "event_id": "e"},
        {"event_id": "e"},
        a_function_call(),
        a_response(),
    ],
)
def test_events_and_items_of_responses_are_left_alone(value):
    assert not is_event(located(value))
    for reader in ("whole", "bare"):
        assert as_read(API, reader, value) is None
