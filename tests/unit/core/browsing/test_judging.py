"""Rows say what the gate says, record by record, and go on when a log grows."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from builders import a_function_call, a_message, a_response, a_tool, an_output, as_json
from inspector.core.browsing import judging
from inspector.core.browsing.channel import Failed, Reach
from inspector.core.browsing.judging import Task, first_rows, judge_log
from inspector.core.browsing.rows import LogRows
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from log_table import a_log, judged, lines_of, rows_of, served

RECORDS = (
    a_function_call(call_id="call_1"),
    an_output(call_id="call_1"),
    a_response(
        a_message(),
        a_function_call('{"region":"mars"}', call_id="call_2"),
        tools=[a_tool()],
    ),
    an_output(call_id="call_9"),
    {"anything": "else"},
    a_function_call("{", call_id="call_3"),
)


@pytest.fixture
def log(tmp_path):
    path = a_log(tmp_path, *RECORDS)
    path.write_bytes(
        path.read_bytes() + b'{"type": nonsense}\n\n' + lines_of(a_message())
    )
    return path


def tally_of(path, target="open-responses"):
    with path.open("rb") as file:
        reader = RecordReader(file, path.name)
        return gate_inputs([reader], target=target).tally


@pytest.mark.parametrize("target", ["open-responses", "openai"])
def test_counts_are_those_of_the_gate(log, target):
    rows, tally = rows_of(log, target=target), tally_of(log, target)
    assert rows.reasons() == tally.reasons
    assert rows.rules() == dict(tally.rules)
    assert rows.records == tally.records


def test_counts_are_those_of_the_gate_over_recorded_bodies(shared, tmp_path):
    files = sorted((shared / "real").rglob("*.json"))
    small = [path for path in files if path.stat().st_size < 30_000][::5]
    path = a_log(tmp_path, *(json.loads(each.read_bytes()) for each in small))
    rows, tally = rows_of(path), tally_of(path)
    assert rows.records == tally.records > 20
    assert (rows.rules(), rows.reasons()) == (tally.rules, tally.reasons)


def test_each_row_says_where_its_item_is(log):
    rows = rows_of(log)
    text = log.read_bytes()
    told = [rows[number] for number in range(len(rows))]
    assert [row.line for row in told] == [1, 2, 3, 3, 4, 5, 6, 7, 9]
    assert [row.item for row in told] == [0, 0, 0, 1, 0, None, 0, None, 0]
    assert all(row.offset == 0 or text[row.offset - 1] == ord("\n") for row in told)
    call = told[3]
    assert (call.type, call.name) == ("function_call", "get_sales_report")
    assert (call.call_id, call.id, call.reason) == ("call_2", "", "arguments_schema")
    assert (told[2].call_id, told[2].id) == ("", "msg_001")


def test_marks_hold_what_only_the_log_shows(log):
    rows = rows_of(log)
    orphan = next(n for n in range(len(rows)) if rows[n].call_id == "call_9")
    assert rows[orphan].mark == "block"
    codes = [each.finding.code for _, each in rows.differences(rows.record_of(orphan))]
    assert codes == ["pairing/orphan-output"]


def test_rows_come_in_batches_that_know_where_they_end(log):
    batches = judged(log)
    assert batches[-1].is_end
    assert [batch.is_end for batch in batches].count(True) == 1
    assert batches[-1].place == log.stat().st_size


def test_a_log_that_goes_on_is_not_judged_again(tmp_path):
    path = a_log(tmp_path, *RECORDS[:4])
    middle = path.stat().st_size
    whole = a_log(tmp_path, *RECORDS[:4], a_function_call(call_id="call_9"))
    reaches = Reach(middle, is_whole=False), Reach(whole.stat().st_size, is_whole=True)
    batches = judged(whole, *reaches)
    assert [batch.is_waiting for batch in batches].count(True) == 2
    rows = LogRows()
    for batch in batches:
        rows.take(batch)
    assert rows.rules() == dict(tally_of(whole).rules)
    assert len(rows) == 6


def test_the_events_of_a_stream_are_one_record_of_several_lines(tmp_path):
    events = [
        {"type": "response.created", "sequence_number": 0, "response": {"id": "r"}},
        {"type": "response.in_progress", "sequence_number": 1},
    ]
    path = a_log(tmp_path, a_message(), *events)
    rows, tally = rows_of(path), tally_of(path)
    assert rows.rules() == tally.rules
    assert rows.records == tally.records == 2
    last = rows[len(rows) - 1]
    text = path.read_bytes()
    assert last.line == 2
    assert text[last.offset :].rstrip() == text[last.offset :][: last.length].rstrip()
    assert rows[0].length == 0
    second = text.index(b"response.in_progress") - len('{"type":"')
    assert rows.row_at(text.rindex(b"\n", 0, second) + 1, 0) == len(rows) - 1
    assert rows.row_at(last.offset, 0) == len(rows) - 1


def test_nothing_is_said_of_an_end_while_the_log_is_written(log):
    batches = judged(log, Reach(log.stat().st_size, is_whole=False))
    assert not any(batch.is_end for batch in batches)
    found = Counter(code for batch in batches for code in batch.found)
    assert not found["pairing/orphan-output"]


def test_the_other_end_may_go_away_at_any_time(log):
    task = Task(str(log), log.name, None, "open-responses")
    assert served(judge_log, task=task) == []


def test_what_cannot_be_read_is_told(tmp_path, log, monkeypatch):
    monkeypatch.setattr("inspector.core.gate.records.RECORD_LIMIT", 40)
    monkeypatch.setitem(RecordReader.__init__.__kwdefaults__, "limit", 40)
    told = judged(log)
    assert isinstance(told[-1], Failed)
    assert told[-1].error.key == "line-too-large"


def test_differences_are_those_between_a_record_and_its_place_in_the_log(log):
    rows = rows_of(log)
    text = as_json(RECORDS[3])
    alone = inspect_content(text).items[0]
    differences = rows.differences(range(4, 5))
    come = [each.finding for _, each in differences if not each.is_gone]
    assert not {f.code for f in alone.findings} & {f.code for f in come}
    start, end = come[0].place.span
    assert text[start:end] == '"call_9"'
    assert replace(come[0], item=0).item == 0


def test_the_first_rows_are_those_of_the_whole_log(log, monkeypatch):
    monkeypatch.setattr(judging, "FIRST_BYTES", log.stat().st_size // 2)
    some, whole = LogRows(), rows_of(log)
    for batch in first_rows(Task(str(log), log.name, None, "open-responses")):
        some.take(batch)
    assert 0 < len(some) < len(whole)
    assert not some.is_ended
    for number in range(len(some)):
        ours, theirs = some[number], whole[number]
        assert ours._replace(mark="") == theirs._replace(mark="")


def test_a_log_whose_first_line_is_long_has_no_first_rows(log, monkeypatch):
    monkeypatch.setattr(judging, "FIRST_BYTES", 20)
    told = first_rows(Task(str(log), log.name, None, "open-responses"))
    assert not any(batch.columns["mark"] for batch in told)
