"""Half-open ranges of code points."""

from __future__ import annotations

from inspector.core.source.span import Span


def test_the_start_is_inside_and_the_end_is_not():
    span = Span(2, 5)
    assert [offset for offset in range(8) if offset in span] == [2, 3, 4]


def test_only_whole_numbers_are_inside():
    assert "3" not in Span(2, 5)
    assert 3.0 not in Span(2, 5)


def test_length_counts_code_points():
    assert Span(2, 5).length == 3
    assert Span(2, 2).length == 0
