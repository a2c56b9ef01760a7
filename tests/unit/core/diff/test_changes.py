"""Changes between two trees: kind, label, place on both sides."""

from __future__ import annotations

import json

import pytest

from inspector.core.diff.changes import compare_values
from inspector.core.source.json_reader import MAX_DEPTH, read_json
from inspector.core.source.span import Span
from sides import an_item_scope


def changes(left: str, right: str) -> list[tuple[str, str, str, str]]:
    """Kind, label and the two pointers of each change between two values."""
    sides = [an_item_scope(f'{{"type":"x","v":{text}}}') for text in (left, right)]
    nodes = [side.item.get("v") for side in sides]
    found = compare_values(
        nodes[0], sides[0].below("/v"), nodes[1], sides[1].below("/v")
    )
    return [
        (
            c.kind.value,
            c.way or c.label.value,
            c.left.pointer if c.left else "-",
            c.right.pointer if c.right else "-",
        )
        for c in found
    ]


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("1", "true", ("replaced", "meaning", "/v", "/v")),
        ("1", '"1"', ("replaced", "meaning", "/v", "/v")),
        ("1", "1.0", ("replaced", "number", "/v", "/v")),
        ("100", "1e2", ("replaced", "number", "/v", "/v")),
        (
            "1234567890123456789",
            "1234567890123456800",
            ("replaced", "meaning", "/v", "/v"),
        ),
        ('"é"', '"\\u00e9"', ("replaced", "escapes", "/v", "/v")),
        ('"a"', '"b"', ("replaced", "meaning", "/v", "/v")),
        ("null", "false", ("replaced", "meaning", "/v", "/v")),
        ("{}", "[]", ("replaced", "meaning", "/v", "/v")),
        ('{"a":1}', '{"\\u0061":1}', ("replaced", "escapes", "/v/a", "/v/a")),
        ('{"a":1,"b":2}', '{"b":2,"a":1}', ("moved", "order", "/v", "/v")),
        ('{"a":1}', "{}", ("removed", "meaning", "/v/a", "-")),
        ("{}", '{"a/b":1}', ("added", "meaning", "-", "/v/a~1b")),
        ("[1,2,3]", "[2,3]", ("removed", "meaning", "/v/0", "-")),
        ("[1,2,3]", "[3,1,2]", ("moved", "meaning", "/v/2", "/v/0")),
        ("NaN", "0", ("replaced", "meaning", "/v", "/v")),
    ],
)
def test_one_difference_is_one_change(left, right, expected):
    assert changes(left, right) == [expected]


@pytest.mark.parametrize("value", ["1", '"a"', "[1,[2]]", '{"a":{"b":null}}', "NaN"])
def test_the_same_characters_are_no_change(value):
    assert changes(value, value) == []


def test_white_space_between_values_is_no_change():
    assert changes('{"a":[1,2]}', '{ "a" : [ 1 , 2 ] }') == []


def test_the_index_of_an_element_may_differ_between_the_sides():
    assert changes("[1,2,{}]", '[0,1,2,{"x":1}]') == [
        ("added", "meaning", "-", "/v/0"),
        ("added", "meaning", "-", "/v/3/x"),
    ]


def test_changed_characters_are_whole_escapes_of_the_document():
    left, right = (an_item_scope(f'{{"type":"x","v":"a\\u00e{n}b"}}') for n in (8, 9))
    (change,) = compare_values(left.item.get("v"), left, right.item.get("v"), right)
    assert [left.text[slice(*part)] for part in change.left.ranges] == ["\\u00e8"]
    assert [right.text[slice(*part)] for part in change.right.ranges] == ["\\u00e9"]


def test_a_change_inside_a_string_is_placed_inside_and_outside():
    scopes = []
    for region in ("apac", "emea"):
        item = an_item_scope(
            {"type": "function_call", "arguments": json.dumps({"region": region})}
        )
        scopes.append(item.inside("/arguments", item.item.get("arguments")))
    left, right = scopes
    roots = [scope.string.reading.root for scope in scopes]
    (change,) = compare_values(roots[0], left, roots[1], right)
    assert (change.left.pointer, change.left.inner) == ("/arguments", "/region")
    assert left.text[slice(*change.left.inner_span)] == '"apac"'
    outer = left.string.document_text[slice(*change.left.span)]
    assert outer == '\\"apac\\"'


def test_trees_as_deep_as_they_are_read_are_compared():
    depth = MAX_DEPTH - 1
    left = '{"a":' * depth + "1" + "}" * depth
    right = '{"a":' * depth + "2" + "}" * depth
    assert changes(left, right) == [
        ("replaced", "meaning", "/v" + "/a" * depth, "/v" + "/a" * depth)
    ]


def test_long_arrays_of_changed_objects_stay_near_linear():
    left = json.dumps([{"n": i} for i in range(5_000)])
    right = json.dumps([{"n": -i} for i in range(5_000)])
    assert len(changes(left, right)) == 4_999
    assert read_json(left).span == Span(0, len(left))
