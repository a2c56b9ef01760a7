import json

import pytest

from builders import a_function_call, a_message, a_response, a_tool, an_output
from bulk_runs import as_a_whole, in_parts, write_lines
from inspector.core.bulk.pairing.heap import told_of
from inspector.core.bulk.parts.alike_rows import Line
from inspector.core.bulk.parts.pair_rows import told_rows
from inspector.core.bulk.responses.responses import Responses
from inspector.core.bulk.rows.rows import Base
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.collection import place_in
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources


def reasoning(number):
    return {"type": "reasoning", "id": f"rs_{number}", "summary": []}


def response(first, *, odd=""):
    return a_response(
        an_output(call_id=f"call_{first}{odd}", id=f"fc_{first}"),
        a_message(f"of 한글 {odd}."),
        a_function_call(call_id=f"call_{first + 1}", id=f"fc_{first + 1}"),
        reasoning(first),
        tools=[a_tool()],
    )


def told(reading, line):
    return told_rows(line, reading, reading.places(), Base(2, items=5))


@pytest.mark.parametrize("is_ascii", [True, False])
@pytest.mark.parametrize("other", [response(70), response(123456, odd="longer")])
def test_what_is_told_of_parts_is_what_an_inspection_says(other, is_ascii):
    responses = Responses(Sources())
    responses.learn(inspect_content(json.dumps(response(1), ensure_ascii=is_ascii)))
    text = json.dumps(other, ensure_ascii=is_ascii)
    whole = inspect_content(text, origin=Origin("a.jsonl", 4, 700))
    reading = responses.met(text.encode())
    assert reading is not None
    rows = told(reading, Line(text.encode(), 4, 700))
    found = sorted(map(told_of, rows), key=lambda row: row.start)
    said = [f for f in whole.findings if f.code.startswith("pairing/")]
    assert len(said) == 2
    assert [(row.start, row.end) for row in found] == [f.place.span for f in said]
    assert [row.found.place for row in found] == [
        place_in(whole.document, f, 2, f.item + 5, keep=False) for f in said
    ]
    assert [(r.found.code, r.found.finding.details) for r in found] == [
        (f.code, f.details) for f in said
    ]


def test_what_names_other_items_is_told_by_an_inspection():
    twice = a_response(*[a_function_call(call_id="call_1")] * 2, tools=[a_tool()])
    text = json.dumps(twice)
    responses = Responses(Sources())
    responses.learn(inspect_content(text))
    reading = responses.met(text.encode())
    assert reading is not None
    assert told(reading, Line(text.encode(), 1, 0)) is None


@pytest.mark.parametrize("format_name", ["text", "json"])
def test_a_log_of_such_responses_is_reported_as_it_is_record_by_record(
    tmp_path, format_name
):
    lines = [response(number, odd="x" * (number % 3)) for number in range(0, 60, 3)]
    blocked = an_output(call_id="call_0") | {"output": 7}
    lines += [a_response(blocked, tools=[a_tool()])] * 3
    log = write_lines(tmp_path / "a.jsonl", lines)
    report = in_parts([log], part=3000, format_name=format_name)
    assert report == as_a_whole([log], format_name=format_name)
    assert "pairing/orphan-output" in report
    assert "pairing/reasoning-dangling" in report
