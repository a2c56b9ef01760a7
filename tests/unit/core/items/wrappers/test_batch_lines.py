"""Lines of batch files."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_request, a_response, as_json_lines
from other_apis import (
    a_chat_response,
    a_tool_use,
    apis_in,
    codes_of,
    envelope_of,
    items_in,
)


def an_input(body, url="/v1/responses"):
    return {"custom_id": "a", "method": "POST", "url": url, "body": body}


def an_output(body):
    response = {"status_code": 200, "request_id": "r", "body": body}
    return {"id": "b", "custom_id": "a", "response": response, "error": None}


CANCELLED = {
    "id": "b",
    "custom_id": "a",
    "response": None,
    "error": {"code": "batch_cancelled"},
}


@pytest.mark.parametrize(
    ("line", "name", "pointers"),
    [
        (
            an_input(a_request(a_function_call())),
            "batch-input/request",
            ["/body/input/0"],
        ),
        (an_output(a_response()), "batch-output/response", ["/response/body/output/0"]),
    ],
)
def test_a_line_is_unwrapped(line, name, pointers):
    assert envelope_of(line).name == name
    assert items_in(line) == pointers
    assert "envelope/unwrapped" in codes_of(line)


def test_the_body_may_be_of_another_api():
    line = an_output(a_chat_response())
    assert apis_in(line) == ["chat-completions"]
    assert items_in(line) == []


def test_a_cancelled_row_is_no_fault():
    text = as_json_lines(an_output(a_response()), CANCELLED)
    assert "envelope/no-item" not in codes_of(text)
    assert envelope_of(text).bodies[1].is_record_without_item


@pytest.mark.parametrize("place", ["params", "result"])
def test_a_line_of_anthropic_holds_its_api(place):
    message = {"role": "assistant", "content": [a_tool_use()]}
    held = {
        "params": {"messages": [message]},
        "result": {"type": "succeeded", "message": message | {"stop_reason": "x"}},
    }
    line = {"custom_id": "a", place: held[place]}
    assert apis_in(line) == ["anthropic-messages"]


def test_a_failed_row_of_anthropic_is_no_fault():
    line = {"custom_id": "a", "result": {"type": "errored", "error": {}}}
    message = {"role": "assistant", "content": [a_tool_use()]}
    beside = {"custom_id": "b", "params": {"messages": [message]}}
    assert "envelope/no-item" not in codes_of(as_json_lines(line, beside))


@pytest.mark.parametrize(
    "value", [{"custom_id": "a"}, {"custom_id": "a", "body": {"x": 1}}]
)
def test_an_id_alone_makes_no_line(value):
    assert "envelope/no-item" in codes_of(value)
