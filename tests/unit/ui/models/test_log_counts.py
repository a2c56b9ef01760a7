"""Counts are rows; a click on one is a term of the filter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, a_message
from inspector.ui.models.log_counts import COUNT, LogCounts, toggled
from log_table import a_log, rows_of


@pytest.fixture
def rows(tmp_path):
    return rows_of(a_log(tmp_path, a_message(), a_function_call("{"), a_message()))


@pytest.fixture
def counts(qapp):
    return LogCounts()


def told(counts):
    return [counts.count_at(row) for row in range(counts.rowCount())]


def test_verdicts_and_rules_stand_below_headings(counts, rows, qtmodeltester):
    counts.show(rows, "")
    qtmodeltester.check(counts)
    words = [(c.word, c.number, c.mark) for c in told(counts)]
    assert words[:3] == [
        ("Verdicts", None, ""),
        ("not_function_call", 2, "neutral"),
        ("arguments_parse", 1, "block"),
    ]
    assert ("Rules", None, "") in words
    assert sum(c.number or 0 for c in told(counts)[4:]) == sum(rows.rules().values())


def test_headings_cannot_be_chosen(counts, rows):
    counts.show(rows, "")
    selectable = Qt.ItemFlag.ItemIsSelectable
    assert not counts.flags(counts.index(0)) & selectable
    assert counts.flags(counts.index(1)) & selectable


def test_what_the_filter_asks_for_is_chosen_and_said(counts, rows):
    counts.show(rows, "reason:arguments_parse word")
    chosen = [c.word for c in told(counts) if c.is_chosen]
    assert chosen == ["arguments_parse"]
    spoken = counts.index(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "arguments_parse: 1, the list shows these only"


def test_counts_that_grow_keep_their_rows(counts, rows, qtbot):
    counts.show(rows, "")
    with qtbot.assertNotEmitted(counts.modelReset):
        counts.show(rows, "reason:ok")
    counts.show(None, "")
    assert counts.rowCount() == 0
    assert counts.data(counts.index(0), COUNT) is None


@pytest.mark.parametrize(
    ("wish", "term", "after"),
    [
        ("", "reason:ok", "reason:ok"),
        ("reason:ok", "reason:ok", ""),
        ("reason:ok", "reason:status", "reason:status"),
        ("word reason:ok", "rule:a/b", "word reason:ok rule:a/b"),
    ],
)
def test_a_term_is_added_taken_away_or_replaced(wish, term, after):
    assert toggled(wish, term) == after
