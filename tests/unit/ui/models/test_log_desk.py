"""One log is open at a time, with one of its rows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.core.browsing.channel import Reach
from inspector.core.browsing.log_file import FileState
from inspector.ui.models import log_record
from inspector.ui.models.lane import Busy
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner
from log_table import a_log
from open_logs import WAIT_MS, judged, small_is_big

__all__ = ["small_is_big"]

RECORDS = (
    a_message("first"),
    a_response(a_message(), a_function_call('{"region":"mars"}', call_id="call_2")),
    an_output(call_id="call_9"),
    a_function_call("{", call_id="call_3"),
)


@pytest.fixture
def bench(qtbot, small_is_big):
    made = Workbench(InstantRunner())
    made.said = []
    made.refused.connect(made.said.append)
    yield made
    made.desk.close()


@pytest.fixture
def path(tmp_path):
    return a_log(tmp_path, *RECORDS)


@pytest.fixture
def desk(bench, path, qtbot):
    bench.open_paths([path])
    judged(bench.desk.log, qtbot)
    qtbot.waitUntil(lambda: bench.desk.log.index.count == 4, timeout=WAIT_MS)
    return bench.desk


def test_a_small_file_is_read_as_ever(bench, tmp_path):
    bench.open_paths([a_log(tmp_path, a_message(), a_message())])
    assert bench.desk.log is None
    assert len(bench.inspection.items) == 2


def test_the_first_row_that_blocks_is_shown_at_first(desk, bench):
    assert bench.opened.label == "log.jsonl:2"
    assert bench.opened.text == as_json(RECORDS[1])
    assert desk.row == 2


def test_a_row_brings_its_record_and_its_item(desk, bench):
    desk.choose_row(2)
    assert bench.opened.text == as_json(RECORDS[1])
    assert bench.choice.index == 1
    opened = bench.opened
    desk.choose_row(1)
    assert bench.opened is opened
    assert bench.choice.index == 0


def test_another_item_of_the_record_is_another_row(desk, bench):
    desk.choose_row(2)
    chosen = []
    desk.row_chosen.connect(chosen.append)
    bench.choice.choose_item(0)
    assert desk.row == 1
    assert chosen == [1]


def test_the_verdict_of_a_record_is_that_of_its_log(desk, bench):
    desk.choose_row(3)
    (item,) = bench.inspection.items
    assert [f.code for f in item.findings if f.blocks] == ["pairing/orphan-output"]


def test_a_line_leads_to_its_record(desk, bench):
    assert desk.choose_line(3)
    assert bench.opened.label == "log.jsonl:3"
    assert desk.row == 3
    assert not desk.choose_line(5)
    assert not desk.choose_line(0)


def test_steps_go_through_the_rows_that_are_shown(desk, bench):
    desk.sieve.filter("type:function_call")
    desk.step(-9)
    assert desk.row == 2
    desk.step(1)
    assert desk.row == 3
    desk.step(99)
    assert desk.row == 4


def test_a_text_closes_the_log(desk, bench):
    log = desk.log
    bench.open_text(as_json(a_message()), "pasted")
    assert desk.log is None
    assert log.text.record(0, 10) is None
    assert bench.opened.label == "pasted"


def test_typing_into_a_record_keeps_the_log(desk, bench):
    bench.edit_text("{}")
    assert desk.log is not None


def test_another_target_judges_the_log_for_it(desk, bench, qtbot):
    old = desk.log.rows
    bench.set_target("openai")
    assert desk.log._judge.helper.given["task"].target == "openai"
    judged(desk.log, qtbot)
    assert desk.log.rows is not old
    assert bench.inspection.target == "openai"


def test_given_tools_judge_the_log_with_them(desk, bench, qtbot, tmp_path):
    tools = tmp_path / "tools.json"
    tools.write_text('[{"type":"function","name":"a","parameters":{}}]')
    bench.give_tools(tools)
    assert desk.log._judge.helper.given["task"].sources is bench.given.sources
    judged(desk.log, qtbot)


def test_how_far_it_is_is_told(desk, bench, qtbot):
    told = []
    desk.busy_changed.connect(told.append)
    desk.judge_again()
    judged(desk.log, qtbot)
    size = desk.log.log.size
    assert told[0] == Busy("judge", 0, size)
    assert told[-1] is None


def test_a_search_is_stopped_before_the_judging_is(desk, bench):
    desk.sieve.filter("word")
    desk.sieve.is_searching = True
    bench.cancel()
    assert desk.sieve.is_stopped
    assert desk.log.judging.value == "done"


def test_following_and_reading_again(desk, bench, path, qtbot):
    desk.follow(True)
    assert desk.log.is_following
    desk.follow(False)
    judged(desk.log, qtbot)
    path.write_bytes(path.read_bytes()[:-1])
    desk.log.watch.look()
    log = desk.log
    desk.judge_again()
    assert desk.log is not log
    judged(desk.log, qtbot)
    assert desk.log.reach == Reach(path.stat().st_size, is_whole=True)


def test_a_record_that_is_gone_is_refused_in_words(desk, bench, path):
    path.write_bytes(b"x" * path.stat().st_size)
    desk.choose_row(3)
    assert "log.jsonl:3" in bench.said[0]
    assert "F5" in bench.said[0]


def test_what_could_not_be_read_is_not_marked_beside_another_text(desk, bench, path):
    before, chosen = bench.opened, []
    path.write_bytes(b"x" * path.stat().st_size)
    desk.row_chosen.connect(chosen.append)
    desk.choose_row(3)
    assert bench.opened is before
    assert desk.row == chosen[-1] == 2
    desk.log.rows_changed.emit()
    desk.log.rows_changed.emit()
    assert len(bench.said) == 1


def test_a_record_of_a_changed_file_is_not_asked_for_again(desk, bench, path, qtbot):
    desk.choose_row(3)
    assert desk._place.differences
    desk._place = replace(desk._place, differences=())  # from before it was known
    path.write_bytes(b"x" * path.stat().st_size)
    desk.log.watch.look()
    qtbot.waitUntil(lambda: desk.log.file_state is FileState.CHANGED)
    desk.log.rows_changed.emit()
    assert bench.said == []


def test_a_first_record_that_cannot_be_read_is_asked_for_once(
    bench, path, qtbot, monkeypatch
):
    monkeypatch.setattr(log_record, "MOST_BYTES", 10)
    chosen = []
    bench.desk.row_chosen.connect(chosen.append)
    bench.open_paths([path])
    judged(bench.desk.log, qtbot)
    bench.desk.log.rows_came.emit()
    assert len(bench.said) == 1
    assert bench.desk.row is None
    assert chosen[-1] is None
    monkeypatch.undo()
    bench.desk.choose_row(0)
    assert bench.opened.label == "log.jsonl:1"


def test_wishes_without_a_log_do_nothing(bench):
    desk = bench.desk
    desk.step(1)
    desk.choose_row(0)
    desk.follow(True)
    desk.judge_again()
    desk.open_again()
    desk.cancel()
    desk.close()
    assert not desk.choose_line(1)
    assert bench.opened is None
