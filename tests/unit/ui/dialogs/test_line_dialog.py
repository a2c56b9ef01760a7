"""A line is asked for by its number; a wrong number is answered in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox

from inspector.ui.dialogs.line_dialog import LineDialog


@pytest.fixture
def dialog(qtbot):
    made = LineDialog(5_000_000_000)
    qtbot.addWidget(made)
    made.chosen = []
    made.line_chosen.connect(made.chosen.append)
    made.open()
    return made


@pytest.mark.parametrize(
    ("typed", "number"),
    [("1", 1), ("4711", 4711), ("5,000,000,000", 5_000_000_000), ("1 000", 1000)],
)
def test_a_number_is_taken_as_people_write_it(dialog, qtbot, typed, number):
    qtbot.keyClicks(dialog.field, typed)
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.chosen == [number]
    assert not dialog.isVisible()


@pytest.mark.parametrize("typed", ["0", "5000000001", "9" * 40])
def test_a_line_that_is_not_there_is_told_so(dialog, qtbot, typed):
    qtbot.keyClicks(dialog.field, typed)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    assert dialog.chosen == []
    assert dialog.isVisible()
    assert "5,000,000,000" in dialog.fault.text()


def test_letters_are_no_number(dialog, qtbot):
    qtbot.keyClicks(dialog.field, "1a2")
    assert dialog.field.text() == "12"


def test_everything_has_a_name(dialog):
    assert dialog.field.accessibleName() == "Line, 1 to 5,000,000,000:"
