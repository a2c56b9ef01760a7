"""One string, number or constant, and what is wrong with it."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.json_fault import FaultLog, StoppedReadingError
from inspector.core.source.json_nodes import ConstantNode, NumberNode, StringNode
from inspector.core.source.json_scalars import MAX_EXACT_INTEGER, read_scalar


def read(text: str):
    """The scalar at the front of a text, and the faults met on the way."""
    log = FaultLog(text, len(text))
    try:
        node = read_scalar(text, 0, len(text), log)
    except StoppedReadingError:
        node = None
    return node, [(fault.rule, fault.variant) for fault in log.faults()]


@pytest.mark.parametrize(
    "literal", ["0", "-0", "1", "-12", "1.5", "-0.0", "1e5", "1E+5", "1.25e-10", "10"]
)
def test_a_number_keeps_its_spelling(literal):
    assert read(literal) == (NumberNode(0, len(literal), literal), [])


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("true", ConstantNode(0, 4, value=True)),
        ("false", ConstantNode(0, 5, value=False)),
        ("null", ConstantNode(0, 4, None)),
        ('"a"', StringNode(0, 3, "a")),
    ],
)
def test_constants_and_strings_are_read(text, node):
    assert read(text) == (node, [])


@pytest.mark.parametrize(
    "literal",
    [
        "01",
        "-01",
        "+1",
        ".5",
        "1.e5",
        "1.x",
        "0x1F",
        "1_000",
        "1e5.3",
        "1abc",
        "1.2.3",
        "1-2",
        "2026-05-01",
        "1+1",
        "127.0.0.1",
    ],
)
def test_a_number_that_json_spells_otherwise_is_read_past(literal):
    node, faults = read(literal + " ")
    assert faults == [("json/syntax", "number")]
    assert (node.start, node.end) == (0, len(literal))


@pytest.mark.parametrize("text", ["-", "1.", "1e", "1e+", "-1.5E-"])
def test_a_number_that_stops_half_way_at_the_end_looks_cut_off(text):
    assert read(text) == (None, [("json/truncated", "number")])


@pytest.mark.parametrize("text", ["t", "tru", "f", "fals", "n", "nul"])
def test_a_constant_that_stops_half_way_at_the_end_looks_cut_off(text):
    assert read(text) == (None, [("json/truncated", "literal")])
    assert read(text + " ") == (None, [("json/syntax", "value")])


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity"])
def test_a_number_that_is_not_finite_is_named(text):
    node, faults = read(text)
    assert faults == [("json/non-finite-number", "")]
    assert (node.start, node.end) == (0, len(text))


@pytest.mark.parametrize(
    ("text", "value"), [("True", True), ("False", False), ("None", None)]
)
def test_a_constant_of_python_is_named(text, value):
    assert read(text) == (
        ConstantNode(0, len(text), value),
        [("json/python-literal", "")],
    )


@pytest.mark.parametrize(
    "text",
    ["nan", "TRUE", "undefined", "nulll", "truefalse", "-x", "--1", "$", "}", ",", "²",
     "٣", "// no", "\ufeff1", "\u00a01", "\ud800", "\x00"],
)  # fmt: skip
def test_what_is_no_value_stops_the_reading_where_it_stands(text):
    log = FaultLog(text, len(text))
    with pytest.raises(StoppedReadingError):
        read_scalar(text, 0, len(text), log)
    [fault] = log.faults()
    assert (fault.rule, fault.variant, fault.span.start) == ("json/syntax", "value", 0)


@pytest.mark.parametrize(
    ("literal", "faults"),
    [
        (str(MAX_EXACT_INTEGER), []),
        (str(-MAX_EXACT_INTEGER), []),
        (str(MAX_EXACT_INTEGER + 1), [("json/big-integer", "")]),
        (str(-MAX_EXACT_INTEGER - 1), [("json/big-integer", "")]),
        ("18446744073709551616", [("json/big-integer", "")]),
        ("9" * 308, [("json/big-integer", "")]),
        ("9" * 309, [("json/number-range", "")]),
        ("1.7976931348623157e308", []),
        ("1e400", [("json/number-range", "")]),
        ("-1e400", [("json/number-range", "")]),
        ("1e-400", [("json/number-range", "low")]),
        ("0e999999999999", []),
        ("0.0e-999999999999", []),
        ("1e999999999999", [("json/number-range", "")]),
        ("4.9e-324", []),
        ("0." + "0" * 400 + "1", [("json/number-range", "low")]),
    ],
)
def test_numbers_that_other_readers_change_are_named(literal, faults):
    assert read(literal)[1] == faults


def test_a_literal_of_thousands_of_digits_is_shown_shortened():
    log = FaultLog("9" * 5000, 5000)
    read_scalar("9" * 5000, 0, 5000, log)
    assert len(dict(log.faults()[0].details)["literal"]) < 50


@given(st.one_of(st.floats(allow_nan=False, allow_infinity=False), st.integers()))
def test_whatever_json_writes_as_a_number_is_read_whole(number):
    literal = json.dumps(number)
    node, faults = read(literal)
    assert node == NumberNode(0, len(literal), literal)
    rules = {rule for rule, _ in faults}
    assert ("json/big-integer" in rules) == (
        isinstance(number, int) and MAX_EXACT_INTEGER < abs(number) < 10**308
    ) or math.isinf(float(literal))
