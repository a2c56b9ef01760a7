"""One item and the members that every check asks for."""

from __future__ import annotations

import pickle

import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
    as_json,
    as_json_lines,
)
from event_streams import call_events, completed, created, framed
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.items.item_types import Portability
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin


def items_in(content):
    text = content if isinstance(content, str) else as_json(content)
    document = read_document(text, Origin("test"))
    return text, list(items_of(document, read_envelope(document)))


def the_item(content):
    _, [item] = items_in(content)
    return item


def test_an_item_answers_for_its_members():
    item = the_item(a_function_call(namespace="sales"))
    assert item.type_text == "function_call"
    assert item.is_function_call
    assert (item.call_id, item.item_id) == ("call_001", "fc_001")
    assert (item.name, item.namespace) == ("get_sales_report", "sales")
    assert item.status == "completed"
    assert item.portable is Portability.CORE


@pytest.mark.parametrize("wrong", [ABSENT, None, 7, ["x"], {"a": 1}, True])
def test_a_member_that_is_no_string_has_no_text(wrong):
    bend = dict.fromkeys(("call_id", "id", "name", "namespace", "status"), wrong)
    item = the_item(a_function_call(**bend))
    texts = (item.call_id, item.item_id, item.name, item.namespace, item.status)
    assert texts == (None,) * 5
    assert (item.get("call_id") is None) == (wrong is ABSENT)


@pytest.mark.parametrize(
    "type_value",
    ["acme:function_call", "message", "Function_Call", "function_call ", "", None, 7],
)
def test_only_the_exact_type_is_a_function_call(type_value):
    item = the_item(a_function_call(type=type_value))
    assert not item.is_function_call
    assert item.arguments is None


def test_the_span_of_an_item_spells_it():
    text, items = items_in(a_response(a_message(), a_function_call()))
    assert [text[slice(*item.span)] for item in items] == [
        as_json(a_message()),
        as_json(a_function_call()),
    ]


def test_items_are_numbered_in_the_document_and_in_their_body():
    text = as_json_lines(a_response(a_message(), a_function_call()), an_output())
    _, items = items_in(text)
    assert [(item.index, item.body.record, item.position) for item in items] == [
        (0, 0, 0),
        (1, 0, 1),
        (2, 1, 0),
    ]
    assert [item.pointer for item in items] == ["/output/0", "/output/1", ""]


def test_items_come_in_the_order_of_the_text_whatever_holds_them():
    mixed = [a_message(), a_response(), an_output(), a_request(), a_function_call()]
    _, items = items_in(mixed)
    starts = [item.span.start for item in items]
    assert starts == sorted(starts)
    assert [item.pointer for item in items] == [
        "/0",
        "/1/output/0",
        "/2",
        "/3/input/0",
        "/4",
    ]
    assert [item.index for item in items] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("stray", [None, 7, "text", [1]])
def test_what_is_no_object_is_an_item_without_members(stray):
    _, [_, item] = items_in([a_function_call(), stray])
    assert item.type_text is None
    assert item.get("type") is None
    assert item.portable is Portability.UNKNOWN


def test_an_item_can_be_sent_to_another_process():
    item = the_item(a_function_call())
    assert item.portable is Portability.CORE  # what was worked out goes along
    assert pickle.loads(pickle.dumps(item)) == item


def test_an_item_of_a_stream_stands_in_the_record_of_its_event():
    _, [item] = items_in(framed(created(), *call_events()[:2]))
    assert (item.record, item.pointer, item.is_closed) == (1, "/item", False)
    _, [item] = items_in(framed(created(), completed(a_function_call())))
    assert (item.record, item.pointer) == (1, "/response/output/0")
    assert item.is_closed


def test_items_of_a_stream_keep_the_order_of_its_output():
    events = [created(), *call_events()[:2], completed(a_message())]
    _, items = items_in(framed(*events))
    assert [item.type_text for item in items] == ["message", "function_call"]
    assert items[0].span.start > items[1].span.start


def test_an_item_outside_of_streams_is_closed():
    item = the_item(a_function_call())
    assert (item.record, item.is_closed) == (0, True)
