"""A click tells its place, and a menu is asked for where it belongs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent

from inspector.core.source.span import Span


def test_a_click_through_the_window_tells_its_place(make_view, qtbot):
    view = make_view("abc def")
    point = view.cell_rect(4).center().toPoint()
    with qtbot.waitSignal(view.place_activated) as told:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert told.args[0] in {4, 5}


def test_the_menu_is_asked_for_with_place_and_position(make_view, qtbot):
    view = make_view("abc def")
    point = view.cell_rect(5).center().toPoint()
    spot = view.viewport().mapToGlobal(point)
    mouse = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, spot)
    with qtbot.waitSignal(view.menu_requested) as told:
        view.contextMenuEvent(mouse)
    assert told.args[0] in {5, 6}
    assert told.args[1] == spot
    view.select(Span(2, 2))
    keyboard = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    with qtbot.waitSignal(view.menu_requested) as told:
        view.contextMenuEvent(keyboard)
    assert told.args[0] == 2


def test_the_menu_leaves_a_selection_under_it_alone(make_view):
    view = make_view("abc def")
    view.select(Span(0, 7))
    point = view.cell_rect(3).center().toPoint()
    view.contextMenuEvent(
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, point)
    )
    assert view.selection() == Span(0, 7)
