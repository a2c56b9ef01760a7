"""What is ignored is remembered, said in the header, and shown on demand."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu

from builders import a_function_call, as_json
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.diff_pane import DiffPane
from inspector.ui.settings import Settings
from instant_runner import InstantRunner


@pytest.fixture
def made(qtbot):
    def make(settings):
        workbench = Workbench(InstantRunner())
        pane = DiffPane(workbench, settings)
        qtbot.addWidget(pane)
        pane.retranslate()
        pane.show()
        workbench.open_text(as_json(a_function_call(id="fc_1")), "a.json")
        right = as_json(a_function_call(id="fc_2", name="other"))
        workbench.compare_with(opened_text(right, "b.json"))
        return workbench, pane

    return make


def count(pane):
    return len(pane.course.outline.findings)


def test_what_is_ignored_is_counted_and_shown_on_demand(made):
    workbench, pane = made(Settings())
    assert not pane.controls.ignored.isVisible()
    workbench.comparing.ignore(["member:id"])
    assert pane.controls.ignored.text() == "1 ignored"
    assert count(pane) == 1
    pane.controls.ignored.setChecked(True)
    assert count(pane) == 2
    pane.controls.ignored.setChecked(False)
    assert count(pane) == 1


def test_rules_are_remembered(made):
    settings = Settings()
    workbench, _ = made(settings)
    workbench.comparing.ignore(["member:id", "pointer:/a b"])
    again, pane = made(settings)
    assert again.comparing.wish.rules == ("member:id", "pointer:/a b")
    assert pane.controls.ignored.text() == "1 ignored"


def test_a_remembered_rule_that_is_none_any_more_does_no_harm(made):
    settings = Settings()
    settings.ignore_rules = ("dialect:gone", "member:id")
    _, pane = made(settings)
    assert count(pane) == 1


def test_a_row_offers_to_ignore_its_difference(made):
    workbench, pane = made(Settings())
    pane.steps.choose(1)
    menu = pane.copies.menu(Spot(pane.parts.view.current[0], 0))
    assert isinstance(menu, QMenu)
    actions = {action.text(): action for action in menu.actions()}
    assert {"Ignore pointer:/id", "Ignore member:id"} <= set(actions)
    actions["Ignore pointer:/id"].trigger()
    assert workbench.comparing.wish.rules == ("pointer:/id",)
    assert count(pane) == 1


def test_one_dialog_is_enough(made, qtbot):
    _, pane = made(Settings())
    first = pane.ignoring.show_dialog()
    assert pane.ignoring.show_dialog() is first
    first.reject()
    second = pane.ignoring.show_dialog()
    assert second is not first
    second.reject()
