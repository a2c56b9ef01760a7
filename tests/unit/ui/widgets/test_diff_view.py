"""The view answers to keys, and shows that the keyboard is with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent

from diffs import a_course, calls, laid_out
from inspector.ui.models.diff_folds import Only
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.theme import theme_named
from inspector.ui.widgets import diff_view
from inspector.ui.widgets.diff_view import DiffView

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def view(qtbot):
    made = DiffView(theme_named("light"))
    qtbot.addWidget(made)
    made.resize(800, 240)
    made.show_sheet(laid_out(a_course(calls(3), calls(3, name="x"))).sheet)
    with qtbot.waitExposed(made):
        made.show()
    made.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(made.hasFocus)
    return made


def test_enter_chooses_the_row_or_toggles_the_pair(view, qtbot):
    rows, pairs = [], []
    view.row_chosen.connect(rows.append)
    view.pair_toggled.connect(pairs.append)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Enter)
    assert pairs == [0]
    assert rows == [Spot(RowKey(0, 0), 0)]


def test_everything_of_a_side_can_be_copied_by_keys(view, qtbot):
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Right, CONTROL)
    qtbot.keyClick(view, Qt.Key.Key_A, CONTROL)
    qtbot.keyClick(view, Qt.Key.Key_C, CONTROL)
    assert '"name": "x"' in QGuiApplication.clipboard().text()


def test_the_tab_key_leaves_the_view(view, qtbot):
    before = view.selection.caret
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert view.selection.caret == before


def test_a_ring_shows_that_the_keyboard_came_here(view, grab, count_pixels):
    edge, accent = view.viewport().rect().toRectF(), view.theme.colour("accent")
    edge.setWidth(3)
    with_ring = count_pixels(grab(view), edge, accent)
    view.clearFocus()
    assert with_ring > 50
    assert count_pixels(grab(view), edge, accent) == 0


def test_the_caret_is_seen_in_gaps_too(view, grab, count_pixels):
    right = calls(3)
    right[0]["extra"] = 1
    view.show_sheet(laid_out(a_course(calls(3), right)).sheet)
    rows = view.sheet.block(0).rows
    gap = next(n for n, row in enumerate(rows) if row.left is None)
    side, top = view.sides()[0], view.row_top(gap + 1)
    area = side.area(top, view.row_height)
    area.setLeft(side.text_left - 2)
    area.setWidth(4)
    text = view.theme.colour("text")
    assert count_pixels(grab(view), area, text, slack=90) == 0
    view.move_caret(Spot(RowKey(0, gap), 0))
    assert count_pixels(grab(view), area, text, slack=90) > 10


def test_without_rows_keys_are_left_to_others(view, qtbot):
    view.show_sheet(None)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.selection.caret.key == RowKey(0, 0)
    assert HEADING < 0


def test_a_row_explains_itself_when_the_mouse_rests_on_it(view, monkeypatch):
    asked, shown = [], []
    monkeypatch.setattr(
        diff_view.QToolTip, "showText", lambda *given: shown.append(given[1])
    )
    view.set_tooltip_provider(lambda key: asked.append(key) or f"row {key.row}")
    view.sheet.show_only(Only.EVERYTHING, [0, 1, 2])
    view.settle()
    for y in (view.row_height + 3, view.row_height * 5):
        place = QPoint(100, y)
        event = QHelpEvent(QEvent.Type.ToolTip, place, view.mapToGlobal(place))
        assert view.viewportEvent(event)
    assert asked == [RowKey(1, HEADING)]
    assert shown == [f"row {HEADING}", ""]
