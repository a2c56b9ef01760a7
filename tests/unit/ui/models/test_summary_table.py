"""Two logs are counted, said in both languages, and lead back to what was counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, a_response, as_json
from inspector.ui.models.opened import opened_text
from inspector.ui.models.summary_table import (
    BELOW,
    CELLS,
    LEFT,
    RIGHT,
    SummaryTable,
    counting_of,
)
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner


def a_log(*arguments):
    bodies = (
        a_response(a_function_call(text, call_id=f"call_{n}"), id=f"resp_{n}")
        for n, text in enumerate(arguments)
    )
    return "\n".join(map(as_json, bodies))


@pytest.fixture
def table(qapp):
    workbench = Workbench(InstantRunner())
    workbench.open_text(a_log("{", "{}", "{}"), "old.jsonl")
    workbench.compare_with(opened_text(a_log("{}", "{}", "{}"), "new.jsonl"))
    made = SummaryTable()
    made.show(counting_of(workbench.comparing.compared)(None))
    return made


def row_of(table, title):
    titles = [table.index(row, 0).data() for row in range(table.rowCount())]
    return titles.index(title)


def test_a_share_is_said_with_what_it_is_of(table):
    row = row_of(table, "Arguments that parse")
    texts = [table.index(row, column).data() for column in range(table.columnCount())]
    assert texts[LEFT] == "66.7 % (2 / 3)"
    assert texts[RIGHT] == "100.0 % (3 / 3)"
    assert texts[4].startswith("+33.3")
    assert table.index(row, 0).data(BELOW) == "of calls"
    left, right = table.index(row, 1).data(CELLS)
    assert (round(left.part, 3), right.part) == (0.667, 1.0)


def test_a_number_leads_to_what_it_counts(table):
    row = row_of(table, "Arguments that parse")
    behind = table.behind(row, LEFT)
    assert behind.is_left
    assert [(w.line, w.item) for w in behind.places] == [(1, 0)]
    assert "1" in behind.title
    assert table.behind(row, RIGHT) is None
    assert table.behind(row, 0) is None


def test_what_neither_side_logged_has_no_row(table):
    titles = {table.index(row, 0).data() for row in range(table.rowCount())}
    assert not any("okens" in title for title in titles)


def test_headings_and_titles_follow_the_language(table):
    across = Qt.Orientation.Horizontal
    assert table.headerData(LEFT, across) == "left"
    table.set_language("ko")
    assert table.headerData(LEFT, across) == "왼쪽"
    assert table.index(0, 0).data() == "응답"


def test_nothing_has_no_rows(table):
    table.show(None)
    assert table.rowCount() == 0
