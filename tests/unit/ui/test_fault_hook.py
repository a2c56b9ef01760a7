"""An exception that nobody expected is written and shown, once."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QWidget

from inspector.ui.dialogs.fault_dialog import FaultDialog
from inspector.ui.fault_hook import FaultHook


@pytest.fixture
def hook(qapp, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    return FaultHook()


@pytest.fixture
def window(hook, qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    hook.speak_through(made)
    return made


def fail(error):
    sys.excepthook(type(error), error, error.__traceback__)


def test_it_is_written_and_shown(window, capsys):
    fail(ValueError("spilled"))
    (dialog,) = window.findChildren(FaultDialog)
    assert "ValueError: spilled" in dialog.details.toPlainText()
    assert "ValueError: spilled" in capsys.readouterr().err
    dialog.reject()


def test_a_flock_of_faults_opens_one_dialog(window, capsys):
    for number in range(5):
        fail(ValueError(str(number)))
    (dialog,) = window.findChildren(FaultDialog)
    assert capsys.readouterr().err.count("ValueError") == 5
    dialog.reject()
    fail(KeyError("later"))
    assert any(d.isVisible() for d in window.findChildren(FaultDialog))
    for each in window.findChildren(FaultDialog):
        each.reject()


def test_without_a_window_it_is_written_all_the_same(hook, capsys):
    fail(ValueError("early"))
    assert "ValueError: early" in capsys.readouterr().err
    assert hook.has_caught


def test_an_interrupt_from_the_keyboard_is_no_fault(window, capsys):
    fail(KeyboardInterrupt())
    assert window.findChildren(FaultDialog) == []
