import pytest

from inspector.core.tools.engine import Engine, kind_of
from inspector.core.tools.keyword_place import KeywordPlaces
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of

SCHEMA = {
    "type": "object",
    "properties": {
        "region": {"enum": ["apac", "emea"]},
        "n": {"type": ["integer", "null"]},
        "deep": {"items": {"minimum": 2}},
        "never": False,
    },
    "additionalProperties": False,
}


def places_of(schema, *values, draft=Draft.DRAFT_2020_12):
    """The place of each error on each value, asked of one schema."""
    node = node_of(schema)
    places = KeywordPlaces(node, lambda: SchemaMap(node, draft))
    engine = Engine(schema, draft)
    errors = [error for value in values for error in engine.errors(value)]
    return [places.of(error, kind_of(error)) for error in errors]


@pytest.mark.parametrize(
    ("value", "location", "name"),
    [
        ({"region": 1}, "/properties/region/enum", "enum"),
        ({"n": "x"}, "/properties/n/type", "type"),
        ({"deep": [3, 1]}, "/properties/deep/items/minimum", "minimum"),
        ({"never": 1}, "/properties/never", "never"),
        ({"x": 1}, "/additionalProperties", "additionalProperties"),
        ([], "/type", "type"),
    ],
)
def test_it_says_where_the_keyword_stands(value, location, name):
    (place,) = places_of(SCHEMA, value)
    assert (place.location, place.name) == (location, name)


def test_a_place_is_worked_out_once_whatever_the_values():
    one, two, other = places_of(SCHEMA, {"n": "x"}, {"n": []}, {"region": 5})
    assert one is two
    assert one is not other


def test_what_is_allowed_is_told_in_the_words_of_the_schema():
    enum, kind, extra = places_of(SCHEMA, {"region": 1}, {"n": "x"}, {"x": 1})
    assert enum.options == ('"apac"', '"emea"')
    assert kind.types == ("integer", "null")
    assert kind.written == '["integer", "null"]'
    assert extra.declared == ('"region"', '"n"', '"deep"', '"never"')


def test_a_keyword_without_a_list_has_no_options():
    (place,) = places_of({"type": "string"}, 1)
    assert (place.options, place.types, place.declared) == ((), ("string",), ())


def test_where_identifiers_count_each_error_is_looked_up():
    schema = {
        "$id": "https://example.com/a",
        "properties": {"b": {"$id": "b", "type": "string"}},
    }
    one, two = places_of(schema, {"b": 1}, {"b": 2})
    assert one == two
    assert one.location == "/properties/b/type"


def test_names_that_the_engine_leaves_out_are_put_back():
    (place,) = places_of({"properties": {"": {"type": "string"}}}, {"": 1})
    assert place.location == "/properties//type"
