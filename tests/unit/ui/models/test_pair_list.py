"""A row says which items are a pair, how bad it is, and in words too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call
from diffs import a_course, calls
from inspector.ui.models.pair_list import PAIR, PairList


@pytest.fixture
def pairs(qapp):
    right = calls(3)
    right[1]["id"] = "fc_9"
    right[2]["name"] = "other"
    made = PairList()
    made.show(a_course([*calls(3), a_function_call(call_id="alone")], right).prepared)
    return made


def test_each_pair_has_the_mark_of_the_worst_in_it(pairs):
    rows = [pairs.index(row).data(PAIR) for row in range(pairs.rowCount())]
    assert [row.mark for row in rows] == ["ok", "info", "block", "block"]
    assert [row.number for row in rows] == ["0 ↔ 0", "1 ↔ 1", "2 ↔ 2", "3 ↔ \u2013"]
    assert [row.reason for row in rows] == ["", "1", "1", "1"]


def test_a_row_says_whose_pair_it_is(pairs):
    row = pairs.index(2).data(PAIR)
    assert (row.title, row.more) == ("function_call", "call_2")
    assert row.subtitle
    spoken = pairs.index(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "item 2 ↔ item 2" in spoken
    assert "blocked" in spoken
    assert "1 differences" in spoken


def test_nothing_has_no_rows(pairs):
    pairs.show(None)
    assert pairs.rowCount() == 0
    assert pairs.index(0).data(PAIR) is None
