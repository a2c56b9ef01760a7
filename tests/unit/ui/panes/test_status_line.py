"""The status line tells what was read, where the caret is and what is awaited."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json, as_json_lines
from inspector.ui.models.lane import Busy
from inspector.ui.models.pointing import Pointing
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.item_pane import CaretPlace
from inspector.ui.panes.status_line import StatusLine
from instant_runner import InstantRunner, PatientRunner


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def line(bench, qtbot):
    made = StatusLine(bench)
    qtbot.addWidget(made)
    made.resize(1200, 28)
    made.show()
    return made


def test_it_says_how_a_text_was_read(line, bench):
    text = as_json(a_function_call())
    bench.open_text(text, "x")
    size = len(text)
    assert line.facts.text() == f"JSON · 1 item · {size} B · Open Responses 2026-04-24"


def test_lines_of_a_log_are_named_as_such(line, bench):
    bench.open_text(as_json_lines(a_function_call(), a_function_call()), "x")
    assert line.facts.text().startswith("JSON Lines · 2 items · ")


def test_a_files_size_is_that_of_its_bytes(line, bench, tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b"\xef\xbb\xbf" + as_json(a_function_call(name="가")).encode())
    bench.open_paths([path])
    assert f" · {path.stat().st_size} B · " in line.facts.text()


def test_nothing_open_is_nothing_said(line, bench):
    assert line.facts.text() == ""
    assert not line.count.isVisible()


def test_findings_are_counted_with_the_mark_of_the_heaviest(line, bench):
    bench.open_text(as_json(a_response(a_function_call('{"region":"x"}'))), "x")
    assert line.count.text() == "1"
    assert line.mark.isVisible()
    assert line.count.accessibleName() == "Findings in the whole text: 1"


def test_the_caret_is_told_by_line_column_and_value(line):
    line.show_caret(CaretPlace(7, 37, Pointing(0, "/arguments", "/region", 0)))
    assert line.place.text() == "7:37 /arguments \u203a /region"
    line.show_caret(CaretPlace(1, 1, None))
    assert line.place.text() == "1:1"


def test_work_that_lasts_is_told_and_can_be_stopped(qtbot):
    bench = Workbench(PatientRunner())
    line = StatusLine(bench)
    qtbot.addWidget(line)
    line.show()
    bench.open_text("{}", "x")
    assert not line.bar.isVisible()
    qtbot.waitUntil(line.bar.isVisible)
    assert line.activity.text() == "Checking …"
    with qtbot.waitSignal(line.cancel_wished):
        line.stop.click()
    bench.cancel()
    assert not line.bar.isVisible()


def test_work_that_is_soon_done_is_not_even_mentioned(line, bench, qtbot):
    bench.open_text("{}", "x")
    qtbot.wait(350)
    assert not line.bar.isVisible()


def test_how_far_work_is_can_be_seen(qtbot):
    bench = Workbench(PatientRunner())
    line = StatusLine(bench)
    qtbot.addWidget(line)
    bench.busy_changed.emit(Busy("inspect"))
    assert (line.bar.minimum(), line.bar.maximum()) == (0, 0)
    bench.busy_changed.emit(Busy("inspect", 5_000_000_000, 20_000_000_000))
    assert line.bar.value() / line.bar.maximum() == 0.25
