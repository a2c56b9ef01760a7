"""Source and Pretty share the selection; every value can be copied."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from builders import a_function_call, a_message, a_response, as_json
from inspector.ui.models.log_desk import LogDesk
from inspector.ui.models.opened import OpenedText
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.item_pane import ItemPane
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner

TEXT = as_json(a_response(a_message(), a_function_call('{"region":"glo\\nbal"}')))


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def pane(bench, qtbot):
    made = ItemPane(bench)
    qtbot.addWidget(made)
    made.retranslate()
    made.resize(700, 400)
    made.show()
    return made


def point_at(pane, needle):
    pane.source.move_caret_to(TEXT.index(needle))


def copied(pane, what):
    pane.copies()[f"copy-{what}"]()
    return QGuiApplication.clipboard().text()


def test_hints_stand_there_as_long_as_there_is_no_text(pane, bench):
    assert pane.hints.isVisible()
    bench.open_text(TEXT, "x")
    assert not pane.hints.isVisible()
    bench.open_text("", "x")
    assert pane.hints.isVisible()
    pane.source.type_text("{")
    assert not pane.hints.isVisible()


def test_no_hints_stand_there_while_a_log_is_being_read(pane, bench, monkeypatch):
    monkeypatch.setattr(LogDesk, "log", object())
    bench.text_opened.emit(OpenedText("", "big.jsonl"))
    assert not pane.hints.isVisible()


def test_the_selected_value_stays_selected_from_source_to_pretty_and_back(pane, bench):
    bench.open_text(TEXT, "x")
    point_at(pane, "glo")
    pane.show_pretty(True)
    assert pane.view() is pane.pretty
    assert pane.pretty.selected_text() == '"glo\\nbal"'
    pane.show_pretty(False)
    assert pane.source.selected_text() == '\\"glo\\\\nbal\\"'


def test_an_item_as_a_whole_is_shown_from_its_beginning_and_not_selected(pane, bench):
    bench.open_text(TEXT, "x")
    bench.choice.choose_item(1)
    pane.show_pretty(True)
    assert pane.pretty.selected_text() == ""
    pane.show_pretty(False)
    assert pane.source.selected_text() == ""
    assert pane.source.caret() == bench.choice.item.item.span.start


def test_the_switch_shows_which_view_is_in_sight(pane, bench, qtbot):
    bench.open_text(TEXT, "x")
    with qtbot.waitSignal(pane.pretty_switched) as told:
        qtbot.mouseClick(pane._pretty_button, Qt.MouseButton.LeftButton)
    assert told.args == [True]
    assert pane.view() is pane.pretty
    qtbot.mouseClick(pane._source_button, Qt.MouseButton.LeftButton)
    assert pane.view() is pane.source


def test_whatever_stands_at_the_caret_can_be_copied(pane, bench):
    bench.open_text(TEXT, "x")
    point_at(pane, "glo")
    assert copied(pane, "pointer") == "/output/1/arguments"
    assert copied(pane, "inner") == "/region"
    assert copied(pane, "jq") == ".output[1].arguments | fromjson | .region"
    assert copied(pane, "value") == '\\"glo\\\\nbal\\"'
    assert copied(pane, "decoded") == "glo\nbal"


def test_the_same_can_be_copied_from_pretty(pane, bench):
    bench.open_text(TEXT, "x")
    point_at(pane, "glo")
    pane.show_pretty(True)
    assert copied(pane, "jq") == ".output[1].arguments | fromjson | .region"
    assert copied(pane, "decoded") == "glo\nbal"


def test_with_nothing_open_the_clipboard_stays(pane):
    QGuiApplication.clipboard().setText("before")
    assert copied(pane, "value") == "before"


def test_the_caret_is_told_with_its_value(pane, bench, qtbot):
    bench.open_text(TEXT, "x")
    with qtbot.waitSignal(pane.caret_placed) as told:
        point_at(pane, "glo")
    (caret,) = told.args
    assert caret.line == 1
    assert caret.column == TEXT.index("glo") + 1
    assert caret.pointing.inner == "/region"


def test_the_menu_offers_copies_and_editing(pane, bench, qtbot):
    bench.open_text(TEXT, "x")
    pane.offer_copies([QAction("Copy value", pane)])
    pane.source.menu_requested.emit(0, QPoint(10, 10))
    (menu,) = pane.findChildren(QMenu)
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts[0] == "Copy value"
    assert {"Undo", "Cut", "Copy selection", "Paste here", "Select all"} <= set(texts)
    menu.close()


def test_the_menu_of_pretty_offers_nothing_that_would_change_it(pane, bench):
    bench.open_text(TEXT, "x")
    pane.show_pretty(True)
    pane.pretty.menu_requested.emit(0, QPoint(10, 10))
    (menu,) = pane.findChildren(QMenu)
    texts = {action.text() for action in menu.actions()}
    assert not {"Undo", "Cut", "Paste here"} & texts
    menu.close()


def test_both_views_wear_the_theme_and_the_size(pane, bench):
    dark = theme_named("dark")
    pane.set_theme(dark)
    pane.set_code_pixels(17)
    pane.show_pretty(True)
    for view in pane.views():
        assert view.row_painter.theme is dark
        assert view.font_size() == 17
    pane.set_code_pixels(12)
    assert pane.pretty.font_size() == 12


def test_the_keyboard_goes_to_the_view_in_sight(pane, bench):
    bench.open_text(TEXT, "x")
    pane.take_focus()
    assert pane.source.hasFocus()
    pane.show_pretty(True)
    pane.take_focus()
    assert pane.pretty.hasFocus()


def test_it_is_searched_in_whichever_view_is_in_sight(pane, bench):
    bench.open_text(TEXT, "x")
    assert pane.search()
    pane.finder.bar.line.setText('"region"')
    assert pane.source.selected_text() == '\\"region\\"'
    pane.show_pretty(True)
    assert pane.search_on(1)
    assert pane.pretty.selected_text() == '"region"'
    assert not len(pane.source.model.highlights)
