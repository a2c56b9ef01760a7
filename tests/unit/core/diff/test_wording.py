"""What a finding's message names."""

from __future__ import annotations

from inspector.core.diff.changes import compare_values
from inspector.core.diff.wording import shortened, value_details, variant_of
from sides import an_item_scope


def test_a_message_names_place_and_value_on_both_sides():
    left, right = (
        an_item_scope({"type": "x", "v": [value]}) for value in ("apac", "emea")
    )
    (change,) = compare_values(left.item.node, left, right.item.node, right)
    assert value_details(change, left, right) == {
        "place": "/v/0",
        "target": "/v/0",
        "left": '"apac"',
        "right": '"emea"',
    }
    assert variant_of(change) == ""


def test_what_is_on_one_side_only_has_a_message_of_its_own():
    left, right = an_item_scope({"type": "x", "v": 1}), an_item_scope({"type": "x"})
    (change,) = compare_values(left.item.node, left, right.item.node, right)
    assert variant_of(change) == "removed"
    assert value_details(change, left, right)["right"] == ""


def test_values_inside_a_string_are_named_decoded():
    left, right = (
        an_item_scope({"type": "function_call", "arguments": f'{{"r":"{value}"}}'})
        for value in "ab"
    )
    inside = [
        side.inside("/arguments", side.item.get("arguments")) for side in (left, right)
    ]
    roots = [scope.string.reading.root for scope in inside]
    (change,) = compare_values(roots[0], inside[0], roots[1], inside[1])
    details = value_details(change, *inside)
    assert (details["place"], details["left"]) == ("/arguments > /r", '"a"')


def test_a_long_value_is_cut_in_a_message():
    assert len(shortened("x" * 500)) == 80
    assert shortened("short") == "short"
