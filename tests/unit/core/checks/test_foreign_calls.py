"""What is wrong with the calls of other APIs."""

from __future__ import annotations

import pytest

from builders import (
    REGION_SCHEMA,
    a_function_call,
    a_message,
    a_request,
    as_json,
)
from inspector.core.checks.foreign_calls import item_of
from inspector.core.checks.inspection import inspect_content
from inspector.core.items.arguments import Arguments
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_schema
from other_apis import (
    a_chat_call,
    a_chat_message,
    a_chat_response,
    a_tool_use,
    codes_of,
    said_of,
    text_of,
)

CHAT_TOOL = {
    "type": "function",
    "function": {"name": "get_sales_report", "parameters": REGION_SCHEMA},
}


def inspected(content, sources=None):
    return inspect_content(text_of(content), sources)


def a_chat_request(arguments):
    messages = [a_chat_message(a_chat_call(arguments))]
    return {"messages": messages, "tools": [CHAT_TOOL]}


def an_anthropic_request(given):
    tool = {"name": "get_sales_report", "input_schema": REGION_SCHEMA}
    message = {"role": "assistant", "content": [a_tool_use(given)]}
    return {"messages": [message], "tools": [tool]}


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("", "arguments/empty"),
        ('{"a"', "json/truncated"),
        ("[1]", "arguments/not-an-object"),
        ('"{\\"a\\":1}"', "arguments/double-encoded"),
        ('{"a":NaN}', "json/non-finite-number"),
        ({"a": 1}, "arguments/not-a-string"),
        (None, "arguments/not-a-string"),
    ],
)
def test_arguments_that_are_a_string_are_read_as_strictly_as_ours(arguments, code):
    assert code in codes_of(a_chat_response(a_chat_call(arguments)))


def test_a_finding_stands_where_the_other_api_has_the_value():
    found = said_of(a_chat_request('{"region":"mars"}'))
    where = "/messages/0/tool_calls/0/function/arguments"
    assert ("arguments/schema", where, r"\"mars\"") in found


def test_a_value_that_is_no_string_is_pointed_at_itself():
    found = said_of(an_anthropic_request({"region": "mars"}))
    where = "/messages/0/content/0/input/region"
    assert ("arguments/schema", where, '"mars"') in found


@pytest.mark.parametrize(
    ("content", "outcome"),
    [
        (a_chat_request('{"region":"apac"}'), "valid"),
        (a_chat_request('{"region":1}'), "invalid"),
        (an_anthropic_request({"region": "apac"}), "valid"),
        (an_anthropic_request({}), "invalid"),
    ],
)
def test_the_tools_of_the_same_body_are_asked(content, outcome):
    [call] = inspected(content).foreign_calls
    assert call.validation.outcome.value == outcome
    assert call.tool.name == "get_sales_report"


def test_a_schema_that_was_given_is_asked():

    given = read_schema(read_document(as_json({"type": "array"}), Origin("schema")))
    [call] = inspected(a_tool_use(), Sources(given)).foreign_calls
    assert call.validation.outcome.value == "invalid"


def test_without_a_schema_that_is_said_and_nothing_else():
    assert codes_of(a_chat_response()) == {"envelope/foreign", "arguments/no-schema"}


@pytest.mark.parametrize("given", [["apac"], "x", 1])
def test_an_object_is_expected_where_the_api_has_one(given):
    blocks = [a_tool_use(given), {"type": "text", "text": "x"}]
    assert codes_of(blocks) & {"arguments/not-an-object", "json/syntax"}


def test_free_text_and_pieces_are_not_read():
    custom = {"id": "c", "type": "custom", "custom": {"name": "sql", "input": "{"}}
    [call] = inspected({"tool_calls": [custom]}).foreign_calls
    assert (call.lookup, call.validation, call.findings) == (None, None, ())


def test_findings_on_a_call_that_is_no_item_stand_on_no_item():
    inspection = inspected(a_chat_response(a_chat_call("")))
    assert inspection.items == ()
    assert {f.item for f in inspection.findings} == {None}
    assert inspection.blocks


def test_findings_on_a_call_among_items_stand_on_its_item():
    request = a_request(a_message(), a_chat_message(a_chat_call("")))
    [_, stray] = inspected(request).items
    assert {"arguments/empty", "envelope/mixed"} <= {f.code for f in stray.findings}


def test_a_call_that_is_judged_as_an_item_is_not_judged_twice():
    step = {"type": "function_call", "id": "s", "name": "f", "arguments": {}}
    for value in (step, a_function_call("", object="realtime.item")):
        codes = [code for code, _, _ in said_of(value)]
        assert len(codes) == len(set(codes))


def test_the_window_gets_the_call_in_the_shape_of_an_item():
    inspection = inspected(a_chat_response())
    [found] = inspection.foreign_calls
    item = item_of(found.call, inspection.document.text)
    assert (item.name, item.call_id) == ("get_sales_report", "call_001")
    assert isinstance(item.arguments, Arguments)
    assert item.is_function_call
    assert found.call.api == "Chat Completions"
