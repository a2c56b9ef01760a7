import json

import pytest

from builders import a_message, a_request, a_response
from bulk_runs import as_a_whole, in_parts_or_order, inputs_of, write_lines, written
from inspector.core.bulk.run import BulkRun
from inspector.core.bulk.selection import selection_of
from inspector.core.errors import InspectorError
from inspector.core.tools.tool_sources import Sources


def in_order(path, **options):
    selection = options.pop("selection", selection_of([]))
    inputs = inputs_of([path], **options)
    with BulkRun(inputs, Sources(), selection=selection) as run:
        return json.loads(written(run.gate_in_order()[1]))


def test_a_log_is_read_from_a_line_on(tmp_path):
    log = write_lines(tmp_path / "a.jsonl", [a_message(str(n)) for n in range(9)])
    assert [item["line"] for item in in_order(log, since=7)["items"]] == [7, 8, 9]


def test_rows_can_be_chosen_here_too(tmp_path):
    log = write_lines(tmp_path / "a.jsonl", [a_message(), {"type": "acme:x"}])
    report = in_order(log, selection=selection_of(["reason=namespaced"]))
    assert [item["line"] for item in report["items"]] == [2]
    assert report["summary"]["items"] == 2


def test_lost_reasoning_is_found_where_parts_cannot_tell(tmp_path):
    reasoning = {"type": "reasoning", "id": "rs_1", "summary": []}
    call = a_response()["output"][0]
    lines = [a_response(reasoning, call), a_request(a_message(role="user"), call)]
    log = write_lines(tmp_path / "a.jsonl", lines)
    assert in_parts_or_order([log], part=1) == as_a_whole([log])


def test_a_log_that_ends_before_that_line_is_an_error(tmp_path):
    log = write_lines(tmp_path / "a.jsonl", [a_message(str(n)) for n in range(9)])
    with pytest.raises(InspectorError) as failed:
        in_order(log, since=10)
    assert failed.value.key == "since-beyond"
