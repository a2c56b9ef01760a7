"""The target menu is the core's list, starts where it was left, and is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from inspector.core.targets.target import TARGETS
from inspector.ui.actions import Actions
from inspector.ui.languages import Languages
from inspector.ui.looks import Looks
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.target_choice import TargetChoice
from inspector.ui.settings import Settings
from inspector.ui.theme import Appearance, Choice
from instant_runner import InstantRunner


@pytest.fixture
def owner(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def started(settings, owner):
    bench, actions, app = Workbench(InstantRunner()), Actions(), QApplication.instance()
    looks = Looks(Appearance(app, Choice.LIGHT), Languages(app, "en"), settings)
    TargetChoice(bench, looks, settings, owner).connect_actions(actions)
    return bench, actions


def test_at_first_the_specification_itself_is_chosen(owner):
    bench, actions = started(Settings(), owner)
    assert bench.target == "open-responses"
    assert actions.group("target").checkedAction() is actions["target-open-responses"]


def test_a_choice_goes_to_the_workbench_and_is_there_again_next_time(owner):
    settings = Settings()
    bench, actions = started(settings, owner)
    actions["target-bedrock"].trigger()
    assert bench.target == "bedrock"
    bench, actions = started(settings, owner)
    assert bench.target == "bedrock"
    assert actions["target-bedrock"].isChecked()


def test_a_target_that_is_no_more_is_the_first_one(owner):
    settings = Settings()
    settings.target = "gone"
    assert started(settings, owner)[0].target == "open-responses"


def test_every_target_of_the_core_is_offered_in_its_order(owner):
    _, actions = started(Settings(), owner)
    offered = [action.objectName() for action in actions.group("target").actions()]
    assert offered == [f"target-{name}" for name in TARGETS]
