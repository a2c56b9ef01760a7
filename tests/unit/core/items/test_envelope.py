"""What the items of a document were logged in."""

from __future__ import annotations

import pytest

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    an_output,
    as_json,
    as_json_lines,
)
from inspector.core.items.envelope import (
    BodyKind,
    Side,
    read_envelope,
)
from inspector.core.items.responses_shape import is_tools_list
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from other_apis import a_chat_call, a_chat_response


def envelope_of(content):
    text = content if isinstance(content, str) else as_json(content)
    return read_envelope(read_document(text, Origin("test")))


def shape_of(content):
    """Kind of each body, and the pointers of its items."""
    return [
        (body.kind.value, [pointer for pointer, _ in body.items])
        for body in envelope_of(content).bodies
    ]


@pytest.mark.parametrize("item", [a_function_call(), an_output(), a_message()])
def test_an_item_is_its_own_body(item):
    assert shape_of(item) == [("item", [""])]


def test_a_list_of_items_is_one_body():
    assert shape_of([a_function_call(), an_output()]) == [("list", ["/0", "/1"])]


def test_the_items_of_a_response_are_its_output():
    [body] = envelope_of(a_response(a_message(), a_function_call())).bodies
    assert (body.kind, body.side) == (BodyKind.RESPONSE, Side.OUTPUT)
    assert [pointer for pointer, _ in body.items] == ["/output/0", "/output/1"]


def test_the_items_of_a_request_are_its_input():
    [body] = envelope_of(a_request(a_function_call(), an_output())).bodies
    assert (body.kind, body.side) == (BodyKind.REQUEST, Side.INPUT)
    assert [pointer for pointer, _ in body.items] == ["/input/0", "/input/1"]


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ({"input": "Hello"}, "request"),
        ({"input": []}, "request"),
        ({"output": []}, "response"),
        ({"object": "response"}, "response"),
        ({"object": "response", "output": None}, "response"),
        ({"tools": [a_tool()]}, "tools"),
        ([a_tool()], "tools"),
        (a_tool(), "tools"),
        ([a_tool(), {"type": "web_search"}], "tools"),
        ({"type": "object", "properties": {}}, "none"),
        ({"$schema": "urn:x", "type": "string"}, "none"),
        ({}, "none"),
        ({"a": 1}, "none"),
        ([], "none"),
        ([1, "x", None], "none"),
        ([[a_function_call()]], "none"),
        ("1", "none"),
        ('"text"', "none"),
    ],
)
def test_a_body_without_items_still_has_a_kind(value, kind):
    assert shape_of(value) == [(kind, [])]


@pytest.mark.parametrize(
    "item",
    [
        {"call_id": "call_1"},
        {"arguments": "{}"},
        {"role": "user", "content": "Hi"},
        {"type": None},
        {"type": 7},
        {"type": "output", "output": []},
        {"call_id": "call_1", "output": []},
        {"type": "function", "id": "call_1", "function": {}},
        {"type": "object", "call_id": "call_1", "properties": {}},
    ],
)
def test_an_item_with_a_wrong_or_missing_type_is_still_an_item(item):
    assert shape_of(item) == [("item", [""])]


def test_requests_and_responses_in_a_list_are_bodies_of_their_own():
    assert shape_of([a_request(), a_function_call(), a_response()]) == [
        ("request", ["/0/input/0"]),
        ("response", ["/2/output/0"]),
        ("list", ["/1"]),
    ]


@pytest.mark.parametrize("stray", [None, 1, "text", [], {"a": 1}, True])
def test_whatever_stands_among_items_is_taken_for_one(stray):
    assert shape_of([a_function_call(), stray]) == [("list", ["/0", "/1"])]
    assert shape_of(a_request(a_function_call(), stray)) == [
        ("request", ["/input/0", "/input/1"])
    ]


def test_each_line_of_a_log_has_its_body():
    text = as_json_lines(a_response(), [a_function_call()], a_message()) + "oops\n"
    envelope = envelope_of(text)
    assert [(body.record, body.kind.value) for body in envelope.bodies] == [
        (0, "response"),
        (1, "list"),
        (2, "item"),
    ]
    assert envelope.kind == "mixed"


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        ("", "none"),
        ("oops", "none"),
        (as_json(a_response()), "response"),
        (as_json_lines(a_message(), {"a": 1}), "item"),
    ],
)
def test_a_document_has_one_kind_where_its_bodies_agree(content, kind):
    assert envelope_of(content).kind == kind


def test_a_value_behind_faults_that_could_be_read_past_has_its_items():
    assert shape_of("{'type': 'function_call', 'id': None}") == [("item", [""])]


@pytest.mark.parametrize("name", ["previous_response_id", "conversation"])
def test_a_conversation_may_live_on_the_server(name):
    [body] = envelope_of(a_request(**{name: "x"})).bodies
    assert body.lives_on_server
    assert body.member(name) is not None
    [body] = envelope_of(a_request(**{name: None})).bodies
    assert not body.lives_on_server
    assert body.member(name) is None


def test_only_requests_and_responses_have_members_to_ask_for():
    [body] = envelope_of(a_function_call()).bodies
    assert body.member("name") is None
    [body] = envelope_of(a_response()).bodies
    assert body.member("model").text == "example-model"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([a_tool(), a_tool(name="other")], True),
        ([{"type": "namespace", "name": "n", "tools": []}], True),
        ([{"type": "custom", "name": "n"}], True),
        ([{"type": "web_search"}], True),
        ([a_function_call()], False),
        ([a_tool(), a_function_call()], False),
        ([a_tool(), 1], False),
        ([{"type": "function", "id": "call_1", "function": {}}], False),
        ([], False),
        (a_tool(), False),
    ],
)
def test_declarations_are_told_from_items(value, expected):
    document = read_document(as_json(value), Origin("test"))
    assert is_tools_list(document.records[0].root) is expected


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (a_response(), "response"),
        (
            {"custom_id": "a", "response": {"body": a_response()}},
            "batch-output/response",
        ),
        (a_chat_response(), "chat-completions"),
        (as_json_lines(a_chat_response(), a_response()), "mixed"),
        ({"a": 1}, "none"),
    ],
)
def test_an_envelope_is_named_with_what_is_around_it(content, name):
    assert envelope_of(content).name == name


def test_all_calls_of_other_apis_are_at_hand():
    text = as_json_lines(a_chat_response(), a_request(a_chat_call()))
    calls = envelope_of(text).foreign_calls
    assert [(call.at.record, call.api) for call in calls] == [
        (0, "Chat Completions"),
        (1, "Chat Completions"),
    ]


def test_events_of_another_api_that_follow_are_one_body():
    chunk = {"object": "chat.completion.chunk", "choices": []}
    text = as_json_lines(chunk, chunk, a_message(), chunk)
    kinds = [(body.kind.value, body.record) for body in envelope_of(text).bodies]
    assert kinds == [("foreign", 0), ("item", 2), ("foreign", 3)]


def test_a_framed_stream_of_whole_answers_is_one_body():
    answer = {"candidates": [{"content": {"parts": [{"functionCall": {"name": "f"}}]}}]}
    text = f"data: {as_json(answer)}\n\n" * 2
    [body] = envelope_of(text).bodies
    assert body.kind is BodyKind.FOREIGN
    assert [len(found.calls) for found in body.foreign] == [2]
