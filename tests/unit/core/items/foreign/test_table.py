"""The table of APIs: which one a value has, and no other."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_request, a_response, an_output
from inspector.core.items.foreign import table
from inspector.core.items.foreign.table import APIS, STREAMS
from other_apis import a_chat_message, a_chat_response, a_tool_use, located

GEMINI = {"functionCall": {"name": "f", "args": {}}}
BEDROCK = {"toolUse": {"toolUseId": "t", "name": "f", "input": {}}}
LANGCHAIN = {"type": "ai", "content": "", "tool_calls": []}


@pytest.mark.parametrize(
    ("value", "slug"),
    [
        (a_chat_response(), "chat-completions"),
        ({"messages": [a_chat_message()]}, "chat-completions"),
        (
            {"messages": [{"role": "a", "content": [a_tool_use()]}]},
            "anthropic-messages",
        ),
        ({"messages": [{"role": "a", "content": [BEDROCK]}]}, "bedrock-converse"),
        ({"messages": [LANGCHAIN]}, "langchain"),
        ({"contents": [{"parts": [GEMINI]}]}, "gemini"),
        ({"object": "thread.run"}, "assistants"),
    ],
)
def test_a_body_has_one_api(value, slug):
    found = table.whole_of(located(value))
    assert found[0].slug == slug


@pytest.mark.parametrize(
    "value",
    [
        a_function_call(),
        a_function_call(arguments={}),
        a_message(),
        an_output(),
        a_response(),
        a_request(a_message(), a_function_call(), an_output()),
        {"type": "reasoning", "summary": [], "content": None},
        {"type": "custom_tool_call", "call_id": "c", "name": "f", "input": "x"},
        {"role": "user", "content": "x"},
        {"type": "tool_search_call", "call_id": "c", "arguments": {}},
        {"type": "mcp_call", "name": "f", "arguments": "{}", "id": "mcp_1"},
    ],
)
def test_nothing_of_responses_is_foreign(value):
    at = located(value)
    asked = (table.whole_of, table.turn_of, table.bare_of, table.stream_of)
    assert [ask(at) for ask in asked] == [None] * 4


@pytest.mark.parametrize("value", [{}, [], "x", 1, None, True])
def test_plain_values_have_no_api(value):
    at = located(value)
    for api in APIS:
        assert [api.whole(at), api.message(at), api.bare(at)] == [None] * 3
    assert not any(stream.is_event(at) for stream in STREAMS)


def test_slugs_and_titles_are_unique():
    assert len({api.slug for api in APIS}) == len(APIS)
    assert len({api.title for api in APIS}) == len(APIS)


def test_what_was_found_in_several_values_is_one_a_kind_of_api():
    values = [a_chat_message(), a_chat_message(), {"role": "a", "parts": [GEMINI]}]
    found = [table.turn_of(located(value)) for value in values]
    assert [(one.api.slug, len(one.calls)) for one in table.one_of(found)] == [
        ("chat-completions", 2),
        ("gemini", 1),
    ]
