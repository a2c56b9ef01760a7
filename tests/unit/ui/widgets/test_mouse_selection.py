"""The mouse selects places, words and lines, and scrolls while dragging."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent

from inspector.core.source.span import Span
from inspector.ui.widgets.text_folds import Fold

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
TEXT = "one two three\nfour five\n" + "six\n" * 200


def at(view, offset):
    area = view.cell_rect(offset)
    return QPointF(area.left() + 1, area.center().y())


def send(view, kind, point, modifiers=Qt.KeyboardModifier.NoModifier, button=LEFT):
    held = NONE if kind is QEvent.Type.MouseButtonRelease else LEFT
    spot = view.viewport().mapToGlobal(point)
    event = QMouseEvent(kind, point, spot, button, held, modifiers)
    handler = {
        QEvent.Type.MouseButtonPress: view.mousePressEvent,
        QEvent.Type.MouseMove: view.mouseMoveEvent,
        QEvent.Type.MouseButtonRelease: view.mouseReleaseEvent,
        QEvent.Type.MouseButtonDblClick: view.mouseDoubleClickEvent,
    }[kind]
    handler(event)


def press(view, point, modifiers=Qt.KeyboardModifier.NoModifier):
    send(view, QEvent.Type.MouseButtonPress, point, modifiers)


def drag(view, point):
    send(view, QEvent.Type.MouseMove, point)


def release(view, point):
    send(view, QEvent.Type.MouseButtonRelease, point)


@pytest.fixture
def view(make_view):
    return make_view(TEXT)


def test_a_click_puts_the_caret_and_tells(view, qtbot):
    with qtbot.waitSignal(view.place_activated) as told:
        press(view, at(view, 5))
        release(view, at(view, 5))
    assert told.args == [5]
    assert view.selection() == Span(5, 5)


def test_a_drag_selects_and_is_no_click(view, qtbot):
    with qtbot.assertNotEmitted(view.place_activated):
        press(view, at(view, 2))
        drag(view, at(view, 9))
        release(view, at(view, 9))
    assert view.selection() == Span(2, 9)
    assert view.caret() == 9


def test_a_drag_backwards_leaves_the_caret_at_the_front(view):
    press(view, at(view, 9))
    drag(view, at(view, 2))
    assert (view.selection(), view.caret()) == (Span(2, 9), 2)


def test_shift_and_a_click_extend_the_selection(view):
    press(view, at(view, 4))
    release(view, at(view, 4))
    press(view, at(view, 16), SHIFT)
    assert view.selection() == Span(4, 16)


def test_a_double_click_selects_the_word_and_drags_by_words(view):
    send(view, QEvent.Type.MouseButtonDblClick, at(view, 5))
    assert view.selected_text() == "two"
    drag(view, at(view, 10))
    assert view.selected_text() == "two three"
    drag(view, at(view, 1))
    assert view.selected_text() == "one two"


def test_a_third_click_selects_the_line(view):
    send(view, QEvent.Type.MouseButtonDblClick, at(view, 5))
    release(view, at(view, 5))
    press(view, at(view, 5))
    assert view.selected_text() == "one two three\n"


def test_a_click_on_a_line_number_selects_the_line(view):
    press(view, QPointF(5, view.row_top(1) + 5))
    assert view.selected_text() == "four five\n"


def test_dragging_below_the_view_scrolls_on(view, qtbot):
    press(view, at(view, 5))
    drag(view, QPointF(100, view.viewport().height() + 150))
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() > 200)
    assert view.selection().end > 100
    release(view, QPointF(100, view.viewport().height() + 150))
    assert not view._mouse._scroll.isActive()


def test_other_buttons_are_left_to_others(view):
    point = at(view, 5)
    send(view, QEvent.Type.MouseButtonPress, point, button=Qt.MouseButton.RightButton)
    assert view.caret() == 0


def test_a_click_on_a_chip_opens_it_and_one_in_the_gutter_closes_it(make_view):
    view = make_view("ab" + "x" * 500 + "cd")
    fold = Fold(Span(2, 502), "500 B")
    view.set_folds([fold])
    press(view, at(view, 2) + QPointF(20, 0))
    assert view.model.folds.is_open(fold)
    press(view, QPointF(view.number_right() + 10, view.row_top(0) + 5))
    assert not view.model.folds.is_open(fold)
