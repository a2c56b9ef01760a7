"""Rows of a log are shown by a lookup, and grow without being shown anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, a_message
from inspector.core.browsing.selection import Inserted, Order, Selection
from inspector.core.browsing.wish import terms_in
from inspector.core.rules.catalogue import title_of
from inspector.ui.models.item_list import SUMMARY
from inspector.ui.models.log_list import LogList, summary_of
from log_table import a_log, rows_of

RECORDS = (a_message(), {"nothing": 1}, a_function_call("{", call_id="call_7"))


@pytest.fixture
def rows(tmp_path):
    return rows_of(a_log(tmp_path, *RECORDS))


@pytest.fixture
def shown(qapp, rows, qtmodeltester):
    made = LogList()
    chosen = Selection(rows)
    chosen.extend()
    made.show(rows, chosen)
    qtmodeltester.check(made)
    return made


def test_a_row_says_line_type_name_and_verdict(shown):
    summary = shown.index(2).data(SUMMARY)
    assert summary[:6] == (
        "block",
        "3",
        "function_call",
        "get_sales_report",
        "call_7",
        "arguments_parse",
    )
    spoken = shown.index(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("line 3, function_call, get_sales_report, call_7")
    assert spoken.endswith("blocked")


def test_a_record_without_an_item_says_what_it_is(shown, qtbot):
    summary = shown.index(1).data(SUMMARY)
    assert summary.subtitle.startswith("envelope/")
    assert summary.title == title_of(summary.subtitle, "en")
    with qtbot.waitSignal(shown.dataChanged):
        shown.speak("ko")
    assert shown.index(1).data(SUMMARY).title == title_of(summary.subtitle, "ko")
    assert shown.index(0).data(SUMMARY).subtitle == "msg_001"


def test_a_line_that_cannot_be_read_says_so(qapp, tmp_path):
    path = a_log(tmp_path, a_message())
    path.write_bytes(path.read_bytes() + b"{nonsense\n")
    summary = summary_of(rows_of(path)[1], "en")
    assert summary.subtitle.startswith("json/")
    assert summary.title == title_of(summary.subtitle, "en")
    assert summary.mark == "block"
    assert summary.spoken.startswith(f"line 2, {summary.title}")


def test_a_record_of_which_nothing_is_said_has_no_item(qapp, tmp_path):
    row = rows_of(a_log(tmp_path, a_message()))[0]._replace(item=None)
    assert summary_of(row, "en").title == "no item"


def test_it_grows_where_it_is_told(qapp, rows, qtbot):
    made = LogList()
    chosen = Selection(rows, terms_in(""), Order.VERDICT)
    made.show(rows, chosen)
    assert made.rowCount() == 0
    with qtbot.waitSignal(made.rowsInserted):
        made.grow(chosen.extend())
    assert made.rowCount() == 3
    assert [made.row_at(place) for place in range(3)] == [1, 2, 0]
    assert made.place_of(2) == 1
    assert made.place_of(None) is None


def test_nothing_is_shown_where_no_log_is_open(qapp):
    made = LogList()
    assert made.rowCount() == 0
    assert made.place_of(0) is None
    made.grow([Inserted(0, 0)][1:])
    with pytest.raises(IndexError):
        made.row_at(0)
