"""Batches add up to the same rows wherever they are cut."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, as_json
from inspector.core.browsing.batching import Batching
from inspector.core.browsing.rows import LogRows
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.origin import Origin

RECORDS = (
    a_function_call(name="a"),
    a_message(),
    a_function_call("{", name="b", call_id="호출"),
    [],
    a_function_call(name="a", call_id="x" * 300),
)


def inspections():
    for number, record in enumerate(RECORDS):
        origin = Origin("log", number + 1, number * 100)
        yield inspect_content(as_json(record), origin=origin)


def rows_cut_after(*cuts):
    batching, rows = Batching(), LogRows()
    for number, inspection in enumerate(inspections()):
        batching.take(inspection)
        if number in cuts:
            rows.take(batching.batch(number))
    rows.take(batching.batch(500))
    return rows


def as_told(rows):
    told = [rows[number] for number in range(len(rows))]
    return told, rows.rules(), rows.reasons(), rows.marks(), dict(rows.severities)


@pytest.mark.parametrize("cuts", [(0,), (0, 1, 2, 3), (2,)])
def test_cuts_make_no_difference(cuts):
    assert as_told(rows_cut_after(*cuts)) == as_told(rows_cut_after())


def test_long_and_foreign_labels_are_kept_short_and_whole():
    rows = rows_cut_after()
    assert rows[2].call_id == "호출"
    assert rows[4].call_id == "x" * 200


def test_a_name_is_sent_once():
    batching = Batching()
    sent = []
    for inspection in inspections():
        batching.take(inspection)
        sent += batching.batch(0).strings
    assert len(sent) == len(set(sent))
    assert {"a", "b", "function_call"} <= set(sent)


def test_nothing_to_tell_is_known():
    batching = Batching()
    assert batching.is_empty
    batching.take(next(inspections()))
    assert not batching.is_empty
    batching.batch(0)
    assert batching.is_empty
    assert batching.count == 1
