import json

import pytest

from builders import a_function_call, a_request, a_tool
from inspector.core.errors import InspectorError
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.source.pointer import resolve
from inspector.core.tools.schema_subjects import schemas_in
from schemas import document_of

SCHEMA = {"type": "object", "properties": {}}
FORMAT = {"type": "json_schema", "name": "answer", "schema": SCHEMA}
CHAT = {"type": "json_schema", "json_schema": {"name": "answer", "schema": SCHEMA}}


def found(value):
    return [
        (tool.shape.value, tool.name, tool.parameters_pointer)
        for tool in schemas_in(document_of(value))
    ]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (SCHEMA, [("schema", None, "")]),
        (True, [("schema", None, "")]),
        ([a_tool(name="f")], [("function", "f", "/0/parameters")]),
        (
            {"tools": [{"name": "f", "inputSchema": {}}]},
            [("mcp", "f", "/tools/0/inputSchema")],
        ),
        (
            a_request(text={"format": FORMAT}, tools=[]),
            [("text-format", "answer", "/text/format/schema")],
        ),
        (
            {"messages": [], "response_format": CHAT},
            [("text-format", "answer", "/response_format/json_schema/schema")],
        ),
        (
            {"openapi": "3.1.0", "components": {"schemas": {"a/b": SCHEMA}}},
            [("openapi", "a/b", "/components/schemas/a~1b")],
        ),
    ],
)
def test_whatever_holds_a_schema_is_found_and_named(value, expected):
    assert found(value) == expected
    document = document_of(value)
    for tool in schemas_in(document):
        node = resolve(document.records[0].root, tool.parameters_pointer)
        assert node is tool.parameters


def test_tools_and_format_of_one_request_are_both_found():
    value = a_request(text={"format": FORMAT}, tools=[a_tool(name="f")])
    assert [name for _, name, _ in found(value)] == ["f", "answer"]


def test_every_line_of_a_log_is_searched():
    lines = "\n".join(json.dumps(a_request(tools=[a_tool(name=n)])) for n in "ab")
    document = read_document(lines, Origin("log.jsonl"))
    assert [(t.name, t.record) for t in schemas_in(document)] == [("a", 0), ("b", 1)]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"messages": []}', "lint-nothing"),
        (json.dumps(a_function_call()), "lint-nothing"),
        ("7", "lint-nothing"),
        ('{"type": ', "lint-not-json"),
        ("plain text", "lint-not-json"),
    ],
)
def test_a_text_without_any_schema_cannot_be_linted(text, key):
    with pytest.raises(InspectorError) as caught:
        schemas_in(read_document(text, Origin("x.json")))
    assert caught.value.key == key
    assert "x.json" in caught.value.text("ko")
