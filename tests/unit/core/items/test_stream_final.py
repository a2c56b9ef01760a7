"""Final items and the streamed ones that they are."""

from __future__ import annotations

from builders import ABSENT, a_function_call, a_message
from event_streams import (
    an_event,
    call_events,
    completed,
    created,
    message_events,
    stream_of,
)
from inspector.core.items.stream_final import partners_of
from inspector.core.items.stream_items import lives_in

REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}


def done(index: int, item: dict) -> dict:
    return an_event("output_item.done", output_index=index, item=item)


def pairs(streamed: list[dict], output: list[object]) -> dict[int, int]:
    stream = stream_of(created(), *streamed, completed(*output))
    lives = lives_in(stream.events[:-1])
    return partners_of(stream.final_response.get("output").items, lives)


def test_items_are_paired_by_their_place():
    items = [REASONING, a_message(), a_function_call()]
    streamed = [done(index, item) for index, item in enumerate(items)]
    assert pairs(streamed, items) == {0: 0, 1: 1, 2: 2}


def test_places_shift_where_the_response_leaves_an_item_out():
    items = [REASONING, a_function_call(), a_message()]
    streamed = [done(index, item) for index, item in enumerate(items)]
    assert pairs(streamed, items[1:]) == {0: 1, 1: 2}


def test_a_name_of_its_own_counts_more_than_the_place():
    one = a_function_call(id="fc_1", call_id="call_1")
    two = a_function_call(id="fc_2", call_id="call_2")
    assert pairs([done(0, one), done(1, two)], [two, one]) == {0: 1, 1: 0}


def test_the_place_tells_where_all_ids_change():
    one = a_function_call(id="fc_1", call_id="call_1")
    assert pairs([done(0, one)], [one | {"id": "fc_9", "call_id": "call_9"}]) == {0: 0}


def test_a_call_of_another_function_is_another_call():
    other = a_function_call(id="fc_9", call_id="call_9", name="other")
    assert pairs([done(0, a_function_call())], [other]) == {}


def test_the_order_tells_where_nothing_else_does():
    nameless = a_message(id=ABSENT)
    streamed = [done(4, nameless), done(7, nameless)]
    assert pairs(streamed, [nameless, nameless]) == {0: 0, 1: 1}


def test_types_are_never_mixed():
    shared = {"id": "same", "call_id": "same"}
    streamed = [done(0, a_message(**shared))]
    assert pairs(streamed, [a_function_call(**shared)]) == {}


def test_an_item_of_which_only_parts_came_is_known_by_its_place():
    parts = message_events()[1:4]
    assert pairs(parts, [a_message()]) == {0: 0}
    assert pairs(parts, [a_function_call()]) == {}
    assert pairs(call_events(index=1)[1:3], [a_function_call()]) == {}


def test_what_is_no_object_has_no_partner():
    assert pairs([done(0, a_message())], [None, 5, "x", []]) == {}


def test_many_items_of_one_kind_keep_their_order():
    nameless = a_message(id=ABSENT)
    streamed = [done(1000 + index, nameless) for index in range(50)]
    assert pairs(streamed, [nameless] * 50) == {n: n for n in range(50)}
