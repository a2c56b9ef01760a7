"""A screen reader is told the row of the caret, once for each."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible

from builders import a_function_call
from diffs import a_course, calls, laid_out
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.theme import theme_named
from inspector.ui.widgets import diff_speech
from inspector.ui.widgets.diff_view import DiffView


@pytest.fixture
def heard(monkeypatch):
    said = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        diff_speech, "QAccessibleAnnouncementEvent", lambda _, words: said.append(words)
    )
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda _: None)
    return said


@pytest.fixture
def view(qtbot):
    made = DiffView(theme_named("light"))
    qtbot.addWidget(made)
    made.resize(800, 200)
    made.show_sheet(laid_out(a_course(calls(2), calls(2, name="x"))).sheet)
    with qtbot.waitExposed(made):
        made.show()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    return made


def test_a_row_is_told_with_both_sides(view, heard):
    view.move_caret(Spot(RowKey(0, 4), 0))
    view.move_caret(Spot(RowKey(0, 4), 3))  # the same row: nothing new
    assert len(heard) == 1
    assert heard[0].startswith("difference that blocks")
    assert 'right: "name": "x"' in heard[0]


def test_a_heading_is_told(view, heard):
    view.move_caret(Spot(RowKey(1, HEADING), 0))
    assert heard == [
        "item 1 ↔ item 1, paired by call_id · function_call get_sales_report"
    ]


def test_half_characters_do_not_stop_it(view, heard):
    item = a_function_call(name="\ud800")
    text = '{"type": "\ud800"}'
    view.show_sheet(laid_out(a_course(text, text)).sheet)
    view.move_caret(Spot(RowKey(0, 1), 0))
    assert heard == ['same: "type": "?"']
    assert item


def test_nothing_is_put_together_while_nobody_listens(view, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(
        diff_speech, "spoken_row", lambda _: pytest.fail("nobody listens")
    )
    view.move_caret(Spot(RowKey(0, 4), 0))
