import pickle

import pytest

from builders import a_function_call, a_message, a_response, a_tool, an_output
from bulk_runs import a_log, inputs_of, write_lines, written
from inspector.core.bulk.parts.keeping import LogRows
from inspector.core.bulk.rows.rows import Base
from inspector.core.bulk.run import BulkRun
from inspector.core.bulk.workers import OwnHands
from inspector.core.bulk.writing import write_part
from inspector.core.report.text_rows import TextRows
from inspector.core.tools.tool_sources import Sources
from report_builders import a_report

FORMATS = ("text", "json", "jsonl", "csv")


def both_ways(tmp_path, lines, format_name, *, part=400, excerpts=0):
    """A report whose rows are written where they are, and one of settled rows."""
    log = write_lines(tmp_path / "a.jsonl", lines)
    with BulkRun(inputs_of([log], part), Sources(), excerpts=excerpts) as run:
        side = run.gate(OwnHands())[1]
        assert side.written is not None
        settled = side._replace(written=None)
        return written(side, format_name), written(settled, format_name)


@pytest.mark.parametrize("format_name", FORMATS)
@pytest.mark.parametrize("excerpts", [0, 7, 10**9])
@pytest.mark.parametrize("seed", range(4))
def test_rows_are_written_as_they_are_settled(tmp_path, seed, excerpts, format_name):
    both = both_ways(tmp_path, a_log(60, seed), format_name, excerpts=excerpts)
    assert both[0] == both[1]


LINES = [
    a_function_call(call_id="call_1"),
    a_function_call("{}", call_id="call_1"),
    an_output(call_id="call_1"),
    an_output(call_id="call_1"),
    an_output(call_id="call_9"),
    a_response(a_message(), a_function_call("{"), tools=[a_tool()]),
    {"id": "batch", "custom_id": "a", "response": {"body": a_response()}},
    a_message(role="user"),
    [1],
]


@pytest.mark.parametrize("format_name", FORMATS)
@pytest.mark.parametrize("part", [1, 700, 10**6])
def test_what_pairs_block_and_what_a_log_says_once_is_written(
    tmp_path, format_name, part
):
    one, other = both_ways(tmp_path, LINES * 5, format_name, part=part)
    assert one == other
    for code in ("duplicate-call-id", "duplicate-output", "orphan-output"):
        assert f"pairing/{code}" in one
    assert one.count("envelope/unwrapped") == other.count("envelope/unwrapped") > 0


def test_a_part_tells_the_kinds_of_its_findings_and_its_gaps(tmp_path):
    log = write_lines(tmp_path / "a.jsonl", LINES)
    with BulkRun(inputs_of([log], 10**6), Sources(), excerpts=0) as run:
        side = run.gate(OwnHands())[1]
        texts = [*side.written(TextRows(side, "en", colour=False))]
        kinds, gaps = [*side.kinds], [*side.gaps]
    with BulkRun(inputs_of([log], 10**6), Sources(), excerpts=0) as run:
        side = run.gate(OwnHands())[1]
        assert kinds == [*side.kinds]
        assert gaps == [*side.gaps]
    assert gaps
    assert texts


def test_an_empty_part_has_no_text():
    writer = pickle.dumps(TextRows(a_report("{}").sides[0], "en", colour=False))
    part = write_part(LogRows(Base(), pickle.dumps(([], []))), writer)
    assert part == ([], [], {})
