"""Overlapping spans are found by range and follow edits."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.span import Span
from inspector.ui.widgets.span_index import SpanIndex, shifted_span


class Placed(NamedTuple):
    span: Span


SPANS = st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50)).map(sorted))


def test_what_touches_a_range_is_found():
    index = SpanIndex(Placed(Span(*pair)) for pair in [(0, 100), (5, 6), (20, 30)])
    assert [value.span for value in index.touching(6, 21)] == [(0, 100), (20, 30)]
    assert len(index) == len(list(index)) == 3


def test_an_empty_span_is_found_at_both_ends_of_a_range():
    index = SpanIndex([Placed(Span(5, 5))])
    assert index.touching(5, 9)
    assert index.touching(0, 5)
    assert not index.touching(6, 9)


@given(SPANS, st.integers(0, 50), st.integers(1, 20))
def test_the_index_finds_what_a_search_through_all_finds(pairs, start, length):
    end = start + length
    spans = [Span(*pair) for pair in pairs]
    wanted = sorted(
        span
        for span in spans
        if (span.start < end and start < span.end)
        or (span.start == span.end and start <= span.start <= end)
    )
    found = SpanIndex(map(Placed, spans)).touching(start, end)
    assert [value.span for value in found] == wanted


@pytest.mark.parametrize(
    ("start", "end", "delta", "moved"),
    [
        (0, 3, 2, (12, 22)),
        (30, 31, 5, (10, 20)),
        (12, 14, 3, (10, 23)),
        (10, 10, 1, (11, 21)),
        (20, 20, 1, (10, 20)),
        (5, 15, 0, (15, 20)),
        (15, 25, 0, (10, 15)),
        (5, 25, -20, (5, 5)),
    ],
)
def test_a_span_follows_an_edit(start, end, delta, moved):
    assert shifted_span(Span(10, 20), start, end, delta) == moved


def test_an_index_is_taken_as_it_is():
    index = SpanIndex([Placed(Span(0, 1))])
    assert SpanIndex.of(index) is index
    assert list(SpanIndex.of([Placed(Span(0, 1))])) == list(index)
