"""Judged in parts, a log has the rows that it has record by record."""

from __future__ import annotations

import json
import random

import pytest

from both_judges import all_of, by_record, in_parts, parts_of, rows_told
from builders import a_function_call, a_message, a_response, a_tool, an_output, as_json
from inspector.core.browsing import bulk_judge
from inspector.core.browsing.channel import Reach
from inspector.core.browsing.judging import Task, judge_log
from inspector.core.bulk.workers import OwnHands
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS
from inspector.core.tools.tool_sources import Sources, read_tools
from log_table import Line, a_log, lines_of

SIZES = (1, 700, 1_000_000)
WRAPPED = {"id": "b", "custom_id": "a", "response": {"body": a_response(a_message())}}
DUMPED = a_function_call(caller=None, namespace=None, created_by=None)
RECORDS = (
    a_function_call(call_id="call_1"),
    an_output(call_id="call_1"),
    an_output(call_id="call_1"),
    a_response(
        a_message(),
        a_function_call('{"region":"mars"}', call_id="call_2"),
        tools=[a_tool()],
    ),
    an_output(call_id="call_9"),
    {"anything": "else"},
    a_function_call("{", call_id="call_3"),
    [an_output(call_id="call_2")],
    WRAPPED,
    DUMPED,
    a_function_call(call_id="call_1"),
    a_message(),
    WRAPPED,
    DUMPED,
    json.dumps(a_function_call(call_id="호출")),
    a_function_call(name="undeclared", call_id="call_4"),
    a_message(role="user"),
)


@pytest.fixture
def log(tmp_path):
    path = a_log(tmp_path, *RECORDS)
    broken = b'{"type": nonsense}\n\n\xff\n[1,\r2]\n' + lines_of(a_message())[:-1]
    path.write_bytes(path.read_bytes() + broken)
    return path


@pytest.mark.parametrize("size", SIZES)
def test_rows_and_findings_are_those_of_the_records_in_their_order(
    log, monkeypatch, size
):
    parts_of(monkeypatch, size)
    assert all_of(in_parts(log)) == all_of(by_record(log))


@pytest.mark.parametrize("target", TARGETS)
def test_rows_and_findings_for_a_target_are_those_of_the_records(
    log, monkeypatch, target
):
    parts_of(monkeypatch, 900)
    rows = in_parts(log, target=target)
    assert all_of(rows) == all_of(by_record(log, target=target))


CALL = as_json(a_function_call(call_id="call_1"))
OUTPUT = as_json(an_output("서울", call_id="call_1"))
PLAIN = (CALL, OUTPUT, CALL, OUTPUT, OUTPUT.replace("call_1", "call_2"), CALL)
FORMS = {
    "a byte order mark": b"\xef\xbb\xbf" + "\n".join(PLAIN).encode(),
    "CR LF": "\r\n".join(PLAIN).encode() + b"\r\n",
    "a prefix": "\n".join(
        ["starting", *(f"2026-01-01T00:00:00Z INFO app: {line}" for line in PLAIN)]
    ).encode(),
    "blank lines": ("\n\n \n".join(PLAIN) + "\n\n").encode(),
    "no text": "\n".join(PLAIN[:3]).encode() + b"\n\x00\x00\n" + OUTPUT.encode(),
    "bytes that are no UTF-8": "\n".join(PLAIN).encode().replace(b"\xec", b"\xff"),
    "half a surrogate pair": "\n".join(PLAIN).encode().replace(b"\xec", b"\\ud800"),
    "JSON in strings": "\n".join(map(json.dumps, PLAIN)).encode(),
    "reprs": "\n".join(repr(json.loads(line)) for line in PLAIN).encode(),
    "a shipper": "\n".join(
        json.dumps({"log": f"{line}\n", "stream": "stdout", "time": "2026-01-01"})
        for line in PLAIN
    ).encode(),
    "no item at all": b'{"a":1}\n{"b":2}\n{"c":3}\n',
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("form", FORMS)
def test_any_form_of_a_log_has_the_same_rows(tmp_path, monkeypatch, form, size):
    parts_of(monkeypatch, size)
    path = tmp_path / "log.jsonl"
    path.write_bytes(FORMS[form])
    assert all_of(in_parts(path)) == all_of(by_record(path))


def test_counts_are_those_of_the_gate(log):
    with log.open("rb") as file:
        tally = gate_inputs([RecordReader(file, log.name)]).tally
    rows = in_parts(log)
    assert (rows.reasons(), rows.rules()) == (tally.reasons, tally.rules)
    assert rows.records == tally.records


def test_counts_under_given_tools_are_those_of_the_gate_for_the_log_alone(log):
    tools = read_document(as_json([a_tool()]).encode(), Origin("tools.json"))
    sources = Sources(tools=tuple(read_tools(tools)))
    with log.open("rb") as file:
        reader = RecordReader(file, log.name)
        tally = gate_inputs([reader], sources, with_given=False).tally
    rows = in_parts(log, sources)
    assert (rows.reasons(), rows.rules()) == (tally.reasons, tally.rules)
    assert "ok" in rows.reasons()


@pytest.mark.parametrize("share", [0.0, 0.3])
def test_a_long_log_of_lines_that_are_alike_has_the_same_rows(
    tmp_path, monkeypatch, share
):
    parts_of(monkeypatch, 20_000)
    draw = random.Random(7)
    path = a_log(tmp_path, *_session(draw, 400, share))
    tools = read_document(as_json([a_tool()]).encode(), Origin("tools.json"))
    for sources in (None, Sources(tools=tuple(read_tools(tools)))):
        for target in (DEFAULT_TARGET, "openai", "anthropic", "mistral"):
            rows = in_parts(path, sources, target=target)
            assert all_of(rows) == all_of(by_record(path, sources, target=target))
            assert len(rows) == 400


def _session(draw, count, share):
    """Calls, outputs and messages; some share of the calls is faulty."""
    for number in range(count):
        call_id = f"call_{draw.randrange(count // 2)}"
        kind = draw.randrange(4)
        if kind == 0:
            yield an_output(call_id=call_id, output=f"결과 {number}")
        elif kind == 1:
            yield a_message(f"text {number}", role=draw.choice(["user", "assistant"]))
        elif draw.random() < share:
            bad = draw.choice(["{", "[]", '{"region":"mars"}', '{"other":1}'])
            yield a_function_call(bad, call_id=call_id)
        else:
            region = draw.choice(["apac", "emea"])
            yield a_function_call(json.dumps({"region": region}), call_id=call_id)


def _lines_under(folder):
    """Every text of cases as a line, and the items in lists as lines of their own."""
    for path in sorted(folder.rglob("*.json*")):
        if "expect" in path.name or path.stat().st_size > 50_000:
            continue
        for line in path.read_bytes().splitlines():
            try:
                value = json.loads(line)
            except ValueError:
                yield line
                continue
            yield json.dumps(value).encode()
            yield from (json.dumps(v).encode() for v in _items(value))


def _items(value):
    lists = [value]
    if isinstance(value, dict):
        lists = [value.get("output"), value.get("input")]
    return (item for each in lists if isinstance(each, list) for item in each)


def _mixed_logs(folder, tmp_path, count):
    draw = random.Random(3)
    lines = [line for line in _lines_under(folder) if line.strip()]
    for number in range(count):
        some = draw.choices(lines, k=draw.choice([3, 10, 30]))
        some += draw.choices(some, k=len(some) // 2)
        some.insert(0, as_json(a_message()).encode())
        path = tmp_path / f"log{number}.jsonl"
        path.write_bytes(b"\n".join(some))
        yield path


def _agreeing(paths):
    """How many logs parts can tell, each with the rows of its records in order."""
    told = 0
    for path in paths:
        rows = in_parts(path)
        if rows is not None:
            assert all_of(rows) == all_of(by_record(path)), path
            told += 1
    return told


@pytest.mark.parametrize("size", [500, 20_000])
def test_cases_thrown_together_have_the_same_rows(request, tmp_path, monkeypatch, size):
    parts_of(monkeypatch, size)
    cases = request.config.rootpath / "tests" / "cases"
    assert _agreeing(_mixed_logs(cases, tmp_path, 30)) > 5


@pytest.mark.parametrize("folder", ["cases", "real"])
def test_reports_and_captures_thrown_together_have_the_same_rows(
    shared, tmp_path, monkeypatch, folder
):
    parts_of(monkeypatch, 5_000)
    assert _agreeing(_mixed_logs(shared / folder, tmp_path, 30)) > 3


def test_what_only_the_order_of_records_tells_is_judged_anew(tmp_path):
    event = {"type": "response.in_progress", "sequence_number": 1}
    path = a_log(tmp_path, a_message(), a_function_call(), event)
    assert in_parts(path) is None
    line = Line(Reach(path.stat().st_size, is_whole=True))
    judge_log(line, Task(str(path), path.name, None, "open-responses"))
    assert [batch.is_anew for batch in line.told].count(True) == 1
    assert all_of(rows_told(line.told)) == all_of(by_record(path))


def test_a_followed_log_says_of_pairs_what_it_knows_by_now(tmp_path):
    call, output = a_function_call(call_id="call_1"), an_output(call_id="call_1")
    path = a_log(tmp_path, call, output, output, an_output(call_id="call_9"))
    first = Reach(len(lines_of(call, output)), is_whole=False)
    more = Reach(path.stat().st_size, is_whole=False)
    end = more._replace(is_whole=True)
    told = []

    def note_and_go_on():
        told.append(rows_told(line.told).rules())
        return end

    line = Line(more, note_and_go_on)
    judge = bulk_judge.BulkJudge(line, path.name, None, is_followed=True)
    with path.open("rb") as file:
        judge.run(file, first)
    assert told[0]["pairing/duplicate-output"] == 1
    assert "pairing/orphan-output" not in told[0]
    assert all_of(rows_told(line.told)) == all_of(by_record(path))


def test_many_processes_tell_the_same(log, monkeypatch):
    monkeypatch.setattr(bulk_judge, "FOR_MANY", 1)
    monkeypatch.setattr(bulk_judge, "processors", lambda: 2)
    employed = []
    real = bulk_judge.Processes
    monkeypatch.setattr(
        bulk_judge, "Processes", lambda n: employed.append(n) or real(n)
    )
    parts_of(monkeypatch, 700)
    assert all_of(in_parts(log)) == all_of(by_record(log))
    assert employed == [2]


def test_where_no_process_can_be_had_it_goes_on_alone(log, monkeypatch):
    def no_more(_):
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(bulk_judge, "FOR_MANY", 1)
    monkeypatch.setattr(bulk_judge, "processors", lambda: 2)
    monkeypatch.setattr(bulk_judge, "Processes", no_more)
    assert all_of(in_parts(log)) == all_of(by_record(log))


def test_a_small_log_is_no_work_for_many(log, monkeypatch):
    monkeypatch.setattr(bulk_judge, "Processes", None)
    assert in_parts(log) is not None


def test_a_log_that_is_cut_short_underneath_ends_there(log):
    size = log.stat().st_size
    reach = Reach(size * 2, is_whole=True)
    assert (
        all_of(in_parts(log, reaches=[reach]))["rows"] == all_of(in_parts(log))["rows"]
    )


def test_late_findings_come_in_batches_that_can_be_taken_at_once(log, monkeypatch):
    monkeypatch.setattr(bulk_judge, "MOST_ROWS", 1)
    line = Line()
    with log.open("rb") as file:
        judge = bulk_judge.BulkJudge(line, log.name, None)
        judge.run(file, Reach(log.stat().st_size, is_whole=True))
    late = [batch for batch in line.told if batch.is_end]
    assert len(late) > 2
    assert all(batch.place == log.stat().st_size for batch in late)


def test_work_is_done_here_until_there_is_much(log):
    assert isinstance(bulk_judge.BulkJudge(Line(), "a", None)._hands, OwnHands)
