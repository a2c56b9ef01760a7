import pytest

from inspector.core.tools.validator import validate
from inspector.core.tools.violation_details import type_name
from schemas import node_in, node_of

OLD_MAXIMUM = (
    '{"$schema": "http://json-schema.org/draft-04/schema",'
    ' "maximum": 2, "exclusiveMaximum": true}'
)


def details(schema_text, value_text):
    (violation,) = validate(node_in(schema_text), node_in(value_text)).violations
    return dict(violation.details)


@pytest.mark.parametrize(
    ("schema", "value", "expected"),
    [
        (
            '{"type": "integer"}',
            "1.50",
            {"expected": "integer", "found": "1.50", "found_type": "number"},
        ),
        (
            '{"type": ["string", "null"]}',
            "3",
            {"expected": ("string", "null"), "found": "3", "found_type": "integer"},
        ),
        (
            '{"enum": ["b", 1.0, null]}',
            '"x"',
            {"allowed": ('"b"', "1.0", "null"), "found": '"x"'},
        ),
        (
            '{"enum": ["apac", "emea"]}',
            '"APAC"',
            {
                "allowed": ('"apac"', '"emea"'),
                "found": '"APAC"',
                "nearest": '"apac"',
            },
        ),
        ('{"const": {"a": 1.0}}', "2", {"expected": '{"a": 1.0}', "found": "2"}),
        ('{"maximum": 1.0}', "1.00000000000000000001", {
            "limit": "1.0", "found": "1.00000000000000000001",
        }),
        ('{"multipleOf": 0.10}', "0.25", {"limit": "0.10", "found": "0.25"}),
        ('{"minLength": 3}', '"\\ud83d\\ude00"', {"limit": "3", "found": "1"}),
        ('{"maxItems": 1}', "[1, 2]", {"limit": "1", "found": "2"}),
        ('{"minProperties": 2}', '{"a": 1, "a": 2}', {"limit": "2", "found": "1"}),
        ('{"pattern": "^a\\\\d"}', '"b"', {"pattern": '"^a\\\\d"', "found": '"b"'}),
        ('{"required": ["a"]}', "{}", {"name": '"a"'}),
        (
            '{"dependentRequired": {"c": ["a"], "b": ["a"]}}',
            '{"b": 1}',
            {"name": '"a"', "because": '"b"'},
        ),
        ('{"contains": {"const": 1}}', "[2]", {"limit": "1", "found": "[2]"}),
        ('{"uniqueItems": true}', "[1, 1.0]", {"found": "[1, 1.0]"}),
        ('{"not": true}', "1", {"found": "1"}),
        ("false", "1", {"found": "1"}),
        (
            '{"prefixItems": [true], "unevaluatedItems": false}',
            "[1, 2]",
            {"unexpected": ("2",), "found": "[1, 2]"},
        ),
        (
            OLD_MAXIMUM,
            "2",
            {"limit": "2", "found": "2"},
        ),
    ],
)  # fmt: skip
def test_what_was_allowed_and_found_is_told_in_the_words_of_the_texts(
    schema, value, expected
):
    assert details(schema, value) == expected


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (3, "integer"),
        (-3, "integer"),
        (3.5, "number"),
        ("3", "string"),
        (True, "boolean"),
        (None, "null"),
        ([], "array"),
        ({}, "object"),
    ],
)
def test_a_type_has_its_name_in_json_schema(value, name):
    assert type_name(node_of(value)) == name


def test_a_long_list_of_options_is_cut():
    schema = '{"enum": [' + ", ".join(map(str, range(1000))) + "]}"
    assert len(details(schema, "-1")["allowed"]) == 100
