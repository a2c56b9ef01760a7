import json

from inspector.core.tools.conversion.part_reading import parts_of
from inspector.core.tools.conversion.part_writing import laid_out, spelled, written
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of


def part_of(schema):
    return parts_of(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


def test_definitions_that_nothing_leads_to_are_left_out():
    schema = {
        "items": {"$ref": "#/$defs/used"},
        "$defs": {"idle": {"type": "null"}, "used": {"type": "string"}},
    }
    assert json.loads(written(part_of(schema)).text) == {
        "items": {"$ref": "#/$defs/used"},
        "$defs": {"used": {"type": "string"}},
    }


def test_what_is_referred_to_and_stands_nowhere_becomes_a_definition():
    root = part_of({"properties": {"a": {"$ref": "#/properties/b"}, "b": {}}})
    root.named("properties").pop("b")
    assert json.loads(written(root).text) == {
        "properties": {"a": {"$ref": "#/$defs/b"}},
        "$defs": {"b": {}},
    }


def test_a_reference_escapes_what_its_pointer_may_not_hold():
    schema = {"$ref": "#/$defs/a%20~1b", "$defs": {"a /b": {"type": "null"}}}
    assert json.loads(written(part_of(schema)).text)["$ref"] == "#/$defs/a%20~1b"


def test_every_part_is_found_at_its_pointer():
    root = part_of({"properties": {"a": {"anyOf": [{"type": "null"}]}}})
    places = written(root).places
    assert list(places) == ["", "/properties/a", "/properties/a/anyOf/0"]
    assert places[""] is root


def test_parts_that_say_the_same_are_spelled_the_same():
    part = part_of({"anyOf": [{"const": 1}, {"const": 1}, {"const": 2}]})
    one, other, third = map(spelled, part.listed("anyOf"))
    assert one == other != third


def test_the_layout_keeps_the_value_and_ends_the_line():
    text = json.dumps({"a": ["x" * 30] * 4, "b": {}})
    made = laid_out(text)
    assert json.loads(made) == json.loads(text)
    assert made.endswith("}\n")
    assert len(made.splitlines()) > 2
