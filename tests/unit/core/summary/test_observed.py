"""What was counted, as values."""

from __future__ import annotations

from inspector.core.summary.observed import Counted, Observed, Sample, Where

HERE, THERE = Where(0, 1, ""), Where(0, 2, "/a", 3)


def test_a_share_is_of_those_that_were_asked():
    sample = Sample((HERE,), (THERE, THERE, THERE))
    assert (sample.total, sample.share) == (4, 0.25)


def test_where_nobody_was_asked_there_is_no_share():
    assert Sample().share is None


def test_what_was_not_counted_is_empty():
    assert Observed().sample(Counted.CALLS) == Sample()
