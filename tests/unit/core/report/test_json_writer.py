import json

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import (
    a_function_call,
    a_message,
    a_response,
    as_json,
    as_json_lines,
)
from inspector.assets import read_resource
from inspector.core.report.json_writer import write_json
from inspector.core.texts import LANGUAGES
from report_builders import a_comparison_report, a_report

SCHEMA = json.loads(read_resource("report", "report.schema.json"))
VALIDATOR = jsonschema.Draft202012Validator(
    SCHEMA, format_checker=jsonschema.FormatChecker()
)

CALL = """{
  "type": "function_call",
  "id": "fc_009",
  "call_id": "call_129",
  "name": "get_latest_sales_report",
  "status": "completed",
  "arguments": "{\\"region\\":\\"global\\"}"
}
"""
SALES = '{"type": "object", "properties": {"region": {"enum": ["apac", "emea"]}}}'

TEXTS = [
    CALL,
    as_json(a_response()),
    as_json_lines(a_message(), {"type": "acme:x"}, 7),
    "{",
    "[]",
    "hello",
    '{"type": "\\ud83d", "call_id": "\\ud83d"}',
    as_json(a_response(a_function_call('{"a":NaN}'))),
]


def written(report, language="en"):
    text = "".join(write_json(report, language))
    value = json.loads(text.encode("utf-8"))
    VALIDATOR.validate(value)
    return value


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_the_report_has_the_shape_of_version_1():
    report = written(a_report(CALL, schema=SALES))
    assert report["format"] == "open-responses-inspector/report"
    assert report["version"] == 1
    (given_input,) = report["inputs"]
    assert given_input["bytes"] == len(CALL.encode())
    assert (given_input["read_as"], given_input["envelope"]) == ("json", "item")
    summary = report["summary"]
    assert summary["reasons"] == {"arguments_schema": 1}
    assert (summary["items"], summary["calls"]) == (1, 1)
    assert (summary["blocking"], summary["complete"]) == (1, True)
    (item,) = report["items"]
    assert {
        "input": 0,
        "line": 1,
        "pointer": "",
        "type": "function_call",
        "id": "fc_009",
        "call_id": "call_129",
        "name": "get_latest_sales_report",
        "status": "completed",
        "reason": "arguments_schema",
        "portable": "core",
    }.items() <= item.items()
    (finding,) = report["findings"]
    start = CALL.index('\\"global')
    assert {
        "code": "arguments/schema",
        "severity": "block",
        "input": 0,
        "item": 0,
        "pointer": "/arguments",
        "inner": "/region",
        "keyword": "/properties/region/enum",
        "line": 7,
        "column": start - CALL.rindex("\n", 0, start),
        "byte_offset": start,
        "byte_length": len('\\"global\\"'),
    }.items() <= finding.items()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
def test_every_report_keeps_the_promise_of_its_schema(text, language):
    written(a_report(text), language)


@pytest.mark.parametrize("right", TEXTS)
def test_every_comparison_keeps_the_promise_of_its_schema(right):
    report = written(a_comparison_report(CALL, right))
    assert report["left"]["items"][0]["reason"] == "unchecked"


def test_a_comparison_has_places_on_both_sides():
    other = CALL.replace("call_129", "call_7").replace("{\n", "{\n\n", 1)
    report = written(a_comparison_report(CALL, other))
    found = next(f for f in report["findings"] if f["code"] == "diff/call-id")
    assert (found["left"]["line"], found["right"]["line"]) == (4, 5)
    assert found["pointer"] == "/call_id"


def test_what_a_side_says_for_itself_names_the_side():
    report = written(a_comparison_report(CALL, CALL.replace("completed", "queued")))
    (found,) = [f for f in report["findings"] if f["code"].startswith("item/status")]
    assert found["side"] == "right"
    assert found["left"] is None
    assert found["right"]["item"] == 0


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ({"version": 2}, "another version"),
        ({"summary": {}}, "no counts"),
        ({"findings": [{"code": "x"}]}, "a finding without a place"),
        ({"items": [{"reason": "fine"}]}, "an unknown reason"),
    ],
)
def test_the_schema_refuses_what_was_not_promised(broken, why):
    value = written(a_report(CALL)) | broken
    assert not VALIDATOR.is_valid(value), why


def test_half_a_surrogate_pair_is_written_as_an_escape():
    text = "".join(write_json(a_report('{"type": "\\ud83d"}', name="\udcff"), "en"))
    text.encode("utf-8")
    report = json.loads(text)
    assert report["items"][0]["type"] == "\ud83d"
    assert report["inputs"][0]["name"] == "\udcff"


def test_each_item_and_each_finding_has_a_line_of_its_own():
    text = "".join(write_json(a_report(as_json_lines(*[a_message()] * 3)), "en"))
    assert sum('"reason": ' in line for line in text.splitlines()) == 3


@given(
    st.dictionaries(
        st.sampled_from(["type", "call_id", "name", "id", "status", "arguments"]),
        st.text() | st.none() | st.integers() | st.lists(st.text(), max_size=2),
    )
)
def test_any_members_make_a_valid_report(members):
    written(a_report(as_json(members, ascii_only=True)))
