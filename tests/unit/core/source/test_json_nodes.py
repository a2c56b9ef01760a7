"""Values that remember the characters they were read from."""

from __future__ import annotations

import pickle
from decimal import Decimal

import pytest

from inspector.core.source.json_nodes import (
    ConstantNode,
    ObjectNode,
    is_null,
    json_type,
    number_of,
    span_of,
    value_of,
)
from inspector.core.source.json_reader import MAX_DEPTH, read_json
from inspector.core.source.span import Span


def root_of(text: str):
    root = read_json(text).root
    assert root is not None
    return root


def test_an_object_answers_by_name():
    root = root_of('{"a": "x", "b": 2}')
    assert root.text("a") == "x"
    assert root.text("b") is None
    assert root.get("c") is None
    assert list(root.names()) == ["a", "b"]
    assert root.member("b").span == Span(11, 17)


def test_the_last_of_two_equal_names_wins_and_both_stay():
    root = root_of('{"a": 1, "b": 2, "a": 3}')
    assert root.get("a").literal == "3"
    assert list(root.names()) == ["a", "b", "a"]
    assert value_of(root) == {"a": 3, "b": 2}


def test_looking_up_every_name_of_a_large_object_is_not_quadratic():
    names = [f"n{number}" for number in range(50_000)]
    root = root_of("{" + ",".join(f'"{name}":0' for name in names) + "}")
    assert all(root.get(name) is not None for name in names)  # 2.5e9 steps if scanned


def test_asking_an_object_does_not_change_what_it_is():
    asked, fresh = root_of('{"a":1}'), root_of('{"a":1}')
    assert asked.get("a") is not None
    assert asked == fresh
    assert hash(asked) == hash(fresh)
    copy = pickle.loads(pickle.dumps(asked))
    assert isinstance(copy, ObjectNode)
    assert copy == fresh
    assert copy.get("a") == asked.get("a")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('"a"', "string"),
        ("1", "number"),
        ("1.5", "number"),
        ("{}", "object"),
        ("[]", "array"),
        ("null", "null"),
        ("true", "boolean"),
        ("false", "boolean"),
    ],
)
def test_a_type_has_the_name_that_json_schema_gives_it(text, name):
    assert json_type(root_of(text)) == name


def test_only_null_is_null():
    assert is_null(ConstantNode(0, 4, None))
    assert not is_null(ConstantNode(0, 5, value=False))
    assert not is_null(None)
    assert not is_null(root_of("[]"))


def test_the_span_of_a_node_spells_it():
    assert span_of(root_of(" [1] ")) == Span(1, 4)


def kind_and_value(literal: str):
    value = number_of(literal)
    return type(value), value


@pytest.mark.parametrize(
    ("literal", "expected"),
    [
        ("0", (int, 0)),
        ("-0", (int, 0)),
        ("12", (int, 12)),
        ("9007199254740993", (int, 9007199254740993)),
        ("1.0", (float, 1.0)),
        ("0.1", (float, 0.1)),
        ("1e2", (float, 100.0)),
        ("1.50", (float, 1.5)),
        ("1.00000000000000000001", (Decimal, Decimal("1.00000000000000000001"))),
        ("1e400", (Decimal, Decimal("1e400"))),
        ("1e-400", (Decimal, Decimal("1e-400"))),
        ("-0.0", (float, 0.0)),
        ("0e99999999999999999999", (float, 0.0)),
        ("0.000E-99999999999999999999", (float, 0.0)),
    ],
)
def test_a_number_is_exact_and_a_float_only_where_that_says_the_same(literal, expected):
    assert kind_and_value(literal) == expected


def test_thousands_of_digits_are_a_number_all_the_same():
    literal = "9" * 5000  # int() of more than 4,300 digits raises
    assert number_of(literal) == Decimal(literal)
    assert number_of("-" + literal) == Decimal("-" + literal)
    assert number_of("9" * 3999) == int("9" * 3999)


@pytest.mark.parametrize("sign", ["", "-"])
@pytest.mark.parametrize(
    "literal", ["1e99999999999999999999", "1e-99999999999999999999"]
)
def test_an_exponent_beyond_decimal_says_so(literal, sign):
    with pytest.raises(OverflowError):
        number_of(sign + literal)


@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}")])
def test_the_deepest_tree_can_be_converted_compared_shown_and_pickled(left, right):
    root = root_of(left * MAX_DEPTH + "1" + right * MAX_DEPTH)
    assert value_of(root)
    assert repr(root)
    assert pickle.loads(pickle.dumps(root)) == root
