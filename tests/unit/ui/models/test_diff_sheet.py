"""A sheet knows the number of each row, laid out or guessed."""

from __future__ import annotations

import pytest

from builders import a_function_call, an_output
from diffs import calls
from inspector.ui.models.diff_block import block_of
from inspector.ui.models.diff_folds import Only
from inspector.ui.models.diff_sheet import HEADING, DiffSheet, RowKey
from sides import compared

ROWS = 8  # of a call: six members and two braces


@pytest.fixture
def sheet():
    return DiffSheet(compared(calls(4), calls(4, name="x")))


def lay_out(sheet, pair):
    sheet.take(pair, block_of(sheet.comparison, pair))


def test_a_pair_that_is_not_laid_out_counts_as_its_members(sheet):
    assert sheet.count == 4 * (ROWS + 1)
    assert sheet.at(1).row is None
    before = sheet.count
    lay_out(sheet, 0)
    assert sheet.count == before
    assert sheet.at(1).row.left.text == "{"


def test_a_single_pair_has_no_heading():
    sheet = DiffSheet(compared(a_function_call(), a_function_call()), closed=[0])
    assert sheet.count == ROWS
    assert sheet.key_of(0) == RowKey(0, 0)
    assert sheet.is_open(0)


def test_each_pair_stands_below_its_heading(sheet):
    assert sheet.key_of(0) == RowKey(0, HEADING)
    assert sheet.at(ROWS + 1).is_heading
    assert sheet.key_of(ROWS + 2) == RowKey(1, 0)


def test_keys_and_numbers_lead_to_each_other(sheet):
    for number in range(sheet.count):
        assert sheet.number_of(sheet.key_of(number)) == number
    assert sheet.key_of(10_000) == RowKey(3, ROWS - 1)
    assert sheet.key_of(-5) == RowKey(0, HEADING)


def test_a_wrong_guess_moves_what_is_below():
    tall = an_output([{"type": "input_text", "text": "a"}])
    sheet = DiffSheet(compared([tall, a_function_call()], [tall, a_function_call()]))
    guessed = sheet.start_of(1)
    lay_out(sheet, 0)
    assert sheet.start_of(1) > guessed
    assert sheet.longest == sheet.start_of(1) - 1


def test_a_closed_pair_is_its_heading_alone(sheet):
    sheet.set_open(1, is_open=False)
    assert sheet.count == 3 * (ROWS + 1) + 1
    assert sheet.number_of(RowKey(1, 3)) == sheet.start_of(1)
    assert sheet.start_of(2) == sheet.start_of(1) + 1
    sheet.set_open(1, is_open=True)
    assert sheet.count == 4 * (ROWS + 1)


def test_only_open_pairs_near_by_are_missing(sheet):
    assert sheet.missing(0, 1) == [0]
    assert sheet.missing(0, sheet.count) == [0, 1, 2, 3]
    lay_out(sheet, 0)
    sheet.show_only(Only.EVERYTHING, [2])
    assert sheet.missing(0, sheet.count) == [1, 3]
    assert DiffSheet(compared("[]", "[]")).missing(0, 10) == []


def test_the_widest_line_counts(sheet):
    assert sheet.cells == 0
    lay_out(sheet, 0)
    assert sheet.cells == max(len(row.left.text) for row in sheet.rows())


def test_rows_can_be_gone_through(sheet):
    lay_out(sheet, 0)
    numbers = [row.key for row in sheet.rows_from(sheet.count - 2)]
    assert numbers == [RowKey(3, 6), RowKey(3, 7)]
