import pickle

import pytest

from builders import a_function_call, a_request, a_response, a_tool
from event_streams import an_event, completed, created, framed
from event_streams import read as read_events
from inspector.core.items.envelope import read_envelope
from inspector.core.source.json_nodes import ConstantNode, ObjectNode, value_of
from inspector.core.source.pointer import resolve
from inspector.core.tools.contract import fits
from inspector.core.tools.declared_tools import ToolSet, declared_tools, tools_in
from inspector.core.tools.tool import SchemaOrigin, ToolShape
from schemas import document_of, node_of

SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}}


def read(tools):
    document = document_of(tools)
    root = document.records[0].root
    return tools_in(document, root, 0, "", SchemaOrigin.DOCUMENT)


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        ({"type": "function", "name": "f", "parameters": SCHEMA}, "/0/parameters"),
        (
            {"type": "function", "function": {"name": "f", "parameters": SCHEMA}},
            "/0/function/parameters",
        ),
        ({"name": "f", "inputSchema": SCHEMA}, "/0/inputSchema"),
        ({"name": "f", "input_schema": SCHEMA}, "/0/input_schema"),
        ({"type": "custom", "name": "f", "input_schema": SCHEMA}, "/0/input_schema"),
    ],
    ids=["responses", "chat", "mcp", "anthropic", "anthropic-custom"],
)
def test_every_spelling_of_a_function_gives_its_schema_and_its_place(entry, where):
    (tool,) = read([entry])
    assert (tool.name, tool.namespace, tool.pointer) == ("f", None, "/0")
    assert tool.parameters_pointer == where
    assert tool.parameters is resolve(tool.document.records[0].root, where)


@pytest.mark.parametrize(
    "entry",
    [
        {"type": "web_search"},
        {"type": "mcp", "server_label": "files"},
        {"type": "custom", "name": "f", "format": {"type": "text"}},
        {"type": "acme:search", "name": "f", "parameters": SCHEMA},
        {"type": "function", "parameters": SCHEMA},
        {"type": "function", "name": 5, "parameters": SCHEMA},
        {"type": "namespace", "tools": [a_tool()]},
        {"type": "namespace", "name": "n"},
        "get_weather",
        None,
        [a_tool()],
    ],
)
def test_an_entry_that_declares_no_function_gives_no_tool(entry):
    assert [tool.name for tool in read([entry, a_tool(name="last")])] == ["last"]


def test_what_is_no_array_declares_nothing():
    assert read({"tools": []}) == ()
    assert tools_in(document_of([]), None, 0, "", SchemaOrigin.DOCUMENT) == ()


def test_the_tools_of_a_namespace_know_it():
    nested = {"type": "namespace", "name": "files", "tools": [a_tool(name="read")]}
    (tool,) = read([nested])
    assert (tool.namespace, tool.name, tool.pointer) == ("files", "read", "/0/tools/0")


@pytest.mark.parametrize("parameters", [None, ...])
def test_null_parameters_are_no_schema_and_absent_ones_neither(parameters):
    entry = {"type": "function", "name": "f"}
    (tool,) = read([entry if parameters is ... else {**entry, "parameters": None}])
    assert tool.parameters is None
    assert tool.parameters_pointer == "/0/parameters"


def test_the_schema_false_is_a_schema():
    (tool,) = read([{"type": "function", "name": "f", "parameters": False}])
    assert isinstance(tool.parameters, ConstantNode)


def test_a_body_brings_its_tools_and_those_of_its_items():
    found = {"type": "tool_search_output", "tools": [a_tool(name="found")]}
    more = {"type": "additional_tools", "tools": [a_tool(name="more")]}
    document = document_of(a_request(found, more, a_function_call()))
    (body,) = read_envelope(document).bodies
    names = [tool.name for tool in declared_tools(document, body)]
    assert names == ["get_sales_report", "found", "more"]


def test_a_response_declares_what_the_request_sent():
    document = document_of(a_response())
    (body,) = read_envelope(document).bodies
    (tool,) = declared_tools(document, body)
    assert tool.pointer == "/tools/0"
    assert isinstance(tool.parameters, ObjectNode)


def test_of_two_declarations_of_one_tool_the_last_counts():
    tools = read([a_tool(True), a_tool(False)])
    assert tools.find(None, "get_sales_report") is tools[1]


def test_a_set_of_tools_is_searched_without_being_built_again():
    tools = read([a_tool()])
    assert ToolSet.of(tools) is tools
    assert ToolSet.of((tools[0],)) == tools


def test_a_set_of_tools_survives_a_process_boundary():
    tools = read([a_tool()])
    assert tools.find(None, "get_sales_report") is not None
    assert pickle.loads(pickle.dumps(tools)) == tools


@pytest.mark.parametrize(
    ("entry", "shape", "node_pointer", "parameters_pointer"),
    [
        (
            {"type": "function", "name": "f", "parameters": {"type": "object"}},
            ToolShape.FUNCTION,
            "/0",
            "/0/parameters",
        ),
        (
            {"type": "function", "function": {"name": "f", "parameters": {}}},
            ToolShape.CHAT,
            "/0/function",
            "/0/function/parameters",
        ),
        ({"name": "f", "inputSchema": {}}, ToolShape.MCP, "/0", "/0/inputSchema"),
        (
            {"name": "f", "input_schema": {}},
            ToolShape.ANTHROPIC,
            "/0",
            "/0/input_schema",
        ),
        (
            {"functionDeclarations": [{"name": "f", "parametersJsonSchema": {}}]},
            ToolShape.GEMINI,
            "/0/functionDeclarations/0",
            "/0/functionDeclarations/0/parametersJsonSchema",
        ),
        (
            {"function_declarations": [{"name": "f", "parameters": {}}]},
            ToolShape.GEMINI,
            "/0/function_declarations/0",
            "/0/function_declarations/0/parameters",
        ),
        (
            {"toolSpec": {"name": "f", "inputSchema": {"json": {}}}},
            ToolShape.BEDROCK,
            "/0/toolSpec",
            "/0/toolSpec/inputSchema/json",
        ),
    ],
)
def test_a_tool_says_how_it_is_spelled_and_where_its_parts_stand(
    entry, shape, node_pointer, parameters_pointer
):
    [tool] = read([entry])
    assert (tool.name, tool.shape) == ("f", shape)
    assert tool.node_pointer == node_pointer
    assert tool.parameters_pointer == parameters_pointer
    assert tool.parameters is not None
    assert tool.node.text("name") == "f"


def test_tools_in_an_item_of_a_stream_stand_in_the_record_of_its_event():
    item = {"type": "tool_search_output", "id": "ts_1", "tools": [a_tool()]}
    found = an_event("output_item.done", output_index=0, item=item)
    document = read_events(framed(created(tools=[]), found, completed(tools=[])))
    [body] = read_envelope(document).bodies
    [tool] = declared_tools(document, body)
    assert (tool.record, tool.pointer) == (1, "/item/tools/0")
    assert resolve(document.records[1].root, tool.pointer).text("name") == tool.name


@pytest.mark.parametrize(
    ("member", "schema", "expected"),
    [
        ("parameters", {"type": "string", "nullable": True}, True),
        ("parameters", {"type": "string"}, False),
        ("parameters", {"enum": ["x"], "nullable": True}, None),
        ("parametersJsonSchema", {"type": "string", "nullable": True}, False),
    ],
)
def test_null_is_allowed_where_google_says_so(member, schema, expected):
    (tool,) = read([{"functionDeclarations": [{"name": "f", member: schema}]}])
    assert fits(tool, node_of(None)) is expected
    assert fits(tool, node_of("x")) is True
    assert value_of(tool.parameters) == schema


def with_values(kind, **bend):
    schema = {"type": "object", "properties": {"a": {"type": kind}}}
    return a_tool() | {"name": "f", "parameters": schema, **bend}


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ([with_values("string"), with_values("integer")], True),
        ([with_values("string"), with_values("string", parameters=None)], True),
        ([with_values("string"), with_values("string", description="else")], False),
        ([with_values("string"), with_values("integer", name="g")], False),
    ],
)
def test_one_list_with_two_schemas_for_a_name_tells_nothing(entries, expected):
    tools = ToolSet.of(read(entries))
    assert tools.is_ambiguous(tools.find(None, "f")) is expected


def test_a_list_that_comes_later_means_the_newest():
    earlier, later = read([with_values("string")]), read([with_values("integer")])
    tools = ToolSet.of([*earlier, *later])
    assert tools.find(None, "f") is later[0]
    assert not tools.is_ambiguous(later[0])


def test_a_name_in_a_namespace_is_another_tool():
    inside = {"type": "namespace", "name": "crm", "tools": [with_values("integer")]}
    tools = ToolSet.of(read([with_values("string"), inside]))
    assert not tools.is_ambiguous(tools.find(None, "f"))
    assert not tools.is_ambiguous(tools.find("crm", "f"))
