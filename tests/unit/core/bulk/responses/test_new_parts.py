"""What is left of a response when all that is known is taken out of it."""

import json

import pytest

from builders import a_function_call, a_message, a_response, a_tool, an_output
from inspector.core.bulk.responses.new_parts import cut_down
from inspector.core.bulk.responses.responses import Responses
from inspector.core.checks.inspection import inspect_content
from inspector.core.tools.tool_sources import Sources

SCHEMA = {"type": "object", "properties": {"n": {"type": "integer"}}}
SALES = a_tool()
COUNT = a_tool(SCHEMA, name="count", description="한글 😀")
CRM = {
    "type": "namespace",
    "name": "crm",
    "description": "d",
    "tools": [a_tool(SCHEMA, name="list")],
}
CALL = a_function_call()
COUNTING = a_function_call('{"n":1}', name="count")
LISTING = a_function_call('{"n":1}', name="list", namespace="crm")
SAID = a_message("한글 😀")


def line_of(*items, tools, **bend):
    response = a_response(*items, tools=list(tools), **bend)
    return json.dumps(response, ensure_ascii=False).encode()


@pytest.fixture
def known():
    """What is known once a call, a message and the tool of the call were met."""
    responses = Responses(Sources())
    responses.learn(inspect_content(line_of(CALL, SAID, tools=[SALES])))
    (known,) = responses._known
    return known


def parts_of(line):
    value = json.loads(line)
    return value["output"], value["tools"]


def test_what_is_new_is_left_with_the_tool_that_it_calls(known):
    line = line_of(SAID, COUNTING, CALL, tools=[SALES, COUNT])
    left = cut_down(known, line)
    assert parts_of(left) == ([COUNTING], [COUNT])
    assert left == line_of(COUNTING, tools=[COUNT])


def test_the_tool_of_a_call_is_found_in_its_namespace(known):
    left = cut_down(known, line_of(LISTING, SAID, tools=[SALES, CRM]))
    assert parts_of(left) == ([LISTING], [CRM])


def test_a_list_is_empty_only_where_it_was(known):
    left = cut_down(known, line_of(SAID, an_output(), tools=[SALES, SALES]))
    assert parts_of(left) == ([an_output()], [SALES])
    left = cut_down(known, line_of(CALL, SAID, tools=[SALES, COUNT]))
    assert parts_of(left) == ([CALL], [COUNT])
    left = cut_down(known, line_of(SAID, an_output(), tools=[]))
    assert parts_of(left) == ([an_output()], [])


@pytest.mark.parametrize(
    "line",
    [
        line_of(CALL, SAID, tools=[SALES]),
        line_of(COUNTING, tools=[COUNT]),
        line_of(SAID, COUNTING, tools=[SALES, COUNT], status="incomplete"),
        line_of(SAID, COUNTING, tools=[SALES, COUNT]).replace(b"}]}", b"}}}"),
        line_of(SAID, COUNTING, tools=[SALES, COUNT])[:-40],
        b'{"type": "message"}',
        b"",
    ],
    ids=["known", "new", "another frame", "faulty", "cut off", "an item", "nothing"],
)
def test_nothing_is_left_of_what_cannot_be_cut(known, line):
    assert cut_down(known, line) is None


def test_a_part_that_is_nested_without_end_is_left_to_the_reader(known):
    deep = line_of("x", tools=[]).replace(b'"x"', b"[" * 10**5 + b"]" * 10**5)
    assert cut_down(known, deep) is None


def test_half_of_a_surrogate_pair_in_a_name_is_no_name_of_a_tool(known):
    call = COUNTING | {"name": "PLACE"}
    line = line_of(SAID, call, tools=[SALES]).replace(b"PLACE", rb"co\ud83dunt")
    left = cut_down(known, line)
    assert left is not None
    assert rb"co\ud83dunt" in left
