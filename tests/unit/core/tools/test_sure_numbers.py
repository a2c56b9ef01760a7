import re

import pytest

from inspector.core.tools.sure_numbers import integers, numbers


def takes(pattern, text):
    return re.fullmatch(pattern, text.encode()) is not None


@pytest.mark.parametrize(
    ("schema", "low", "high"),
    [
        ({"minimum": 1, "maximum": 100}, 1, 100),
        ({"minimum": 0, "maximum": 0}, 0, 0),
        ({"minimum": 17, "maximum": 4321}, 17, 4321),
        ({"minimum": -905, "maximum": -17}, -905, -17),
        ({"minimum": -3, "exclusiveMaximum": 12}, -3, 11),
        ({"exclusiveMinimum": 99, "exclusiveMaximum": 1000}, 100, 999),
        ({"minimum": 0.5, "maximum": 9.5}, 1, 9),
        ({"minimum": 5, "exclusiveMinimum": 7, "maximum": 30}, 8, 30),
    ],
)
def test_integers_between_bounds_are_taken_and_no_others(schema, low, high):
    pattern = integers(schema)
    for number in range(-6000, 6001):
        assert takes(pattern, str(number)) == (low <= number <= high), number


def test_without_bounds_integers_of_fifteen_digits_are_taken():
    pattern = integers({})
    assert takes(pattern, "9" * 15)
    assert takes(pattern, "-" + "9" * 15)
    assert not takes(pattern, "1" + "0" * 15)


@pytest.mark.parametrize("text", ["-0", "01", "1.0", "1e2", "", "-", "+1", "1 "])
def test_other_ways_to_write_an_integer_are_left(text):
    assert not takes(integers({}), text)


@pytest.mark.parametrize("text", ["0", "5", "-3", "0.5", "-0.25", "12345678.1234567"])
def test_numbers_with_a_fraction_are_taken(text):
    assert takes(numbers({}), text)


@pytest.mark.parametrize(
    "text", ["1.", ".5", "00.5", "123456789.5", "1.12345678", "1.5e3", "-0", "NaN"]
)
def test_other_ways_to_write_a_number_are_left(text):
    assert not takes(numbers({}), text)


@pytest.mark.parametrize(
    "schema",
    [
        {"minimum": -90, "maximum": 90},
        {"minimum": 0, "exclusiveMaximum": 3.5},
        {"exclusiveMinimum": -2.5, "maximum": -1},
        {"exclusiveMinimum": 0, "maximum": 1},
    ],
)
def test_no_number_beyond_a_bound_is_taken(schema):
    pattern = numbers(schema)
    taken = 0
    for number in range(-10_000, 10_001):
        text = f"{number / 100:g}" if number % 100 else str(number // 100)
        if takes(pattern, text):
            value = float(text)
            assert value >= schema.get("minimum", value)
            assert value <= schema.get("maximum", value)
            assert value > schema.get("exclusiveMinimum", value - 1)
            assert value < schema.get("exclusiveMaximum", value + 1)
            taken += 1
    assert taken


@pytest.mark.parametrize("schema", [{"minimum": True}, {"maximum": 1e300}])
def test_a_bound_that_is_no_plain_number_makes_none_sure(schema):
    assert integers(schema) is None
    assert numbers(schema) is None


def test_bounds_that_leave_nothing_make_none_sure():
    assert integers({"minimum": 5, "maximum": 4}) is None


def test_bounds_that_no_numeral_of_so_few_digits_reaches_bind_nothing():
    assert numbers({"minimum": -1e12, "maximum": 1e12}) == numbers({})
    assert takes(numbers({}), "99999999.9999999")
    assert takes(numbers({}), "-99999999.9999999")
    assert not takes(numbers({"maximum": 99999999}), "99999999.5")
    assert takes(numbers({"maximum": 99999999}), "99999999")
    assert numbers({"minimum": 10**9}) is None
