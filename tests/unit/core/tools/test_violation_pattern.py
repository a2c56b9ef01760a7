import json

import pytest

from inspector.core.source.json_reader import read_json
from inspector.core.tools.validator import compiled_for, validate
from inspector.core.tools.violation_pattern import pattern_of

SCHEMA = {
    "type": "object",
    "properties": {
        "region": {"enum": ["apac", "emea"]},
        "n": {"type": "integer", "minimum": 1},
        "inner": {
            "type": "object",
            "properties": {"code": {"type": "string", "maxLength": 3}},
            "additionalProperties": False,
        },
        "either": {"anyOf": [{"type": "null"}, {"type": "object"}]},
    },
    "required": ["region"],
    "additionalProperties": False,
}
NODE = read_json(json.dumps(SCHEMA)).root


def pattern(value):
    return pattern_of(compiled_for(NODE).engine_errors(value), value)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"region": "x"}, {"region": "another one"}),
        ({"n": 3}, {"n": 4}),
        ({"region": "apac", "n": 0}, {"region": "emea", "n": -7}),
        ({"region": "apac", "n": [1]}, {"region": "apac", "n": None}),
        ({"region": "apac", "a": 1}, {"region": "apac", "a": {}}),
    ],
)
def test_values_that_break_the_same_at_the_same_place_have_one_pattern(one, other):
    assert pattern(one) is not None
    assert pattern(one) == pattern(other)
    listed = [
        len(validate(NODE, read_json(json.dumps(value)).root).violations)
        for value in (one, other)
    ]
    assert listed[0] == listed[1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"region": "x"}, {}),
        ({"region": "apac", "a": 1}, {"region": "apac", "b": 1}),
        ({"region": "apac", "a": 1}, {"region": "apac", "a": 1, "b": 1}),
        ({"region": "apac", "n": 0}, {"region": "apac", "n": []}),
        (
            {"region": "apac", "inner": {"code": "long"}},
            {"region": "long", "inner": {"code": "abc"}},
        ),
    ],
)
def test_other_keywords_places_or_names_are_another_pattern(one, other):
    assert pattern(one) != pattern(other)


@pytest.mark.parametrize(
    "value",
    [
        {"region": "apac", "n": "5"},
        {"region": "apac", "either": 5},
        {"region": "apac"},
    ],
    ids=["a text that may hold JSON", "a union", "nothing wrong"],
)
def test_there_is_no_pattern_where_more_is_to_be_looked_at(value):
    assert pattern(value) is None


def test_a_name_that_is_only_said_to_be_missing_has_no_pattern():
    schema = {"required": ["a"], "properties": {}, "additionalProperties": False}
    value = {"a": 1}
    errors = compiled_for(read_json(json.dumps(schema)).root).engine_errors(value)
    assert pattern_of(errors, value) is None


def test_there_is_no_pattern_of_very_many_errors():
    schema = {"additionalProperties": {"type": "null"}}
    many = {f"m{n}": 1 for n in range(30)}
    compiled = compiled_for(read_json(json.dumps(schema)).root)
    assert pattern_of(compiled.engine_errors(many), many) is None
