"""The list of violations under mouse and keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from builders import a_function_call, a_request, a_tool, as_json
from growth import assert_soon
from inspector.core.checks.inspection import inspect_content
from inspector.ui.theme import theme_named
from inspector.ui.widgets.violation_view import MOST_WRAPPED, ViolationView

SCHEMA = {
    "properties": {
        "a": {"type": "string"},
        "b": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        "c": {"type": "string"},
    }
}


def inspected(arguments, schema):
    request = a_request(a_function_call(arguments), tools=[a_tool(schema)])
    return inspect_content(as_json(request)).items[0]


@pytest.fixture
def view(qtbot):
    made = ViolationView()
    qtbot.addWidget(made)
    made.resize(420, 400)
    made.show_item(inspected('{"a":1,"b":1,"c":1}', SCHEMA))
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def chosen(view):
    rows = []
    view.row_chosen.connect(rows.append)
    return rows


def toggle_of(view):
    return next(n for n, row in enumerate(view.list.rows) if row.is_toggle)


def click(qtbot, view, number):
    place = view.visualRect(view.list.index(number)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_chooses_a_card_once(view, chosen, qtbot):
    click(qtbot, view, 1)
    assert chosen == [view.list.rows[1]]
    click(qtbot, view, 1)
    assert len(chosen) == 2


def test_arrows_choose_and_enter_chooses_again(view, chosen, qtbot):
    click(qtbot, view, 0)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [view.list.rows[0], view.list.rows[1], view.list.rows[1]]


def test_a_click_on_a_toggle_unfolds_and_folds_and_chooses_nothing(view, chosen, qtbot):
    number = toggle_of(view)
    click(qtbot, view, number)
    assert view.list.is_open(number)
    click(qtbot, view, number)
    assert not view.list.is_open(number)
    assert chosen == []


@pytest.mark.parametrize(
    ("key", "after"),
    [
        (Qt.Key.Key_Right, True),
        (Qt.Key.Key_Left, False),
        (Qt.Key.Key_Return, True),
        (Qt.Key.Key_Space, True),
    ],
)
def test_keys_unfold_a_toggle(view, qtbot, key, after):
    number = toggle_of(view)
    view.setCurrentIndex(view.list.index(number))
    qtbot.keyClick(view, key)
    assert view.list.is_open(number) is after


def test_what_is_chosen_elsewhere_is_shown_and_not_chosen_again(view, chosen):
    view.show_chosen(2)
    assert view.currentIndex().row() == 2
    view.show_chosen(None)
    assert not view.currentIndex().isValid()
    assert chosen == []


def test_to_come_by_with_the_tab_key_chooses_nothing(view, chosen, qtbot):
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(view.hasFocus)
    assert chosen == []
    assert not view.selectionModel().hasSelection()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [view.list.rows[0]]


def test_copy_names_the_row(view, qtbot):
    view.setCurrentIndex(view.list.index(1))
    with qtbot.waitSignal(view.copy_wished) as signal:
        qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert signal.args == [1]


def test_the_menu_is_wished_for_the_row_under_the_mouse_or_the_current_one(view, qtbot):
    reasons = QContextMenuEvent.Reason
    place = view.visualRect(view.list.index(1)).center()
    with qtbot.waitSignal(view.menu_wished) as signal:
        event = QContextMenuEvent(reasons.Mouse, place, view.mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), event)
    assert signal.args[0] == 1
    view.show_chosen(0)
    with qtbot.waitSignal(view.menu_wished) as signal:
        event = QContextMenuEvent(reasons.Keyboard, QPoint(), QPoint())
        QApplication.sendEvent(view.viewport(), event)
    assert signal.args[0] == 0


def test_no_row_under_the_mouse_wishes_no_menu(view, qtbot):
    place = QPoint(5, view.viewport().height() - 2)
    with qtbot.assertNotEmitted(view.menu_wished):
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, place)
        QApplication.sendEvent(view.viewport(), event)


def test_each_row_has_a_name_to_be_read_out(view):
    for number in range(view.list.rowCount()):
        assert view.list.index(number).data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_height_of_all_rows_is_known_up_to_a_limit(view):
    last = view.visualRect(view.list.index(view.list.rowCount() - 1))
    assert view.rows_height(10_000) == pytest.approx(last.bottom(), abs=8)
    assert view.rows_height(30) == 30


def test_a_theme_and_fading_are_passed_on_to_the_cards(view):
    view.set_theme(theme_named("dark"))
    view.set_faded(is_faded=True)
    assert view.cards.theme.is_dark
    assert view.cards.is_faded


def test_ten_thousand_rows_are_laid_out_at_once(view):
    item = inspected('{"a":1,"b":1,"c":1}', SCHEMA)
    violations = item.validation.violations * 4_000
    many = replace(item, validation=replace(item.validation, violations=violations))

    def show():
        view.show_item(many)
        QApplication.processEvents()
        view.show_chosen(view.list.rowCount() - 1)
        view.grab()

    assert_soon(show, 1)
    assert view.list.rowCount() > 10_000
    assert view.verticalScrollBar().value() > 100_000
    assert view.list.rowCount() > MOST_WRAPPED


def test_a_short_list_has_cards_as_high_as_their_words(view):
    assert view.cards.most_lines > 1
    assert not view.uniformItemSizes()
