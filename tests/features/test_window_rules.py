"""A person wonders what a finding means, and reads the page of its rule."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, a_message, a_response, as_json
from inspector.ui.dialogs.rule_dialog import RuleDialog
from window_driver import opened, settled, shown_window

TEXT = as_json(a_response(a_message(), a_function_call('{"region":"global"}')))


@pytest.fixture
def window(qapp, qtbot):
    yield from shown_window(qapp, qtbot)


def page_of(window, qtbot):
    (dialog,) = window.findChildren(RuleDialog)
    qtbot.waitUntil(lambda: dialog.page is not None)
    return dialog


def test_f1_explains_the_chosen_finding(window, qtbot):
    opened(window, qtbot, TEXT)
    window.workbench.choice.step_finding(1)
    code = window.workbench.choice.finding.code
    qtbot.keyClick(window, Qt.Key.Key_F1)
    dialog = page_of(window, qtbot)
    assert dialog.page.code == code
    assert not dialog.isModal()
    assert dialog.view.boxes


def test_f1_in_the_diff_pane_explains_the_difference(window, qtbot):
    window.wishes.open_sample()
    settled(window, qtbot)
    qtbot.waitUntil(lambda: window.diff_pane.course is not None)
    window.diff_pane.take_focus()
    window.actions_by_name["next-difference"].trigger()
    code = window.diff_pane.rule_in_view()
    assert code.startswith("diff/")
    window.diff_pane.take_focus()
    window.actions_by_name["explain"].trigger()
    assert page_of(window, qtbot).page.code == code


def test_a_click_on_the_rule_in_the_banner_explains_it(window, qtbot):
    opened(window, qtbot, TEXT)
    window.workbench.choice.choose_item(1)
    window.banner.detail.linkActivated.emit("rule")
    assert page_of(window, qtbot).page.code == "arguments/schema"


def test_there_is_one_page_and_f1_brings_it_up_to_date(window, qtbot):
    opened(window, qtbot, TEXT)
    window.actions_by_name["explain"].trigger()
    dialog = page_of(window, qtbot)
    first = dialog.page.code
    opened(window, qtbot, "{")
    window.actions_by_name["explain"].trigger()
    qtbot.waitUntil(lambda: dialog.page.code != first)
    assert window.findChildren(RuleDialog) == [dialog]


def test_without_any_finding_the_first_rule_is_shown_and_all_can_be_chosen(
    window, qtbot
):
    qtbot.keyClick(window, Qt.Key.Key_F1)
    dialog = page_of(window, qtbot)
    assert dialog.rules.count() > 50
    assert dialog.page.code == dialog.rules.itemText(0)


def test_the_page_follows_the_language_and_the_theme(window, qtbot):
    window.actions_by_name["explain"].trigger()
    dialog = page_of(window, qtbot)
    english = dialog.page.title
    window.looks.languages.choose("ko")
    qtbot.waitUntil(lambda: dialog.page.title != english)
    window.actions_by_name["theme-dark"].trigger()
    assert dialog.isVisible()
    dialog.reject()
    assert window.wishes._rule is None
