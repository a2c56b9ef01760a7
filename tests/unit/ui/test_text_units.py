"""Code points and UTF-16 units translate into each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.ui.text_units import code_point_offset, utf16_length, utf16_position


@pytest.mark.parametrize(
    ("text", "units"), [("", 0), ("abc", 3), ("가나", 2), ("a😀b", 4), ("\ud83d", 1)]
)
def test_only_what_lies_above_the_basic_plane_counts_twice(text, units):
    assert utf16_length(text) == units


def test_the_place_after_an_emoji_is_one_unit_further():
    assert utf16_position("a😀b", 2) == 3
    assert code_point_offset("a😀b", 3) == 2


def test_a_place_inside_a_pair_is_taken_as_before_it():
    assert code_point_offset("a😀b", 2) == 1


def test_a_place_outside_the_text_is_clipped():
    assert code_point_offset("abc", 99) == 3
    assert code_point_offset("a😀", 99) == 2
    assert code_point_offset("a😀", -1) == 0


@given(st.text(st.characters(codec=None)), st.data())
def test_every_offset_survives_the_round_trip(text, data):
    offset = data.draw(st.integers(0, len(text)))
    assert code_point_offset(text, utf16_position(text, offset)) == offset
