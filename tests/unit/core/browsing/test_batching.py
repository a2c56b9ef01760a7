"""Batches add up to the same rows wherever they are cut."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builders import a_function_call, a_message, as_json
from inspector.core.browsing.batching import Batching
from inspector.core.browsing.gathering import Gathering
from inspector.core.browsing.gathering import Place as Before
from inspector.core.browsing.rows import LogRows
from inspector.core.checks.finding import Finding, Place
from inspector.core.checks.inspection import inspect_content
from inspector.core.rules.severity import Severity
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span

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


def test_parts_that_were_numbered_by_themselves_make_the_same_rows():
    whole, rows = Batching(), LogRows()
    for number, inspection in enumerate(inspections()):
        part, origin = Gathering(), inspection.document.origin
        document = replace(inspection.document, origin=Origin("log"))
        part.take(replace(inspection, document=document))
        part.keep(0, Finding("a/b", Severity.INFO, Place(0, "", Span(0, 1))))
        before = Before(origin.byte_offset, origin.line_number - 1)
        assert whole.append(part.batch(0), before) == number
        if number % 2:
            rows.take(whole.batch(number))
    rows.take(whole.batch(500))
    assert as_told(rows) == as_told(rows_cut_after())
    assert [row for row, _ in rows.differences(range(5))] == [0, 1, 2, 3, 4]
    assert whole.row_of_item(3) == 4
    assert whole.row_at(300) == 3


def test_a_finding_that_was_said_before_is_taken_back():
    batching = Batching()
    (inspection,) = [each for each in inspections() if not each.items]
    batching.take(inspection)
    rows = LogRows()
    batching.take_back(0, inspection.around[0])
    batching.mark(0, "neutral")
    rows.take(batching.batch(1))
    assert inspection.around[0].code not in rows.rules()
    assert rows.marks() == {"neutral": 1}
