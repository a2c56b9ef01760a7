import json

import pytest

from inspector.core.tools.conversion.merging import merged, required_names, types_in
from inspector.core.tools.conversion.part_reading import parts_of
from inspector.core.tools.conversion.part_writing import spelled
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of


def part_of(schema):
    return parts_of(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


def both(one, other):
    whole = merged(part_of(one), part_of(other))
    return None if whole is None else json.loads(spelled(whole))


@pytest.mark.parametrize(
    ("one", "other", "whole"),
    [
        ({"minimum": 1}, {"minimum": 3, "maximum": 5}, {"minimum": 3, "maximum": 5}),
        ({"maxLength": 4}, {"maxLength": 2}, {"maxLength": 2}),
        ({"type": "number"}, {"type": "integer"}, {"type": "integer"}),
        ({"type": ["string", "null"]}, {"type": "null"}, {"type": "null"}),
        ({"enum": [1, 2, 3]}, {"enum": [3, 2]}, {"enum": [2, 3]}),
        ({"required": ["a"]}, {"required": ["b", "a"]}, {"required": ["a", "b"]}),
        ({"uniqueItems": False}, {"uniqueItems": True}, {"uniqueItems": True}),
        ({"title": "mine"}, {"title": "theirs"}, {"title": "mine"}),
        ({"type": "string"}, True, {"type": "string"}),
        ({"type": "string"}, False, False),
    ],
)
def test_what_both_allow_is_written_as_one(one, other, whole):
    assert both(one, other) == whole


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"pattern": "a"}, {"pattern": "b"}),
        ({"type": "string"}, {"type": "integer"}),
        ({"enum": [1]}, {"enum": [2]}),
        ({"not": {"type": "null"}}, {"not": {"type": "string"}}),
        ({"patternProperties": {"^a": {}}}, {"additionalProperties": False}),
        ({"const": 1}, {"enum": [1, 2]}),
    ],
)
def test_what_cannot_be_said_as_one_has_no_merger(one, other):
    assert both(one, other) is None


def test_a_property_of_one_side_meets_what_the_other_says_of_further_members():
    one = {"properties": {"a": {"minLength": 1}}}
    other = {
        "properties": {"b": {"minLength": 2}},
        "additionalProperties": {"type": "string"},
    }
    assert both(one, other) == {
        "properties": {"a": {"minLength": 1, "type": "string"}, "b": {"minLength": 2}},
        "additionalProperties": {"type": "string"},
    }


def test_merging_leaves_both_sides_as_they_were():
    one, other = part_of({"properties": {"a": {}}}), part_of({"minProperties": 1})
    merged(one, other).named("properties").clear()
    assert spelled(one) == '{"properties": {"a": {}}}'
    assert spelled(other) == '{"minProperties": 1}'


def test_types_and_required_names_are_read_from_one_or_many():
    part = part_of({"type": "string", "required": ["a", "b", "a"]})
    assert types_in(part.node("type")) == ("string",)
    assert types_in(part_of({"type": ["a", "b"]}).node("type")) == ("a", "b")
    assert required_names(part) == {"a", "b"}
