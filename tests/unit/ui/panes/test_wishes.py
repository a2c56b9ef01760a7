"""Menus and buttons do what they say, and refuse in words."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from builders import REGION_SCHEMA, a_function_call, a_response, a_tool, as_json
from inspector.ui.actions import Actions
from inspector.ui.dialogs.compose_dialog import ComposeDialog
from inspector.ui.dialogs.export_dialog import ExportDialog
from inspector.ui.languages import Languages
from inspector.ui.looks import Looks
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.wishes import Wishes
from inspector.ui.settings import Settings
from inspector.ui.theme import Appearance, Choice
from instant_runner import InstantRunner

GOOD = as_json(a_response(a_function_call()))
BAD = as_json(a_response(a_function_call('{"region":"global"}')))


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def wishes(bench, window):
    settings, app = Settings(), QGuiApplication.instance()
    looks = Looks(Appearance(app, Choice.LIGHT), Languages(app, "en"), settings)
    return Wishes(bench, looks, settings, window)


@pytest.fixture
def choose_files(monkeypatch):
    def choose(*paths):
        names = [str(path) for path in paths]
        monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))
        first = names[0] if names else ""
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (first, ""))

    return choose


def said(window):
    boxes = window.findChildren(QMessageBox)
    texts = [box.text() for box in boxes]
    for box in boxes:
        box.accept()
    return texts


def a_file(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text)
    return path


def test_every_action_that_is_not_the_windows_own_starts_here(wishes, window):
    names = {action.objectName() for action in Actions(window)}
    assert set(wishes.starts()) <= names


def test_paste_opens_the_clipboard(wishes, bench):
    QGuiApplication.clipboard().setText(GOOD)
    wishes.paste()
    assert bench.opened.text == GOOD
    assert bench.opened.label == "pasted text"


def test_an_empty_clipboard_is_said_and_changes_nothing(wishes, bench, window):
    bench.open_text(GOOD, "x")
    QGuiApplication.clipboard().clear()
    wishes.paste()
    assert "no text on the clipboard" in said(window)[0]
    QGuiApplication.clipboard().setText(" \n")
    wishes.paste()
    assert len(said(window)) == 2
    assert bench.opened.text == GOOD


def test_the_sample_shows_verdicts_and_a_comparison(wishes, bench):
    wishes.open_sample()
    reasons = [item.reason.value for item in bench.inspection.items]
    assert set(reasons) >= {"arguments_schema", "ok", "namespaced", "unchecked"}
    codes = {finding.code for finding in bench.comparison.findings}
    assert codes >= {"diff/type-namespace", "diff/call-id", "diff/arguments-spelling"}


def test_one_chosen_file_is_opened_and_its_folder_remembered(
    wishes, bench, choose_files, tmp_path
):
    choose_files(a_file(tmp_path, "a.json", GOOD))
    wishes.open_files()
    assert bench.opened.label == "a.json"
    assert wishes._settings.folder("open") == str(tmp_path)


def test_two_chosen_files_are_compared(wishes, bench, choose_files, tmp_path):
    choose_files(a_file(tmp_path, "a.json", GOOD), a_file(tmp_path, "b.json", BAD))
    wishes.open_files()
    assert bench.comparison.findings


def test_choosing_no_file_changes_nothing(wishes, bench, choose_files):
    choose_files()
    wishes.open_files()
    wishes.compare_with_file()
    assert bench.opened is None


def test_a_file_is_laid_beside_the_open_text(wishes, bench, choose_files, tmp_path):
    bench.open_text(GOOD, "x")
    choose_files(a_file(tmp_path, "b.json", BAD))
    wishes.compare_with_file()
    assert bench.opened.label == "x"
    assert bench.right.label == "b.json"


def test_the_clipboard_is_laid_beside_the_open_text(wishes, bench, window):
    bench.open_text(GOOD, "x")
    QGuiApplication.clipboard().setText(BAD)
    wishes.compare_with_clipboard()
    assert bench.right.text == BAD
    QGuiApplication.clipboard().clear()
    wishes.compare_with_clipboard()
    assert len(said(window)) == 1


def test_schemas_and_tools_come_from_files(wishes, bench, choose_files, tmp_path):
    bench.open_text(as_json(a_function_call()), "x")
    choose_files(a_file(tmp_path, "schema.json", as_json(REGION_SCHEMA)))
    wishes.starts()["give-schema"]()
    assert bench.inspection.items[0].reason.value == "ok"
    choose_files(a_file(tmp_path, "tools.json", as_json([a_tool()])))
    wishes.starts()["give-tools"]()
    assert bench.given.tools_label == "tools.json"
    wishes.starts()["clear-given"]()
    assert bench.inspection.items[0].reason.value == "unchecked"


def test_a_report_can_be_exported_once_something_is_open(wishes, bench, window):
    wishes.export()
    assert window.findChildren(ExportDialog) == []
    bench.open_text(GOOD, "some.log.json")
    wishes.export()
    (dialog,) = window.findChildren(ExportDialog)
    assert dialog.path.text().endswith("some.log-report.md")
    dialog.reject()


def test_an_output_is_composed_for_an_ok_call_only(wishes, bench, window):
    bench.open_text(BAD, "x")
    wishes.compose()
    assert window.findChildren(ComposeDialog) == []
    bench.open_text(GOOD, "x")
    wishes.compose()
    (dialog,) = window.findChildren(ComposeDialog)
    assert "call_001" in dialog.item_text()
    dialog.reject()


def test_help_opens_its_dialogs(wishes, window):
    wishes.show_shortcuts(Actions(window))
    wishes.show_about()
    dialogs = window.findChildren(QDialog)
    assert len(dialogs) == 2
    for dialog in dialogs:
        dialog.reject()
