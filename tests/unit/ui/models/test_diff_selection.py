"""A selection is text of one side of one pair, gaps left out, values whole."""

from __future__ import annotations

import pytest

from builders import a_function_call
from inspector.ui.models.diff_block import block_of
from inspector.ui.models.diff_selection import (
    Columns,
    DiffSelection,
    Spot,
    side_of,
    whole_value,
)
from inspector.ui.models.diff_sheet import HEADING, RowKey
from sides import compared


def spot(row, column, pair=0):
    return Spot(RowKey(pair, row), column)


def selected(first, last, *, is_left=True):
    selection = DiffSelection(is_left=is_left)
    selection.move_to(first)
    selection.move_to(last, keep_anchor=True)
    return selection


def text_of(result, selection):
    side = result.left if selection.is_left else result.right
    return selection.text(block_of(result, 0), side.document.text)


@pytest.fixture
def result():
    return compared(a_function_call(), a_function_call(extra=1))


def test_a_part_of_a_line(result):
    assert text_of(result, selected(spot(1, 3), spot(1, 7))) == "type"


def test_lines_of_one_side_without_its_gaps(result):
    block = block_of(result, 0)
    gap = next(n for n, row in enumerate(block.rows) if row.left is None)
    both = spot(gap - 1, 0), spot(gap + 1, 1)
    assert len(text_of(result, selected(*both)).split("\n")) == 2
    right = text_of(result, selected(*both, is_left=False)).split("\n")
    assert right[1] == '  "extra": 1'


def test_a_selection_can_go_backwards(result):
    assert text_of(result, selected(spot(1, 7), spot(1, 3))) == "type"


def test_a_selection_does_not_leave_its_pair():
    selection = selected(spot(1, 3), spot(2, 5))
    selection.move_to(spot(0, 0, pair=1), keep_anchor=True)
    assert selection.caret == spot(2, 5)


def test_to_go_to_the_other_side_selects_nothing():
    selection = selected(spot(1, 3), spot(2, 5))
    selection.go_to_side(is_left=True)
    assert not selection.is_empty
    selection.go_to_side(is_left=False)
    assert selection.is_empty
    assert selection.caret == spot(2, 5)


def test_each_line_knows_what_of_it_is_selected():
    selection = selected(spot(1, 3), spot(3, 5))
    assert selection.in_line(RowKey(0, 0), 9) is None
    assert selection.in_line(RowKey(0, 1), 9) == Columns(3, 9, has_break=True)
    assert selection.in_line(RowKey(0, 2), 9) == Columns(0, 9, has_break=True)
    assert selection.in_line(RowKey(0, 3), 9) == Columns(0, 5, has_break=False)
    assert DiffSelection().in_line(RowKey(0, HEADING), 9) is None


def test_a_shortened_value_is_copied_whole():
    long = "a" * 900 + "b" * 9_000
    result = compared(a_function_call(name=long), a_function_call(name=long))
    block = block_of(result, 0)
    number, line = next(
        (n, row.left) for n, row in enumerate(block.rows) if row.left.hidden
    )
    whole = text_of(result, selected(spot(number, 0), spot(number, len(line.text))))
    assert whole == f'  "name": "{long}",'
    part = text_of(result, selected(spot(number, 4), spot(number, 30)))
    assert part == line.text[4:30]
    assert whole_value(line, result.left.document.text) == f'"{long}"'


def test_one_side_of_a_row(result):
    row = block_of(result, 0).rows[0]
    assert side_of(row, is_left=True) is row.left
    assert side_of(row, is_left=False) is row.right
