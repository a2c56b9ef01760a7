import json

import pytest

from inspector.core.source.json_reader import read_json
from inspector.core.tools.strict_subset import refused_without_strict
from linting import an_object, told

CODE = "strict/root"


def without_strict(schema):
    found = refused_without_strict(read_json(json.dumps(schema)).root)
    return [(fault.code, fault.variant, fault.pointer) for fault in found]


def test_a_plain_object_is_fine():
    assert told(an_object(), CODE) == []


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "array", "items": {"type": "string"}}, ("", "/type", '"array"')),
        ({"properties": {}}, ("no-type", "", "{")),
        ({"$ref": "#/$defs/a", "$defs": {"a": an_object()}}, ("ref", "", "{")),
        (True, ("no-schema", "", "true")),
        (None, ("no-schema", "", "null")),
        (
            an_object(type=["object", "null"]),
            ("type-list", "/type", '["object", "null"]'),
        ),
        (an_object(anyOf=[an_object()]), ("keyword", "/anyOf", '"anyOf"')),
        ({"oneOf": [an_object()]}, ("keyword", "/oneOf", '"oneOf"')),
    ],
)
def test_what_is_no_plain_object_is_told_once(schema, expected):
    assert told(schema, CODE) == [expected]


@pytest.mark.parametrize("word", ["oneOf", "anyOf", "allOf", "not", "enum"])
def test_a_combinator_at_the_root_is_refused_even_without_strict(word):
    assert without_strict({"type": "object", word: []}) == [
        (CODE, "keyword", f"/{word}")
    ]


def test_another_type_is_refused_even_without_strict():
    assert without_strict({"type": "string"}) == [(CODE, "", "/type")]
    assert without_strict(None) == [(CODE, "no-schema", "")]


@pytest.mark.parametrize(
    "schema", [{}, {"type": "object"}, {"properties": {"a": {"oneOf": []}}}]
)
def test_an_open_object_is_not_refused_without_strict(schema):
    assert without_strict(schema) == []
