"""Objects: closed, open, required, and names by patterns."""

from __future__ import annotations

import pytest

from inspector.core.tools.dialects.object_uses import additional_properties
from inspector.core.tools.dialects.uses import uses_in
from schemas import node_of


def uses(schema):
    return {(use.feature, use.pointer) for use in uses_in(node_of(schema))}


@pytest.mark.parametrize(
    ("value", "kind"),
    [(False, "false"), (True, "true"), ({}, "true"), ({"type": "string"}, "schema")],
)
def test_what_else_an_object_may_have(value, kind):
    assert additional_properties(node_of(value)) == kind


def test_each_property_that_may_be_left_out_is_a_place_of_its_own():
    schema = {"type": "object", "properties": {"a": {}, "b": {}}, "required": ["b"]}
    found = uses(schema)
    assert ("required:optional", "/properties/a") in found
    assert ("required:optional", "/properties/b") not in found
    assert ("additionalProperties:absent", "") in found


def test_an_object_without_a_required_property_is_told():
    assert ("required:none", "") in uses({"type": "object", "properties": {"a": {}}})


def test_patterns_of_names_are_told_beside_what_they_stand_with():
    schema = {
        "type": "object",
        "properties": {},
        "patternProperties": {"^a": {}, "^b": {}},
        "propertyNames": {"pattern": "^a"},
        "additionalProperties": {"type": "string"},
    }
    found = {feature for feature, _ in uses(schema)}
    assert {
        "patternProperties:properties",
        "patternProperties:many",
        "propertyNames:properties",
        "additionalProperties:names",
    } <= found
    alone = {"type": "object", "propertyNames": {"pattern": "^a"}}
    assert "propertyNames:properties" not in {feature for feature, _ in uses(alone)}
