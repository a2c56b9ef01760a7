"""The buttons start what the menus start."""

from __future__ import annotations

from PySide6.QtCore import Qt

from inspector.ui.actions import TOOLBAR, Actions
from inspector.ui.panes.toolbar import Toolbar


def test_each_button_starts_its_action_and_only_the_first_is_primary(qtbot):
    actions = Actions()
    bar = Toolbar(actions)
    qtbot.addWidget(bar)
    bar.show()
    primary = []
    for name in TOOLBAR:
        button = bar.widgetForAction(actions[name])
        assert button.text() == actions[name].iconText()
        primary.append(button.property("primary"))
        with qtbot.waitSignal(actions[name].triggered):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert primary == ["true", "false", "false", "false"]


def test_the_buttons_can_be_reached_with_the_keyboard(qtbot):
    actions = Actions()
    bar = Toolbar(actions)
    qtbot.addWidget(bar)
    for name in TOOLBAR:
        policy = bar.widgetForAction(actions[name]).focusPolicy()
        assert policy & Qt.FocusPolicy.TabFocus


def test_at_the_right_end_stands_the_target_with_all_there_are(qtbot):
    actions = Actions()
    bar = Toolbar(actions)
    qtbot.addWidget(bar)
    bar.resize(1000, 44)
    bar.show()
    actions["target-deepseek"].trigger()
    assert bar.target.text() == "Target: DeepSeek"
    assert bar.target.accessibleName() == "Target: DeepSeek"
    assert bar.target.geometry().right() > bar.width() - 24
    names = [action.objectName() for action in bar.target.menu().actions()]
    assert len(names) == 15 + 2
    assert names[-1] == "all-targets"
