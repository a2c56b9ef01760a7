"""A schema beside its converted form, in a window of its own."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from inspector.ui.dialogs.conversion_dialog import ConversionDialog
from inspector.ui.models.workbench import Workbench
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner, PatientRunner
from schema_studies import CLEAN, LOOSE, a_declared_tool


@pytest.fixture
def opened(qtbot):
    kept = []

    def opened(schema=LOOSE, form="openai", runner=None):
        bench, tool = Workbench(runner or InstantRunner()), a_declared_tool(schema)
        dialog = ConversionDialog(bench, tool, form, theme_named("light"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        kept.append((bench, dialog))
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    yield opened
    kept.clear()


def test_what_is_lost_is_listed_and_the_result_can_be_copied(opened, qtbot):
    dialog = opened()
    assert dialog.standing.sentence.text().startswith("Converted.")
    assert dialog.told.rowCount() > 0
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    copied = json.loads(QGuiApplication.clipboard().text())
    assert copied["additionalProperties"] is False
    assert set(copied["required"]) == set(LOOSE["properties"])


def test_both_forms_stand_beside_each_other(opened):
    view = opened().view
    texts = [
        (row.left and row.left.text, row.right and row.right.text)
        for row in view.sheet.rows()
    ]
    assert any(left and "oneOf" in left for left, _ in texts)
    assert any(right and "anyOf" in right for _, right in texts)


def test_the_left_side_can_be_copied_as_it_is(opened):
    view = opened().view
    view.select_all()
    assert json.loads(view.selected_text()) == LOOSE


def test_where_nothing_is_lost_nothing_is_listed(opened):
    dialog = opened(CLEAN)
    assert dialog.standing.sentence.text() == "Nothing had to be changed."
    assert not dialog.list.isVisible()


def test_it_can_be_closed_before_the_answer_is_there(opened):
    runner = PatientRunner()
    dialog = opened(runner=runner)
    assert not dialog.copy_button.isEnabled()
    assert "being converted" in dialog.standing.sentence.text()
    dialog.reject()
    runner.let_through()
    assert dialog.shown is None
