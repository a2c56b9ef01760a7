"""Rows are found by their place in the log, and an end can be taken back."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, an_output
from inspector.core.browsing.row_batch import COLUMNS
from inspector.core.browsing.rows import LogRows
from log_table import a_log, judged, rows_of

RECORDS = (
    a_function_call(call_id="call_1"),
    a_response(a_message(), a_message(), a_message()),
    an_output(call_id="call_7"),
    a_message(role="user"),
)


@pytest.fixture
def log(tmp_path):
    return a_log(tmp_path, *RECORDS)


def test_a_row_is_found_by_any_byte_of_its_record(log):
    rows = rows_of(log)
    second = rows[1].offset
    assert rows.row_of(0) == rows.row_of(second - 1) == 0
    assert rows.row_of(second) == rows.row_of(second + 5) == 1
    assert rows.row_of(second, 2) == 3
    assert rows.row_of(log.stat().st_size) is None
    assert LogRows().row_of(0) is None


def test_the_end_of_a_log_makes_rows_heavier(log):
    rows = LogRows()
    for batch in judged(log):
        changed = rows.take(batch)
        assert rows.is_ended == batch.is_end
    assert 4 in changed
    assert rows[4].mark == "block"
    assert rows.row_at(rows[4].offset, 0) == 4
    assert rows.row_at(rows[4].offset + 3, 0) is None


def test_there_is_no_row_beyond_the_last(log):
    with pytest.raises(IndexError):
        rows_of(log)[6]


def test_a_row_takes_few_bytes(tmp_path):
    path = a_log(tmp_path, *[a_message(id=f"msg_{n:020}") for n in range(50)])
    rows = rows_of(path)
    held = sum(rows.column(name).itemsize for name in COLUMNS)
    assert held + len(rows.labels) / len(rows) < 70


def test_more_rows_of_the_same_log_take_the_place_of_some(log):
    batches = judged(log)
    some, more = LogRows(), rows_of(log)
    some.take(batches[0])
    first = some[0]
    some.adopt(more)
    assert len(some) == len(more)
    assert (some[0].line, some[0].type) == (first.line, first.type)
    assert some.rules() == more.rules()


def test_a_call_and_its_output_find_each_other_by_their_call_id(tmp_path):
    rows = rows_of(
        a_log(
            tmp_path,
            a_function_call(call_id="call_1"),
            a_function_call(call_id="call_11"),
            a_message(),
            an_output(call_id="call_1"),
            an_output(call_id="호출"),
            an_output(call_id="call_1"),
            a_function_call(call_id="호출"),
        )
    )
    partners = [rows.partner_of(row) for row in range(len(rows))]
    assert partners == [3, None, None, 0, 6, 0, 4]
