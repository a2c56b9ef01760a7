"""A person opens a log that is too big to be read whole, and works with it."""

from __future__ import annotations

import gzip
import json
import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QScrollBar, QWidget

from builders import a_function_call, a_message, a_tool, an_output
from children import children_of, is_gone
from inspector.core.browsing import log_file
from inspector.core.bulk.sizes import FOR_MANY
from inspector.core.bulk.workers import processors
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.ui.dialogs.line_dialog import LineDialog
from window_driver import opened, settled, shown_window

WAIT_MS = 60_000
MANY = 3 * FOR_MANY // 1_000
"""Records, none like another, that keep all processors busy for seconds."""

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qapp, qtbot, monkeypatch):
    monkeypatch.setattr(log_file, "BIG_LINES", 100)
    yield from shown_window(qapp, qtbot)


def records(count=200):
    for number in range(count):
        call_id = f"call_{number // 2}"
        if number % 2:
            yield an_output(f"결과 {number}", call_id=call_id)
        elif number == 4:
            yield {"nothing": "in it"}
        elif number % 10 == 6:
            yield a_function_call('{"region":"apac"', call_id=call_id)
        else:
            yield a_function_call(call_id=call_id)


def unlike_calls(count):
    """Calls of which none is like another, so that there is something to do."""
    for number in range(count):
        arguments = f'{{"region":"r{number}","zone":[' + "1," * 600
        unlike = {f"member_{number}": number}
        yield a_function_call(arguments, call_id=f"call_{number}", **unlike)


def written(path, some=None, *, ascii_only=False):
    lines = (json.dumps(r, ensure_ascii=ascii_only) for r in some or records())
    data = ("\n".join(lines) + "\n").encode()
    path.write_bytes(gzip.compress(data) if path.suffix == ".gz" else data)
    return path


def judged(window, qtbot):
    desk = window.workbench.desk
    qtbot.waitUntil(
        lambda: (
            desk.log is not None
            and desk.log.judging.value == "done"
            and desk.log.index.size == desk.log.reach.end
            and not desk.log._news.isActive()
        ),
        timeout=WAIT_MS,
    )
    settled(window, qtbot)


@pytest.fixture
def log(window, qtbot, tmp_path):
    path = written(tmp_path / "calls.jsonl")
    window.workbench.open_paths([path])
    judged(window, qtbot)
    yield path
    window.workbench.desk.close()


@pytest.fixture
def view(window, log):
    return window.items_pane.log_view


def rows(view):
    model = view.view.model()
    return [model.row_at(place) for place in range(model.rowCount())]


def test_counts_are_those_of_the_command_line(window, log):
    with log.open("rb") as file:
        tally = gate_inputs([RecordReader(file, log.name)]).tally
    table = window.workbench.desk.log.rows
    assert table.reasons() == tally.reasons
    assert table.rules() == tally.rules
    assert window.status_line.facts.text().startswith(
        "JSON Lines · 200 lines · 199 items · "
    )
    assert window.status_line.count.text() == f"{sum(tally.rules.values()):,}"


def test_a_row_opens_its_record_alone(window, log, view, qtbot):
    area = view.view.visualRect(view.view.model().index(3))
    qtbot.mouseClick(view.view.viewport(), Qt.MouseButton.LeftButton, pos=area.center())
    settled(window, qtbot)
    line = log.read_text("utf-8").splitlines()[3]
    assert window.item_pane.source.text() == line
    assert window.windowTitle().startswith("calls.jsonl:4")
    assert window.workbench.inspection.document.text == line


def test_keys_go_through_the_log(window, view, qtbot):
    window.workbench.desk.choose_row(10)
    settled(window, qtbot)
    qtbot.keyClick(window, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    settled(window, qtbot)
    assert window.workbench.opened.label == "calls.jsonl:12"
    view.view.setFocus()
    qtbot.keyClick(view.view, Qt.Key.Key_End)
    settled(window, qtbot)
    assert window.workbench.opened.label == "calls.jsonl:200"


def test_a_line_is_gone_to_by_its_number(window, view, qtbot):
    qtbot.keyClick(window, Qt.Key.Key_G, CONTROL)
    dialog = window.findChild(LineDialog)
    qtbot.keyClicks(dialog.field, "150")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    settled(window, qtbot)
    assert window.workbench.opened.label == "calls.jsonl:150"
    assert view.view.currentIndex().row() == 149


def test_a_count_narrows_the_list_to_its_rows(window, view, qtbot):
    def counts():
        return [view.counts.count_at(row) for row in range(view.counts.rowCount())]

    qtbot.waitUntil(lambda: len(counts()) > 5, timeout=WAIT_MS)
    row = [count.word for count in counts()].index("arguments_parse")
    area = view.counts_view.visualRect(view.counts.index(row))
    qtbot.mouseClick(
        view.counts_view.viewport(), Qt.MouseButton.LeftButton, pos=area.center()
    )
    settled(window, qtbot)
    table = window.workbench.desk.log.rows
    assert len(rows(view)) == counts()[row].number == 20
    assert {table[r].reason for r in rows(view)} == {"arguments_parse"}
    assert view.shown.text() == "20 / 200"


def test_rows_are_ordered_by_verdict(window, view, qtbot):
    view.order.setFocus()
    qtbot.keyClick(view.order, Qt.Key.Key_Down)
    settled(window, qtbot)
    table = window.workbench.desk.log.rows
    marks = [table[row].mark for row in rows(view)]
    assert marks[0] == "block"
    order = ("block", "warn", "unchecked", "neutral", "ok")
    assert marks == sorted(marks, key=order.index)


@pytest.mark.parametrize("wish", ["결과 77", "\\uacb0\\uacfc 77"])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_all_items_are_searched_escaped_or_not(
    window, qtbot, tmp_path, wish, ascii_only
):
    path = written(tmp_path / "escaped.jsonl", ascii_only=ascii_only)
    window.workbench.open_paths([path])
    judged(window, qtbot)
    view = window.items_pane.log_view
    qtbot.keyClick(window.items_pane.log_view.view, Qt.Key.Key_F, CONTROL)
    view.filter.setText(f'"{wish}"')
    qtbot.waitUntil(lambda: rows(view) == [77], timeout=WAIT_MS)
    window.workbench.desk.close()


def test_a_growing_log_is_followed(window, log, view, qtbot):
    window.actions_by_name["follow"].trigger()
    with log.open("ab") as file:
        more = (a_message(str(number)) for number in range(5))
        file.write("".join(json.dumps(m) + "\n" for m in more).encode())
    table = window.workbench.desk.log.rows
    qtbot.waitUntil(lambda: len(table) == 205, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: rows(view)[-1] == 204, timeout=WAIT_MS)
    bar = view.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum(), timeout=WAIT_MS)
    assert view.notice.text() == "New lines are read as they are written."


def test_whoever_reads_a_followed_log_is_left_where_they_are(window, log, view, qtbot):
    def is_at_end():
        bar = view.view.verticalScrollBar()
        return bar.maximum() > 0 and bar.value() == bar.maximum()

    open_log = window.workbench.desk.log
    window.actions_by_name["follow"].trigger()
    qtbot.waitUntil(lambda: open_log.judging.value == "waiting", timeout=WAIT_MS)
    settled(window, qtbot)
    qtbot.waitUntil(is_at_end, timeout=WAIT_MS)  # though the marked row is elsewhere
    window.workbench.desk.choose_line(100)
    with log.open("ab") as file:
        file.write((json.dumps(a_message("more")) + "\n").encode() * 5)
    qtbot.waitUntil(lambda: rows(view)[-1] == 204, timeout=WAIT_MS)
    settled(window, qtbot)
    assert view.view.currentIndex().row() == 99
    assert not is_at_end()


def test_a_log_that_changes_or_vanishes_is_noticed_and_said(window, log, view, qtbot):
    log.write_bytes(log.read_bytes()[:500])
    words = "The file was changed after it was read."
    qtbot.waitUntil(lambda: view.notice.text() == words, timeout=WAIT_MS)
    assert view.notice.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_F5)
    judged(window, qtbot)
    log.unlink()
    view = window.items_pane.log_view
    gone = "The file is gone. What is listed was read before."
    qtbot.waitUntil(lambda: view.notice.text() == gone, timeout=WAIT_MS)
    assert rows(view)


def test_a_compressed_log_is_read_like_any_other(window, qtbot, tmp_path):
    window.workbench.open_paths([written(tmp_path / "calls.jsonl.gz")])
    judged(window, qtbot)
    text = window.workbench.desk.log.text.path
    assert len(rows(window.items_pane.log_view)) == 200
    assert window.status_line.facts.text().startswith("JSON Lines, gzip · 200 lines")
    window.workbench.desk.close()
    assert not text.exists()


def test_stop_ends_the_judging_at_once_and_keeps_what_there_is(window, qtbot, tmp_path):
    path = written(tmp_path / "long.jsonl", unlike_calls(MANY))
    window.workbench.open_paths([path])
    desk = window.workbench.desk
    qtbot.waitUntil(lambda: bool(desk.log and len(desk.log.rows)), timeout=WAIT_MS)
    judge = desk.log._judge.helper
    settled(window, qtbot)
    qtbot.waitUntil(window.status_line.stop.isVisible, timeout=WAIT_MS)
    window.status_line.stop.click()
    judge.wait()
    assert not judge._process.is_alive()
    count = len(desk.log.rows)
    assert 0 < count < MANY
    view = window.items_pane.log_view
    assert view.notice.text() == "Stopped: the rest of the log is not checked."
    qtbot.waitUntil(lambda: desk.log.index.size == desk.log.reach.end, timeout=WAIT_MS)
    desk.choose_line(MANY - 1)
    settled(window, qtbot)
    assert window.workbench.opened.label == f"long.jsonl:{MANY - 1}"
    assert window.workbench.inspection is not None


def test_closing_the_window_ends_every_process(window, qtbot, tmp_path):
    window.workbench.open_paths([written(tmp_path / "l.jsonl", unlike_calls(MANY))])
    desk = window.workbench.desk
    qtbot.waitUntil(lambda: bool(desk.log and len(desk.log.rows)), timeout=WAIT_MS)
    window.items_pane.log_view.filter.setText("결과")
    window.items_pane.log_view.apply_filter()
    helpers = [desk.log._judge.helper, desk.log._scan.helper, desk.sieve._search.helper]
    window.close()
    for helper in helpers:
        helper.wait()
        assert not helper._process.is_alive()


@pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="children are looked up in /proc"
)
@pytest.mark.parametrize("how", ["stop", "close"])
def test_all_who_help_to_judge_end_at_once(window, qtbot, tmp_path, how):
    if processors() == 1:
        pytest.skip("nobody helps where there is one processor")
    path = written(tmp_path / "much.jsonl", unlike_calls(MANY))
    window.workbench.open_paths([path])
    desk = window.workbench.desk
    qtbot.waitUntil(lambda: desk.log is not None, timeout=WAIT_MS)
    log, judge = desk.log, desk.log._judge.helper
    qtbot.waitUntil(lambda: bool(_helpers_of(judge)), timeout=WAIT_MS)
    helpers = _helpers_of(judge)
    log.stop() if how == "stop" else window.close()
    judge.wait()
    qtbot.waitUntil(lambda: all(map(is_gone, helpers)), timeout=WAIT_MS)


def _helpers_of(judge):
    pid = judge._process.pid
    return children_of(pid) if pid is not None else []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
def test_a_judge_that_is_killed_is_missed(window, qtbot, tmp_path):
    window.workbench.open_paths([written(tmp_path / "l.jsonl", unlike_calls(MANY))])
    desk = window.workbench.desk
    qtbot.waitUntil(lambda: bool(desk.log and desk.log.rows.records), timeout=WAIT_MS)
    process = desk.log._judge.helper._process
    qtbot.waitUntil(lambda: process.pid is not None, timeout=WAIT_MS)
    os.kill(process.pid, signal.SIGKILL)
    view = window.items_pane.log_view
    words = "The check has ended by itself, perhaps for memory."
    qtbot.waitUntil(lambda: view.notice.text() == words, timeout=WAIT_MS)


def test_given_tools_judge_all_of_the_log(window, log, view, qtbot, tmp_path):
    tools = tmp_path / "tools.json"
    tools.write_text(json.dumps([a_tool()]))
    assert "ok" not in window.workbench.desk.log.rows.reasons()
    window.workbench.give_tools(tools)
    qtbot.waitUntil(
        lambda: "ok" in window.workbench.desk.log.rows.reasons(), timeout=WAIT_MS
    )
    judged(window, qtbot)


def test_a_text_takes_the_place_of_the_log_and_back(window, log, view, qtbot):
    opened(window, qtbot, json.dumps([a_message(), a_message()]))
    assert not view.isVisible()
    assert window.items_pane.view.isVisible()
    assert window.items_pane.header.count.text() == "2"
    window.workbench.open_paths([log])
    judged(window, qtbot)
    assert view.isVisible()
    assert not window.items_pane.view.isVisible()


def test_a_small_log_is_read_whole_as_ever(window, qtbot, tmp_path):
    window.workbench.open_paths([written(tmp_path / "s.jsonl", records(60))])
    settled(window, qtbot)
    assert window.workbench.desk.log is None
    assert len(window.workbench.inspection.items) == 59


def test_the_log_speaks_korean_at_once(window, log, view, qtbot):
    window.looks.languages.choose("ko")
    qtbot.waitUntil(lambda: view.order.itemText(1) == "판정 순서")
    assert view.counts.count_at(0).word == "판정"
    window.workbench.desk.judge_again()
    window.workbench.desk.cancel()
    assert view.notice.text() == "중지함: 로그의 나머지는 검사하지 않았습니다."


def test_everything_that_takes_keys_has_a_name(window, view):
    for part in view.findChildren(QWidget):
        takes_keys = part.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes_keys and part.isVisible() and not isinstance(part, QScrollBar):
            face = QAccessible.queryAccessibleInterface(part)
            assert face.text(QAccessible.Text.Name), part
