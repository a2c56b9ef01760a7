"""What is said of many items travels as arrays and one bundle of differences."""

from __future__ import annotations

from array import array

from inspector.core.browsing.batching import Batching
from inspector.core.browsing.packing import packed
from inspector.core.browsing.rows import LogRows
from inspector.core.browsing.said import OfItem, gathered
from inspector.core.checks.finding import Finding, Place
from inspector.core.checks.inspection import inspect_content
from inspector.core.rules.severity import Severity
from inspector.core.source.span import Span


def said(item, code, severity=Severity.WARN):
    place = Place(0, "/call_id", Span(item, item + 1))
    return OfItem(item, packed(Finding(code, severity, place)))


def test_items_are_gathered_by_what_is_said_of_them():
    told = gathered([said(3, "a/b"), said(1, "a/b"), said(1, "c/d", Severity.BLOCK)])
    assert {rule: list(array("I", data)) for rule, data in told.found.items()} == {
        ("a/b", "warn"): [3, 1],
        ("c/d", "block"): [1],
    }


def test_rows_hear_of_it_wherever_their_items_are():
    batching = Batching()
    for text in ("[]", '[{"type":"message"}]', '[{"type":"message"}]', "[]"):
        batching.take(inspect_content(text))
    rows = LogRows()
    before = batching.batch(1)
    rows.take(before)
    batching.take_said(gathered([said(1, "a/b", Severity.BLOCK), said(0, "a/b")]))
    assert batching.size == 2
    assert not batching.is_empty
    rows.take(batching.batch(2))
    assert list(rows.rows_with("a/b")) == [2, 1]
    assert rows[2].mark == "block"
    (row, difference), *_ = rows.differences(range(2, 3))
    assert (row, difference.finding.place.span) == (2, Span(1, 2))
