"""Which characters of two texts differ."""

from __future__ import annotations

import pytest

from growth import assert_soon
from inspector.core.diff.text_ranges import changed_ranges


def parts(left: str, right: str) -> tuple[list[str], list[str]]:
    ranges = changed_ranges(left, right)
    return [left[slice(*r)] for r in ranges[0]], [right[slice(*r)] for r in ranges[1]]


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("function_call", "acme:function_call", ([], ["acme:"])),
        ("call_129", "call_7Qm2x", (["129"], ["7Qm2x"])),
        ("the red car", "the blue car", (["red"], ["blue"])),
        ("a b c d e", "x b c d y", (["a", "e"], ["x", "y"])),
        ("aa", "aaa", ([], ["a"])),
        ("", "new", ([], ["new"])),
        ("same", "same", ([], [])),
        ("서울 날씨", "부산 날씨", (["서울"], ["부산"])),
    ],
)
def test_only_what_differs_is_named(left, right, expected):
    assert parts(left, right) == expected


def test_two_long_texts_without_a_word_in_common_end_quickly():
    left = " ".join(f"a{i}" for i in range(200_000))
    right = " ".join(f"b{i}" for i in range(200_000))
    changed = assert_soon(lambda: changed_ranges(left, right), 2)
    assert len(changed[0]) == 1


def test_one_letter_in_a_long_text_is_found():
    text = "x" * 3_000_000
    assert parts(text + "a" + text, text + "b" + text) == (["a"], ["b"])
