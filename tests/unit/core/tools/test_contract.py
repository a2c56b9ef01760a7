from dataclasses import replace

import pytest

from inspector.core.tools.contract import fits, held_against, sure_schema
from inspector.core.tools.given_schema import read_schema
from inspector.core.tools.validation import Outcome
from schemas import document_of, node_of


def tool(schema):
    return read_schema(document_of(schema))


def test_a_value_is_held_against_the_schema_of_a_tool():
    given = tool({"type": "object", "required": ["a"]})
    assert held_against(given, node_of({"a": 1})).outcome is Outcome.VALID
    assert held_against(given, node_of({})).outcome is Outcome.INVALID
    assert fits(given, node_of({"a": 1})) is True
    assert fits(given, node_of({})) is False


def test_a_format_decides_where_the_tool_says_so():
    given, value = tool({"format": "date"}), node_of("yesterday")
    assert fits(given, value) is True
    strict = replace(given, asserts_format=True)
    assert fits(strict, value) is False
    assert held_against(strict, value).violations[0].keyword == "format"


@pytest.mark.parametrize("given", [None, replace(tool({}), parameters=None)])
def test_without_a_schema_nothing_can_be_said(given):
    assert held_against(given, node_of(1)) is None
    assert fits(given, node_of(1)) is None


def test_without_a_value_nothing_can_be_said():
    assert held_against(tool({}), None) is fits(tool({}), None) is None


def test_what_is_undecided_fits_nobody_knows():
    assert fits(tool({"$ref": "#"}), node_of(1)) is None


SURE = {
    "plain": ({"properties": {"a": {"type": "integer"}}}, True),
    "a pattern": ({"properties": {"a": {"pattern": "^[a-z]{1,9}$"}}}, True),
    "a reference": ({"$defs": {"b": {}}, "items": {"$ref": "#/$defs/b"}}, True),
    "looking back": ({"properties": {"a": {"pattern": "(?<=b)c"}}}, False),
    "multiples": ({"multipleOf": 0.1}, False),
    "an old draft": ({"$schema": "http://json-schema.org/draft-04/schema#"}, False),
    "elsewhere": ({"$ref": "https://example.com/schema.json"}, False),
    "a circle": ({"$ref": "#"}, False),
}


@pytest.mark.parametrize("name", SURE)
def test_the_engine_alone_is_asked_only_where_that_says_all(name):
    schema, is_sure = SURE[name]
    sure = sure_schema(tool(schema))
    assert (sure is not None) is is_sure
    if sure is not None:
        assert sure.surely_takes({"a": 5 if name == "plain" else "x"}, 7)
        assert not sure.surely_takes({"a": 5}, sure.longest + 1)
    assert sure_schema(None) is None
