"""A list of cards under mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from inspector.ui.models.card_list import CardList
from inspector.ui.models.violation_words import Card
from inspector.ui.widgets.card_view import CardView


@pytest.fixture
def view(qtbot):
    rows = CardList(lambda t: Card("warn", t, "about", t, t, t, t))
    made = CardView(rows)
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.refill(lambda: rows.show(["a", "b", "c"]))
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def chosen(view):
    numbers = []
    view.card_chosen.connect(numbers.append)
    return numbers


def click(qtbot, view, number):
    place = view.visualRect(view.model().index(number, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_chooses_once_and_the_same_row_again(view, chosen, qtbot):
    click(qtbot, view, 1)
    assert chosen == [1]
    click(qtbot, view, 1)
    assert chosen == [1, 1]


def test_arrows_choose_and_enter_chooses_again(view, chosen, qtbot):
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen[-1] == chosen[-2]


def test_a_row_that_is_shown_as_chosen_is_not_chosen_again(view, chosen):
    view.show_chosen(2)
    assert view.currentIndex().row() == 2
    view.show_chosen(None)
    assert chosen == []


def test_ctrl_c_wishes_a_copy(view, qtbot):
    view.show_chosen(1)
    with qtbot.waitSignal(view.copy_wished) as wished:
        qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert wished.args == [1]


def test_a_menu_is_wished_for_the_row_under_the_mouse(view, qtbot):
    place = view.visualRect(view.model().index(2, 0)).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place)
    )
    with qtbot.waitSignal(view.menu_wished) as wished:
        QApplication.sendEvent(view.viewport(), event)
    assert wished.args[0] == 2
    assert isinstance(wished.args[1], QPoint)
