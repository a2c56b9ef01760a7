"""Redacting a report's documents alike, and telling what that changed."""

from __future__ import annotations

import json

from builders import (
    REGION_SCHEMA,
    a_function_call,
    a_tool,
    an_output,
    as_json,
    as_json_lines,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.building import gate_report, side_of
from inspector.core.report.redaction.asked import VALUES, asked_for
from inspector.core.report.redaction.redactor import Redactor
from inspector.core.report.writers import FORMATS
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_schema, read_tools

CALL = as_json(a_function_call('{"region":"global"}'))


def sources_of(schema=REGION_SCHEMA):
    return Sources(read_schema(read_document(as_json(schema), Origin("s.json"))))


def test_the_verdict_is_the_same_where_the_masks_allow_it():
    for region in ("apac", "global"):
        text = as_json(a_function_call(json.dumps({"region": region})))
        before = inspect_content(text, sources_of())
        redactor = Redactor(asked_for(VALUES), sources_of())
        after = redactor.inspection(before)
        assert region not in after.document.text
        assert [i.reason for i in after.items] == [i.reason for i in before.items]
        assert redactor.redaction.changes == ()


def test_the_verdict_that_a_mask_changes_is_told():
    schema = {"properties": {"day": {"type": "string", "pattern": "^(mon|tue)$"}}}
    before = inspect_content(
        as_json(a_function_call('{"day":"mon"}')),
        sources_of(schema),
        origin=Origin("a.json"),
    )
    redactor = Redactor(asked_for(members=["day"]), sources_of(schema))
    redactor.inspection(before)
    [change] = redactor.redaction.changes
    assert change.input == "a.json"
    assert change.line == 1
    assert (change.before, change.after) == ("ok", "arguments_schema")


def test_pairs_stay_pairs():
    text = as_json_lines(
        a_function_call(call_id="call_a"),
        an_output(call_id="call_a"),
        a_function_call(call_id="call_b", id="fc_2"),
    )
    before = inspect_content(text)
    after = Redactor(asked_for(VALUES)).inspection(before)
    assert [f.code for f in after.findings] == [f.code for f in before.findings]


def test_tools_of_a_file_are_masked_with_the_calls():
    tools = [a_tool(REGION_SCHEMA | {"description": "mail kim@example.com"})]
    document = read_document(as_json(tools), Origin("t.json"))
    redactor = Redactor(asked_for(), Sources(tools=read_tools(document)))
    [tool] = redactor.sources.tools
    assert "kim@" not in tool.document.text
    assert tool.name == tools[0]["name"]


def test_nothing_to_mask_leaves_everything_as_it_is():
    sources = sources_of()
    redactor = Redactor(asked_for(), sources)
    assert redactor.sources is sources
    document = read_document(CALL, Origin("a"))
    assert redactor.document(document) is document
    assert redactor.redaction.values == 0


def test_no_format_of_a_report_holds_the_secret():
    secret = "tigerlily"
    text = as_json(
        a_function_call(
            json.dumps({"region": secret, "password": secret}),
            name="get_sales_report",
        )
    )
    before = inspect_content(text, sources_of())
    redactor = Redactor(asked_for(members=["region"]), sources_of())
    report = gate_report(
        side_of(redactor.inspection(before)), version="0.0", created=""
    )
    assert report.sides[0].findings
    for each in FORMATS.values():
        for language in ("en", "ko"):
            assert secret not in "".join(each.write(report, language))
