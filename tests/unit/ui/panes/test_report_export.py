"""The report is written on a thread, and the dialog says what came of it."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, a_response, as_json
from inspector.ui.dialogs.export_dialog import ExportDialog
from inspector.ui.models.opened import OpenedText
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.report_export import ReportExport
from inspector.ui.settings import Settings
from instant_runner import InstantRunner


@pytest.fixture
def bench(qapp):
    made = Workbench(InstantRunner())
    made.open_text(as_json(a_response(a_function_call())), "x")
    return made


@pytest.fixture
def dialog(bench, qtbot, tmp_path):
    settings = Settings()
    settings.set_folder("export", str(tmp_path))
    made = ExportDialog("r", settings)
    qtbot.addWidget(made)
    ReportExport(bench, made)
    return made


def test_the_report_is_written_where_the_dialog_says(dialog, tmp_path):
    dialog.export_button.click()
    assert dialog.outcome.text() == f"Written: {tmp_path / 'r.json'}"
    report = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert report["summary"]["items"] == 1


def test_a_comparison_is_written_with_both_sides(dialog, bench, tmp_path):
    bench.compare_with(OpenedText(as_json(a_response()), "right"))
    dialog.export_button.click()
    report = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert {"left", "right"} <= report.keys()


def test_what_cannot_be_written_is_said_in_words(dialog, tmp_path):
    dialog.path.setText(str(tmp_path / "none" / "r.json"))
    dialog.export_button.click()
    assert "r.json was not written" in dialog.outcome.text()
    assert dialog.export_button.isEnabled()


def test_a_text_that_is_gone_meanwhile_is_not_written(dialog, bench, tmp_path):
    bench.runner = InstantRunner()
    bench._set_known(None)
    dialog.export_button.click()
    assert not (tmp_path / "r.json").exists()
    assert dialog.outcome.text() == "Nothing is open any more."
