"""Values held against the tool's schema, and what is said without one."""

import pytest

from builders import a_function_call, a_request, a_tool, as_json
from inspector.core.checks.inspection import inspect_content


def inspected(arguments, parameters, **tool):
    call = a_function_call(arguments)
    body = a_request(input=[call], tools=[a_tool(parameters, **tool)])
    text = as_json(body)
    (item,) = inspect_content(text).items
    return text, item


def marked(text, finding):
    return text[finding.place.span.start : finding.place.span.end]


def test_a_violation_names_both_locations_and_underlines_the_value():
    schema = {"type": "object", "properties": {"n": {"type": "integer"}}}
    text, item = inspected('{"n":"x"}', schema)
    (finding,) = item.findings
    assert finding.code == "arguments/schema"
    assert (finding.place.inner, finding.keyword) == ("/n", "/properties/n/type")
    assert marked(text, finding) == '\\"x\\"'


def test_a_name_that_is_not_allowed_is_underlined_itself():
    schema = {"type": "object", "additionalProperties": False}
    text, item = inspected('{"a":1,"b":2}', schema)
    assert [marked(text, f) for f in item.findings] == ['\\"a\\"', '\\"b\\"']


def test_an_object_at_fault_is_marked_by_its_bracket():
    schema = {"type": "object", "required": ["a"]}
    text, item = inspected('{"b":{}}', schema)
    (finding,) = item.findings
    assert (marked(text, finding), finding.place.inner) == ("{", "")


@pytest.mark.parametrize(
    ("wanted", "value", "told"),
    [
        ("integer", '"3"', True),
        ("number", '"3.5"', True),
        ("integer", '"3.5"', False),
        ("array", '"[1]"', True),
        ("object", '"{\\"a\\":1}"', True),
        ("boolean", '"true"', True),
        ("array", '"{}"', False),
        ("null", '"null"', False),
        ("integer", '"three"', False),
    ],
)
def test_json_text_is_told_only_where_it_has_the_wanted_type(wanted, value, told):
    schema = {"type": "object", "properties": {"v": {"type": wanted}}}
    _, item = inspected(f'{{"v":{value}}}', schema)
    codes = {finding.code for finding in item.findings}
    assert ("arguments/nested-json-text" in codes) is told


def test_json_text_is_told_for_a_union_as_well():
    union = {"anyOf": [{"type": "null"}, {"type": "integer"}]}
    schema = {"type": "object", "properties": {"v": union}}
    _, item = inspected('{"v":"3"}', schema)
    codes = [finding.code for finding in item.findings]
    assert "arguments/nested-json-text" in codes


def test_values_under_the_tools_own_name_are_called_wrapped():
    _, item = inspected('{"get_sales_report":{"region":"apac"}}', None)
    assert item.reason.value == "unchecked"
    schema = a_tool()["parameters"]
    _, item = inspected('{"get_sales_report":{"region":"apac"}}', schema)
    assert "arguments/wrapped" in {f.code for f in item.findings}


def test_an_undecided_check_names_the_keyword_and_is_never_ok():
    schema = {"type": "object", "properties": {"a": {"$ref": "#/$defs/none"}}}
    _, item = inspected("{}", schema)
    assert item.reason.value == "unchecked"
    (finding,) = item.findings
    assert (finding.code, finding.variant) == ("arguments/undecided", "reference")


def test_a_call_of_an_undeclared_tool_is_unchecked_and_told_twice():
    body = a_request(input=[a_function_call(name="nobody")], tools=[a_tool()])
    inspection = inspect_content(as_json(body))
    codes = [finding.code for finding in inspection.items[0].findings]
    assert sorted(codes) == ["arguments/no-schema", "item/name-undeclared"]
