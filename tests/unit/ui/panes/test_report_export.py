"""The report is made on a thread, shown, written and copied, or told why not."""

from __future__ import annotations

import json

import pytest
from PySide6.QtGui import QGuiApplication

from builders import a_function_call, a_response, as_json
from inspector.ui.dialogs.export_dialog import ExportDialog
from inspector.ui.models.opened import OpenedText
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.report_export import ReportExport, shown_by
from inspector.ui.settings import Settings
from instant_runner import InstantRunner, PatientRunner


@pytest.fixture
def bench(qapp):
    made = Workbench(InstantRunner())
    made.open_text(as_json(a_response(a_function_call())), "x")
    return made


@pytest.fixture
def open_dialog(bench, qtbot, tmp_path):
    def open_dialog():
        settings = Settings()
        settings.set_folder("export", str(tmp_path))
        settings.report_format = "json"
        made = ExportDialog("r", shown_by(bench), settings)
        qtbot.addWidget(made)
        ReportExport(bench, made)
        return made

    return open_dialog


def choose(box, name):
    box.setCurrentIndex(box.findData(name))


def test_without_an_inspection_there_is_nothing_to_show(qapp):
    assert shown_by(Workbench(InstantRunner())) is None


def test_the_report_is_seen_at_once(open_dialog):
    dialog = open_dialog()
    assert dialog.box.view.text().startswith('{"format"')
    assert "best effort" in dialog.masked.sentence.text()


def test_another_choice_is_another_report(open_dialog):
    dialog = open_dialog()
    choose(dialog.formats, "markdown")
    assert dialog.box.view.text().startswith("## ")
    choose(dialog.maskings, "nothing")
    assert dialog.masked.meaning == "warn"


def test_the_report_is_written_where_the_dialog_says(open_dialog, tmp_path):
    dialog = open_dialog()
    dialog.export_button.click()
    assert dialog.outcome.text() == f"Written: {tmp_path / 'r.json'}"
    report = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert report["summary"]["items"] == 1


def test_a_comparison_is_what_is_proposed_first(open_dialog, bench, tmp_path):
    bench.compare_with(OpenedText(as_json(a_response()), "right"))
    dialog = open_dialog()
    assert dialog.scopes.currentData() == "comparison"
    dialog.export_button.click()
    report = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert {"left", "right"} <= report.keys()


@pytest.mark.parametrize("name", ["json", "markdown"])
def test_markdown_is_copied_without_a_file(open_dialog, tmp_path, name):
    dialog = open_dialog()
    choose(dialog.formats, name)
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text().startswith("## ")
    assert dialog.outcome.text() == "Copied as Markdown."
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_is_said_in_words(open_dialog, tmp_path):
    dialog = open_dialog()
    dialog.path.setText(str(tmp_path / "none" / "r.json"))
    dialog.export_button.click()
    assert "r.json was not written" in dialog.outcome.text()
    assert dialog.export_button.isEnabled()


def test_whoever_cancels_gets_no_report_until_it_is_asked_for_again(
    open_dialog, bench, tmp_path
):
    runner = bench.runner = PatientRunner()
    dialog = open_dialog()
    assert dialog.waiting.is_awaited
    dialog.waiting.cancel_button.click()
    runner.let_through()
    assert not dialog.waiting.is_awaited
    assert dialog.box.view.text() == ""
    dialog.export_button.click()
    assert dialog.waiting.is_awaited
    runner.let_through()
    runner.let_through()
    assert dialog.outcome.text().startswith("Written: ")
    assert (tmp_path / "r.json").exists()


def test_a_dialog_that_is_closed_waits_for_nothing(open_dialog, bench, tmp_path):
    runner = bench.runner = PatientRunner()
    dialog = open_dialog()
    dialog.done(0)
    runner.let_through()
    assert list(tmp_path.iterdir()) == []


def test_the_filter_and_the_chosen_item_are_what_is_on_the_screen(bench):
    bench.choice.note_filter([0])
    bench.choice.choose_item(0)
    shown = shown_by(bench)
    assert (shown.filtered, shown.item) == ((0,), 0)
