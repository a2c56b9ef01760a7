import pytest

from builders import a_request, a_tool
from inspector.core.errors import InspectorError
from inspector.core.tools.given_schema import may_be_schema, read_schema
from inspector.core.tools.tool import SchemaOrigin, Strictness
from schemas import document_of, node_of

SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}}
CHAT_TOOL = {"type": "function", "function": {"name": "f", "parameters": SCHEMA}}
FORMAT = {"type": "json_schema", "name": "answer", "strict": True, "schema": SCHEMA}
GEMINI = {"name": "f", "parameters": {"type": "OBJECT"}}
OPENAPI = {
    "openapi": "3.1.0",
    "components": {"schemas": {"Report": SCHEMA, "City": {"type": "string"}}},
}


@pytest.mark.parametrize(
    ("value", "where"),
    [
        (SCHEMA, ""),
        ({}, ""),
        (True, ""),
        (False, ""),
        ({"$ref": "#/$defs/x", "$defs": {"x": {}}}, ""),
        (a_tool(SCHEMA), "/parameters"),
        (CHAT_TOOL, "/function/parameters"),
        ({"name": "f", "inputSchema": SCHEMA}, "/inputSchema"),
        ({"name": "f", "description": "", "input_schema": SCHEMA}, "/input_schema"),
    ],
)
def test_a_schema_file_holds_a_schema_or_one_tool(value, where):
    tool = read_schema(document_of(value))
    assert tool.name is None
    assert tool.origin is SchemaOrigin.GIVEN_SCHEMA
    assert tool.parameters_pointer == where
    assert tool.parameters is not None


def test_a_schema_may_have_a_property_called_parameters():
    schema = {"type": "object", "properties": {"parameters": {"type": "string"}}}
    assert read_schema(document_of(schema), "f").parameters_pointer == ""


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("{", "schema-not-json"),
        ("", "schema-not-json"),
        ([SCHEMA], "schema-none"),
        ("3", "schema-none"),
        ("null", "schema-none"),
        ({"id": "resp_1", "title": "x", "output": []}, "schema-none"),
        (a_request(tools=[]), "schema-none"),
        ("{}\n{}\n", "schema-is-tools"),
        ([a_tool(), a_tool(name="g")], "schema-is-list"),
        ([a_tool(None)], "schema-no-parameters"),
        (a_tool(None), "schema-no-parameters"),
    ],
)
def test_what_holds_no_schema_is_refused_and_never_accepts_everything(value, key):
    with pytest.raises(InspectorError) as error:
        read_schema(document_of(value))
    assert error.value.key == key
    assert str(error.value).startswith("given.json: ")


def test_the_schema_of_a_bedrock_tool_can_be_given():
    schema = {"type": "object"}
    tool = {"toolSpec": {"name": "a", "inputSchema": {"json": schema}}}
    given = read_schema(document_of(tool))
    assert given.parameters_pointer == "/toolSpec/inputSchema/json"
    with pytest.raises(InspectorError, match="without parameters"):
        read_schema(document_of({"toolSpec": {"name": "a"}}))


@pytest.mark.parametrize(
    ("value", "shape", "where"),
    [
        (SCHEMA, "schema", ""),
        (a_tool(SCHEMA), "function", "/parameters"),
        (CHAT_TOOL, "chat-completions", "/function/parameters"),
        ({"name": "f", "inputSchema": SCHEMA}, "mcp", "/inputSchema"),
        ({"name": "f", "input_schema": SCHEMA}, "anthropic", "/input_schema"),
        (GEMINI, "gemini", "/parameters"),
        (
            {"name": "f", "parametersJsonSchema": SCHEMA},
            "gemini",
            "/parametersJsonSchema",
        ),
        (
            {"functionDeclarations": [GEMINI]},
            "gemini",
            "/functionDeclarations/0/parameters",
        ),
        (
            {"toolSpec": {"name": "f", "inputSchema": {"json": SCHEMA}}},
            "bedrock",
            "/toolSpec/inputSchema/json",
        ),
        (FORMAT, "text-format", "/schema"),
        ({"tools": [a_tool(SCHEMA)]}, "function", "/tools/0/parameters"),
        ([CHAT_TOOL], "chat-completions", "/0/function/parameters"),
        (
            {"openapi": "3.1.0", "components": {"schemas": {"A": SCHEMA}}},
            "openapi",
            "/components/schemas/A",
        ),
    ],
)
def test_what_a_schema_was_read_as_is_known(value, shape, where):
    tool = read_schema(document_of(value))
    assert (tool.shape.value, tool.parameters_pointer) == (shape, where)
    assert (tool.name, tool.origin) == (None, SchemaOrigin.GIVEN_SCHEMA)


def test_a_given_tool_says_whether_it_is_strict():
    assert read_schema(document_of(FORMAT)).strictness is Strictness.STRICT
    assert read_schema(document_of(a_tool(strict=False))).strictness is Strictness.LOOSE
    assert read_schema(document_of(SCHEMA)).strictness is Strictness.OMITTED


def test_of_several_the_one_of_that_name_is_taken():
    listed = document_of([a_tool(SCHEMA, name="one"), a_tool(SCHEMA, name="two")])
    assert read_schema(listed, "two").parameters_pointer == "/1/parameters"
    described = read_schema(document_of(OPENAPI), "City")
    assert described.parameters_pointer == "/components/schemas/City"
    assert described.name == "City"


@pytest.mark.parametrize(
    "value",
    [[a_tool(name="one"), a_tool(name="two")], OPENAPI],
    ids=["list", "openapi"],
)
def test_of_several_without_the_name_none_is_guessed(value):
    with pytest.raises(InspectorError) as error:
        read_schema(document_of(value), "three")
    assert error.value.key == "schema-is-list"


def test_a_pointer_says_where_to_look():
    document = document_of({"x": {"a/b": SCHEMA}, "y": [a_tool(SCHEMA)]})
    assert read_schema(document, None, "/x/a~1b").parameters_pointer == "/x/a~1b"
    deep = read_schema(document, None, "/y/0")
    assert (deep.parameters_pointer, deep.shape.value) == (
        "/y/0/parameters",
        "function",
    )
    component = read_schema(document_of(OPENAPI), "f", "/components/schemas/City")
    assert (component.name, component.shape.value) == ("f", "openapi")


def test_a_pointer_to_nothing_is_refused():
    with pytest.raises(InspectorError, match="nothing stands at /x") as error:
        read_schema(document_of(SCHEMA), None, "/x")
    assert error.value.key == "schema-no-place"


def test_an_object_without_a_keyword_is_no_schema():
    assert may_be_schema(node_of({}))
    assert may_be_schema(node_of({"minLength": 1}))
    assert not may_be_schema(node_of({"title": "x", "id": "y"}))
    assert not may_be_schema(node_of(None))
