import gzip
import json

import pytest

from builders import a_function_call, a_message, a_tool, an_output
from bulk_runs import (
    a_log,
    as_a_whole,
    in_parts,
    in_parts_or_order,
    inputs_of,
    summary_of,
    write_lines,
)
from inspector.core.bulk.run import BulkRun
from inspector.core.bulk.selection import selection_of
from inspector.core.bulk.workers import OwnHands, Processes
from inspector.core.errors import InspectorError
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools


@pytest.fixture(scope="module")
def sources():
    text = json.dumps([a_tool()])
    return Sources(tools=tuple(read_tools(read_document(text, Origin("tools.json")))))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("part", [1, 700, 5000, 10**6])
def test_parts_say_what_the_whole_log_says(tmp_path, sources, seed, part):
    log = write_lines(tmp_path / "a.jsonl", a_log(60, seed), broken=seed % 2 == 1)
    whole = as_a_whole([log], sources)
    assert in_parts_or_order([log], sources, part=part) == whole


@pytest.mark.parametrize("seed", range(4))
def test_most_logs_need_no_second_reading(tmp_path, sources, seed):
    lines = [line for line in a_log(80, seed) if "output" not in str(line)[:30]]
    bare = [x for x in lines if isinstance(x, dict) and "response" not in x]
    bare = [line for line in bare if line.get("object") != "response"]
    bare = [line for line in bare if "input" not in line]
    log = write_lines(tmp_path / "a.jsonl", bare)
    assert in_parts([log], sources) == as_a_whole([log], sources)


def test_the_report_is_the_same_with_two_processes(tmp_path, sources):
    log = write_lines(tmp_path / "a.jsonl", a_log(80, 3))
    other = write_lines(tmp_path / "b.jsonl", a_log(20, 4))
    with Processes(2) as hands:
        report = in_parts_or_order([log, other], sources, part=900, hands=hands)
    assert report == as_a_whole([log, other], sources)


@pytest.mark.parametrize("format_name", ["text", "jsonl", "markdown", "html", "csv"])
def test_every_format_is_written_from_disk(tmp_path, sources, format_name):
    log = write_lines(tmp_path / "a.jsonl", [a_function_call(), a_message()] * 30)
    whole = as_a_whole([log], sources, format_name)
    assert in_parts([log], sources, format_name=format_name) == whole


def test_small_inputs_go_together_and_keep_their_order(tmp_path, sources):
    paths = [tmp_path / f"{number}.json" for number in range(70)]
    for number, path in enumerate(paths):
        call = a_function_call("{" * (number % 2), call_id=f"call_{number}")
        path.write_text(" " * (number % 5) + json.dumps([call]))
    log = write_lines(tmp_path / "long.jsonl", a_log(40, 1))
    both = [*paths[:3], log, *paths[3:]]
    assert in_parts_or_order(both, sources, part=400) == as_a_whole(both, sources)


def test_a_compressed_log_is_read_in_parts_as_well(tmp_path, sources):
    plain = write_lines(tmp_path / "a.jsonl", [a_function_call(), an_output()] * 40)
    packed = tmp_path / "a.jsonl.gz"
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    report = in_parts([packed], sources, part=500)
    assert report == as_a_whole([packed], sources)
    assert '"compressed"' in report or "gzip" in report


@pytest.mark.parametrize("seed", range(6))
def test_counts_alone_need_no_rows(tmp_path, sources, seed):
    lines = [each for each in a_log(80, seed) if "response" not in str(each)]
    log = write_lines(tmp_path / "a.jsonl", lines)
    with BulkRun(inputs_of([log]), sources, with_rows=False) as run:
        result, side = run.gate(OwnHands())
        assert not side.items
        assert not side.findings
    whole = summary_of(as_a_whole([log], sources))
    assert result.tally.items == whole["items"]
    assert dict(result.tally.rules) == whole["rules"]
    assert result.tally.blocking == whole["blocking"]


def test_only_rows_that_were_asked_for_are_shown_and_all_are_counted(tmp_path):
    lines = [a_message(), {"type": "acme:call"}, a_function_call(), a_message()]
    log = write_lines(tmp_path / "a.jsonl", lines * 3)
    wanted = selection_of(["reason=namespaced"])
    report = json.loads(in_parts([log], selection=wanted, part=10**6))
    assert [item["reason"] for item in report["items"]] == ["namespaced"] * 3
    assert {found["item"] for found in report["findings"]} == {0, 1, 2}
    assert report["summary"]["items"] == 12


def test_a_sample_is_drawn_the_same_way_and_is_never_complete(tmp_path):
    log = write_lines(tmp_path / "a.jsonl", [a_message(str(n)) for n in range(50)])
    first, second = (json.loads(in_parts([log], sample=7, part=p)) for p in (90, 900))
    assert first["items"] == second["items"]
    assert len(first["items"]) == 7
    assert first["summary"]["complete"] is False
    assert first["incomplete"] == [
        {"cause": "sample", "input": 0, "line": 1, "item": None}
    ]


def test_of_each_log_a_sample_is_told_before_all_else_that_is_incomplete(tmp_path):
    logs = [
        write_lines(tmp_path / f"{n}.jsonl", [a_function_call()] * 9) for n in range(2)
    ]
    report = json.loads(in_parts(logs, sample=2, since=3))
    told = [(gap["cause"], gap["input"], gap["line"]) for gap in report["incomplete"]]
    assert told[:2] == [("sample", 0, 3), ("sample", 1, 3)]
    assert [cause for cause, _, _ in told[2:]] == ["unchecked"] * 4


def test_a_log_is_read_from_a_line_on_with_its_own_numbers(tmp_path):
    log = write_lines(tmp_path / "a.jsonl", [a_message(str(n)) for n in range(30)])
    report = json.loads(in_parts([log], since=21, part=300))
    assert [item["line"] for item in report["items"]] == list(range(21, 31))


def test_an_input_that_cannot_be_read_ends_the_run_in_its_turn(tmp_path):
    log = write_lines(tmp_path / "a.jsonl", a_log(5, 1))
    empty = tmp_path / "b.jsonl"
    empty.write_text("\n\n")
    with pytest.raises(InspectorError) as failed:
        in_parts([log, empty], part=1)
    assert failed.value.key == "input-empty"


def test_whoever_waits_is_told_how_far_it_is(tmp_path):
    log = write_lines(tmp_path / "a.jsonl", [a_message(str(n)) for n in range(30)])
    heard = []
    in_parts([log], part=400, report=lambda taken, items: heard.append((taken, items)))
    assert heard == sorted(heard)
    assert heard[-1] == (log.stat().st_size, 30)


@pytest.mark.parametrize("end", ["\r\n", "\r\r\n", " \r\n", "\r\n\r\n"])
def test_lines_are_numbered_however_they_end(tmp_path, end):
    lines = [a_message("a"), a_message("b"), a_message("c"), a_function_call("{")]
    log = tmp_path / "a.jsonl"
    text = "".join(json.dumps(line) + end for line in lines * 2)
    log.write_bytes(text.encode())
    assert in_parts([log], part=300) == as_a_whole([log])


@pytest.mark.parametrize("format_name", ["text", "json"])
def test_lines_that_begin_like_other_files_are_told_of_alike(tmp_path, format_name):
    log = write_lines(tmp_path / "a.jsonl", [a_message()] * 3)
    starts = (b"\xff\xfe", b"\xfe\xff", b"\x1f\x8b\x08", b"\x28\xb5\x2f\xfd", b"{\0")
    bad = b"".join(start + b' {"type":"x"}\n' for start in starts)
    log.write_bytes(log.read_bytes() + bad + b"\xff\xfe\n")
    whole = as_a_whole([log], None, format_name)
    assert in_parts([log], part=60, format_name=format_name) == whole
    assert whole.count("json/encoding") >= len(starts)
