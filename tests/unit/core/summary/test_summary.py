"""Two logs held against each other."""

from __future__ import annotations

import pickle

import pytest

from inspector.core.summary.observed import Counted, Observed, Sample, Where
from inspector.core.summary.summary import Method, Summary, Unit, summary_of


def places(count: int) -> tuple[Where, ...]:
    return tuple(Where(0, n + 1, "", n) for n in range(count))


def log(hits: int, total: int, counted: Counted = Counted.PARSES) -> Observed:
    """A log in which one thing was counted."""
    every = places(total)
    return Observed({counted: Sample(every[:hits], every[hits:])})


def amounts(*values: float, counted: Counted = Counted.INPUT_TOKENS) -> Observed:
    return Observed({counted: Sample(places(len(values)), (), values)})


def test_every_thing_that_is_counted_has_its_line_in_order():
    found = summary_of(Observed(), Observed())
    order = [each.counted for each in found.measures]
    assert order == [each for each in Counted if each is not Counted.MODEL]
    assert not any(each.is_logged for each in found.measures)


def test_a_share_has_a_difference_with_its_interval():
    measure = summary_of(log(80, 100), log(90, 100)).of(Counted.PARSES)
    assert measure.unit is Unit.SHARE
    assert measure.method is Method.NEWCOMBE
    assert measure.difference.value == pytest.approx(0.1)
    assert measure.difference.interval.low < 0.1 < measure.difference.interval.high


def test_one_side_without_anything_has_nothing_to_compare():
    measure = summary_of(log(1, 2), Observed()).of(Counted.PARSES)
    assert (measure.difference, measure.method) == (None, Method.NONE)
    assert measure.is_logged


def test_tokens_are_compared_by_their_means():
    left, right = amounts(1, 2, 3, 4, 5), amounts(11, 12, 13, 14, 15)
    measure = summary_of(left, right).of(Counted.INPUT_TOKENS)
    assert (measure.unit, measure.method) == (Unit.MEAN, Method.WELCH)
    assert measure.difference.value == pytest.approx(10)


def test_calls_are_compared_by_response_where_there_are_any():
    sides = amounts(1, 1, 2, counted=Counted.CALLS), amounts(2, counted=Counted.CALLS)
    assert summary_of(*sides).of(Counted.CALLS).difference.value == pytest.approx(2 / 3)
    loose = log(3, 3, Counted.CALLS), log(5, 5, Counted.CALLS)
    assert summary_of(*loose).of(Counted.CALLS).difference.value == 2


def test_each_model_has_a_line_with_its_share():
    every = places(4)
    left = Observed({Counted.MODEL: Sample(every)}, {"a": Sample(every[:3], every[3:])})
    right = Observed({Counted.MODEL: Sample(every)}, {"b": Sample(every)})
    lines = [m for m in summary_of(left, right).measures if m.counted is Counted.MODEL]
    assert [(m.model, m.left.share, m.right.share) for m in lines] == [
        ("a", 0.75, 0.0),
        ("b", 0.0, 1.0),
    ]


def test_behind_a_good_share_stands_what_is_not_so():
    found = summary_of(log(1, 3), log(1, 3, Counted.MISSING))
    parses, missing = found.of(Counted.PARSES), found.of(Counted.MISSING)
    assert [where.line for where in parses.behind(parses.left)] == [2, 3]
    assert [where.line for where in missing.behind(missing.right)] == [1]


def test_swapped_logs_mirror_every_difference():
    there = summary_of(log(80, 100), log(30, 70)).of(Counted.PARSES).difference
    back = summary_of(log(30, 70), log(80, 100)).of(Counted.PARSES).difference
    assert there.value == pytest.approx(-back.value)
    assert there.interval.low == pytest.approx(-back.interval.high)


def test_a_summary_travels_between_processes():
    found = summary_of(log(1, 2), log(2, 2))
    assert isinstance(found, Summary)
    assert pickle.loads(pickle.dumps(found)) == found
