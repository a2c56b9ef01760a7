"""A report is written whole, in the chosen format and language, or not at all."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from html.parser import HTMLParser

import pytest

from builders import a_function_call, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.comparison import compare
from inspector.core.report.writers import FORMATS
from inspector.ui.models.exporting import REPORT_FORMATS, Export, Shown, writing_of
from inspector.ui.models.opened import RefusedError

NOW = datetime(2026, 5, 4, 3, 2, 1, tzinfo=UTC)
LEFT = inspect_content(as_json(a_response(a_function_call('{"region":"global"}'))))
RIGHT = inspect_content(as_json(a_response(a_function_call(type="acme:function_call"))))


def written(path, shown, name="json", language="en"):
    assert writing_of(shown, Export(path, name, language), now=NOW)(None) == path
    return path.read_text("utf-8")


def test_the_json_report_holds_what_is_on_the_screen(tmp_path):
    report = json.loads(written(tmp_path / "r.json", Shown(LEFT)))
    assert report["format"] == "open-responses-inspector/report"
    assert [item["reason"] for item in report["items"]] == ["arguments_schema"]


def test_a_comparison_is_exported_with_both_sides(tmp_path):
    shown = Shown(LEFT, compare(LEFT, RIGHT), RIGHT)
    report = json.loads(written(tmp_path / "r.json", shown))
    assert {"left", "right"} <= report.keys()
    assert "diff/type-namespace" in {f["code"] for f in report["findings"]}


def test_the_page_is_html_and_in_the_language_of_the_window(tmp_path):
    english = written(tmp_path / "en.html", Shown(LEFT), "html")
    korean = written(tmp_path / "ko.html", Shown(LEFT), "html", "ko")
    HTMLParser().feed(english)
    assert english != korean
    assert any("가" <= character <= "힣" for character in korean)


def test_every_format_of_the_window_is_one_of_the_core():
    for name, suffix in REPORT_FORMATS.items():
        assert FORMATS[name].suffix == suffix


def test_an_older_report_is_replaced_and_nothing_else_is_left(tmp_path):
    path = tmp_path / "r.md"
    path.write_text("old")
    assert written(path, Shown(LEFT), "markdown") != "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_said_and_nothing_is_made(tmp_path):
    path = tmp_path / "none" / "r.json"
    with pytest.raises(RefusedError) as refused:
        writing_of(Shown(LEFT), Export(path, "json", "en"))(None)
    assert refused.value.reason == "unwritable"
    assert refused.value.detail
    assert list(tmp_path.iterdir()) == []
