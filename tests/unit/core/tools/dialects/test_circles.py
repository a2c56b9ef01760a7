"""Circles of references."""

from __future__ import annotations

from inspector.core.tools.dialects.circles import recursive_references
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of


def circles(schema):
    return recursive_references(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


def test_only_what_is_part_of_a_circle_is_recursive():
    schema = {
        "properties": {"a": {"$ref": "#/$defs/a"}},
        "$defs": {
            "a": {"properties": {"b": {"$ref": "#/$defs/b"}}},
            "b": {"items": {"$ref": "#/$defs/a"}, "not": {"$ref": "#/$defs/c"}},
            "c": {"type": "string"},
        },
    }
    assert circles(schema) == {
        "/$defs/a/properties/b/$ref",
        "/$defs/b/items/$ref",
    }


def test_a_definition_that_nothing_uses_closes_no_circle_with_the_root():
    assert circles({"$defs": {"a": {"$ref": "#"}}}) == set()
    assert circles({"properties": {"a": {"$ref": "#"}}}) == {"/properties/a/$ref"}


def test_a_long_chain_of_references_is_followed_without_recursion():
    many = 3000
    chain = {f"d{i}": {"items": {"$ref": f"#/$defs/d{i + 1}"}} for i in range(many)}
    chain[f"d{many}"] = {"items": {"$ref": "#/$defs/d0"}}
    assert len(circles({"$defs": chain})) == many + 1
