"""The list shows, filters and chooses items, with the mouse and the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.items_pane import ItemsPane
from instant_runner import InstantRunner

TEXT = as_json(
    a_response(a_function_call(), a_message(), a_function_call('{"region":"global"}'))
)


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def pane(bench, qtbot):
    made = ItemsPane(bench)
    qtbot.addWidget(made)
    made.retranslate()
    made.resize(240, 400)
    made.show()
    return made


def shown(pane):
    return [pane.model.item_at(row) for row in range(pane.model.rowCount())]


def test_at_first_there_is_no_count_and_no_row(pane):
    assert pane.header.count.text() == ""
    assert shown(pane) == []


def test_opening_shows_all_items_and_the_chosen_one(pane, bench):
    bench.open_text(TEXT, "x")
    assert pane.header.count.text() == "3"
    assert shown(pane) == [0, 1, 2]
    assert pane.view.currentIndex().row() == bench.choice.index == 2


def test_a_click_chooses_an_item(pane, bench, qtbot):
    bench.open_text(TEXT, "x")
    area = pane.view.visualRect(pane.model.index(1))
    with qtbot.waitSignal(bench.choice.item_chosen):
        qtbot.mouseClick(
            pane.view.viewport(), Qt.MouseButton.LeftButton, pos=area.center()
        )
    assert bench.choice.index == 1


def test_arrow_keys_choose_too(pane, bench, qtbot):
    bench.open_text(TEXT, "x")
    pane.take_focus()
    qtbot.keyClick(pane.view, Qt.Key.Key_Up)
    assert bench.choice.index == 1
    qtbot.keyClick(pane.view, Qt.Key.Key_Home)
    assert bench.choice.index == 0


def test_what_is_chosen_elsewhere_is_marked_here_once(pane, bench):
    bench.open_text(TEXT, "x")
    heard = []
    bench.choice.item_chosen.connect(heard.append)
    bench.choice.choose_item(0)
    assert heard == [0]
    assert pane.view.currentIndex().row() == 0
    assert len(pane.view.selectionModel().selectedRows()) == 1


def test_the_filter_narrows_the_list_and_says_how_far(pane, bench, qtbot):
    bench.open_text(TEXT, "x")
    pane.filter.setText("type:function_call")
    qtbot.waitUntil(lambda: shown(pane) == [0, 2])
    assert pane.header.count.text() == "2 / 3"
    assert bench.choice.index == 2


def test_a_text_without_an_item_says_so(pane, bench):
    bench.open_text("{ broken", "x")
    assert pane.nothing.text() == "No item could be read here."
    assert pane.nothing.isVisible()
    bench.open_text("", "x")
    assert not pane.nothing.isVisible()


def test_a_filter_that_finds_nothing_says_so(pane, bench, qtbot):
    bench.open_text(TEXT, "x")
    pane.filter.setText("nothing-like-it")
    qtbot.waitUntil(lambda: shown(pane) == [])
    assert pane.nothing.isVisible()
    assert pane.nothing.text() == "No item matches the filter."
    pane.filter.clear()
    qtbot.waitUntil(lambda: shown(pane) == [0, 1, 2])
    assert not pane.nothing.isVisible()


def test_the_filter_stays_for_the_next_text(pane, bench, qtbot):
    bench.open_text(TEXT, "x")
    pane.filter.setText("type:message")
    qtbot.waitUntil(lambda: shown(pane) == [1])
    bench.open_text(as_json(a_response(a_message())), "y")
    assert shown(pane) == [0]
    assert pane.header.count.text() == "1 / 1"


def test_the_chosen_row_is_found_again_among_filtered_ones(pane, bench, qtbot):
    bench.open_text(TEXT, "x")
    pane.filter.setText("type:message")
    qtbot.waitUntil(lambda: shown(pane) == [1])
    assert not pane.view.currentIndex().isValid()
    bench.choice.choose_item(1)
    assert pane.view.currentIndex().row() == 0


def test_down_goes_from_the_filter_into_the_list_and_escape_clears_it(pane, qtbot):
    pane.filter.setFocus()
    pane.filter.setText("x")
    qtbot.keyClick(pane.filter, Qt.Key.Key_Escape)
    assert pane.filter.text() == ""
    qtbot.keyClick(pane.filter, Qt.Key.Key_Down)
    assert pane.view.hasFocus()


def test_every_part_has_a_name_for_whoever_cannot_see_it(pane):
    assert pane.view.accessibleName() == "Items"
    assert pane.filter.accessibleName() == "Filter the items"


def test_all_rows_are_equally_high(pane, bench):
    bench.open_text(TEXT, "x")
    heights = {pane.view.rowHeight(row) for row in range(3)}
    assert heights == {48}


PAIRED = as_json([a_function_call(), a_message(), an_output()])


def test_the_partner_of_the_chosen_item_is_lit_softly(pane, bench):
    bench.open_text(PAIRED, "x")
    bench.choice.choose_item(0)
    assert pane.view.itemDelegate().kin == 2
    bench.choice.choose_item(1)
    assert pane.view.itemDelegate().kin is None
    bench.choice.choose_item(2)
    assert pane.view.itemDelegate().kin == 0


def test_a_partner_that_is_filtered_away_is_not_lit(pane, bench, qtbot):
    bench.open_text(PAIRED, "x")
    bench.choice.choose_item(0)
    pane.filter.setText("type:function_call_output")
    qtbot.waitUntil(lambda: shown(pane) == [2])
    assert pane.view.itemDelegate().kin == 0
    pane.filter.setText("type:message")
    qtbot.waitUntil(lambda: shown(pane) == [1])
    assert pane.view.itemDelegate().kin is None


def test_actions_can_be_put_into_the_menu_of_a_row(pane):
    action = QAction("Go", pane)
    pane.offer([action])
    assert action in pane.view.actions()
    assert pane.view.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
