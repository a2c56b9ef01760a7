"""Faults of the arguments string, each at its exact characters."""

import json

import pytest

from builders import a_function_call, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.items.item import FUNCTION_CALL


def findings_for(arguments, **options):
    text = as_json(a_function_call(arguments), **options)
    inspection = inspect_content(text)
    return text, [f for f in inspection.findings if f.code != "arguments/no-schema"]


def test_a_fault_is_underlined_through_its_escapes():
    text, (finding,) = findings_for('{"a":"é","b":NaN}')
    span = finding.place.span
    assert finding.code == "json/non-finite-number"
    assert text[span.start : span.end] == "NaN"
    assert finding.place.inner == "/b"


def test_a_fault_behind_a_surrogate_pair_is_at_the_right_place():
    text, found = findings_for('{"a":"😀","b":"x\ty"}')
    (finding,) = found
    assert finding.code == "json/control-character"
    span = finding.place.span
    assert text[span.start : span.end] == "\\t"


def test_several_faults_are_all_told_in_their_order():
    _, found = findings_for('{"a":NaN,"a":\'x\',"b":1e999,}')
    assert [finding.code for finding in found] == [
        "json/non-finite-number",
        "json/duplicate-name",
        "json/python-literal",
        "json/number-range",
        "json/syntax",
    ]


@pytest.mark.parametrize("value", [{"region": "apac"}, [], 1, True, None])
def test_arguments_that_are_no_string_name_their_type(value):
    _, (finding,) = findings_for(value)
    names = {dict: "object", list: "array", int: "number", bool: "boolean"}
    assert finding.code == "arguments/not-a-string"
    assert dict(finding.details) == {"type": names.get(type(value), "null")}


def test_a_decoded_object_says_whether_it_would_satisfy_the_schema():
    for region, variant in (("apac", "satisfies"), ("global", "breaks")):
        call = a_function_call({"region": region})
        body = {"model": "m", "tools": [a_tool()], "input": [call]}
        (finding,) = inspect_content(as_json(body)).findings
        assert (finding.code, finding.variant) == ("arguments/not-a-string", variant)


def test_a_text_encoded_thrice_is_still_called_double_encoded():
    thrice = json.dumps(json.dumps('{"region":"apac"}'))
    _, (finding,) = findings_for(thrice)
    assert finding.code == "arguments/double-encoded"


def test_a_string_of_digits_is_not_double_encoded():
    _, (finding,) = findings_for('"12"')
    assert finding.code == "arguments/not-an-object"


def test_markup_of_templates_is_found_in_text_that_does_not_parse():
    _, found = findings_for('{"a":1}<|im_end|>')
    assert [f.code for f in found] == ["json/extra-data", "json/special-token"]


def test_other_items_are_asked_for_no_arguments():
    text = as_json(a_function_call("{", type="mcp_call"))
    found = inspect_content(text).findings
    assert FUNCTION_CALL not in {f.variant for f in found}
    assert not any(f.code.startswith(("arguments/", "json/")) for f in found)
