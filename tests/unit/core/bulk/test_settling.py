import json

import pytest

from builders import a_function_call, a_message, an_output
from bulk_runs import a_log, as_a_whole, in_parts, inputs_of, write_lines, written
from inspector.core.bulk.run import BulkRun
from inspector.core.bulk.selection import selection_of
from inspector.core.bulk.workers import OwnHands
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.report.collection import Collection
from inspector.core.report.records import records_of
from inspector.core.tools.tool_sources import Sources

SOURCES = Sources()


def test_the_first_findings_of_the_text_show_the_characters_around_them(tmp_path):
    lines = [a_function_call(call_id=f"call_{n}") for n in range(9)]
    log = write_lines(tmp_path / "a.jsonl", [*lines, a_message(role="user")])
    with BulkRun(inputs_of([log]), SOURCES, excerpts=4) as run:
        _, side = run.gate(OwnHands())
        shown = [found.place.excerpt is not None for found in side.findings]
    assert shown == [True] * 4 + [False] * (len(shown) - 4)


def test_groups_tell_which_findings_stand_in_which_record(tmp_path):
    lines = [a_function_call(arguments="{"), an_output(), {"type": "acme:x"}] * 4
    log = write_lines(tmp_path / "a.jsonl", lines)
    with BulkRun(inputs_of([log]), SOURCES) as run:
        _, side = run.gate(OwnHands())
        grouped = list(records_of(side))
        assert grouped == list(records_of(side._replace(groups=None)))
        assert len(grouped) == len(side.items)


def test_items_keep_their_findings_where_others_are_left_out(tmp_path):
    lines = [a_message(), a_function_call(call_id="call_7", arguments="{")] * 3
    log = write_lines(tmp_path / "a.jsonl", lines)
    wanted = selection_of(["code=json/truncated"])
    report = json.loads(in_parts([log], selection=wanted))
    cut = [f for f in report["findings"] if f["code"] == "json/truncated"]
    assert [found["item"] for found in cut] == [0, 1, 2]
    assert [report["items"][found["item"]]["line"] for found in cut] == [2, 4, 6]


def test_the_headline_names_what_blocks_first_in_the_text(tmp_path):
    """A call_id that an earlier part has used stands before a name that is too long."""
    call = {"type": "function_call", "id": "fc_1", "call_id": "call_1"}
    call |= {"name": "n" * 70, "arguments": "{}", "status": "completed"}
    log = write_lines(tmp_path / "a.jsonl", [call, call])
    report = in_parts([log], part=1)
    assert report == as_a_whole([log])
    last = json.loads(report)["items"][1]["headline"]
    assert last.endswith("call_id used twice.")


def test_what_is_incomplete_comes_in_the_order_of_the_lines(tmp_path):
    call = json.dumps(a_function_call(call_id="call_9"))
    path = tmp_path / "a.jsonl"
    path.write_bytes(f"{call}\r2026-05-01 the tool call failed".encode())
    report = in_parts([path], part=1)
    assert report == as_a_whole([path])
    lines = [gap["line"] for gap in json.loads(report)["incomplete"]]
    assert lines == sorted(lines)
    assert len(lines) > 1


@pytest.mark.parametrize("excerpts", [0, 5])
@pytest.mark.parametrize("format_name", ["json", "jsonl"])
def test_rows_that_nobody_else_speaks_of_are_those_of_the_whole(
    tmp_path, format_name, excerpts
):
    """Once no excerpt is wanted any more, they are written as they were kept."""
    log = write_lines(tmp_path / "a.jsonl", a_log(300, 7), broken=True)
    collection = Collection(excerpts=excerpts)
    with log.open("rb") as file:
        reader = RecordReader(file, str(log))
        result = gate_inputs([reader], SOURCES, witness=collection)
    whole = written(collection.side(result), format_name)
    with BulkRun(inputs_of([log], 2000), SOURCES, excerpts=excerpts) as run:
        assert written(run.gate(OwnHands())[1], format_name) == whole
