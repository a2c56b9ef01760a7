import pytest

from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import doubling, node_of


def map_of(schema, draft=Draft.DRAFT_2020_12):
    return SchemaMap(node_of(schema), draft)


def test_every_subschema_has_its_place():
    schemas = map_of(
        {
            "properties": {"a/b": {"items": {"not": True}}},
            "allOf": [{"type": "object"}],
            "enum": [{"properties": {"not": {}}}],
        }
    )
    assert set(schemas.subschemas) == {
        "",
        "/properties/a~1b",
        "/properties/a~1b/items",
        "/properties/a~1b/items/not",
        "/allOf/0",
    }


@pytest.mark.parametrize(
    ("reference", "rest"),
    [
        ("#/$defs/x", {"$defs": {"x": {}}}),
        ("#/$defs/a%25~1b", {"$defs": {"a%/b": {}}}),
        ("#/components/x", {"components": {"x": {}}}),
        ("#here", {"$defs": {"x": {"$anchor": "here"}}}),
        ("item.json", {"$id": "http://h/r.json", "$defs": {"x": {"$id": "item.json"}}}),
        (
            "http://h/x#/$defs/y",
            {"$defs": {"x": {"$id": "http://h/x", "$defs": {"y": {}}}}},
        ),
        ("urn:x:y", {"$defs": {"x": {"$id": "urn:x:y"}}}),
        ("https://json-schema.org/draft/2020-12/schema", {}),
    ],
)
def test_a_reference_into_the_schema_itself_is_followed(reference, rest):
    schemas = map_of({"properties": {"p": {"$ref": reference}}, **rest})
    assert schemas.unresolved == []


@pytest.mark.parametrize(
    "reference",
    ["http://h/x", "file:///etc/x", "#/$defs/y", "#nowhere", "x.json", "http://["],
)
def test_a_reference_out_of_the_schema_is_named_with_its_place(reference):
    schemas = map_of({"properties": {"a/b": {"$ref": reference}}, "$defs": {"x": {}}})
    (unknown,) = schemas.unresolved
    assert (unknown.text, unknown.at) == (reference, "/properties/a~1b/$ref")


@pytest.mark.parametrize(
    "schema",
    [
        {"$ref": "#"},
        {"allOf": [{"$ref": "#"}]},
        {"not": {"$ref": "#"}},
        {"if": {"$ref": "#"}},
        {"dependentSchemas": {"a": {"$ref": "#"}}},
        {"$dynamicRef": "#"},
        {"$dynamicAnchor": "n", "anyOf": [{"$dynamicRef": "#n"}]},
        {"properties": {"a": {"$ref": "#/properties/a"}}},
        {
            "$ref": "#/$defs/a",
            "$defs": {
                "a": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/b"}]},
                "b": {"oneOf": [{"$ref": "#/$defs/a"}]},
            },
        },
    ],
)
def test_a_schema_that_comes_back_to_the_same_value_is_circular(schema):
    assert map_of(schema).circle is not None


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"child": {"$ref": "#"}}},
        {"items": {"$ref": "#"}},
        {"$defs": {"x": {"$ref": "#/$defs/x"}}, "type": "object"},
        {"allOf": [{"$ref": "#/$defs/x"}, {"$ref": "#/$defs/x"}], "$defs": {"x": {}}},
        {"enum": [{"$ref": "#"}]},
        {"properties": {"$ref": {"type": "string"}}},
    ],
)
def test_recursion_that_looks_into_the_value_is_no_circle(schema):
    assert map_of(schema).circle is None


def test_in_old_drafts_a_reference_hides_its_neighbours():
    schema = {
        "$ref": "#/definitions/x",
        "allOf": [{"$ref": "#"}],
        "definitions": {"x": {}},
    }
    assert map_of(schema, Draft.DRAFT_7).circle is None
    assert map_of(schema, Draft.DRAFT_2019_09).circle is not None


def test_draft_4_names_resources_by_id():
    schema = {
        "id": "http://h/x",
        "properties": {"p": {"$ref": "http://h/x#/y"}},
        "y": {},
    }
    assert map_of(schema, Draft.DRAFT_4).unresolved == []
    assert map_of(schema, Draft.DRAFT_6).unresolved != []


def test_a_recursive_anchor_may_lead_to_any_other():
    schema = {
        "$id": "http://h/tree",
        "$recursiveAnchor": True,
        "allOf": [{"$recursiveRef": "#"}],
    }
    assert map_of(schema, Draft.DRAFT_2019_09).circle is not None


def test_shared_definitions_count_once_for_each_way_to_them():
    assert map_of({"allOf": [{}, {}]}).unrolled_size == 3
    assert map_of(doubling(10, {})).unrolled_size > 2**10
    assert map_of({"items": {"$ref": "#"}}).unrolled_size == float("inf")


def test_a_chain_is_as_long_as_what_looks_at_one_value():
    schemas = map_of({"allOf": [{"not": {"properties": {"a": {"not": {}}}}}]})
    assert (schemas.longest_chain, schemas.longest_path) == (3, 5)


def test_the_dialect_of_an_embedded_resource_is_noted():
    schemas = map_of({"$defs": {"x": {"$id": "urn:x", "$schema": "http://h/mine"}}})
    assert schemas.dialects == [("http://h/mine", "/$defs/x/$schema")]


def test_a_resource_is_found_by_its_address():
    schemas = map_of({"$defs": {"x": {"$id": "http://h/x"}}})
    assert schemas.resource_at("http://h/x#") == "/$defs/x"
    assert schemas.resource_at("http://h/y") is None


@pytest.mark.parametrize("schema", [True, 3, "x", [], {"properties": 3, "allOf": {}}])
def test_what_is_no_schema_is_walked_all_the_same(schema):
    assert "" in map_of(schema).subschemas


def test_every_name_of_a_wide_object_is_looked_up_once():
    wide = {"properties": {f"p{i}": {} for i in range(5000)}}
    assert len(map_of(wide).subschemas) == 5001
