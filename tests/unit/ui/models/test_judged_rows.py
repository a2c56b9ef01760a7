"""The rows of a quick look give way to the judge's, and nobody sees it."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, an_output
from inspector.ui.models.judged_rows import JudgedRows
from log_table import a_log, judged, rows_of

RECORDS = (a_function_call(call_id="call_1"), a_message(), an_output(call_id="call_9"))


@pytest.fixture
def path(tmp_path):
    return a_log(tmp_path, *RECORDS)


@pytest.fixture
def batches(path):
    return judged(path)


@pytest.fixture
def first(batches):
    return [batch for batch in batches if not batch.is_end]


def test_the_judges_rows_come_in_one_after_the_other(path, batches):
    taking = JudgedRows()
    for batch in batches:
        taking.take(batch)
    assert taking.rows.rules() == rows_of(path).rules()
    assert taking.changed()
    assert not taking.changed()


def test_first_rows_stay_until_there_are_as_many_others(path, batches, first):
    taking = JudgedRows()
    taking.take_first(first)
    table, count = taking.rows, len(taking.rows)
    for batch in batches:
        taking.take(batch)
        assert len(taking.rows) >= count
    assert taking.rows is table
    assert taking.rows.rules() == rows_of(path).rules()
    assert taking.changed()


def test_first_rows_that_come_too_late_are_not_taken(path, batches, first):
    taking = JudgedRows()
    for batch in batches:
        taking.take(batch)
    taking.take_first(first)
    assert taking.rows.rules() == rows_of(path).rules()


def test_all_can_begin_anew(batches, first):
    taking = JudgedRows()
    taking.take_first(first)
    taking.restart()
    assert len(taking.rows) == 0
    taking.take(batches[0])
    assert len(taking.rows) == len(batches[0].columns["mark"])


def test_rows_told_anew_take_the_place_of_the_others_once_there_are_as_many(
    path, batches, first
):
    taking = JudgedRows()
    for batch in first:
        taking.take(batch)
    table, count = taking.rows, len(taking.rows)
    taking.take(first[0]._replace(is_anew=True, columns={}, labels=b"", place=7))
    assert (taking.rows, len(taking.rows)) == (table, count)
    assert taking.place == 7
    assert not taking.changed()
    for number, batch in enumerate(batches):
        taking.take(batch._replace(is_anew=not number))
        assert len(taking.rows) >= count
    assert taking.rows is table
    assert taking.rows.rules() == rows_of(path).rules()
    assert taking.place == table.place
    assert taking.changed()
