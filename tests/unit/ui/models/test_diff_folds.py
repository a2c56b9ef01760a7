"""Long stretches in which nothing differs are one row, and nothing else is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import a_function_call
from diffs import a_course, laid_out
from inspector.core.diff.finding import Label
from inspector.core.diff.side_by_side import Row
from inspector.core.rules.severity import Severity
from inspector.ui.models.diff_folds import FoldedRows, Only

SAME = Row(None, None, 0)
ID = Row(None, None, 0, Label.IDENTITY, Severity.INFO)
BLOCK = Row(None, None, 0, Label.MEANING, Severity.BLOCK)


def shown(folded):
    return [folded.row_at(number) for number in range(len(folded))]


def test_a_long_stretch_keeps_the_rows_beside_a_difference():
    folded = FoldedRows([SAME] * 20 + [ID] + [SAME] * 20, Only.EVERYTHING)
    assert shown(folded) == [0, 17, 18, 19, 20, 21, 22, 23, 24]
    assert (folded.hidden_at(0), folded.hidden_at(24)) == (17, 17)
    assert folded.hidden_at(20) == 0


def test_a_short_stretch_stays_unless_only_differences_are_wanted():
    rows = [SAME, SAME, SAME, ID, SAME]
    assert len(FoldedRows(rows, Only.EVERYTHING)) == 5
    assert shown(FoldedRows(rows, Only.DIFFERENCES)) == [0, 2, 3, 4]


def test_what_does_not_block_is_folded_too_where_only_that_is_wanted():
    rows = [ID, ID, ID, BLOCK, SAME, ID, SAME]
    assert shown(FoldedRows(rows, Only.BLOCKING)) == [0, 2, 3, 4, 5]


def test_a_pair_without_anything_to_see_is_not_folded_away():
    assert len(FoldedRows([SAME] * 50, Only.DIFFERENCES)) == 50


def test_an_opened_fold_shows_its_rows():
    rows = [SAME] * 20 + [BLOCK]
    assert shown(FoldedRows(rows, Only.EVERYTHING, {0})) == list(range(21))


def test_a_hidden_row_is_where_its_fold_is():
    folded = FoldedRows([SAME] * 20 + [BLOCK], Only.EVERYTHING)
    assert {folded.number_of(row) for row in range(17)} == {0}
    assert folded.number_of(20) == 4


@given(st.lists(st.sampled_from([SAME, ID, BLOCK])), st.sampled_from(list(Only)))
def test_every_row_is_shown_or_hidden_once(rows, only):
    folded = FoldedRows(rows, only)
    places = shown(folded)
    counted = sum(folded.hidden_at(row) or 1 for row in places)
    assert counted == len(rows)
    assert [folded.number_of(row) for row in places] == list(range(len(folded)))
    for row, each in enumerate(rows):
        if each is BLOCK or (each is ID and only is not Only.BLOCKING):
            assert row in places
            assert not folded.hidden_at(row)


@pytest.mark.parametrize("only", list(Only))
def test_a_sheet_leads_to_every_difference(only):
    left = {**a_function_call(), "v": [{"n": n} for n in range(60)]}
    right = {
        **a_function_call(name="other"),
        "v": [{"n": n if n % 25 else -1} for n in range(60)],
    }
    course = laid_out(a_course(left, right, only))
    sheet = course.sheet
    assert sheet.count < len(sheet.block(0).rows)
    for number in course.shown:
        first, _ = course.rows_of(number)
        row = sheet.at(sheet.number_of(first))
        assert row.key == first
        assert row.row.label is not None
    fold = next(r for r in sheet.rows_from(0) if r.is_fold)
    before = sheet.count
    sheet.unfold(fold.key)
    assert sheet.count == before + fold.hidden - 1
