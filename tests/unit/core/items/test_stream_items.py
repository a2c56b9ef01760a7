"""Which events are about the same item."""

from __future__ import annotations

import itertools

import pytest

from builders import ABSENT, a_function_call
from event_streams import (
    a_stream,
    an_event,
    call_events,
    completed,
    created,
    message_events,
    numbered,
    stream_of,
)
from inspector.core.items.stream_items import is_about_an_item, lives_in


def lives_of(*events: dict) -> list[list[int]]:
    """The numbers of the events of each item."""
    stream = stream_of(*numbered(created(), *events))
    return [[e.index for e in life.events] for life in lives_in(stream.events)]


def without(events: list[dict], *names: str) -> list[dict]:
    return [{k: v for k, v in e.items() if k not in names} for e in events]


def added(index: object = ABSENT, **names: object) -> dict:
    item = a_function_call("", status="in_progress", **names)
    return an_event("output_item.added", output_index=index, item=item)


def done(index: object = ABSENT, **names: object) -> dict:
    item = a_function_call("{}", **names)
    return an_event("output_item.done", output_index=index, item=item)


def delta(index: object = ABSENT, item_id: object = ABSENT) -> dict:
    kind = "function_call_arguments.delta"
    return an_event(kind, output_index=index, item_id=item_id, delta="{}")


def test_items_may_interleave():
    one = call_events(("{", "}"))
    two = call_events(("{", "}"), index=1, id="fc_2", call_id="call_2")
    mixed = itertools.chain(*zip(one, two, strict=True))
    assert lives_of(*mixed) == [[1, 3, 5, 7, 9], [2, 4, 6, 8, 10]]


def test_the_index_counts_more_than_ids_that_change():
    events = [
        added(0, id="fc_1", call_id="call_1"),
        added(1, id="fc_2", call_id="call_2"),
        delta(0, "other"), delta(1, "fc_1"),
        done(1, id="fc_1", call_id="call_2"), done(0, id="fc_2", call_id="call_9"),
    ]  # fmt: skip
    assert lives_of(*events) == [[1, 3, 6], [2, 4, 5]]


def test_without_an_index_the_id_tells():
    events = [
        added(id="fc_1", call_id="call_1"), added(id="fc_2", call_id="call_2"),
        delta(item_id="fc_2"), delta(item_id="fc_1"),
        done(id="fc_1", call_id="call_1"), done(id="fc_2", call_id="call_2"),
    ]  # fmt: skip
    assert lives_of(*events) == [[1, 4, 5], [2, 3, 6]]


def test_the_call_id_counts_more_than_the_id():
    events = [
        added(id="fc_1", call_id="call_1"), added(id="fc_2", call_id="call_2"),
        done(id="fc_2", call_id="call_1"), done(id="fc_1", call_id="call_2"),
    ]  # fmt: skip
    assert lives_of(*events) == [[1, 3], [2, 4]]


@pytest.mark.parametrize("is_mixed", [False, True])
def test_ids_that_nobody_has_are_taken_in_order(is_mixed):
    one, two = added(id=ABSENT, call_id="c1"), added(id=ABSENT, call_id="c2")
    first, second = delta(item_id="x"), delta(item_id="y")
    events = [one, two, first, second] if is_mixed else [one, first, two, second]
    events += [delta(item_id="x"), delta(item_id="y")]
    lives = lives_of(*events)
    assert [life[-1] for life in lives] == [5, 6]
    assert all(len(life) == 3 for life in lives)


def test_without_any_name_the_newest_open_item_is_meant():
    nameless = {"id": ABSENT, "call_id": ABSENT}
    events = [added(**nameless), delta(), done(**nameless)]
    assert lives_of(*events, *events) == [[1, 2, 3], [4, 5, 6]]


def test_done_without_any_name_closes_the_oldest_open_item_of_its_type():
    nameless = {"id": ABSENT, "call_id": ABSENT}
    events = [added(**nameless), added(**nameless), done(**nameless), done(**nameless)]
    assert lives_of(*events) == [[1, 3], [2, 4]]


def test_a_nameless_piece_goes_to_an_item_of_its_own_type():
    names = ("output_index", "item_id")
    message = without(message_events(("a",))[:3], *names)
    events = [message[0], added(id=ABSENT, call_id="c1"), message[2], delta()]
    assert lives_of(*events) == [[1, 3], [2, 4]]


def test_a_nameless_part_goes_to_the_item_that_was_begun_last():
    events = without(message_events(("a",)), "output_index", "item_id")
    assert lives_of(*events) == [list(range(1, len(events) + 1))]


def test_parts_that_come_before_their_item_are_its_own():
    assert lives_of(delta(0, "fc_1"), added(0, id="fc_1")) == [[1, 2]]
    assert lives_of(delta(item_id="fc_1"), added(id="fc_1")) == [[1, 2]]


def test_an_item_that_is_added_again_is_the_same():
    assert lives_of(added(0), added(0)) == [[1, 2]]
    assert lives_of(added(0), added(0, id="fc_9")) == [[1, 2]]


def test_another_item_under_the_same_index_is_another():
    other = {"id": "fc_9", "call_id": "call_9"}
    events = [added(0), done(0), added(0, **other), delta(0), done(0, **other)]
    assert lives_of(*events) == [[1, 2], [3, 4, 5]]


def test_done_finds_its_item_among_several_of_one_index():
    other = {"id": "fc_9", "call_id": "call_9"}
    events = [added(0), added(0, **other), done(0), done(0, **other)]
    assert lives_of(*events) == [[1, 3], [2, 4]]


def test_an_item_may_change_its_index():
    assert lives_of(added(0, id="fc_1"), done(5, id="fc_1")) == [[1, 2]]


def test_an_event_without_its_item_still_has_an_index():
    null = an_event("output_item.added", output_index=0, item=None)
    (life,) = lives_in(stream_of(created(), null, delta(0, "fc_1"), done(0)).events)
    assert len(life.events) == 3
    assert life.added.item is None
    assert life.node.text("status") == "completed"


def test_a_life_knows_its_events_and_its_item():
    (life,) = lives_in(stream_of(*a_stream()).events)
    assert (life.added.index, life.done.index, life.output_index) == (1, 6, 0)
    assert life.node is life.done.item
    assert life.item_type == "function_call"


def test_an_item_of_which_only_parts_came_has_the_type_of_its_parts():
    (life,) = lives_in(stream_of(created(), delta(3)).events)
    assert (life.node, life.item_type, life.output_index) == (None, "function_call", 3)
    assert (life.added, life.done) == (None, None)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (delta(), True),
        (an_event("response.in_progress"), False),
        (an_event("response.audio.delta", delta="a"), False),
        (an_event("response.reasoning_part.added", output_index=0), True),
        (an_event("response.reasoning_part.added"), False),
        ({"type": "keepalive"}, False),
        ({"type": "error", "message": "x"}, False),
    ],
)
def test_events_about_the_response_are_about_no_item(event, expected):
    stream = stream_of(created(), event, completed())
    assert is_about_an_item(stream.events[1]) is expected
