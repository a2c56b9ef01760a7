"""A log is indexed, judged, followed and let go of."""

from __future__ import annotations

import gzip

import pytest

from builders import a_function_call, a_message, an_output, as_json
from inspector.core.browsing.log_file import FileState
from inspector.ui.models.judged_rows import Judging
from inspector.ui.models.open_log import OpenLog
from instant_runner import InstantRunner, PatientRunner
from log_table import a_log, lines_of, rows_of
from log_table import judged as batches_of
from open_logs import WAIT_MS, HelperThread, big, judged

RECORDS = (
    a_function_call(call_id="call_1"),
    an_output(call_id="call_1"),
    an_output(call_id="call_9"),
    a_function_call("{", call_id="call_3"),
)


@pytest.fixture
def path(tmp_path):
    return a_log(tmp_path, *RECORDS)


@pytest.fixture
def opened(qtbot):
    made = []

    def open_(path):
        log = OpenLog(big(path), InstantRunner(), helper=HelperThread)
        made.append(log)
        log.open(None, "open-responses")
        return log

    yield open_
    for log in made:
        log.close()


def test_all_lines_and_rows_are_there_in_the_end(opened, path, qtbot):
    log = opened(path)
    judged(log, qtbot)
    qtbot.waitUntil(lambda: log.index.count == 4, timeout=WAIT_MS)
    rows = rows_of(path)
    assert log.rows.rules() == rows.rules()
    assert log.rows.marks() == rows.marks()
    assert log.reach == (path.stat().st_size, True)
    assert log.error is None


def test_news_are_told(opened, path, qtbot):
    log = opened(path)
    with qtbot.waitSignals([log.rows_came, log.rows_changed, log.state_changed]):
        pass


def test_a_stopped_log_keeps_what_it_has(opened, path, qtbot):
    log = opened(path)
    log.stop()
    assert log.judging is Judging.STOPPED
    assert not log.is_running
    log.stop()
    log.judge_again(None, "open-responses")
    judged(log, qtbot)
    assert len(log.rows) == 4


def test_other_tools_judge_it_anew(opened, path, qtbot):
    log = opened(path)
    judged(log, qtbot)
    old = log.rows
    with qtbot.waitSignal(log.replaced):
        log.judge_again(None, "openai")
    assert len(log.rows) == 0
    judged(log, qtbot)
    assert log.rows is not old
    assert log.rows.reasons() == old.reasons()


def test_a_log_is_followed_while_it_is_written(opened, path, qtbot):
    log = opened(path)
    judged(log, qtbot)
    assert log.rows.rules()["pairing/orphan-output"] == 1
    log.follow(None, "open-responses", is_on=True)
    qtbot.waitUntil(lambda: log.judging is Judging.WAITING, timeout=WAIT_MS)
    assert "pairing/orphan-output" not in log.rows.rules()
    with path.open("ab") as file:
        file.write(lines_of(a_message()) + lines_of(a_message())[:-9])
    log.watch.look()
    qtbot.waitUntil(lambda: len(log.rows) == 5, timeout=WAIT_MS)
    with path.open("ab") as file:
        file.write(lines_of(a_message())[-9:])
    log.watch.look()
    qtbot.waitUntil(lambda: len(log.rows) == 6, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: log.index.count == 6, timeout=WAIT_MS)
    log.follow(None, "open-responses", is_on=False)
    judged(log, qtbot)
    assert log.rows.rules() == rows_of(path).rules()


@pytest.mark.parametrize(
    ("change", "state"),
    [
        (lambda path: path.write_bytes(b"{}\n"), FileState.CHANGED),
        (lambda path: path.unlink(), FileState.GONE),
        (lambda path: path.write_bytes(path.read_bytes() * 2), FileState.GROWN),
    ],
)
def test_what_becomes_of_the_file_is_noticed(opened, path, qtbot, change, state):
    log = opened(path)
    judged(log, qtbot)
    change(path)
    with qtbot.waitSignal(log.state_changed, timeout=WAIT_MS):
        log.watch.look()
    assert log.file_state is state
    assert len(log.rows) == 4


def test_a_compressed_log_is_read_while_it_is_unpacked(opened, tmp_path, qtbot):
    path = tmp_path / "log.jsonl.gz"
    path.write_bytes(gzip.compress(lines_of(*RECORDS)))
    log = opened(path)
    assert not log.can_follow
    judged(log, qtbot)
    assert len(log.rows) == log.index.count == 4
    assert log.text.record(log.rows[1].offset, 10**6) == as_json(RECORDS[1]).encode()


def test_a_broken_compressed_log_says_so(opened, tmp_path, qtbot):
    path = tmp_path / "log.jsonl.gz"
    noise = (a_message(str(n) * 40) for n in range(2000))
    path.write_bytes(gzip.compress(lines_of(*noise))[:-9])
    log = opened(path)
    qtbot.waitUntil(lambda: log.error is not None, timeout=WAIT_MS)
    assert log.judging is Judging.FAILED
    assert "log.jsonl.gz" in log.error.text("en")


def test_a_judge_that_dies_is_missed(opened, path, qtbot):
    log = opened(path)
    log._judge.helper.ended.emit()
    assert log.judging is Judging.FAILED


def test_a_judge_that_is_done_is_let_go_of(opened, path, qtbot):
    log = opened(path)
    judged(log, qtbot)
    qtbot.waitUntil(lambda: log._judge is None, timeout=WAIT_MS)
    assert log.judging is Judging.DONE


def test_closing_stops_all_work(opened, path, qtbot):
    log = opened(path)
    helpers = log._judge.helper, log._scan.helper
    log.close()
    assert all(helper.is_stopped for helper in helpers)
    assert log.text.record(0, 10) is None


def test_a_file_that_cannot_be_read_is_an_error(path, qtbot):
    log = OpenLog(big(path), InstantRunner(), helper=HelperThread)
    path.unlink()
    with pytest.raises(OSError, match="No such file"):
        log.open(None, "open-responses")


class Silent(HelperThread):
    """Says nothing by itself."""

    def start(self):
        pass

    def wait(self):
        pass


@pytest.fixture
def waiting(path, qtbot):
    runner = PatientRunner()
    log = OpenLog(big(path), runner, helper=Silent)
    log.look = runner.let_through
    log.open(None, "open-responses")
    yield log
    log.close()


def test_first_rows_are_shown_before_the_judge_has_any(waiting, path):
    assert len(waiting.rows) == 0
    waiting.look()
    assert len(waiting.rows) == 4
    waiting.stop()
    assert len(waiting.rows) == 4


def test_the_rows_of_the_judge_take_their_place_once_there_are_as_many(waiting, path):
    waiting.look()
    table = waiting.rows
    for batch in batches_of(path):
        waiting._judge.helper.told.emit(batch)
    assert waiting.rows is table
    assert table.rules() == rows_of(path).rules()
    assert waiting.judging is Judging.DONE


def test_first_rows_come_too_late_where_the_judge_was_faster(waiting, path):
    for batch in batches_of(path):
        waiting._judge.helper.told.emit(batch)
    waiting.look()
    assert len(waiting.rows) == 4
    assert waiting.rows.rules() == rows_of(path).rules()
