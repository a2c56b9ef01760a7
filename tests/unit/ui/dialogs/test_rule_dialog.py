"""The page of a rule can be opened, looked up, read and copied."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from inspector.ui.dialogs.rule_dialog import RuleDialog
from inspector.ui.models.workbench import Workbench
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner, PatientRunner


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def dialog(bench, qtbot):
    made = RuleDialog(bench, theme_named("light"))
    qtbot.addWidget(made)
    made.explain("arguments/schema")
    return made


def test_the_rule_is_shown_with_its_weight_and_its_examples(dialog):
    assert dialog.page.code == "arguments/schema"
    assert dialog.title.meaning == "block"
    assert "blocks" in dialog.title.sentence.text()
    assert len(dialog.view.boxes) >= 2


def test_another_rule_can_be_typed(dialog, qtbot):
    line = dialog.rules.lineEdit()
    line.selectAll()
    qtbot.keyClicks(line, "item/status-missing")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert dialog.page.code == "item/status-missing"


def test_the_tab_key_goes_through_the_page_before_the_buttons(dialog, qtbot):
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.activateWindow()
    dialog.explain("item/status-missing")
    dialog.explain("arguments/schema")
    qtbot.waitUntil(lambda: all(stop.isVisible() for stop in dialog.view.stops))
    dialog.area.setFocus()
    reached = []
    while not isinstance(dialog.focusWidget(), QPushButton) and len(reached) < 50:
        if dialog.focusWidget() not in reached:  # a label may hold several links
            reached.append(dialog.focusWidget())
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    links = [stop for stop in dialog.view.stops if isinstance(stop, QLabel)]
    assert links
    assert all("<a " in label.text() for label in links)
    assert reached == [dialog.area, *dialog.view.stops]


def test_what_is_no_rule_changes_nothing(dialog, qtbot):
    line = dialog.rules.lineEdit()
    line.selectAll()
    qtbot.keyClicks(line, "nonsense")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert dialog.page.code == "arguments/schema"


def test_the_page_speaks_the_language_of_the_window(dialog, bench):
    english = dialog.page.title
    bench.set_language("ko")
    assert dialog.page.title != english


def test_the_page_can_be_copied(dialog):
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text().startswith("## `arguments/schema`")


def test_everything_has_a_name_for_those_who_listen(dialog):
    assert dialog.rules.accessibleName() == "Rule"
    assert dialog.area.accessibleName()
    assert all(box.view.accessibleName() for box in dialog.view.boxes)


def test_a_page_that_is_closed_waits_for_nothing(bench, qtbot):
    runner = bench.runner = PatientRunner()
    dialog = RuleDialog(bench, theme_named("dark"))
    qtbot.addWidget(dialog)
    dialog.explain("arguments/schema")
    dialog.done(0)
    runner.let_through()
    assert dialog.page is None
