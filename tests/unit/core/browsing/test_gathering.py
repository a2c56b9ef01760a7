"""Rows are gathered one by one, those that are alike by what they have in common."""

from __future__ import annotations

from builders import a_function_call, as_json
from inspector.core.browsing.gathering import Gathering, Place, spelled
from inspector.core.browsing.row_batch import MOST_CHARACTERS
from inspector.core.browsing.rows import LogRows
from inspector.core.checks.inspection import inspect_content


def test_a_row_like_another_says_the_same_at_its_own_place():
    gathering, rows = Gathering(), LogRows()
    inspection = inspect_content(as_json(a_function_call(call_id="call_1")))
    (inspected,) = inspection.items
    gathering.take(inspection)
    kind = gathering.kind_of(inspected)
    gathering.take_alike(Place(90, 7), kind, b"call_2", inspected.findings)
    rows.take(gathering.batch(200))
    first, second = rows[0], rows[1]
    assert (second.line, second.offset, second.call_id) == (7, 90, "call_2")
    assert second == first._replace(line=7, offset=90, call_id="call_2")
    assert {code: len(rows.rows_with(code)) for code in rows.rules()} == {
        finding.code: 2 for finding in inspected.findings
    }
    assert rows.records == 2


def test_a_label_is_no_longer_than_a_row_shows():
    assert spelled("x" * 999) == b"x" * MOST_CHARACTERS
    assert spelled("\ud800") == b"?"
