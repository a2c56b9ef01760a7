"""A fault of ours comes with all that is needed to report it."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from inspector import __version__
from inspector.ui.dialogs.fault_dialog import FaultDialog, details_of


def an_error():
    try:
        int("spilled")
    except ValueError as error:
        return error


def test_the_details_name_versions_and_the_place_in_the_program():
    details = details_of(an_error())
    assert __version__ in details
    assert "spilled" in details
    assert "test_fault_dialog.py" in details


def test_the_details_can_be_copied(qtbot):
    dialog = FaultDialog(an_error())
    qtbot.addWidget(dialog)
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == details_of(an_error()).replace(
        "\r", ""
    )


def test_nothing_in_it_can_be_changed(qtbot):
    dialog = FaultDialog(an_error())
    qtbot.addWidget(dialog)
    assert dialog.details.isReadOnly()
