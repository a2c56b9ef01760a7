"""A stream as it went by."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    streams_in,
)
from inspector.core.items.stream_timeline import timeline_of
from inspector.core.source.json_nodes import span_of


def timeline(*events: dict, text: str = ""):
    text = text or framed(*numbered(*events))
    return timeline_of(streams_in(text)[0], text)


def arguments_at(line, moment: int, item: int = 0) -> str | None:
    layer = line.item_at(moment, item)
    return None if layer is None else json.loads(layer.text)["arguments"]


def test_each_event_is_a_moment_of_its_item():
    line = timeline(*a_stream(*call_events(), *message_events(index=1)))
    assert [m.index for m in line.moments] == list(range(len(line.stream.events)))
    assert [m.item for m in line.moments[:8]] == [None, 0, 0, 0, 0, 0, 0, 1]
    assert line.moments[-1].item is None
    first = line.moments[1]
    assert first.kind == "response.output_item.added"
    assert line.document_text[slice(*first.span)].startswith('{"sequence_number": 1')


def test_an_item_changes_with_its_events_and_with_the_final_response():
    line = timeline(*a_stream())
    assert line.moments_of(0) == (1, 2, 3, 4, 5, 6, 7)


def test_an_item_is_shown_as_it_stood_then():
    line = timeline(*a_stream())
    told = [arguments_at(line, moment) for moment in range(8)]
    assert told == [
        None, "", '{"reg', '{"region":"a', ARGUMENTS, ARGUMENTS, ARGUMENTS, ARGUMENTS
    ]  # fmt: skip
    status = [json.loads(line.item_at(m, 0).text)["status"] for m in (5, 6)]
    assert status == ["in_progress", "completed"]


def test_between_its_events_an_item_stands_still():
    one, two = call_events(), message_events(index=1)
    line = timeline(created(), *one[:2], *two, *one[2:])
    assert [arguments_at(line, moment) for moment in (2, 3, 8)] == ['{"reg'] * 3


def test_the_final_response_changes_the_item_at_last():
    events = a_stream()
    events[-1]["response"]["output"][0]["arguments"] = "{}"
    line = timeline(*events)
    assert arguments_at(line, len(events) - 1) == "{}"
    assert arguments_at(line, len(events) - 2) == ARGUMENTS


def test_an_item_of_the_final_response_alone_comes_with_it():
    line = timeline(created(), completed(a_function_call(), 5))
    assert [arguments_at(line, moment) for moment in (0, 1)] == [None, ARGUMENTS]
    assert line.item_at(1, 1) is None
    assert line.moments_of(0) == (1,)
    assert line.first_parse(0) == 1


def test_each_character_of_a_moment_stands_in_the_capture():
    line = timeline(*a_stream())
    layer = line.item_at(3, 0)
    at = layer.text.index('ion\\":')
    start, end = layer.runs.outer_span_of(at, at + 3)
    assert line.document_text[start:end] == "ion"
    assert start > line.document_text.index("function_call_arguments.delta")


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (('{"a"', ":1}"), 3),
        (('{"a":1}', "", " "), 2),
        (('{"a":"}', '"', "}"), 4),
        (('{"a":"\\', '""', "}"), 4),
        (('{"a":"\\u00', 'e9"', "}"), 4),
        (("[", "[]", "]"), 4),
        ((" ", "{}"), 3),
        (('"te', 'xt"'), 3),
        (("tr", "ue"), 3),
        (("1", "2"), 2),
        (("", "{}"), 3),
        (('{"a":', "1"), None),
        (("{'a':", "1}"), None),
        (("{}", "{}"), 2),
        (("}", "{}"), None),
        (('{"a":1}' + " " * 100, "}"), 2),
    ],
)
def test_the_moment_at_which_arguments_first_parse_is_known(pieces, expected):
    *events, _, _ = call_events(pieces)
    line = timeline(created(), *events)
    assert line.first_parse(0) == expected


def test_arguments_that_come_as_a_whole_parse_then():
    added, *_, done, item = call_events()
    assert timeline(created(), added, done, item).first_parse(0) == 2
    assert timeline(created(), added, item).first_parse(0) == 2
    whole = an_event("output_item.added", item=a_function_call(), output_index=0)
    assert timeline(created(), whole, item).first_parse(0) == 1


def test_what_has_no_arguments_never_parses():
    line = timeline(*a_stream(*message_events()))
    assert line.first_parse(0) is None
    assert timeline(created(), completed(a_message())).first_parse(0) is None


@given(
    st.dictionaries(
        st.text(max_size=3), st.text(max_size=6) | st.integers() | st.lists(st.none())
    ),
    st.data(),
)
def test_the_first_moment_is_the_first_whose_text_is_json(value, data):
    whole = json.dumps(value, ensure_ascii=data.draw(st.booleans()))
    cuts = sorted(data.draw(st.sets(st.integers(0, len(whole)), max_size=5)))
    bounds = [0, *cuts, len(whole)]
    pieces = [whole[a:b] for a, b in pairwise(bounds)]
    *events, _, _ = call_events(tuple(pieces))
    line = timeline(created(), *events)
    parsing = [m for m in line.moments_of(0) if is_json(arguments_at(line, m))]
    assert line.first_parse(0) == parsing[0]


def is_json(text: str | None) -> bool:
    try:
        json.loads(text or "")
    except ValueError:
        return False
    return True


def test_a_moment_is_the_events_own_characters():
    text = framed(*a_stream())
    line = timeline(text=text)
    for moment in line.moments:
        assert moment.span == span_of(moment.event.node)
        assert json.loads(text[slice(*moment.span)])["type"] == moment.kind
