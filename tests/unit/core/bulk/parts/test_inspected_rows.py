import json
from dataclasses import replace

import pytest

from builders import a_function_call, a_message, a_tool
from bulk_runs import as_a_whole, in_parts, write_lines
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.parts.alike_rows import Line, mould_of
from inspector.core.bulk.parts.inspected_rows import call_rows, record_rows, where_of
from inspector.core.bulk.rows.packing import record_at
from inspector.core.bulk.rows.rows import Base
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools

TOOLS = read_tools(read_document(json.dumps([a_tool()]), Origin("tools.json")))
SOURCES = Sources(tools=tuple(TOOLS))
FAULTY = [
    '{"region":"global"}',
    '{"region":"서울 😀","more":1}',
    '{"region":',
    "",
    "[]",
    '"{}"',
    '{"region":"apac","region":"emea"}',
    "{'region': 'apac'}",
]


def inspected(text):
    return inspect_content(text, SOURCES, origin=Origin("a.jsonl", 4, 700))


@pytest.mark.parametrize("is_ascii", [True, False])
@pytest.mark.parametrize("arguments", FAULTY)
def test_rows_of_a_call_are_those_of_an_inspection(arguments, is_ascii):
    alike = Alike(SOURCES)
    fine = json.dumps(a_function_call(call_id="call_1"), ensure_ascii=is_ascii)
    alike.learn(fine.encode(), inspected(fine))
    call = a_function_call(arguments, id="fc_22", call_id="call_22")
    text = json.dumps(call, ensure_ascii=is_ascii)
    fit = alike.fit(text.encode())
    assert fit is not None
    assert not fit.is_sure
    whole = inspected(text)
    [judged] = whole.items
    line = Line(text.encode(), 4, 700)
    like = mould_of(fit.template, 2).item
    made = call_rows(fit, line, judged, like, 5)
    whole_rows = record_rows(whole, 2, 5)
    made_rows = record_at(made, Base()).opened()
    assert made_rows.items == whole_rows.items
    assert made_rows.gaps == whole_rows.gaps
    assert made_rows.where == whole_rows.where
    assert [(f.found.place, f.start, f.end, f.once) for f in made_rows.findings] == [
        (f.found.place, f.start, f.end, f.once) for f in whole_rows.findings
    ]
    said = [(f.found.code, f.found.finding.details) for f in whole_rows.findings]
    assert [(f.found.code, f.found.finding.details) for f in made_rows.findings] == said


def test_a_record_of_which_nothing_is_shown_has_no_rows():
    whole = inspected(json.dumps(a_message()))
    assert record_rows(whole, 0, 0) is not None
    assert record_rows(replace(whole, items=(), around=()), 0, 0) is None


def test_a_record_stands_where_its_bytes_do():
    where = where_of(inspected('{"a": "한"}').document)
    assert where == (3, 700, len('{"a": "한"}'.encode()))


@pytest.mark.parametrize("format_name", ["text", "json"])
def test_a_log_of_faulty_calls_is_reported_as_it_is_record_by_record(
    tmp_path, format_name
):
    calls = [
        a_function_call(arguments, call_id=f"call_{number}", id=f"fc_{number}")
        for number, arguments in enumerate(FAULTY * 4)
    ]
    lines = [a_function_call(call_id="call_x"), *calls, a_message(role="user")]
    log = write_lines(tmp_path / "a.jsonl", lines)
    report = in_parts([log], SOURCES, part=1000, format_name=format_name)
    assert report == as_a_whole([log], SOURCES, format_name=format_name)
