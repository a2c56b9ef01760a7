"""The button that converts the schema in force."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from inspector.ui.dialogs.conversion_dialog import ConversionDialog
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.schema_conversion import ConvertButton
from instant_runner import InstantRunner
from schema_studies import a_declared_tool


@pytest.fixture
def button(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    made = ConvertButton(Workbench(InstantRunner()), owner)
    made.retranslate()
    yield made
    owner.close()


def test_without_a_schema_there_is_nothing_to_convert(button):
    assert button.isHidden()
    assert button.open("gemini") is None
    button.show_tool(a_declared_tool({}))
    assert not button.isHidden()


def test_every_form_is_offered_and_opens_its_conversion(button):
    button.show_tool(a_declared_tool({"properties": {}}))
    button.fill_menu()
    actions = button.menu().actions()
    action = next(a for a in actions if a.text() == "Gemini, parameters")
    action.trigger()
    dialog = button.window().findChild(ConversionDialog)
    assert dialog.windowTitle() == "Convert schema for Gemini, parameters"
    assert dialog.shown.conversion.form == "gemini"
