"""The expression takes nothing that is not certainly fine (see also the properties)."""

import json
import re

import orjson
import pytest

from inspector.core.tools.sure_texts import sure_texts

TEXT = {"type": "string"}


def closed(members, required=None, **more):
    required = [*members] if required is None else required
    return {"type": "object", "properties": members, "required": required, **more}


def takes(schema, value, **how):
    pattern = re.compile(sure_texts(orjson.dumps(schema), asserts_format=False))
    return pattern.fullmatch(json.dumps(json.dumps(value, **how))[1:-1].encode())


@pytest.mark.parametrize("how", [{}, {"separators": (",", ":")}])
def test_members_in_the_order_of_the_schema_are_taken(how):
    schema = closed({"city": TEXT, "days": {"type": "integer"}})
    assert takes(schema, {"city": "Oslo", "days": 3}, **how)
    assert not takes(schema, {"days": 3, "city": "Oslo"}, **how)


@pytest.mark.parametrize("required", [["b"], ["a"], ["c"], ["a", "c"], []])
def test_a_member_may_be_absent_where_it_is_not_required(required):
    schema = closed({"a": TEXT, "b": TEXT, "c": TEXT}, required)
    for chosen in ("", "a", "b", "c", "ab", "ac", "bc", "abc"):
        value = dict.fromkeys(chosen, "x")
        assert bool(takes(schema, value)) == (set(required) <= {*chosen}), chosen


@pytest.mark.parametrize(
    "raw",
    [
        rb"{\"city\": \"a\", \"city\": \"b\"}",
        rb"{\"city\": \"a\", \"more\": 1}",
        rb"{\"city\": \"a\",}",
        rb"{\"city\": \"a\"",
        rb"{\"city\": \"a\"} {}",
        rb"{\"city\": 1}",
        rb"[]",
        b"",
    ],
)
def test_what_is_not_fine_is_left(raw):
    pattern = re.compile(
        sure_texts(orjson.dumps(closed({"city": TEXT})), asserts_format=False)
    )
    assert not pattern.fullmatch(raw)


@pytest.mark.parametrize(
    ("schema", "yes", "no"),
    [
        ({"type": ["string", "null"]}, ["a", None], [1, True, {}]),
        ({"enum": ["a", "b", None, True]}, ["a", "b", None, True], ["c", False]),
        ({"type": "string", "enum": ["a", None]}, ["a"], [None]),
        ({"const": "a"}, ["a"], ["b"]),
        ({"anyOf": [{"type": "null"}, {"type": "boolean"}]}, [None, False], ["a"]),
        ({"$ref": "#/$defs/place"}, [{"label": "x"}], [{"label": 1}, "x"]),
        ({}, ["a", 1, 2.5, None, True], [{}, []]),
        (True, ["a", 1], [[]]),
        ({"type": "array", "items": TEXT}, [[], ["a"], ["a", "b"]], [[1]]),
        ({"type": "array", "items": TEXT, "minItems": 1}, [["a"], ["a", "b"]], [[]]),
        (
            {"type": "array", "items": TEXT, "minItems": 2, "maxItems": 3},
            [["a", "b"], ["a", "b", "c"]],
            [["a"], list("abcd")],
        ),
        ({"type": "array", "items": TEXT, "maxItems": 0}, [[]], [["a"]]),
        (
            {"type": "array", "items": TEXT, "uniqueItems": True},
            [[], ["a"]],
            [["a", "a"]],
        ),
        ({"type": "array"}, [[], [1, "a"]], [[{}]]),
        ({"type": "array", "items": False}, [[]], [[1]]),
        ({"type": "number", "minimum": 0}, [0, 1.5], [-1]),
    ],
)
def test_values_are_taken_that_keep_to_the_schema(schema, yes, no):
    place = closed({"label": TEXT})
    whole = closed({"v": schema}, **{"$defs": {"place": place}})
    for value in yes:
        assert takes(whole, {"v": value}), value
    for value in no:
        assert not takes(whole, {"v": value}), value


@pytest.mark.parametrize(
    "value",
    [
        {"type": "string", "not": {"const": "a"}},
        {"oneOf": [TEXT]},
        {"anyOf": [TEXT], "minLength": 3},
        {"$ref": "#/$defs/absent"},
        {"$ref": "other.json"},
        {"$ref": "#/$defs/place", "minLength": 1},
        {"$id": "urn:a", "type": "string"},
        {"type": "integer", "multipleOf": 2},
        {"enum": [1, {}]},
        {"type": "array", "minItems": 1, "items": False},
        False,
        {"nullable": True, "type": "string"},
    ],
)
def test_a_member_that_is_never_sure_is_left(value):
    free = closed({"a": TEXT, "v": value}, ["a"])
    assert takes(free, {"a": "x"})
    assert not takes(free, {"a": "x", "v": "a"})
    needed = orjson.dumps(closed({"v": value}))
    assert sure_texts(needed, asserts_format=False) is None


@pytest.mark.parametrize(
    "schema",
    [
        TEXT,
        True,
        closed({"a": TEXT}, minProperties=2),
        closed({"a": TEXT}, patternProperties={"^a": {"maxLength": 1}}),
        closed({"a": TEXT}, ["b"]),
        closed({"<a>": TEXT}),
        closed({"a": {"$ref": "#/properties/a"}}),
    ],
)
def test_a_schema_that_more_depends_on_has_no_expression(schema):
    assert sure_texts(orjson.dumps(schema), asserts_format=False) is None


def test_format_binds_only_where_it_is_asserted():
    schema = closed({"day": {"type": "string", "format": "date"}})
    assert takes(schema, {"day": "2026-11-30"})
    assert sure_texts(orjson.dumps(schema), asserts_format=True) is None


def test_an_expression_that_would_be_huge_is_not_written():
    schema = closed({f"member_{n}": TEXT for n in range(60)}, [])
    assert sure_texts(orjson.dumps(schema), asserts_format=False) is None
