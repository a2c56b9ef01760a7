"""The bodies of one value, however deep it is wrapped."""

from __future__ import annotations

import pytest

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
)
from inspector.core.items.bodies import MOST_LEVELS
from other_apis import (
    a_chat_call,
    a_chat_message,
    a_chat_response,
    a_tool_use,
    apis_in,
    envelope_of,
    items_in,
)

USER = {"role": "user", "content": "x"}
TOOL = {"role": "tool", "tool_call_id": "call_001", "content": "42"}
LINE = {"custom_id": "a", "url": "u", "body": a_request(a_function_call())}


def shapes(content):
    return [
        (body.kind.value, [pointer for pointer, _ in body.items])
        for body in envelope_of(content).bodies
    ]


def test_a_log_of_request_and_response_in_one_is_two_bodies():
    pair = {"input": [a_function_call()], "output": [a_message()]}
    assert shapes(pair) == [("request", ["/input/0"]), ("response", ["/output/0"])]


@pytest.mark.parametrize("input_", [[], "Hello", None, 1])
def test_an_input_without_items_is_no_body_of_its_own(input_):
    assert shapes(a_response(input=input_)) == [("response", ["/output/0"])]


@pytest.mark.parametrize("output", ["text", None, 1, {}, True])
def test_a_response_may_have_anything_for_its_output(output):
    assert shapes({"object": "response", "output": output}) == [("response", [])]
    body = {"output": output, "input": [USER]}
    assert shapes(body) == [("request", ["/input/0"])]


@pytest.mark.parametrize(
    "messages",
    [
        [USER, a_chat_message(), TOOL],
        [a_chat_message()],
        [USER, {"role": "assistant", "content": [a_tool_use()]}],
        [{"type": "text", "text": "x"}, a_tool_use()],
    ],
)
def test_messages_of_another_api_are_one_body_without_items(messages):
    assert shapes(messages) == [("foreign", [])]


@pytest.mark.parametrize("values", [[a_chat_call()], [a_chat_call(), a_tool_use()]])
def test_calls_that_were_taken_out_of_their_messages_stay_items(values):
    [body] = envelope_of(values).bodies
    assert (body.kind.value, len(body.items)) == ("list", len(values))
    assert not body.is_mixed
    assert len(body.foreign) == len(values)


def test_one_item_of_responses_makes_all_others_faulty_ones():
    [body] = envelope_of([USER, a_chat_message(), an_output()]).bodies
    assert (body.kind.value, len(body.items)) == ("list", 3)
    assert body.is_mixed
    assert [found.api.slug for found in body.foreign] == ["chat-completions"]


def test_plain_messages_are_items_of_which_the_type_is_missing():
    assert shapes([USER, USER]) == [("list", ["/0", "/1"])]


def test_wrappers_and_bodies_of_any_kind_may_stand_in_one_list():
    assert shapes([LINE, a_function_call(), a_chat_response(), a_response()]) == [
        ("request", ["/0/body/input/0"]),
        ("foreign", []),
        ("response", ["/3/output/0"]),
        ("list", ["/1"]),
    ]


def test_records_without_an_item_make_no_items_of_their_neighbours():
    meta = {"type": "session_meta", "payload": {}}
    assert shapes([meta, meta]) == [("none", []), ("none", [])]
    assert shapes([meta, LINE]) == [("none", []), ("request", ["/1/body/input/0"])]


def test_wrappers_are_looked_into_up_to_a_depth():
    value = a_response()
    for _ in range(MOST_LEVELS):
        value = {"run_type": "chain", "inputs": {}, "outputs": value}
    assert len(items_in(value)) == 1
    assert items_in({"run_type": "chain", "inputs": {}, "outputs": value}) == []


@pytest.mark.parametrize("value", [{"type": "function_call"}, {"type": "message"}])
def test_an_item_is_never_taken_for_another_api(value):
    assert apis_in(value) == []
    assert items_in(value) == [""]


def test_a_null_among_items_stays_one():
    assert shapes(a_request(a_message(), None)) == [
        ("request", ["/input/0", "/input/1"])
    ]
