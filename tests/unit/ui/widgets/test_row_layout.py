"""Lines wrap at a number of cells, whatever stands in them."""

from __future__ import annotations

from inspector.core.source.span import Span
from inspector.ui.widgets.row_layout import (
    Stretch,
    most_code_points,
    row_grid,
    row_starts,
)
from inspector.ui.widgets.text_folds import Fold


def starts(text, width, folds=()):
    return list(row_starts(Stretch(text, 0, len(text), folds), width))


def test_plain_lines_wrap_at_the_width():
    assert starts("abcdef\nab", 4) == [0, 4, 7]


def test_a_line_of_exactly_the_width_is_one_row():
    assert starts("abcd\nab", 4) == [0, 5]


def test_empty_lines_are_rows():
    assert starts("\n\nx", 4) == [0, 1, 2]
    assert starts("", 4) == [0]


def test_a_break_at_the_end_begins_no_row_of_this_stretch():
    assert starts("ab\n", 4) == [0]


def test_carriage_returns_before_line_feeds_take_no_room():
    assert starts("abcd\r\nab\r\n", 4) == [0, 6]
    assert starts("가나\r\n가\r\n", 4) == [0, 4]


def test_a_lone_carriage_return_shows_as_a_sign():
    assert starts("ab\rcd", 4) == [0, 3]


def test_a_wide_character_goes_to_the_next_row_whole():
    assert starts("a가나", 4) == [0, 2]


def test_marks_stay_with_their_character():
    assert starts("abce\u0301\u0301f", 4) == [0, 6]


def test_tabs_are_measured_from_the_start_of_their_row():
    assert starts("ab\tcd\tefghi", 6) == [0, 5, 8]


def test_a_character_wider_than_the_row_still_gets_one():
    assert starts("가나", 1) == [0, 1]


def test_a_row_of_endless_marks_is_cut():
    text = "e" + "\u0301" * 5000
    rows = starts(text, 4)
    assert rows[1] - rows[0] <= most_code_points(4)


def test_a_fold_takes_the_room_of_its_chip():
    text = "ab" + "x" * 5000 + "cdef"
    assert starts(text, 8, [Fold(Span(2, 5002), "5K")]) == [0, 5004]


def test_line_breaks_inside_a_fold_do_not_break():
    text = "ab" + "x\n" * 20 + "\ncd"
    assert starts(text, 9, [Fold(Span(2, 42), "f")]) == [0, 43]


def test_a_long_row_of_folds_wraps_between_chips():
    text = "x" * 300
    folds = [Fold(Span(n, n + 100), "abc") for n in (0, 100, 200)]
    assert starts(text, 11, folds) == [0, 200]


def test_a_row_is_measured_with_its_fold_as_one_step():
    text = "ab" + "x" * 100 + "가\r\n"
    grid = row_grid(Stretch(text, 0, len(text), [Fold(Span(2, 102), "f")]))
    assert list(grid.offsets) == [0, 1, 2, 102, 103]
    assert list(grid.columns) == [0, 1, 2, 5, 7]


def test_a_row_that_ends_with_a_fold_ends_there():
    grid = row_grid(Stretch("ab" + "x" * 9, 0, 11, [Fold(Span(2, 11), "f")]))
    assert list(grid.offsets) == [0, 1, 2, 11]
