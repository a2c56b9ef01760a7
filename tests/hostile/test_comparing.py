"""Two sides made to hang or to exhaust a comparison: it ends soon, and truly.

Limits are some ten times what a slow machine takes, so that only another order of
growth fails them.
"""

from __future__ import annotations

import json

import pytest

from growth import assert_soon
from inspector.core.diff.comparison import Comparison, compare_items
from inspector.core.diff.side_by_side import lay_side_by_side
from inspector.core.source.json_reader import MAX_DEPTH
from sides import a_side

SECONDS = 30


def call(number: int, arguments: str = "{}", call_id: str | None = None) -> dict:
    return {
        "type": "function_call",
        "call_id": call_id or f"call_{number}",
        "name": "f",
        "arguments": arguments,
    }


def compared_soon(left: object, right: object) -> Comparison:
    """Compare and lay out what differs most; it must not take long."""
    sides = a_side(left), a_side(right)

    def compare() -> Comparison:
        result = compare_items(*sides)
        lay_side_by_side(result, range(min(len(result.pairs), 100)))
        return result

    return assert_soon(compare, SECONDS)


def test_a_long_log_turned_round_moves_all_but_one():
    calls = [call(n) for n in range(5_000)]
    result = compared_soon(calls, calls[::-1])
    assert sum(pair.pair.moved for pair in result.pairs) == 4_999


def test_one_call_id_on_every_call_pairs_in_order():
    calls = [call(n, f"[{n}]", "call_0") for n in range(5_000)]
    result = compared_soon(calls, calls[1:])
    assert sum(f.code == "diff/only-left" for f in result.findings) == 1


def test_calls_that_all_say_the_same_pair_without_comparing_each_with_each():
    left = [call(n, call_id=f"l{n}") for n in range(5_000)]
    right = [call(n, call_id=f"r{n}") for n in range(5_000)]
    assert {f.code for f in compared_soon(left, right).findings} == {"diff/call-id"}


def test_the_deepest_arguments_that_are_read_are_compared():
    depth = MAX_DEPTH - 1
    sides = ["[0," * depth + value + "]" * depth for value in "12"]
    result = compared_soon(*(call(1, text) for text in sides))
    (finding,) = result.findings
    assert finding.left.inner == "/1" * depth


def test_arguments_too_deep_to_be_read_are_never_called_the_same():
    deep = "[" * 100_000 + "]" * 100_000
    result = compared_soon(call(1, deep), call(1, deep.replace("[[", "[ [", 1)))
    assert {f.code for f in result.findings} == {"diff/arguments"}


@pytest.mark.parametrize("unit", ["x", "x y ", "\\u00e9", "😀"])
def test_two_long_texts_are_compared(unit):
    texts = [json.dumps(unit * 200_000 + end) for end in "ab"]
    result = compared_soon(*(call(1, text) for text in texts))
    assert [f.code for f in result.findings] == ["diff/arguments"]


def test_many_members_in_another_order_are_spelling():
    names = [f"n{n}" for n in range(20_000)]
    texts = [json.dumps(dict.fromkeys(order, 0)) for order in (names, names[::-1])]
    result = compared_soon(*(call(1, text) for text in texts))
    assert [f.variant for f in result.findings] == ["order"]


def test_a_name_repeated_without_end_is_compared():
    text = "{" + ",".join(['"a":1'] * 20_000) + "}"
    result = compared_soon(call(1, text), call(1, text.replace("1", "2", 1)))
    assert [f.code for f in result.findings] == ["diff/arguments"]


def test_a_long_array_turned_round_is_compared():
    numbers = list(range(5_000))
    result = compared_soon(
        call(1, json.dumps(numbers)), call(1, json.dumps(numbers[::-1]))
    )
    assert {f.code for f in result.findings} == {"diff/arguments"}


@pytest.mark.parametrize("number", ["1e999999999999", "-" + "9" * 50_000, "1e-99999"])
def test_numbers_beyond_all_bounds_are_compared_exactly(number):
    result = compared_soon(call(1, f"[{number}]"), call(1, f"[{number}1]"))
    assert [f.code for f in result.findings] == ["diff/arguments"]
