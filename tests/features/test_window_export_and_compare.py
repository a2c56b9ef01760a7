"""A person lays two logs side by side and takes the report home."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from builders import a_function_call, a_message, a_response, as_json
from inspector.ui.dialogs.export_dialog import ExportDialog
from window_driver import copy, opened, settled, shown_window

LEFT = as_json(a_response(a_message(), a_function_call('{"region":"global"}')))
RIGHT = as_json(
    a_response(
        a_message(), a_function_call('{"region":"global"}', type="acme:function_call")
    )
)


@pytest.fixture
def window(qapp, qtbot):
    yield from shown_window(qapp, qtbot)


@pytest.fixture
def export(window, qtbot, tmp_path):
    def export(name):
        window.settings.set_folder("export", str(tmp_path))
        window.actions_by_name["export"].trigger()
        dialog = window.findChildren(ExportDialog)[-1]
        dialog.formats.setCurrentIndex(dialog.formats.findData(name))
        qtbot.waitUntil(lambda: not dialog.waiting.is_awaited)
        qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: dialog.outcome.text().startswith("Written: "))
        path = Path(dialog.outcome.text().removeprefix("Written: "))
        dialog.reject()
        return path.read_text("utf-8")

    return export


def test_two_files_from_the_command_line_fill_the_diff(window, qtbot, tmp_path):
    paths = [tmp_path / "a.json", tmp_path / "b.json"]
    for path, text in zip(paths, (LEFT, RIGHT), strict=True):
        path.write_text(text)
    window.workbench.open_paths(paths)
    settled(window, qtbot)
    codes = {finding.code for finding in window.workbench.comparison.findings}
    assert "diff/type-namespace" in codes
    assert window.workbench.opened.label == "a.json"


def test_the_clipboard_is_compared_with_what_is_open(window, qtbot):
    opened(window, qtbot, LEFT)
    copy(RIGHT)
    window.actions_by_name["compare-clipboard"].trigger()
    settled(window, qtbot)
    assert window.workbench.comparison.blocks
    window.actions_by_name["close-comparison"].trigger()
    assert window.workbench.comparison is None


@pytest.mark.parametrize("name", ["json", "markdown", "html"])
def test_the_report_says_what_the_window_says(window, qtbot, export, name):
    opened(window, qtbot, LEFT)
    text = export(name)
    assert "arguments_schema" in text
    assert "get_sales_report" in text
    if name == "html":
        HTMLParser().feed(text)
        assert "src=" not in text


def test_the_json_report_has_the_verdict_of_every_item(window, qtbot, export):
    opened(window, qtbot, LEFT)
    report = json.loads(export("json"))
    shown = [item.reason.value for item in window.workbench.inspection.items]
    assert [item["reason"] for item in report["items"]] == shown


def test_a_comparison_is_exported_as_one(window, qtbot, export):
    opened(window, qtbot, LEFT)
    copy(RIGHT)
    window.actions_by_name["compare-clipboard"].trigger()
    settled(window, qtbot)
    report = json.loads(export("json"))
    assert {"left", "right", "pairs"} <= report.keys()


def test_a_secret_in_the_arguments_stays_on_the_machine(window, qtbot, export):
    secret = "sk-proj-" + "Ab3dEf6hIj9kLm2n" * 3
    call = a_function_call(json.dumps({"region": "global", "key": secret}))
    opened(window, qtbot, as_json(a_response(call)))
    text = export("markdown")
    assert "arguments_schema" in text
    assert secret not in text


def test_what_the_filter_leaves_is_handed_on_alone(window, qtbot):
    opened(window, qtbot, LEFT)
    window.items_pane.filter.setText("type:message")
    window.items_pane.apply_filter()
    settled(window, qtbot)
    window.actions_by_name["export"].trigger()
    dialog = window.findChildren(ExportDialog)[-1]
    dialog.scopes.setCurrentIndex(dialog.scopes.findData("filtered"))
    qtbot.waitUntil(lambda: not dialog.waiting.is_awaited)
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.outcome.text().startswith("Copied"))
    dialog.reject()
    copied = QGuiApplication.clipboard().text()
    assert "1 of 2 items" in copied
    assert "get_sales_report" not in copied


def test_the_format_is_remembered_for_the_next_report(window, qtbot, export):
    opened(window, qtbot, LEFT)
    export("html")
    window.actions_by_name["export"].trigger()
    dialog = window.findChildren(ExportDialog)[-1]
    assert dialog.format_name() == "html"
    dialog.reject()
