from decimal import Decimal

import pytest

from inspector.core.tools.exact_value import (
    MOST_DIGITS,
    InexactNumberError,
    depth_of,
    exact_value,
    long_fraction,
)
from schemas import node_in


@pytest.mark.parametrize(
    ("literal", "value"),
    [
        ("1", 1),
        ("1.0", 1),
        ("1e2", 100),
        ("-0.0", 0),
        ("9007199254740993.0", 9007199254740993),
        ("0.5", 0.5),
        ("-12345678901.2345", -12345678901.2345),
        ("12345678901234.0", 12345678901234),
        ("0.12345678901234567", Decimal("0.12345678901234567")),
        ("1.5e0", 1.5),
        ("1.00000000000000000001", Decimal("1.00000000000000000001")),
        ("9007199254740990.0001", Decimal("9007199254740990.0001")),
    ],
)
def test_what_is_whole_is_an_integer_and_a_fraction_keeps_every_digit(literal, value):
    exact = exact_value(node_in(f'{{"a": [{literal}, "x", null]}}'))
    assert exact == {"a": [value, "x", None]}
    assert type(exact["a"][0]) is type(value)


def test_in_the_oldest_draft_a_whole_fraction_is_no_integer():
    assert type(exact_value(node_in("1.0"), whole_as_int=False)) is float
    with pytest.raises(InexactNumberError):
        exact_value(node_in("9007199254740993.0"), whole_as_int=False)


def test_a_number_may_be_as_long_as_the_limit():
    digits = "7" * MOST_DIGITS
    assert exact_value(node_in(digits)) == int(digits)


@pytest.mark.parametrize(
    "literal",
    [
        "7" * (MOST_DIGITS + 1),
        "0." + "1" * MOST_DIGITS,
        "1e" + "9" * 30,
        "1e-2000",
        "9007199254740993.25",
    ],
)
def test_a_number_out_of_reach_is_named(literal):
    with pytest.raises(InexactNumberError) as error:
        exact_value(node_in(f'{{"a": [{literal}]}}'))
    assert error.value.literal == literal


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"a": [1, 0.5, 1e300]}', None),
        ('{"a": [1, 0.50000000000000000001]}', "0.50000000000000000001"),
    ],
)
def test_a_fraction_that_no_double_holds_is_found(text, found):
    number = long_fraction(node_in(text))
    assert (number.literal if number else None) == found


@pytest.mark.parametrize(
    ("text", "depth"),
    [("1", 0), ("[]", 0), ("[1]", 1), ('{"a": [{"b": 1}], "c": 1}', 3)],
)
def test_the_depth_is_that_of_the_deepest_part(text, depth):
    assert depth_of(node_in(text)) == depth
