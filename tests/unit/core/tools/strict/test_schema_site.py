import json

from inspector.core.source.json_reader import read_json
from inspector.core.tools.strict.schema_site import sites_of


def sites(schema):
    return list(sites_of(read_json(json.dumps(schema)).root))


def test_every_subschema_that_counts_is_visited_once():
    schema = {
        "properties": {"a/b": {"items": {"anyOf": [{}, True]}}},
        "$defs": {"d": {"oneOf": [{}]}},
        "not": {"properties": {"x": {}}},
    }
    assert sorted(site.pointer() for site in sites(schema)) == [
        "",
        "/$defs/d",
        "/$defs/d/oneOf/0",
        "/properties/a~1b",
        "/properties/a~1b/items",
        "/properties/a~1b/items/anyOf/0",
        "/properties/a~1b/items/anyOf/1",
    ]


def test_each_definition_is_a_unit_with_levels_of_its_own():
    inner = {"type": "object", "properties": {"x": {}}}
    schema = {
        "type": "object",
        "properties": {"a": inner},
        "$defs": {"d": inner, "e": {}},
    }
    found = {site.pointer(): (site.unit, site.level) for site in sites(schema)}
    assert found["/properties/a"] == (0, 1)
    assert found["/properties/a/properties/x"] == (0, 2)
    assert found["/$defs/d"][1] == 0
    assert found["/$defs/d/properties/x"] == (found["/$defs/d"][0], 1)
    assert len({found["/$defs/d"][0], found["/$defs/e"][0], 0}) == 3


def test_of_two_members_with_one_name_the_last_counts():
    root = read_json('{"properties": {"a": {}}, "properties": {"b": {}}}').root
    assert [site.pointer() for site in sites_of(root)] == ["", "/properties/b"]


def test_the_type_stands_for_a_subschema_else_its_beginning():
    text = '{"properties": {"a": {"type": ["null"]}, "b": {"x": 1}, "c": false}}'
    marks = {s.pointer(): text[slice(*s.mark)] for s in sites_of(read_json(text).root)}
    assert marks == {
        "": "{",
        "/properties/a": '["null"]',
        "/properties/b": "{",
        "/properties/c": "false",
    }
