import string

import pytest

from inspector.core.texts import LANGUAGES, texts_in
from inspector.core.tools.compiled_schema import TOO_MANY_TO_LIST
from inspector.core.tools.validator import validate
from inspector.core.tools.violations import TEXTS, place_text, violation_text
from schemas import node_of

OLD = {"$schema": "http://json-schema.org/draft-07/schema#"}
OLDEST = {"$schema": "http://json-schema.org/draft-03/schema#"}

BROKEN = {
    "type": ({"type": "integer"}, "5"),
    "enum": ({"enum": ["apac", "emea"]}, "global"),
    "enum.nearest": ({"enum": ["apac", "emea"]}, "Apac"),
    "const": ({"const": 1}, 2),
    "required": ({"required": ["a"]}, {}),
    "required.unexpected": (
        {
            "properties": {"statement": {}},
            "required": ["statement"],
            "additionalProperties": False,
        },
        {"query": "x"},
    ),
    "dependentRequired.because": ({"dependentRequired": {"a": ["b"]}}, {"a": 1}),
    "additionalProperties": ({"additionalProperties": False}, {"x": 1}),
    "additionalProperties.allowed": (
        {"properties": {"a": {}}, "additionalProperties": False},
        {"x": 1},
    ),
    "propertyNames": ({"propertyNames": False}, {"x": 1}),
    "propertyNames.reason": ({"propertyNames": {"maxLength": 1}}, {"xyz": 1}),
    "minimum": ({"minimum": 3}, 2),
    "maximum": ({"maximum": 3}, 4),
    "exclusiveMinimum": ({"exclusiveMinimum": 3}, 3),
    "exclusiveMaximum": ({"exclusiveMaximum": 3}, 3),
    "multipleOf": ({"multipleOf": 2}, 3),
    "minLength": ({"minLength": 2}, "x"),
    "maxLength": ({"maxLength": 1}, "xy"),
    "minItems": ({"minItems": 1}, []),
    "maxItems": ({"maxItems": 0}, [1]),
    "minProperties": ({"minProperties": 1}, {}),
    "maxProperties": ({"maxProperties": 0}, {"a": 1}),
    "pattern": ({"pattern": "^a"}, "b"),
    "uniqueItems": ({"uniqueItems": True}, [1, 1]),
    "contains": ({"contains": {"const": 1}}, []),
    "minContains": ({"contains": {"const": 1}, "minContains": 2}, [1]),
    "maxContains": ({"contains": {"const": 1}, "maxContains": 1}, [1, 1]),
    "additionalItems": ({**OLD, "items": [{}], "additionalItems": False}, [1, 2]),
    "unevaluatedItems": ({"unevaluatedItems": False}, [1]),
    "not": ({"not": {"type": "null"}}, None),
    "anyOf": ({"anyOf": [{"type": "string"}, {"type": "null"}]}, 1),
    "anyOf.reason": ({"anyOf": [{"type": "string"}, {"minimum": 3}]}, 1),
    "oneOf": ({"oneOf": [{"type": "string"}, {"type": "null"}]}, 1),
    "oneOf.reason": ({"oneOf": [{"type": "string"}, {"minimum": 3}]}, 1),
    "oneOf.fitting": ({"oneOf": [{}, {}]}, 1),
    "false": (False, 1),
    "disallow": ({**OLDEST, "disallow": "integer"}, 1),
}
"""For each sentence a schema and a value that call for it first of all."""

REASONED = (
    "arguments fits none of the alternatives of anyOf (2 in all). "
    "In the most likely one: n is 1; at least 3 is allowed."
)

ELSEWHERE = {
    "": "too many to list",
    "other": "a keyword that nobody foresaw",
    "disputed": "follows the sentence of a keyword that two validators read apart",
    "format": "only where formats are asserted",
    "dependentRequired": "the name that asks for another one is not in the text",
    "additionalProperties.missing": "stands beside required.unexpected",
}


def first(schema, value):
    return validate(node_of(schema), node_of(value)).violations[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BROKEN)
def test_each_keyword_has_the_sentence_that_is_meant_for_it(key, language):
    violation = first(*BROKEN[key])
    sentence = texts_in(TEXTS)[key][language]
    literal = max((text for text, *_ in string.Formatter().parse(sentence)), key=len)
    text = violation_text(violation, language)
    assert literal in text
    assert "{" not in text.replace("{}", "").replace('{"', "")


def test_every_sentence_is_asked_for_somewhere():
    assert set(texts_in(TEXTS)) == set(BROKEN) | set(ELSEWHERE)


@pytest.mark.parametrize(
    ("schema", "value", "text"),
    [
        (
            {"properties": {"region": {"enum": ["apac", "emea", "amer"]}}},
            {"region": "global"},
            'region is "global"; allowed: "apac", "emea", "amer".',
        ),
        (
            {"items": {"properties": {"limit": {"type": ["integer", "null"]}}}},
            [{"limit": "5"}],
            '[0].limit is "5", of type string; allowed: integer, null.',
        ),
        (
            {"properties": {"filter": {"required": ["field"]}}},
            {"filter": {}},
            "filter.field is missing; the schema requires it.",
        ),
        ({"required": ["a b"]}, {}, '["a b"] is missing; the schema requires it.'),
        (
            {"unevaluatedProperties": False},
            {"x": 1},
            "x is not allowed; the schema has no such member.",
        ),
        (
            {"anyOf": [{"type": "string"}, {"properties": {"n": {"minimum": 3}}}]},
            {"n": 1},
            REASONED,
        ),
        (
            {"enum": list(range(20))},
            -1,
            "arguments is -1; allowed: 0, 1, 2, 3, 4, 5, 6, 7, … (+12).",
        ),
    ],
)
def test_a_sentence_begins_with_the_member_and_says_what_is_allowed(
    schema, value, text
):
    assert violation_text(first(schema, value), "en") == text


def test_a_name_under_which_another_was_meant_is_told_from_both_sides():
    schema, value = BROKEN["required.unexpected"]
    missing, extra = validate(node_of(schema), node_of(value)).violations
    assert '"query" stands there' in violation_text(missing, "en")
    assert '"statement" is missing' in violation_text(extra, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_violations_that_were_too_many_to_list_have_a_sentence_too(language):
    assert violation_text(TOO_MANY_TO_LIST, language)


def test_a_keyword_that_nobody_foresaw_still_has_words():
    violation = first({"not": {}}, 1)
    unknown = type(violation)("/a", "/new", "newKeyword", (("found", "1"),))
    assert violation_text(unknown, "en") == "a is 1, which breaks newKeyword."


def test_a_place_is_written_as_people_do():
    assert place_text("") == "arguments"
    assert place_text("/filters/0/field") == "filters[0].field"
    assert len(place_text("/x" * 500)) <= 80


def test_the_whole_value_is_called_by_what_it_is():
    (violation,) = validate(node_of({"type": "object"}), node_of([])).violations
    assert violation_text(violation, "en").startswith("arguments is")
    assert violation_text(violation, "en", "text").startswith("text is")
    assert place_text("", "text") == "text"
