"""Uses: what is found in a schema, whoever reads it."""

from __future__ import annotations

import pytest

from inspector.core.tools.dialects.uses import draft_of, is_too_large, uses_in
from inspector.core.tools.schema_keywords import Draft
from schemas import node_in, node_of


def features(schema):
    return {use.feature for use in uses_in(node_of(schema))} - {
        "total:optional",
        "total:unions",
        "total:maxItems",
        "total:characters",
    }


PLAIN = {
    "type": "object",
    "properties": {"a": {"type": "string"}},
    "required": ["a"],
    "additionalProperties": False,
}


def test_a_plain_closed_object_uses_next_to_nothing():
    assert features(PLAIN) == {"additionalProperties.false", "property:name"}


@pytest.mark.parametrize(
    ("value", "feature"),
    [
        ({"enum": ["a"]}, "enum.strings"),
        ({"enum": ["a", 1]}, "enum.primitives"),
        ({"enum": [{}]}, "enum.containers"),
        ({"enum": []}, "enum.empty"),
        ({"const": 1}, "const.number"),
        ({"const": None}, "const.other"),
        ({"type": ["string", "null"]}, "type.list"),
        ({"type": ["string", "integer"]}, "type.union"),
        ({"type": ["object", "null"]}, "type.containers"),
        ({"type": "STRING"}, "type.capitals"),
        ({"type": "text"}, "type.unknown"),
        ({"type": 3}, "type.unknown"),
        ({"allOf": [{}]}, "allOf.single"),
        ({"allOf": [{}, {}]}, "allOf.many"),
        ({"anyOf": []}, "anyOf.empty"),
        ({"default": 1}, "default.number"),
        ({"type": "array", "items": True}, "items.true"),
        ({"type": "array", "items": [{}]}, "items.list"),
        ({"$ref": "https://example.com/a"}, "$ref.remote"),
        ({"$ref": "#"}, "$ref.recursive"),
        ({"x-order": 1}, "other"),
        (True, "boolean.true"),
        (False, "boolean.false"),
        ({"title": "T"}, "type:absent"),
        ({"type": "array"}, "items:absent"),
        ({"type": "array", "items": {}}, "items:untyped"),
        ({"type": "object"}, "properties:absent"),
        ({"type": "object"}, "object:empty"),
        ({"type": "object", "required": ["b"]}, "required:undeclared"),
        ({"type": "number", "minimum": 1}, "bounds:number"),
        ({"type": "string", "pattern": "a", "minLength": 1}, "pattern:lengths"),
        ({"anyOf": [{"type": "null"}], "minLength": 1}, "anyOf:siblings"),
        ({"anyOf": [{"type": "null"}], "title": "T"}, "anyOf:notes"),
        ({"anyOf": [{"required": ["a"]}], "properties": {}}, "anyOf:properties"),
        ({"anyOf": [{"required": ["a"]}]}, "anyOf:untyped"),
        ({"$ref": "#/properties/p/x"}, "$ref.remote"),
    ],
)
def test_a_property_uses_a_feature(value, feature):
    schema = {"type": "object", "properties": {"p": value}, "required": ["p"]}
    assert feature in features(schema)


def test_a_root_that_is_no_object_is_a_use():
    assert "root:type" in features({"type": "array", "items": {"type": "string"}})
    assert "root:type" in features({"properties": {}})
    assert "root:type" in features(True)
    assert "root:union" in features({"anyOf": [PLAIN, PLAIN]})
    assert "root:ref" in features({"$ref": "#/$defs/a", "$defs": {"a": PLAIN}})
    assert "root:type" not in features(PLAIN)


def test_what_only_tests_a_value_need_not_be_closed_or_typed():
    schema = {**PLAIN, "not": {"type": "object", "properties": {"z": {}}}}
    found = features(schema)
    assert "not" in found
    assert not found & {"additionalProperties:absent", "type:absent"}


def test_references_are_local_recursive_or_lead_out():
    node = {"type": "object", "properties": {"next": {"$ref": "#/$defs/node"}}}
    schema = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/node"}, "b": {"$ref": "#/properties/a"}},
        "$defs": {"node": node},
    }
    by_place = {
        use.pointer: use.feature
        for use in uses_in(node_of(schema))
        if use.feature.startswith("$ref") and not use.is_condition
    }
    assert by_place == {
        "/properties/a/$ref": "$ref",
        "/properties/b/$ref": "$ref",
        "/$defs/node/properties/next/$ref": "$ref.recursive",
    }
    assert "$ref:place" in features(schema)


def test_totals_are_counted_over_the_schema_but_not_behind_references():
    schema = {
        "type": "object",
        "properties": {"a": {"type": ["string", "null"]}, "b": {"type": "array"}},
        "required": ["b"],
        "$defs": {"d": {"type": "object", "properties": {"x": {}}}},
    }
    schema["properties"]["b"]["maxItems"] = 7
    totals = {u.feature: u.number for u in uses_in(node_of(schema))}
    assert totals["total:optional"] == 1
    assert totals["total:unions"] == 1
    assert totals["total:maxItems"] == 7


def test_uses_stand_in_the_order_of_the_text():
    uses = uses_in(node_of({"type": "array", "items": {"const": 1}, "title": "T"}))
    assert [use.span for use in uses] == sorted(use.span for use in uses)


@pytest.mark.parametrize("text", ["3", '"a"', "[]", "null", '{"properties": 3}'])
def test_what_is_no_schema_does_no_harm(text):
    uses_in(node_in(text))


def test_an_unknown_dialect_is_read_as_the_newest_draft():
    assert draft_of(node_of({"$schema": "urn:x"})) is Draft.DRAFT_2020_12
    known = "http://json-schema.org/draft-07/schema#"
    assert draft_of(node_of({"$schema": known})) is Draft.DRAFT_7


def test_long_names_above_many_places_are_not_spelled_out():
    inner = {f"p{i}": {"type": "string"} for i in range(2000)}
    name = "n" * 100_000
    node = node_of({"properties": {name: {"properties": inner}}})
    assert is_too_large(node)
    assert uses_in(node) == ()
