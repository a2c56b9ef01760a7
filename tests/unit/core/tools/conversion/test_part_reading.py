import json

from inspector.core.tools.conversion.part_reading import free_name, parts_of
from inspector.core.tools.conversion.part_writing import written
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of


def read(schema, draft=Draft.DRAFT_2020_12):
    return parts_of(SchemaMap(node_of(schema), draft))


def as_today(schema, draft):
    return json.loads(written(read(schema, draft)).text)


def test_a_reference_is_a_link_to_the_very_part():
    root = read({"properties": {"a": {"$ref": "#/properties/b"}, "b": {}}})
    names = root.named("properties")
    assert names["a"].link.target is names["b"]
    assert names["b"].origin == "/properties/b"


def test_a_reference_that_leads_nowhere_stays_a_text():
    part = read({"$ref": "https://example.com/other"})
    assert part.link is None
    assert part.node("$ref").text == "https://example.com/other"


def test_older_limits_and_tuples_are_written_as_today():
    limit = {"minimum": 3, "exclusiveMinimum": True}
    assert as_today(limit, Draft.DRAFT_4) == {"exclusiveMinimum": 3}
    places = {"items": [{"type": "string"}], "additionalItems": False}
    assert as_today(places, Draft.DRAFT_7) == {
        "prefixItems": [{"type": "string"}],
        "items": False,
    }
    names = {"dependencies": {"a": ["b"]}}
    assert as_today(names, Draft.DRAFT_7) == {"dependentRequired": {"a": ["b"]}}


def test_what_stands_beside_a_reference_counts_only_since_2019():
    schema = {
        "properties": {"a": {"$ref": "#/definitions/d", "minLength": 2}},
        "definitions": {"d": {"type": "string"}},
    }
    kept = {
        draft: "minLength" in read(schema, draft).named("properties")["a"].words
        for draft in (Draft.DRAFT_7, Draft.DRAFT_2020_12)
    }
    assert kept == {Draft.DRAFT_7: False, Draft.DRAFT_2020_12: True}


def test_a_name_that_is_taken_gets_a_number():
    taken = {}
    for _ in range(3):
        taken[free_name("a", taken)] = None
    assert list(taken) == ["a", "a_2", "a_3"]
