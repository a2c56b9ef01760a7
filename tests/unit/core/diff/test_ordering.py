"""Order: which partners kept it, and how all are shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.diff.ordering import (
    Match,
    Partners,
    in_left_order,
    kept_in_order,
    matches_by_key,
)


def matches(right_places: list[int]) -> list[Match]:
    return [Match(i, j) for i, j in enumerate(right_places)]


def kept(found: list[Match], keys: str = "") -> list[Match]:
    """The matches that kept their order; ties go by a letter for each left place."""
    return kept_in_order(found, lambda m: keys[m.left].encode() if keys else b"")


def test_only_the_one_that_jumped_has_moved():
    assert [match.left for match in kept(matches([4, 0, 1, 2, 3]))] == [1, 2, 3, 4]


def test_nothing_in_common_keeps_nothing():
    assert kept([]) == []


@pytest.mark.parametrize(("keys", "turned"), [("ab", "ba"), ("ba", "ab")])
def test_the_same_one_of_two_swapped_has_moved_from_both_sides(keys, turned):
    (there,) = kept(matches([1, 0]), keys)
    (back,) = kept(matches([1, 0]), turned)
    assert keys[there.left] == turned[back.left]


@given(st.permutations(range(9)))
def test_the_kept_ones_are_a_longest_rising_run(right_places):
    rising = [match.right for match in kept(matches(right_places))]
    assert rising == sorted(rising)
    lengths: list[int] = []
    for index, place in enumerate(right_places):
        before = [lengths[i] for i in range(index) if right_places[i] < place]
        lengths.append(max(before, default=0) + 1)
    assert len(rising) == max(lengths)


def test_equal_keys_pair_first_with_first_and_none_pairs_with_nothing():
    left = [(0, "a"), (1, "b"), (2, "a"), (3, None)]
    right = [(0, None), (1, "a"), (2, "a"), (3, "c")]
    assert list(matches_by_key(left, right)) == [(0, 1), (2, 2)]


def test_what_is_on_the_right_only_follows_its_neighbour():
    partners = [Partners(None, 0), Partners(0, 1), Partners(1, None), Partners(None, 2)]
    assert in_left_order(reversed(partners)) == partners
