"""Rows are shown as they are asked for, also those that come later."""

from __future__ import annotations

from array import array

import pytest

from builders import a_function_call, a_message, a_tool, an_output, as_json
from inspector.core.browsing import selection
from inspector.core.browsing.row_batch import MARKS
from inspector.core.browsing.rows import LogRows
from inspector.core.browsing.selection import Order, Selection
from inspector.core.browsing.wish import terms_in
from inspector.core.progress import CancelledError
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.given_files import read_tools
from inspector.core.tools.tool_sources import Sources
from log_table import a_log, judged

RECORDS = (
    a_message(),
    a_function_call(call_id="call_1"),
    an_output(call_id="call_1"),
    a_function_call('{"region":"mars"}', call_id="CALL_2"),
    a_function_call("{", call_id="호출_3"),
    a_function_call(call_id="call_4", name="Other"),
    an_output(call_id="call_8"),
)


@pytest.fixture(scope="module")
def batches(tmp_path_factory):
    log = a_log(tmp_path_factory.mktemp("logs"), *RECORDS)
    tools = read_document(as_json([a_tool()]), Origin("tools.json"))
    return judged(log, sources=Sources(tools=read_tools(tools)))


@pytest.fixture
def rows(batches):
    table = LogRows()
    for batch in batches:
        table.take(batch)
    return table


def shown(chosen):
    return [chosen.row_at(place) for place in range(len(chosen))]


def selected(rows, wish="", order=Order.LINE, **given):
    chosen = Selection(rows, terms_in(wish), order, **given)
    chosen.extend()
    return chosen


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ("", [0, 1, 2, 3, 4, 5, 6]),
        ("type:message", [0]),
        ("type:FUNCTION_CALL_OUTPUT", [2, 6]),
        ("name:other", [5]),
        ("reason:arguments_schema", [3]),
        ("reason:arguments", [3, 4]),
        ("call_id:call_2", [3]),
        ("call_id:1c", []),
        ("call_id:호출", [4]),
        ("call_id:msg", []),
        ("rule:pairing/orphan-output", [6]),
        ("type:output rule:pairing", [6]),
        ("rule:arguments/schema rule:pairing/unanswered-call", [3]),
        ("rule:nothing-like-it", []),
    ],
)
def test_fields_narrow_the_rows(rows, wish, expected):
    assert shown(selected(rows, wish)) == expected


def test_the_heaviest_rows_come_first_and_keep_the_order_of_the_log(rows):
    chosen = shown(selected(rows, order=Order.VERDICT))
    weights = [MARKS.index(rows[row].mark) for row in chosen]
    assert weights == sorted(weights)
    assert sorted(chosen) == list(range(7))
    alike = {}
    for row in chosen:
        alike.setdefault((rows[row].mark, rows[row].reason), []).append(row)
    assert all(same == sorted(same) for same in alike.values())


@pytest.mark.parametrize("order", list(Order))
@pytest.mark.parametrize("wish", ["", "type:call", "rule:arguments", "reason:ok"])
def test_rows_that_come_later_find_their_places(batches, order, wish):
    growing = LogRows()
    chosen = Selection(growing, terms_in(wish), order)
    for batch in batches:
        growing.take(batch)
        before = shown(chosen)
        for first, count in chosen.extend():
            before[first:first] = [None] * count
        now = shown(chosen)
        assert all(a in (None, b) for a, b in zip(before, now, strict=True))


@pytest.mark.parametrize("order", list(Order))
@pytest.mark.parametrize("wish", ["", "type:call", "rule:arguments", "call_id:call"])
def test_stretches_make_no_difference(rows, order, wish, monkeypatch):
    at_once = shown(selected(rows, wish, order))
    monkeypatch.setattr(selection, "STRETCH", 2)
    assert shown(selected(rows, wish, order)) == at_once


def test_places_and_rows_are_each_others_inverse(rows):
    for order in Order:
        chosen = selected(rows, "type:function_call", order)
        for place, row in enumerate(shown(chosen)):
            assert chosen.place_of(row) == place
        assert chosen.place_of(0) is None
        with pytest.raises(IndexError):
            chosen.row_at(len(chosen))


def test_what_a_search_has_found_narrows_the_rows_too(rows):
    hits = array("I", [1, 3])
    chosen = selected(rows, "type:function_call", hits=hits)
    assert shown(chosen) == [1, 3]
    hits.extend([4, 6])
    assert chosen.extend() == [(2, 2)]
    assert shown(chosen) == [1, 3, 4, 6]


def test_a_rule_that_is_reported_late_makes_the_rows_outdated(batches):
    growing = LogRows()
    chosen = Selection(growing, terms_in("rule:pairing"))
    for batch in batches[:-1]:
        growing.take(batch)
        chosen.extend()
    assert not chosen.is_outdated
    assert batches[-1].is_end
    growing.take(batches[-1])
    chosen.extend()
    assert chosen.is_outdated


def test_it_stops_when_nobody_waits(rows):
    class Gone:
        def cancelled(self):
            return True

        def advance(self, done, total):
            raise AssertionError

    with pytest.raises(CancelledError):
        Selection(rows).extend(Gone())


def test_what_a_record_without_items_is_called_is_no_type(tmp_path):
    table = LogRows()
    for batch in judged(a_log(tmp_path, a_message(), {"a": 1}, [])):
        table.take(batch)
    rule = table[1].rule
    assert rule.startswith("envelope/")
    assert shown(selected(table, "type:envelope")) == []
    assert shown(selected(table, f"rule:{rule}")) == [1, 2]
    assert shown(selected(table, "type:message")) == [0]
