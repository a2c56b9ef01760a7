"""The schema in force in words, and the tools that are offered instead."""

from __future__ import annotations

import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    as_json,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.given_files import read_tools
from inspector.core.tools.given_schema import read_schema
from inspector.core.tools.tool_sources import Sources
from inspector.ui.models.giving import Given
from inspector.ui.models.schema_in_force import (
    in_force,
    offered_tools,
    precedence_words,
)


def said(item=None, given=None, **bend):
    given = given or Given()
    request = as_json(a_request(item or a_function_call(), **bend))
    return in_force(inspect_content(request, given.sources).items[0], given)


def file_of(value, label):
    return read_document(as_json(value), Origin(label))


def test_the_tool_of_the_document_is_named_by_place_and_name():
    assert said() == ("Schema: tools[0] of this document · get_sales_report", "")


def test_a_tool_in_a_namespace_is_named_by_its_whole_path():
    space = {"type": "namespace", "name": "sales", "tools": [a_tool()]}
    words = said(a_function_call(namespace="sales"), tools=[a_tool(name="x"), space])
    assert words.label.startswith("Schema: tools[1].tools[0] of this document")
    assert words.label.endswith("sales.get_sales_report")


def test_a_given_schema_goes_before_the_document():
    schema = read_schema(file_of({"type": "object"}, "own.json"))
    words = said(given=Given("own.json", sources=Sources(schema=schema)))
    assert words.label == "Schema: given, own.json"
    assert "before all declared tools" in words.remark


def test_given_tools_go_before_the_document():
    tools = read_tools(file_of([a_tool()], "tools.json"))
    words = said(given=Given(tools_label="tools.json", sources=Sources(tools=tools)))
    assert words.label == "Schema: [0] of tools.json · get_sales_report"
    assert "before the document's own" in words.remark


def test_given_tools_without_this_tool_leave_the_word_to_the_document():
    tools = read_tools(file_of([a_tool(name="other")], "tools.json"))
    words = said(given=Given(tools_label="tools.json", sources=Sources(tools=tools)))
    assert words.label.startswith("Schema: tools[0] of this document")
    assert words.remark.startswith("tools.json does not declare")


@pytest.mark.parametrize(
    ("item", "tools", "label", "remark"),
    [
        (a_function_call(), [], "No schema: no tools are known for this call", "Give"),
        (
            a_function_call(name="get_sale_report"),
            [a_tool()],
            "No schema: no tool is called get_sale_report",
            "The nearest declared name: get_sales_report",
        ),
        (
            a_function_call(name="zzz"),
            [a_tool()],
            "No schema: no tool is called zzz",
            "",
        ),
        (a_function_call(name=ABSENT), [a_tool()], "No schema: the call names no", ""),
        (
            a_function_call(),
            [{"type": "namespace", "name": "crm", "tools": [a_tool()]}],
            "No schema: get_sales_report stands in another namespace",
            "",
        ),
        (
            a_function_call(),
            [a_tool(), a_tool(parameters={"type": "object"})],
            "No schema: get_sales_report is declared more than once",
            "Its schemas differ.",
        ),
        (
            a_function_call(),
            [a_tool(parameters=None)],
            "No schema: get_sales_report is declared without parameters",
            "",
        ),
        (a_message(), [a_tool()], "No schema: only a function_call", ""),
    ],
)
def test_why_there_is_no_schema_is_said(item, tools, label, remark):
    words = said(item, tools=tools)
    assert words.label.startswith(label)
    assert words.remark.startswith(remark)


def test_without_an_item_there_is_no_schema():
    assert in_force(None, Given()) == ("No schema", "")


def test_the_tools_of_the_document_are_offered_with_their_schemas_as_spelled():
    text = as_json(
        a_request(
            a_function_call(),
            tools=[a_tool(parameters=None, name="bare"), a_tool(), a_tool(name="b")],
        )
    )
    inspection = inspect_content(text)
    first, second = offered_tools(inspection.items[0], inspection.document)
    assert first.label == "tools[1] · get_sales_report"
    assert (first.is_in_force, second.is_in_force) == (True, False)
    assert first.text in text
    assert first.text.startswith('{"type": "object"')


def test_nothing_is_offered_without_an_item():
    assert offered_tools(None, read_document("", Origin("x"))) == []


def test_the_precedence_names_all_three_sources():
    words = precedence_words()
    places = [words.index(w) for w in ("schema", "tools file", "of the document")]
    assert places == sorted(places)


def of_answer(shape):
    body = a_response(a_message("{}"), text={"format": shape})
    return in_force(inspect_content(as_json(body)).items[0], Given())


def test_the_format_of_an_answer_is_named_with_its_place():
    shape = {"type": "json_schema", "name": "trip", "schema": {"type": "object"}}
    assert of_answer(shape).label == "Schema: text.format of this document · trip"
    assert "json_object asks for none" in of_answer({"type": "json_object"}).label


@pytest.mark.parametrize(
    ("tool", "words"),
    [
        ({"name": "a", "inputSchema": {}}, "MCP tool"),
        ({"name": "a", "input_schema": {}}, "Anthropic tool"),
        ({"name": "a", "parameters": {"type": "OBJECT"}}, "Gemini"),
        ({"toolSpec": {"name": "a", "inputSchema": {"json": {}}}}, "Bedrock"),
        ({"type": "function", "function": {"name": "a", "parameters": {}}}, "Chat"),
        ({"minProperties": 0}, "bare JSON Schema"),
    ],
)
def test_what_a_given_schema_was_read_as_is_said(tool, words):
    document = read_document(as_json(tool), Origin("given.json"))
    sources = Sources(read_schema(document))
    inspected = inspect_content(as_json(a_function_call()), sources).items[0]
    assert words in in_force(inspected, Given(sources=sources)).remark


def custom(text, syntax="regex", **bend):
    grammar = {"type": "grammar", "syntax": syntax, "definition": "[a-z]+"}
    tool = {"type": "custom", "name": "sort", "format": grammar, **bend}
    call = {"type": "custom_tool_call", "call_id": "c", "name": "sort", "input": text}
    return inspect_content(as_json(a_response(call, tools=[tool]))).items[0]


def test_the_grammar_of_a_custom_tool_is_named_with_its_syntax():
    label = in_force(custom("a"), Given()).label
    assert label == "Grammar (regex): tools[0] of this document · sort"
    free = in_force(custom("a", format={"type": "text"}), Given()).label
    assert free == "No grammar: sort takes any text"
