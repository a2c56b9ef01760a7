import json

import pytest

from inspector.core.source.json_nodes import value_of
from inspector.core.tools.contract import fits, held_against, sure_schema
from inspector.core.tools.conversion.convert import convert_tool
from inspector.core.tools.given_schema import read_schema
from inspector.core.tools.openapi import component_tools, components_of
from inspector.core.tools.tool import SchemaOrigin, ToolShape
from schemas import document_of, node_of

CITY = {"type": "string", "minLength": 2}
REPORT = {
    "type": "object",
    "properties": {"city": {"$ref": "#/components/schemas/City"}},
    "required": ["city"],
}


def described(version="3.1.0", **schemas):
    return {"openapi": version, "components": {"schemas": schemas}}


def tools_in(value):
    document = document_of(value)
    root = document.records[0].root
    found = component_tools(document, root, 0, SchemaOrigin.GIVEN_TOOLS)
    return {tool.name: tool for tool in found}


@pytest.mark.parametrize(
    "value", [{}, {"openapi": "3.1.0"}, {"components": {"schemas": {"A": {}}}}, []]
)
def test_another_text_has_no_components(value):
    assert components_of(node_of(value)) is None
    assert tools_in(value) == {}


def test_each_component_is_a_tool_with_its_own_place():
    tools = tools_in(described(Report=REPORT, City=CITY))
    assert list(tools) == ["Report", "City"]
    assert tools["City"].parameters_pointer == "/components/schemas/City"


def test_a_reference_between_components_is_followed():
    report = tools_in(described(Report=REPORT, City=CITY))["Report"]
    assert fits(report, node_of({"city": "Seoul"})) is True
    (violation,) = held_against(report, node_of({"city": "S"})).violations
    assert violation.instance_location == "/city"
    assert violation.keyword_location == "/components/schemas/City/minLength"


def test_what_a_component_lacks_itself_is_named_at_its_own_place():
    report = tools_in(described(Report=REPORT, City=CITY))["Report"]
    (violation,) = held_against(report, node_of({})).violations
    assert violation.keyword_location == "/required"


def test_components_that_refer_to_each_other_in_circles_are_undecided():
    loop = {"$ref": "#/components/schemas/B"}
    tools = tools_in(described(A=loop, B={"$ref": "#/components/schemas/A"}))
    assert held_against(tools["A"], node_of(1)).undecided == "circular"


@pytest.mark.parametrize(
    ("version", "schema", "expected"),
    [
        ("3.0.3", {"type": "string", "nullable": True}, True),
        ("3.0.0", {"type": "string", "nullable": True}, True),
        ("3.0.3", {"type": "string", "nullable": False}, False),
        ("3.0.3", {"type": "string"}, False),
        ("3.0.4", {"minLength": 1, "enum": ["x"], "nullable": True}, False),
        ("3.0.2", {"minLength": 1, "enum": ["x"], "nullable": True}, None),
        ("3.0", {"type": "string", "nullable": True}, None),
        ("3.0.0-rc2", {"type": "string", "nullable": True}, None),
        ("3.1.0", {"type": "string", "nullable": True}, False),
    ],
)
def test_null_is_decided_where_the_version_says_what_it_means(
    version, schema, expected
):
    tool = tools_in(described(version, A=schema))["A"]
    assert fits(tool, node_of(None)) is expected
    assert fits(tool, node_of("x")) is True
    assert tool.reads_surely is (expected is not None)
    if expected is None:
        found = held_against(tool, node_of(None))
        said = (found.undecided, found.undecided_detail)
        assert said == ("dialect", 'OpenAPI 3.0, "nullable"')
        assert sure_schema(tool) is None


def test_what_is_read_otherwise_is_shown_and_told_as_it_was_written():
    tool = tools_in(described("3.0.3", A={"type": "string", "nullable": True}))["A"]
    assert value_of(tool.parameters) == {"type": "string", "nullable": True}
    (violation,) = held_against(tool, node_of(7)).violations
    assert violation.keyword_location == "/type"
    assert dict(violation.details)["expected"] == ("string", "null")


def test_a_reference_leads_to_what_is_read_otherwise_and_nothing_beside_it_counts():
    city = {"type": "string", "minLength": 2, "nullable": True}
    beside = {"$ref": "#/components/schemas/City", "maxLength": 3}
    report = REPORT | {"properties": {"city": beside}}
    old = tools_in(described("3.0.3", Report=report, City=city))["Report"]
    assert fits(old, node_of({"city": None})) is True
    assert fits(old, node_of({"city": "Seoul"})) is True
    assert fits(old, node_of({"city": "S"})) is False
    new = tools_in(described("3.1.0", Report=report, City=city))["Report"]
    assert fits(new, node_of({"city": None})) is False
    assert fits(new, node_of({"city": "Seoul"})) is False


def test_a_component_is_converted_with_what_it_refers_to():
    report = tools_in(described(Report=REPORT, City=CITY))["Report"]
    strict = convert_tool(report, "strict")
    assert strict.is_complete
    made = json.loads(strict.text)
    assert made["properties"] == {"city": {"$ref": "#/$defs/City"}}
    assert made["$defs"] == {"City": CITY}
    assert "components" not in made
    inlined = json.loads(convert_tool(report, "gemini").text)
    assert inlined["properties"] == {"city": CITY}


def test_a_place_in_another_component_is_one_of_the_description():
    report = tools_in(described(Report=REPORT, City=CITY))["Report"]
    at = "/components/schemas/City/minLength"
    assert report.pointer_to(at) == at
    assert report.pointer_to("/required") == "/components/schemas/Report/required"


@pytest.mark.parametrize(
    ("version", "expected"), [("3.0.3", True), ("3.0", None), ("3.1.0", False)]
)
def test_a_schema_at_any_place_is_read_with_the_components(version, expected):
    nullable = {"type": "string", "nullable": True}
    body = {
        "properties": {"city": {"$ref": "#/components/schemas/City"}, "n": nullable}
    }
    description = described(version, City=nullable) | {"paths": {"/r": body}}
    tool = read_schema(document_of(description), pointer="/paths/~1r")
    assert tool.shape is ToolShape.OPENAPI
    assert fits(tool, node_of({"city": None, "n": None})) is expected
    assert fits(tool, node_of({"city": "Seoul", "n": "x"})) is True
    assert fits(tool, node_of({"city": 7})) is (None if expected is None else False)
    assert tool.pointer_to("/properties/n") == "/paths/~1r/properties/n"


def test_a_description_without_components_has_schemas_all_the_same():
    nullable = {"type": "string", "nullable": True}
    document = document_of({"openapi": "3.0.3", "paths": {"/r": nullable}})
    assert fits(read_schema(document, pointer="/paths/~1r"), node_of(None)) is True


def test_a_schema_of_another_text_is_in_no_description():
    document = document_of({"paths": {"a": {"type": "string"}}})
    tool = read_schema(document, pointer="/paths/a")
    assert tool.shape is ToolShape.SCHEMA
