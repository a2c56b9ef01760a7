"""Rows of violations: the most telling first, branches folded, nothing lost."""

from __future__ import annotations

from builders import a_function_call, a_message, a_request, a_response, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.violation_rows import (
    Count,
    branch_rows,
    count_of,
    rows_of,
)

SCHEMA_CODE = "arguments/schema"
UNION = {"properties": {"where": {"anyOf": [{"type": "string"}, {"type": "null"}]}}}


def inspected(arguments, schema=None, **bend):
    tools = [a_tool(schema)] if schema is not None else [a_tool()]
    request = a_request(a_function_call(arguments, **bend), tools=tools)
    return inspect_content(as_json(request)).items[0]


def test_each_violation_has_a_row_with_its_finding_in_the_order_of_the_core():
    item = inspected('{"region":"global","a":1,"b":2}')
    rows = rows_of(item)
    assert [row.violation for row in rows] == list(item.validation.violations)
    assert {row.finding for row in rows} == {
        f for f in item.findings if f.code == SCHEMA_CODE
    }


def test_two_violations_of_one_keyword_keep_their_own_findings():
    rows = rows_of(inspected("{}", {"required": ["x", "y"]}))
    assert [row.finding.violation.member for row in rows] == ["x", "y"]
    assert [row.violation.member for row in rows] == ["x", "y"]


def test_what_cannot_be_read_comes_first_and_what_is_worth_knowing_last():
    rows = rows_of(inspected('{"region":"global","region":"global"}'))
    assert rows[0].finding.code == SCHEMA_CODE
    assert rows[-1].finding.code == "json/duplicate-name"
    rows = rows_of(inspected("{'region': 1}"))
    assert rows[0].finding.code == "json/python-literal"


def test_findings_outside_of_the_arguments_have_no_row():
    item = inspected('{"region":"apac"}', status="in_progress")
    assert any(f.code == "item/status-not-completed" for f in item.findings)
    assert rows_of(item) == []


def test_a_call_without_a_schema_has_one_row_with_the_mark_of_the_unchecked():
    (row,) = rows_of(inspected("{}", name="unknown"))
    assert row.mark == "unchecked"
    assert row.finding.code == "arguments/no-schema"


def test_the_branches_of_a_union_are_folded_under_a_toggle():
    keyword, toggle = rows_of(inspected('{"where":5}', UNION))
    assert (keyword.is_toggle, toggle.is_toggle) == (False, True)
    below = branch_rows(toggle)
    assert [(row.branch, row.depth) for row in below] == [(0, 1), (1, 1)]
    assert all(row.finding is None for row in below)


def test_a_union_inside_a_union_has_a_toggle_of_its_own():
    inner = {"anyOf": [{"anyOf": [{"type": "string"}, {"type": "null"}]}]}
    toggle = rows_of(inspected('{"where":5}', {"properties": {"where": inner}}))[1]
    assert [row.is_toggle for row in branch_rows(toggle)] == [False, True]


def test_violations_and_notes_are_counted_apart():
    rows = rows_of(inspected('{"where":5,"n":12345678901234567890}', UNION))
    assert count_of(rows) == Count(violations=1, notes=1)
    assert count_of(rows_of(inspected("{}", name="unknown"))) == Count(0, 0)


def test_a_row_names_both_of_its_places():
    (row,) = rows_of(inspected('{"region":"global"}'))
    assert row.places == ("/region", "/properties/region/enum")


def test_what_stands_on_answers_is_listed_like_what_stands_on_arguments():
    parts = [
        {"type": "output_text", "text": text, "annotations": []}
        for text in ("{}", "Oslo", "[1]")
    ]
    schema = {"type": "object", "required": ["city"]}
    asked = {"type": "json_schema", "name": "trip", "schema": schema, "strict": True}
    body = a_response(a_message(content=parts), text={"format": asked})
    (item,) = inspect_content(as_json(body)).items
    rows = rows_of(item)
    assert [row.finding.code for row in rows] == [
        "request/output-parse",
        "request/output-schema",
        "request/output-schema",
    ]
    assert all(row.mark == "block" for row in rows)


def test_an_answer_that_need_not_keep_its_schema_still_has_violations_once():
    text = [{"type": "output_text", "text": '{"city":1}', "annotations": []}]
    schema = {"type": "object", "properties": {"city": {"type": "string"}}}
    asked = {"type": "json_schema", "name": "trip", "schema": schema}
    body = a_response(a_message(content=text), text={"format": asked})
    (item,) = inspect_content(as_json(body)).items
    (row,) = rows_of(item)
    assert (row.mark, row.finding.code) == ("warn", "request/output-schema")
    assert row.violation is not None
    assert count_of([row]) == Count(violations=1, notes=0)
