import json

import pytest

from inspector.core.tools.conversion.null_rewriting import accepts_null, allow_null
from inspector.core.tools.conversion.part_reading import parts_of
from inspector.core.tools.conversion.part_writing import spelled
from inspector.core.tools.conversion.work import Work
from inspector.core.tools.dialects.schema_dialect import schema_dialect
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of


def part_of(schema):
    return parts_of(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


def with_null(schema, form="openai"):
    part = part_of(schema)
    allow_null(part, Work(part, schema_dialect(form)))
    assert accepts_null(part)
    return json.loads(spelled(part))


@pytest.mark.parametrize(
    ("schema", "answer"),
    [
        ({}, True),
        (True, True),
        (False, False),
        ({"type": ["string", "null"]}, True),
        ({"type": "string"}, False),
        ({"enum": ["a", None]}, True),
        ({"type": ["string", "null"], "enum": ["a"]}, False),
        ({"const": None}, True),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, True),
        ({"type": "string", "anyOf": [{"type": "null"}]}, False),
        ({"$ref": "#/$defs/d", "$defs": {"d": {"type": "null"}}}, True),
        ({"$ref": "#/$defs/d", "$defs": {"d": {"type": "string"}}}, False),
    ],
)
def test_null_is_accepted_where_nothing_leaves_it_out(schema, answer):
    assert accepts_null(part_of(schema)) is answer


def test_null_joins_the_list_of_types_and_of_values():
    assert with_null({"type": "string", "enum": ["a"]}) == {
        "type": ["string", "null"],
        "enum": ["a", None],
    }


def test_null_becomes_one_more_alternative():
    assert with_null({"anyOf": [{"type": "string"}]}) == {
        "anyOf": [{"type": "string"}, {"type": "null"}]
    }


def test_notes_stay_outside_of_the_alternatives():
    assert with_null({"const": 3, "description": "three"}) == {
        "description": "three",
        "anyOf": [{"const": 3}, {"type": "null"}],
    }
