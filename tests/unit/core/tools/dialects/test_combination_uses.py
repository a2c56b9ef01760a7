"""Alternatives and references: what stands beside them and where they lead."""

from __future__ import annotations

import pytest

from inspector.core.tools.dialects.combination_uses import several, union_kind
from inspector.core.tools.dialects.uses import uses_in
from schemas import node_of


def features(schema):
    return {use.feature for use in uses_in(node_of(schema))}


def test_lists_of_schemas_are_counted():
    assert several(node_of([{}, {}])) == "many"
    assert several(node_of([])) == "single"
    assert union_kind(node_of([])) == "empty"
    assert union_kind(node_of([{}])) == ""


@pytest.mark.parametrize(
    ("target", "is_elsewhere"),
    [
        ("#", False),
        ("#/$defs/a", False),
        ("#/definitions/a", False),
        ("#/properties/p", True),
        ("#/$defs/a/properties/x", True),
        ("#anchor", True),
    ],
)
def test_a_reference_leads_to_a_definition_or_elsewhere(target, is_elsewhere):
    schema = {
        "properties": {"p": {"$ref": target}},
        "$defs": {"a": {"properties": {"x": {"$anchor": "anchor"}}}},
        "definitions": {"a": {}},
    }
    assert ("$ref:place" in features(schema)) == is_elsewhere


def test_definitions_beside_the_root_reference_are_no_neighbours():
    assert "$ref:siblings" not in features({"$ref": "#/$defs/a", "$defs": {"a": {}}})
    beside = {"properties": {"p": {"$ref": "#/$defs/a", "title": "T"}}}
    assert "$ref:siblings" in features({**beside, "$defs": {"a": {}}})


def test_references_in_lists_are_told():
    branch = {"$ref": "#/$defs/a"}
    schema = {"anyOf": [branch], "allOf": [branch], "$defs": {"a": {}}}
    assert {"anyOf:ref", "allOf:ref"} <= features(schema)
