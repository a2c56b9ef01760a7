"""Items put together from the pieces of a capture."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import ABSENT, a_function_call, a_message
from event_streams import (
    ARGUMENTS,
    an_event,
    call_events,
    created,
    framed,
    message_events,
    read,
    streams_in,
)
from inspector.core.items.stream_text import (
    joined_text,
    node_after,
    text_after,
    text_of,
)
from inspector.core.source.json_nodes import span_of, value_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import string_map_of
from inspector.core.source.span import Span


def life_in(text: str):
    """The events about an item, without what is about the response."""
    return streams_in(text)[0].events[1:]


def after(*events: dict) -> object:
    """The item as Python values."""
    text = framed(created(), *events)
    layer = text_after(life_in(text), text)
    return None if layer is None else json.loads(layer.text)


def test_arguments_are_joined_from_their_pieces():
    added, *rest = call_events()
    assert after(added, *rest[:2]) == added["item"] | {"arguments": '{"region":"a'}
    assert after(added, *rest[:3]) == added["item"] | {"arguments": ARGUMENTS}


def test_the_done_event_holds_the_whole():
    added, _, *rest = call_events()
    assert after(added, *rest[:-1])["arguments"] == ARGUMENTS


def test_the_finished_item_counts_as_it_is():
    finished = a_function_call('{"region":"emea"}')
    events = [*call_events(), an_event("output_item.done", item=finished)]
    assert after(*events) == finished


def test_nothing_is_known_of_an_item_that_no_event_carried():
    assert after(*call_events()[1:3]) is None
    assert after(an_event("output_item.added", output_index=0, item=None)) is None


def test_a_message_gets_its_parts():
    added, part, one, two, *_ = message_events(("Hel", "lo"))
    whole = a_message("Hello")["content"]
    assert after(added, part, one)["content"] == [whole[0] | {"text": "Hel"}]
    assert after(added, part, one, two)["content"] == whole


def test_a_part_that_was_never_added_is_told_by_its_text():
    added, _, one, two, *_ = message_events(("Hel", "lo"))
    part = {"type": "output_text", "text": "Hello"}
    assert after(added, one, two)["content"] == [part]


def test_a_refusal_and_a_summary_find_their_places():
    at = {"output_index": 0, "item_id": "x"}
    message = an_event("output_item.added", item=a_message(content=[]), output_index=0)
    refusal = an_event("refusal.delta", **at, content_index=0, delta="No.")
    assert after(message, refusal)["content"] == [{"type": "refusal", "refusal": "No."}]
    reasoning = {"type": "reasoning", "id": "x", "summary": []}
    begun = an_event("output_item.added", item=reasoning, output_index=0)
    part = {"type": "summary_text", "text": ""}
    first = an_event("reasoning_summary_part.added", **at, summary_index=0, part=part)
    first_text = an_event(
        "reasoning_summary_text.delta", **at, summary_index=0, delta="A"
    )
    second = an_event("reasoning_summary_text.delta", **at, summary_index=1, delta="B")
    texts = [s["text"] for s in after(begun, first, first_text, second)["summary"]]
    assert texts == ["A", "B"]


def test_parts_that_the_item_has_already_stay():
    old = {"type": "output_text", "text": "old"}
    added = an_event("output_item.added", item=a_message(content=[old]))
    more = an_event("output_text.delta", output_index=0, content_index=1, delta="new")
    assert [part["text"] for part in after(added, more)["content"]] == ["old", "new"]
    over = an_event("output_text.delta", output_index=0, content_index=0, delta="new")
    assert after(added, over)["content"] == [old | {"text": "new"}]


@pytest.mark.parametrize("old", [None, 5, {}, ABSENT])
def test_arguments_may_have_been_anything_before(old):
    added, *rest = call_events()
    item = {k: v for k, v in added["item"].items() if k != "arguments"}
    if old is not ABSENT:
        item["arguments"] = old
    assert after(added | {"item": item}, *rest[:3])["arguments"] == ARGUMENTS


def test_an_empty_item_gets_its_members():
    added = an_event("output_item.added", output_index=0, item={})
    assert after(added, *call_events()[1:4]) == {"arguments": ARGUMENTS}


def test_a_member_that_is_named_twice_grows_where_readers_look():
    added, *rest = call_events()
    text = framed(created(), added, *rest[:3], done=False)
    text = text.replace('"arguments": ""', '"arguments": "x", "arguments": ""')
    layer = text_after(life_in(text), text)
    assert json.loads(layer.text)["arguments"] == ARGUMENTS
    assert '"arguments": "x", ' in layer.text


def test_pieces_may_cut_an_escape_and_a_pair_of_surrogates():
    added, *_ = call_events()
    kind = "function_call_arguments.delta"
    pieces = ['{"a":"\\u00', "e9 \ud83d", '\udeaa"}']
    deltas = [an_event(kind, output_index=0, delta=piece) for piece in pieces]
    text = "".join(
        f"data: {json.dumps(event)}\n\n" for event in (created(), added, *deltas)
    )
    node = node_after(life_in(text), text).get("arguments")
    assert node.text == '{"a":"\\u00e9 \U0001f6aa"}'
    assert read_json(node.text).is_json


@given(
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30),
    st.data(),
)
def test_each_character_stands_in_the_piece_that_brought_it(whole, data):
    cuts = sorted(data.draw(st.sets(st.integers(0, len(whole)), max_size=4)))
    bounds = [0, *cuts, len(whole)]
    pieces = [whole[a:b] for a, b in pairwise(bounds)]
    text = framed(created(), *call_events(tuple(pieces))[:-2], done=False)
    node = node_after(life_in(text), text).get("arguments")
    assert node.text == whole
    places = string_map_of(node, text)
    for index, character in enumerate(whole):
        start, end = places.outer_span(Span(index, index + 1))
        assert json.loads(f'"{text[start:end]}"') == character
        assert text.rindex('"delta"', 0, start) > text.index('"delta"') - 1


def test_the_string_keeps_the_place_that_the_item_has_for_it():
    text = framed(created(), *call_events()[:-2], done=False)
    node = node_after(life_in(text), text)
    begun = streams_in(text)[0].events[1].item
    assert span_of(node) == span_of(begun)
    assert span_of(node.get("arguments")) == span_of(begun.get("arguments"))
    assert text[slice(*span_of(node.get("arguments")))] == '""'


def test_a_place_in_several_pieces_reaches_from_the_first_to_the_last():
    text = framed(created(), *call_events()[:-2], done=False)
    places = string_map_of(node_after(life_in(text), text).get("arguments"), text)
    start, end = places.outer_span(Span(0, len(ARGUMENTS)))
    assert text[start:].startswith('{\\"reg"')
    assert text[:end].endswith('pac\\"}')


def test_an_item_to_which_nothing_was_added_is_the_captured_one():
    text = framed(created(), call_events()[0])
    (event,) = life_in(text)
    assert node_after([event], text) is event.item


def test_an_item_over_several_data_lines_is_put_together_too():
    added, *rest = call_events()
    laid_out = "".join(
        f"data: {row}\n" for row in json.dumps(added, indent=1).split("\n")
    )
    text = framed(created(), done=False) + laid_out + "\n" + framed(*rest[:3])
    layer = text_after(life_in(text), text)
    assert json.loads(layer.text) == added["item"] | {"arguments": ARGUMENTS}
    node = node_after(life_in(text), text)
    assert value_of(node) == json.loads(layer.text)
    assert text[slice(*span_of(node.get("name")))] == '"get_sales_report"'


def test_a_whole_value_is_shown_as_it_was_captured():
    text = framed(created(), *call_events())
    event = life_in(text)[-1]
    layer = text_of(event.item, event.layer, text)
    assert layer.text == text[slice(*span_of(event.item))]
    assert layer.runs.outer_span_of(0, len(layer.text)) == span_of(event.item)


def test_halves_of_a_pair_in_two_pieces_are_one_character():
    pieces = [read_json(f'"{half}"').root for half in ("\\ud83d", "\\udeaa", "\\ud83d")]
    assert joined_text(pieces) == "\U0001f6aa\ud83d"
    assert joined_text([]) == ""


def test_a_stream_in_one_document_is_read_again_the_same():
    text = framed(created(), *call_events())
    assert read(text).records == read(text).records
