"""A selection or a whole value of either side goes to the clipboard."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from builders import a_function_call
from diffs import a_course, laid_out
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import RowKey
from inspector.ui.panes.diff_copies import DiffCopies
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_view import DiffView

LONG = "x" * 5_000


@pytest.fixture
def copies(qtbot):
    view = DiffView(theme_named("light"))
    qtbot.addWidget(view)
    course = laid_out(
        a_course(
            a_function_call(name=LONG), a_function_call(name="short", content=[1, 2])
        )
    )
    view.show_sheet(course.sheet)
    made = DiffCopies(view)
    made.show(course)
    return made


def row_with(copies, text):
    rows = copies.course.sheet.block(0).rows
    sides = ((n, line) for n, r in enumerate(rows) for line in (r.left, r.right))
    return RowKey(0, next(n for n, line in sides if line and text in line.text))


def actions(copies, key):
    return [a for a in copies.menu(Spot(key, 0)).actions() if not a.isSeparator()]


def test_a_value_is_copied_whole_from_each_side(copies):
    _, left, right = actions(copies, row_with(copies, '"name"'))
    left.trigger()
    assert QGuiApplication.clipboard().text() == f'"{LONG}"'
    right.trigger()
    assert QGuiApplication.clipboard().text() == '"short"'


def test_a_container_is_copied_with_what_it_holds(copies):
    key = row_with(copies, '"content"')
    assert copies.value_text(key, is_left=False) == "[1, 2]"
    assert copies.value_text(key, is_left=True) is None


def test_what_a_side_does_not_have_cannot_be_copied(copies):
    enabled = [a.isEnabled() for a in actions(copies, row_with(copies, '"content"'))]
    assert enabled == [False, False, True]


def test_a_selection_is_offered_where_there_is_one(copies):
    key = row_with(copies, '"type"')
    copies._view.move_caret(Spot(key, 3))
    copies._view.drag_to(Spot(key, 7))
    first = actions(copies, key)[0]
    assert first.isEnabled()
    first.trigger()
    assert QGuiApplication.clipboard().text() == "type"


def test_without_a_comparison_there_is_nothing(copies):
    copies.show(None)
    assert copies.value_text(RowKey(0, 0), is_left=True) is None
