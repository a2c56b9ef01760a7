import pytest

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    as_json_lines,
)
from inspector.core.errors import InspectorError
from inspector.core.tools.given_files import read_tools
from inspector.core.tools.tool import SchemaOrigin
from schemas import document_of

SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}}
CHAT_TOOL = {"type": "function", "function": {"name": "f", "parameters": SCHEMA}}


def names_in(value):
    return [tool.name for tool in read_tools(document_of(value))]


@pytest.mark.parametrize(
    "value",
    [
        [a_tool()],
        {"tools": [a_tool()]},
        a_tool(),
        a_request(),
        a_response(),
        {"result": {"tools": [{"name": "get_sales_report", "inputSchema": SCHEMA}]}},
        {"body": {"request": a_request()}},
    ],
    ids=["list", "object", "one", "request", "response", "mcp", "wrapped"],
)
def test_whatever_carries_tools_may_be_given(value):
    assert names_in(value) == ["get_sales_report"]


def test_given_tools_say_that_they_were_given():
    (tool,) = read_tools(document_of(CHAT_TOOL))
    assert tool.origin is SchemaOrigin.GIVEN_TOOLS
    assert tool.parameters_pointer == "/function/parameters"


def test_the_bodies_of_a_log_add_up():
    lines = as_json_lines(
        a_request(tools=[a_tool(name="one")]), a_request(tools=[a_tool(name="two")])
    )
    assert names_in(lines) == ["one", "two"]


def test_a_broken_line_does_not_hide_the_tools_of_the_others():
    lines = as_json_lines(a_request(), a_request()) + '{"tools": [\n'
    assert names_in(lines) == ["get_sales_report"] * 2


def test_a_property_called_tools_declares_nothing():
    schema = {"type": "object", "properties": {"tools": {"type": "array"}}}
    assert names_in([a_tool(schema)]) == ["get_sales_report"]


@pytest.mark.parametrize(
    "value",
    [[], {}, {"tools": []}, [a_function_call()], [a_message()], [{"name": "Ada"}]],
    ids=["list", "object", "none", "calls", "messages", "people"],
)
def test_a_file_without_tools_is_refused(value):
    with pytest.raises(InspectorError, match="no tool in it"):
        read_tools(document_of(value, "tools.json"))


def test_a_tools_file_that_is_not_json_is_refused_with_the_place():
    with pytest.raises(InspectorError, match="line 2, column 4") as error:
        read_tools(document_of('[\n  {name: "f"}]', "tools.json"))
    assert error.value.key == "tools-not-json"


@pytest.mark.parametrize(
    ("value", "names"),
    [
        (
            {"tools": [{"functionDeclarations": [{"name": "a"}, {"name": "b"}]}]},
            ["a", "b"],
        ),
        ({"function_declarations": [{"name": "a", "parameters": {}}]}, ["a"]),
        (
            {"toolConfig": {"tools": [{"toolSpec": {"name": "a", "inputSchema": {}}}]}},
            ["a"],
        ),
        ({"toolSpec": {"name": "a", "inputSchema": {"json": {}}}}, ["a"]),
        (
            {"jsonrpc": "2.0", "result": {"tools": [{"name": "a", "inputSchema": {}}]}},
            ["a"],
        ),
    ],
)
def test_the_lists_of_other_providers_are_tools_files(value, names):
    assert [tool.name for tool in read_tools(document_of(value))] == names


def test_what_only_chooses_a_tool_declares_none():
    choice = {"type": "function", "name": "f"}
    allowed = {"type": "allowed_tools", "tools": [choice]}
    for chosen in (choice, allowed):
        body = a_request(tools=[a_tool(name="f")], tool_choice=chosen)
        (tool,) = read_tools(document_of(body))
        assert tool.parameters is not None


OPENAPI = {
    "openapi": "3.1.0",
    "components": {"schemas": {"Report": SCHEMA, "City": {"type": "string"}}},
}


def test_the_components_of_an_openapi_description_are_tools_by_name():
    assert names_in(OPENAPI) == ["Report", "City"]
