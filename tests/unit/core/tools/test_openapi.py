import json

import pytest

from inspector.core.tools.contract import fits, held_against
from inspector.core.tools.conversion.convert import convert_tool
from inspector.core.tools.openapi import (
    component_tools,
    components_of,
    reads_otherwise,
)
from inspector.core.tools.tool import SchemaOrigin
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
        ("3.0.3", {"type": "string", "nullable": True}, None),
        ("3.1.0", {"type": "string", "nullable": True}, False),
        ("3.0.3", {"type": "string"}, False),
    ],
)
def test_a_dialect_with_nullable_is_not_called_broken(version, schema, expected):
    tool = tools_in(described(version, A=schema))["A"]
    assert reads_otherwise(tool) is (expected is None)
    assert fits(tool, node_of(None)) is expected
    assert fits(tool, node_of("x")) is True
    if expected is None:
        found = held_against(tool, node_of(None))
        said = (found.undecided, found.undecided_detail)
        assert said == ("dialect", 'OpenAPI 3.0, "nullable"')


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
