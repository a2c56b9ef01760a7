"""A picture shows the window as a person would see it: filled, a fault chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from builders import a_function_call, a_response, as_json
from inspector.ui.app import assembled
from inspector.ui.models.log_counts import LogCounts
from inspector.ui.screenshot import take_screenshot
from inspector.ui.start_options import Options, UsageError


@pytest.fixture
def options(tmp_path):
    left, right = tmp_path / "a.json", tmp_path / "b.json"
    left.write_text(as_json(a_response(a_function_call('{"region":"global"}'))))
    right.write_text(as_json(a_response(a_function_call(type="acme:function_call"))))
    return Options((left, right), "light", "en", (900, 600), tmp_path / "x.png")


def window_for(qapp, qtbot, options):
    window = assembled(qapp, options)
    qtbot.addWidget(window)
    return window


def test_the_window_is_filled_and_the_first_fault_is_chosen(qapp, qtbot, options):
    window = window_for(qapp, qtbot, options)
    take_screenshot(qapp, window, options)
    assert window.workbench.choice.finding.code == "arguments/schema"
    assert window.workbench.comparison.findings
    picture = QImage(str(options.screenshot))
    assert (picture.width(), picture.height()) == (900, 600)


def test_without_files_the_sample_is_shown(qapp, qtbot, tmp_path):
    options = Options(screenshot=tmp_path / "x.png")
    window = window_for(qapp, qtbot, options)
    take_screenshot(qapp, window, options)
    assert window.workbench.opened.label == "provider-a.json"


def test_a_big_log_is_judged_to_its_end(qapp, qtbot, tmp_path):
    path = tmp_path / "a.jsonl"
    lines = [a_function_call(call_id=f"call_{number}") for number in range(6000)]
    path.write_text("\n".join(map(as_json, lines)) + "\n")
    options = Options((path,), screenshot=tmp_path / "x.png")
    window = window_for(qapp, qtbot, options)
    take_screenshot(qapp, window, options)
    log = window.workbench.desk.log
    assert (log.is_running, len(log.rows)) == (False, len(lines))
    (shown,) = (
        counts.count_at(1)  # below its heading
        for counts in window.findChildren(LogCounts)
        if counts.rowCount()
    )
    assert shown.number == len(lines)
    window.workbench.runner.shut_down()


def test_a_picture_that_cannot_be_written_is_refused(qapp, qtbot, options):
    unwritable = Options(options.files, screenshot=Path("/none/x.png"))
    window = window_for(qapp, qtbot, unwritable)
    with pytest.raises(UsageError, match=r"x\.png was not written"):
        take_screenshot(qapp, window, unwritable)


def test_a_file_that_cannot_be_opened_is_refused(qapp, qtbot, tmp_path):
    options = Options((tmp_path,), screenshot=tmp_path / "x.png")
    window = window_for(qapp, qtbot, options)
    with pytest.raises(UsageError, match="is a folder"):
        take_screenshot(qapp, window, options)
    window.workbench.runner.shut_down()
