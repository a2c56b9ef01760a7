"""What of another API stands among items."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, an_output
from inspector.core.items.strays import is_sure_item, strays_in
from other_apis import a_chat_call, a_chat_message, a_tool_use, located

STEP = {"type": "function_call", "id": "s1", "name": "f", "arguments": {}}
ANTHROPIC = {"type": "message", "role": "a", "content": [], "stop_reason": "x"}


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (a_function_call(), True),
        (a_function_call(arguments={}), True),
        (a_message(), True),
        (an_output(), True),
        ({"type": "acme:call"}, True),
        ({"type": "reasoning"}, True),
        ({"type": "function_call"}, True),
        (STEP, False),
        (STEP | {"call_id": "c"}, True),
        (ANTHROPIC, False),
        (a_function_call(object="realtime.item"), False),
        (a_function_call(object="response.item"), True),
        (a_chat_call(), False),
        ({"role": "user", "content": "x"}, False),
        ({"type": None}, False),
        ({}, False),
        ("x", False),
    ],
)
def test_an_item_is_sure_where_it_can_be_nothing_else(value, expected):
    assert is_sure_item(located(value).node) is expected


def strays(*values, is_mixed=True):
    found = strays_in(located(list(values)).each(), is_mixed=is_mixed)
    return [(one.api.slug, one.telling.pointer) for one in found]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (a_chat_call(), ("chat-completions", "/0/function")),
        (a_chat_message(), ("chat-completions", "/0/tool_calls")),
        (
            a_message(content=[a_tool_use()]),
            ("anthropic-messages", "/0/content/0/type"),
        ),
        (
            a_message(tool_calls=[a_chat_call()]),
            ("chat-completions", "/0/tool_calls"),
        ),
    ],
)
def test_foreign_things_are_found(value, expected):
    assert strays(value) == [expected]


@pytest.mark.parametrize(
    "value",
    [
        a_function_call(),
        a_function_call(arguments={}),
        a_message(),
        a_message(content="x"),
        a_message(content=[{"type": "text", "text": "x"}, {"type": "other"}]),
        {"role": "user", "content": "x"},
        {"role": "user", "content": [{"type": "input_text", "text": "x"}]},
        "x",
    ],
)
def test_items_are_left_alone(value):
    assert strays(value) == []


def test_a_call_with_an_object_is_a_damaged_one_among_items():
    assert strays(STEP, is_mixed=True) == []
    assert strays(STEP, is_mixed=False) == [("gemini-interactions", "/0/type")]
