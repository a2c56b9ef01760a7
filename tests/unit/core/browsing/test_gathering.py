"""Rows are gathered one by one, those that are alike by what they have in common."""

from __future__ import annotations

from builders import a_function_call, as_json
from inspector.core.browsing.gathering import Gathering, Place, Row, spelled
from inspector.core.browsing.row_batch import MOST_CHARACTERS
from inspector.core.browsing.rows import LogRows
from inspector.core.checks.inspection import inspect_content


def test_a_row_like_another_says_the_same_at_its_own_place():
    gathering, rows = Gathering(), LogRows()
    inspection = inspect_content(as_json(a_function_call(call_id="call_1")))
    (inspected,) = inspection.items
    gathering.take(inspection)
    kind = gathering.kind_of(inspected)
    row = Row(kind, b"call_2", inspected.findings)
    gathering.take_known(Place(90, 7), [row])
    rows.take(gathering.batch(200))
    first, second = rows[0], rows[1]
    assert (second.line, second.offset, second.call_id) == (7, 90, "call_2")
    assert second == first._replace(line=7, offset=90, call_id="call_2")
    assert {code: len(rows.rows_with(code)) for code in rows.rules()} == {
        finding.code: 2 for finding in inspected.findings
    }
    assert rows.records == 2


def test_what_stands_on_no_item_of_a_record_is_noted_on_its_first_row():
    gathering, rows = Gathering(), LogRows()
    inspection = inspect_content(as_json(a_function_call()))
    (inspected,) = inspection.items
    kind = gathering.kind_of(inspected)
    items = [Row(kind._replace(item=n), b"c%d" % n, ()) for n in range(2)]
    gathering.take_known(Place(0, 1), items)
    gathering.take_known(Place(9, 2), items, inspected.findings)
    rows.take(gathering.batch(20))
    assert {each for code in rows.rules() for each in rows.rows_with(code)} == {2}
    assert [(rows[n].line, rows[n].item) for n in range(4)] == [
        (1, 0),
        (1, 1),
        (2, 0),
        (2, 1),
    ]
    assert rows.records == 2


def test_a_label_is_no_longer_than_a_row_shows():
    assert spelled("x" * 999) == b"x" * MOST_CHARACTERS
    assert spelled("\ud800") == b"?"
