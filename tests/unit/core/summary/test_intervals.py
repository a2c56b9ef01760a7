"""Intervals against published numbers."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.summary.intervals import (
    Interval,
    difference_of_means,
    difference_of_shares,
    mean_of,
    t_quantile,
    wilson,
)


@pytest.mark.parametrize(
    ("hits", "total", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_one_share_has_the_interval_of_the_paper(hits, total, low, high):
    assert wilson(hits, total) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("first", "second", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), 873-890, table II, method 10:
        # intervals of the first share less the second.
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((6, 7), (2, 7), 0.0582, 0.8062),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((0, 10), (0, 20), -0.1611, 0.2775),
        ((10, 10), (0, 20), 0.6791, 1.0),
        ((10, 10), (0, 10), 0.6075, 1.0),
    ],
)
def test_two_shares_have_the_interval_of_the_paper(first, second, low, high):
    difference = difference_of_shares(second, first)
    assert difference.interval == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("free", "quantile"),
    [(3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_quantiles_of_t_are_those_of_the_tables(free, quantile):
    assert t_quantile(free) == pytest.approx(quantile, rel=5e-3)


def test_the_difference_of_means_is_that_of_a_worked_example():
    # Two samples with t = 2.46 on 25.0 degrees of freedom, of which the quantile is
    # 2.060: https://en.wikipedia.org/wiki/Welch%27s_t-test#Examples, example 1.
    left = [27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6]
    left += [19.0, 21.7, 21.4]
    right = [27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1]
    right += [22.9, 20.5, 24.4]
    value, interval = difference_of_means(left, right)
    reach = (interval.high - interval.low) / 2
    assert value == pytest.approx(2.1667, abs=1e-4)
    assert value / (reach / 2.060) == pytest.approx(2.46, abs=5e-3)


def test_one_value_has_no_spread():
    assert difference_of_means([1.0], [2.0, 3.0]).interval is None


def test_values_that_are_all_alike_leave_no_doubt():
    assert difference_of_means([2.0, 2.0], [5.0, 5.0]).interval == Interval(3.0, 3.0)


def test_too_few_values_say_nothing_of_how_far_they_may_be_off():
    assert difference_of_means([1.0, 5.0], [2.0, 2.0]).interval is None


def test_large_numbers_lose_nothing():
    assert mean_of([1e16, 1.0, -1e16]) == pytest.approx(1 / 3)


counts = st.integers(1, 500).flatmap(
    lambda total: st.tuples(st.integers(0, total), st.just(total))
)


@given(counts)
def test_a_share_lies_in_its_interval(counted):
    hits, total = counted
    low, high = wilson(hits, total)
    assert 0 <= low <= hits / total + 1e-12
    assert hits / total - 1e-12 <= high <= 1


@given(counts, counts)
def test_a_difference_mirrors_when_the_sides_change(left, right):
    there, back = difference_of_shares(left, right), difference_of_shares(right, left)
    assert there.value == pytest.approx(-back.value)
    assert there.interval == pytest.approx((-back.interval.high, -back.interval.low))
    assert there.interval.low <= there.value + 1e-12
    assert sqrt(2) > there.interval.high - there.value >= -1e-12
