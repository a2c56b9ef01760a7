"""A request and its response as HTTP loggers write them."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_request, a_response, as_json
from other_apis import a_chat_response, apis_in, codes_of, envelope_of, items_in

REQUEST = a_request(a_function_call())


@pytest.mark.parametrize(
    "exchange",
    [
        {"request": {"body": REQUEST}, "response": {"body": a_response()}},
        {"request": {"body": as_json(REQUEST)}, "response": {"json": a_response()}},
        {"request": REQUEST, "response": a_response()},
    ],
)
def test_both_bodies_are_found(exchange):
    if "json" in exchange["response"]:
        exchange["response"]["status"] = 200
    assert len(items_in(exchange)) == 2
    kinds = [body.kind.value for body in envelope_of(exchange).bodies]
    assert kinds == ["request", "response"]


def test_the_tools_of_the_request_check_the_calls_of_the_answer():
    tool = {"name": "get_sales_report", "parameters": {"required": ["month"]}}
    asked = {
        "messages": [{"role": "user", "content": "x"}],
        "tools": [{"type": "function", "function": tool}],
    }
    exchange = {"request": {"body": asked}, "response": {"body": a_chat_response()}}
    assert set(apis_in(exchange)) == {"chat-completions"}
    assert "arguments/schema" in codes_of(exchange)


@pytest.mark.parametrize(
    "value",
    [
        {"response": {"status": 200, "body": "Hello"}},
        {"response": {"status": 200}},
        {"request": "x"},
    ],
)
def test_an_exchange_of_something_else_has_no_item(value):
    assert "envelope/no-item" in codes_of(value)


def test_an_item_with_a_member_response_is_an_item():
    assert items_in(a_function_call(response={"body": {}})) == [""]
