"""Format and file are asked for, remembered, and answered in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.ui.dialogs.export_dialog import ExportDialog
from inspector.ui.models.exporting import REPORT_FORMATS
from inspector.ui.settings import Settings


@pytest.fixture
def settings(tmp_path):
    made = Settings()
    made.set_folder("export", str(tmp_path))
    return made


@pytest.fixture
def dialog(settings, qtbot):
    made = ExportDialog("log-report", settings)
    qtbot.addWidget(made)
    return made


def choose(dialog, name):
    dialog.formats.setCurrentIndex(dialog.formats.findData(name))


def test_a_name_and_a_folder_are_proposed(dialog, tmp_path):
    assert Path(dialog.path.text()) == tmp_path / "log-report.json"


@pytest.mark.parametrize("name", REPORT_FORMATS)
def test_the_suffix_follows_the_format(dialog, name):
    choose(dialog, name)
    assert Path(dialog.path.text()).suffix == REPORT_FORMATS[name]


def test_a_suffix_of_ones_own_stays(dialog, tmp_path):
    dialog.path.setText(str(tmp_path / "a.txt"))
    choose(dialog, "html")
    assert dialog.path.text().endswith("a.txt")


def test_what_was_chosen_is_told_and_remembered(dialog, settings, qtbot, tmp_path):
    choose(dialog, "html")
    dialog.path.setText(str(tmp_path / "sub" / "r.html"))
    with qtbot.waitSignal(dialog.chosen) as told:
        dialog.export_button.click()
    assert told.args == [tmp_path / "sub" / "r.html", "html"]
    assert settings.report_format == "html"
    again = ExportDialog("x", settings)
    qtbot.addWidget(again)
    assert again.format_name() == "html"
    assert Path(again.path.text()) == tmp_path / "sub" / "x.html"


def test_without_a_file_there_is_nothing_to_export(dialog):
    dialog.path.setText("  ")
    assert not dialog.export_button.isEnabled()


def test_the_outcome_is_said_in_the_dialog(dialog, tmp_path):
    dialog.export_button.click()
    assert dialog.outcome.text() == "Writing …"
    assert not dialog.export_button.isEnabled()
    dialog.show_written(tmp_path / "r.json")
    assert dialog.outcome.text() == f"Written: {tmp_path / 'r.json'}"
    dialog.show_refused("no room")
    assert dialog.outcome.text() == "no room"
    assert dialog.export_button.isEnabled()
