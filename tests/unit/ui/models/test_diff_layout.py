"""Pairs are laid out when they are needed: small ones now, large ones on a thread."""

from __future__ import annotations

import pytest

from builders import a_function_call
from diffs import calls
from inspector.ui.models.diff_layout import (
    AT_ONCE,
    FIRST_ROWS,
    DiffLayout,
    raise_fault,
)
from inspector.ui.models.diff_sheet import DiffSheet
from instant_runner import PatientRunner
from sides import compared

LARGE = a_function_call(note="x" * AT_ONCE, call_id="call_big", id="fc_big")


@pytest.fixture
def runner():
    return PatientRunner()


@pytest.fixture
def layout(runner, qapp):
    return DiffLayout(runner)


def a_sheet(items):
    return DiffSheet(compared(items, items))


def test_small_pairs_come_at_once(layout, runner):
    sheet, told = a_sheet(calls(3)), []
    layout.laid_out.connect(lambda: told.append(sheet.missing(0, sheet.count)))
    layout.show(sheet)
    layout.require(0, 12)
    assert told == [[2]]
    assert runner.is_idle


def test_a_large_pair_comes_later(layout, runner):
    sheet, told = a_sheet([LARGE, *calls(1)]), []
    layout.laid_out.connect(lambda: told.append(sheet.missing(0, sheet.count)))
    layout.show(sheet)
    layout.require(0, sheet.count)
    assert told == [[0]]
    assert layout.is_busy
    layout.require(0, sheet.count)  # asked again meanwhile: not begun again
    assert len(runner.waiting) == 1
    runner.let_through()
    assert told == [[0], []]
    assert not layout.is_busy


def test_what_is_needed_now_goes_before_what_was(layout, runner):
    other = {**LARGE, "call_id": "call_other", "id": "fc_other"}
    sheet = a_sheet([LARGE, other])
    layout.show(sheet)
    layout.require_pairs([0])
    layout.require_pairs([1])
    runner.let_through(1)
    assert sheet.block(1) is not None
    runner.let_through(0)  # its answer is dropped
    assert sheet.block(0) is None


def test_the_first_rows_of_a_long_pair_come_before_the_rest(layout, runner):
    long = {**LARGE, "rows": list(range(3 * FIRST_ROWS))}
    changed = {**long, "rows": [*long["rows"][:-1], -1]}
    sheet = DiffSheet(compared([long], [changed]))
    layout.show(sheet)
    layout.require_pairs([0])
    runner.let_through()
    first = sheet.block(0)
    assert not first.is_whole
    assert FIRST_ROWS <= len(first.rows) < 2 * FIRST_ROWS
    assert first.first_rows == (None,)
    assert layout.is_busy
    runner.let_through()
    whole = sheet.block(0)
    assert whole.is_whole
    assert whole.rows[: len(first.rows)] == first.rows
    assert '"rows"' not in whole.rows[whole.first_rows[0]].right.text
    assert not layout.is_busy


def test_the_rest_waits_for_what_is_needed_now_and_is_not_forgotten(layout, runner):
    long = {**LARGE, "rows": list(range(3 * FIRST_ROWS))}
    sheet = a_sheet([long, {**LARGE, "call_id": "call_other", "id": "fc_other"}])
    layout.show(sheet)
    layout.require_pairs([0])
    runner.let_through()
    layout.require_pairs([1])
    while layout.is_busy:
        runner.let_through()
    assert sheet.block(1).is_whole
    assert sheet.block(0).is_whole


def test_rows_of_another_sheet_are_dropped(layout, runner):
    first, second = a_sheet([LARGE]), a_sheet(calls(1))
    layout.show(first)
    layout.require(0, 10)
    layout.show(second)
    runner.let_through()
    assert first.block(0) is None
    assert second.block(0) is None


def test_without_a_sheet_nothing_happens(layout, runner):
    layout.require(0, 10)
    layout.require_pairs([0])
    assert runner.is_idle


def test_a_fault_of_ours_is_not_kept_silent():
    with pytest.raises(ZeroDivisionError):
        raise_fault(ZeroDivisionError())
