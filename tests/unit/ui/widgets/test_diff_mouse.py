"""The mouse selects on one side, chooses rows, and opens and closes pairs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent

from builders import a_function_call
from diffs import a_course, calls, laid_out
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import RowKey
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_view import DiffView

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(qtbot):
    made = DiffView(theme_named("light"))
    qtbot.addWidget(made)
    made.resize(900, 240)
    with qtbot.waitExposed(made):
        made.show()
    made.show_sheet(laid_out(a_course(calls(6), calls(6, name="x"))).sheet)
    return made


def point(view, number, column, *, is_left=True):
    side = view.sides()[0 if is_left else 1]
    x = side.column_zero + column * view.row_painter.cell
    return QPoint(round(x), round(view.row_top(number)) + view.row_height // 2)


def drag(qtbot, view, start, end):
    qtbot.mousePress(view.viewport(), LEFT, pos=start)
    qtbot.mouseMove(view.viewport(), end)
    view._mouse._drag_to(end.toPointF())
    qtbot.mouseRelease(view.viewport(), LEFT, pos=end)


def test_a_click_chooses_a_row(view, qtbot):
    chosen = []
    view.row_chosen.connect(chosen.append)
    qtbot.mouseClick(view.viewport(), LEFT, pos=point(view, 2, 4, is_left=False))
    assert chosen == [Spot(RowKey(0, 1), 4)]
    assert not view.selection.is_left


def test_a_drag_selects_and_chooses_nothing(view, qtbot):
    chosen = []
    view.row_chosen.connect(chosen.append)
    drag(qtbot, view, point(view, 2, 3), point(view, 2, 7))
    assert view.selected_text() == "type"
    assert chosen == []


def test_a_drag_stays_on_its_side(view, qtbot):
    drag(qtbot, view, point(view, 2, 3), point(view, 2, 9, is_left=False))
    assert view.selection.is_left
    assert view.selected_text() == 'type": "function_call",'


def test_a_click_on_a_heading_toggles_its_pair(view, qtbot):
    toggled = []
    view.pair_toggled.connect(toggled.append)
    qtbot.mouseClick(view.viewport(), LEFT, pos=point(view, 9, 0))
    assert toggled == [1]


def test_shift_and_a_click_extend_the_selection(view, qtbot):
    chosen = []
    qtbot.mouseClick(view.viewport(), LEFT, pos=point(view, 2, 3))
    view.row_chosen.connect(chosen.append)
    held = Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(view.viewport(), LEFT, held, point(view, 2, 7))
    assert view.selected_text() == "type"
    assert chosen == []


def test_a_double_click_takes_a_token(view, qtbot):
    place = point(view, 2, 12)
    qtbot.mouseClick(view.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(view.viewport(), LEFT, pos=place)
    assert view.selected_text() == '"function_call"'


def test_dragging_beyond_the_edge_scrolls(view, qtbot):
    view.show_sheet(
        laid_out(
            a_course(*[a_function_call(**{f"m{n}": n for n in range(40)})] * 2)
        ).sheet
    )
    qtbot.mousePress(view.viewport(), LEFT, pos=point(view, 2, 3))
    qtbot.mouseMove(view.viewport(), QPoint(100, view.viewport().height() + 30))
    view._mouse._point = QPoint(100, view.viewport().height() + 30).toPointF()
    view._mouse._scroll_on()
    assert view.verticalScrollBar().value() > 0
    assert view.selection.last.key.row > 8
    qtbot.mouseRelease(view.viewport(), LEFT, pos=point(view, 2, 3))
    assert not view._mouse._drag_on.isActive()


@pytest.mark.parametrize("is_left", [True, False])
def test_a_menu_is_asked_for_where_the_mouse_is(view, is_left):
    asked = []
    view.menu_requested.connect(lambda *wish: asked.append(wish[:2]))
    place = point(view, 3, 2, is_left=is_left)
    reason = QContextMenuEvent.Reason.Mouse
    view.contextMenuEvent(QContextMenuEvent(reason, place, view.mapToGlobal(place)))
    assert asked == [(Spot(RowKey(0, 2), 2), is_left)]


def test_the_menu_key_asks_where_the_caret_is(view):
    asked = []
    view.menu_requested.connect(lambda *wish: asked.append(wish))
    view.move_caret(Spot(RowKey(0, 3), 1))
    reason = QContextMenuEvent.Reason.Keyboard
    corner = QPoint(5, 5)
    event = QContextMenuEvent(reason, corner, view.mapToGlobal(corner))
    view.contextMenuEvent(event)
    spot, is_left, place = asked[0]
    assert (spot, is_left) == (Spot(RowKey(0, 3), 1), True)
    local = view.viewport().mapFromGlobal(place)
    assert local.y() == view.row_top(5)


def test_the_shape_of_the_mouse_says_what_a_click_does(view, qtbot):
    shapes = []
    for number in (0, 2):
        view._mouse._point = point(view, number, 3).toPointF()
        view._mouse.show_shape()
        shapes.append(view.viewport().cursor().shape())
    assert shapes == [
        Qt.CursorShape.PointingHandCursor,
        Qt.CursorShape.IBeamCursor,
    ]


def test_without_rows_a_click_does_nothing(view, qtbot):
    view.show_sheet(None)
    told, where = [], QPointF(50, 50)
    view.row_chosen.connect(told.append)
    view.caret_moved.connect(lambda: told.append("caret"))
    held = Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, where, view.mapToGlobal(where), LEFT, LEFT, held)
        (view.mousePressEvent, view.mouseReleaseEvent)[bool(event.isEndEvent())](event)
    assert told == []
