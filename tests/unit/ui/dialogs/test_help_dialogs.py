"""Help lists every key, and says what this program is."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from inspector import __version__
from inspector.ui.actions import Actions
from inspector.ui.dialogs.help_dialogs import about_dialog, shortcuts_dialog


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


def text_of(dialog):
    return dialog.findChild(QLabel).text()


def test_every_action_with_a_key_is_listed(window):
    actions = Actions(window)
    text = text_of(shortcuts_dialog(actions, window))
    for action in actions:
        if action.shortcuts():
            assert action.shortcut().toString() in text
    assert "Ctrl+V" in text
    assert "&amp;" not in text


def test_about_says_version_and_specification(window):
    text = text_of(about_dialog(window, "2026-04-24"))
    assert __version__ in text
    assert "2026-04-24" in text
