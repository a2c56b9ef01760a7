"""The call_id is filled in, the output is typed, one item is copied."""

from __future__ import annotations

import json

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from builders import a_function_call, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.dialogs.compose_dialog import ComposeDialog


@pytest.fixture
def window(qtbot):
    made = QWidget()  # the dialog is gone once it is closed, the window is not
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(window):
    call = a_function_call(call_id="call_<1>")
    return ComposeDialog(inspect_content(as_json(call)).items[0].item, window)


def test_the_item_is_shown_as_it_will_be_copied(dialog):
    dialog.output.setPlainText('{"total": 42}\n"done"')
    item = json.loads(dialog.preview.toPlainText())
    assert item == {
        "type": "function_call_output",
        "call_id": "call_<1>",
        "output": '{"total": 42}\n"done"',
    }


def test_copying_puts_one_item_on_the_clipboard_and_closes(dialog):
    dialog.show()
    dialog.output.setPlainText("42")
    dialog.copy_button.click()
    assert json.loads(QGuiApplication.clipboard().text())["output"] == "42"
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_the_item_itself_is_not_typed(dialog):
    assert dialog.preview.isReadOnly()
