"""Rows of a large text are found by number and by place, as if laid out at once."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from growth import assert_soon
from inspector.core.source.span import Span
from inspector.ui.widgets import text_blocks
from inspector.ui.widgets.row_layout import Stretch, row_starts
from inspector.ui.widgets.text_folds import Fold, Folds
from inspector.ui.widgets.text_rows import TextRows

SMALL_BLOCK = 120
PARTS = [
    "x" * 90,
    "abc",
    "\n",
    "\r\n",
    "가나다" * 20,
    "\t",
    "e\u0301",
    "\ud800",
    "\n\n",
]
TEXTS = st.lists(st.sampled_from(PARTS), max_size=40).map("".join)


def rows_of(text, width=20, folds=()):
    rows = TextRows()
    rows.reset(text, folds)
    rows.set_width(width)
    return rows


def laid_out_at_once(text, width, folds=()):
    starts = list(row_starts(Stretch(text, 0, len(text), folds), width)) or [0]
    return [*starts, len(text)] if text.endswith("\n") else starts


def test_rows_carry_line_numbers_where_lines_begin():
    rows = list(rows_of("abc\n" + "x" * 30 + "\nend").rows_from(0))
    assert [row.line_number for row in rows] == [1, 2, None, 3]


def test_the_empty_line_at_the_end_is_a_row():
    rows = rows_of("ab\n")
    assert rows.count == 2
    assert rows.row(1) == (3, 3, 2)
    assert rows_of("").row(0) == (0, 0, 1)


def test_numbers_beyond_the_text_are_clipped():
    rows = rows_of("a\nb")
    assert rows.row(99).start == 2
    assert rows.row(-5).start == 0


def test_lines_are_counted_and_found_by_place():
    rows = rows_of("a\nbb\n\nccc")
    assert rows.line_count == 4
    assert [rows.line_index(place) for place in (0, 1, 2, 5, 9)] == [0, 0, 1, 2, 3]


@pytest.mark.parametrize("line", ["x" * 100_000, "가나 다" * 30_000])
def test_no_row_tells_where_blocks_of_a_long_line_meet(line):
    rows = rows_of(line, 37)
    assert [row.start for row in rows.rows_from(0)] == laid_out_at_once(line, 37)


def test_a_jump_into_a_long_line_lands_where_its_rows_are():
    rows = rows_of("x" * 1_000_000, 100)
    number = rows.row_of(654_321)
    assert rows.row(number).start == 654_300


def test_laying_out_ahead_ends_and_makes_the_count_exact():
    text = "가나다라 " * 20_000
    rows = rows_of(text, 50)
    while rows.advance():
        pass
    assert rows.count == len(laid_out_at_once(text, 50))
    assert not rows.advance()


def test_a_long_non_ascii_line_is_not_laid_out_in_one_go():
    text = "가" * 3_000_000
    assert_soon(lambda: rows_of(text, 100).row_of(2_999_999), 2)


@settings(deadline=None, max_examples=150)
@given(text=TEXTS, data=st.data())
def test_edits_leave_the_rows_of_the_edited_text(text, data):
    width = data.draw(st.sampled_from([1, 7, 40]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text_blocks, "BLOCK_CODE_POINTS", SMALL_BLOCK)
        rows = rows_of(text, width)
        for _ in range(data.draw(st.integers(0, 4))):
            rows.row_of(data.draw(st.integers(0, len(text))))
            start = data.draw(st.integers(0, len(text)))
            end = data.draw(st.integers(start, min(len(text), start + 150)))
            text = text[:start] + data.draw(TEXTS) + text[end:]
            rows.replace(start, end, text, ())
        while rows.advance():
            pass
        found = list(rows.rows_from(0))
    expected = laid_out_at_once(text, width)
    assert [row.start for row in found] == expected
    assert rows.count == len(expected)
    numbers = [(row.start, row.line_number) for row in found if row.line_number]
    assert numbers == [(start, text.count("\n", 0, start) + 1) for start, _ in numbers]
    assert len(numbers) == rows.line_count


@settings(deadline=None, max_examples=80)
@given(data=st.data())
def test_folds_open_and_close_without_a_trace(data):
    text = data.draw(TEXTS) + "x" * 500 + data.draw(TEXTS)
    at = text.index("x" * 500)
    folds = Folds([Fold(Span(at + 3, at + 400), "400")])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text_blocks, "BLOCK_CODE_POINTS", SMALL_BLOCK)
        rows = rows_of(text, 20, folds.closed)
        for is_open in data.draw(st.lists(st.booleans(), max_size=4)):
            rows.row_of(data.draw(st.integers(0, len(text))))
            folds.set_open(next(iter(folds)), is_open=is_open)
            rows.replace(at + 3, at + 400, text, folds.closed)
        while rows.advance():
            pass
        found = [row.start for row in rows.rows_from(0)]
    assert found == laid_out_at_once(text, 20, folds.closed)
