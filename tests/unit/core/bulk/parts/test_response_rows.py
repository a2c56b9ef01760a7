import json

import pytest

from builders import a_function_call, a_message, a_response, a_tool
from bulk_runs import as_a_whole, in_parts, write_lines
from inspector.core.bulk.parts import part_judge
from inspector.core.bulk.parts.alike_rows import Line
from inspector.core.bulk.parts.response_rows import ResponseRows
from inspector.core.bulk.responses.responses import Responses
from inspector.core.bulk.rows.packing import record_at
from inspector.core.bulk.rows.rows import Base
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.collection import item_row, place_in
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources

SCHEMA = {"type": "object", "properties": {"n": {"type": "integer"}}}
ODD = a_tool(name="list", parameters=SCHEMA, strict=True, description="서울 😀")
LINES = {
    "a message": a_response(a_message("of 한글 😀")),
    "a call and its tool": a_response(a_function_call(), tools=[a_tool()]),
    "findings on tools": a_response(a_message("an é"), tools=[ODD, a_tool()]),
    "two calls": a_response(
        a_function_call(call_id="a"),
        a_message("x"),
        a_function_call(call_id="b"),
        tools=[ODD, a_tool()],
    ),
    "no tools": a_response(a_function_call(name="nobody"), tools=[]),
}


@pytest.mark.parametrize("name", LINES)
@pytest.mark.parametrize("is_ascii", [True, False])
def test_rows_are_those_of_an_inspection(name, is_ascii):
    text = json.dumps(LINES[name], ensure_ascii=is_ascii)
    origin = Origin("a.jsonl", 4, 700)
    whole = inspect_content(text, origin=origin)
    responses = Responses(Sources())
    responses.learn(whole)
    reading = responses.read(text.encode())
    assert reading is not None
    counted = responses.counted(reading)
    assert counted is not None
    assert counted.is_plain
    line = Line(text.encode(), 4, 700)
    packed = ResponseRows(2).packed(line, reading.places(), reading.tools, 5)
    rows = record_at(packed, Base()).opened()
    document = whole.document
    assert rows.items == tuple(item_row(i, document, 2) for i in whole.items)
    assert [each.found.place for each in rows.findings] == [
        place_in(document, f, 2, None if f.item is None else f.item + 5, keep=False)
        for f in whole.findings
    ]
    said = [(f.code, f.details, f.severity) for f in whole.findings]
    found = [each.found.finding for each in rows.findings]
    assert [(f.code, f.details, f.severity) for f in found] == said


def test_a_tool_that_stands_elsewhere_is_told_where_it_stands(tmp_path, monkeypatch):
    monkeypatch.setattr(part_judge.PartJudge, "_take_inspection", _looked_at(3))
    call = a_function_call()
    lines = [a_response(call, tools=[a_tool(), ODD]) for _ in range(4)]
    lines[2:] = [a_response(call, tools=[ODD, a_tool()]) for _ in range(2)]
    log = write_lines(tmp_path / "a.jsonl", lines)
    assert in_parts([log], part=10**6) == as_a_whole([log])


def _looked_at(most):
    """Let no more records than so many be inspected by themselves."""
    take, taken = part_judge.PartJudge._take_inspection, []

    def counting(self, inspection, *known):
        taken.append(inspection)
        assert len(taken) <= most
        take(self, inspection, *known)

    return counting


def test_places_behind_a_line_break_within_a_response_stand_further_down(tmp_path):
    line = json.dumps(a_response(a_message("a"), tools=[a_tool(), ODD]))
    place = line.rindex('"parameters"')
    broken = line[:place] + "\r" + line[place:]
    path = tmp_path / "a.jsonl"
    path.write_text("\n".join([line, broken, broken, line, ""]), newline="")
    assert in_parts([path]) == as_a_whole([path])
