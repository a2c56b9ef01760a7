"""Items of one API member by member, of different APIs by what both have."""

from __future__ import annotations

import pytest

from builders import a_function_call, an_output
from sides import codes_between, said_between

CHAT_CALL = {
    "id": "call_001",
    "type": "function",
    "function": {"name": "get_sales_report", "arguments": '{"region":"apac"}'},
}


def test_the_same_call_of_another_api_differs_in_its_envelope_only():
    assert codes_between(a_function_call(), CHAT_CALL) == ["diff/envelope"]
    assert codes_between(CHAT_CALL, a_function_call()) == ["diff/envelope"]


def test_arguments_as_an_object_are_another_apis_own_form():
    anthropic = {
        "type": "tool_use",
        "id": "call_001",
        "name": "get_sales_report",
        "input": {"region": "apac"},
    }
    assert codes_between(a_function_call(), anthropic) == ["diff/envelope"]


@pytest.mark.parametrize(
    ("bend", "code"),
    [
        ({"call_id": "call_002"}, "diff/call-id"),
        ({"name": "other"}, "diff/name"),
        ({"arguments": '{"region":"emea"}'}, "diff/arguments"),
    ],
)
def test_what_both_apis_have_is_compared(bend, code):
    assert sorted(codes_between(a_function_call(**bend), CHAT_CALL)) == sorted(
        [code, "diff/envelope"]
    )


def test_outputs_of_two_apis_are_compared_by_value():
    chat = {"role": "tool", "tool_call_id": "call_001", "content": '{"total":41}'}
    found = said_between(an_output(), chat)
    assert ("diff/member", "", "42", "41") in found


def test_of_a_repeated_member_only_the_last_has_its_own_rule():
    left = '{"type":"x","call_id":"a","call_id":"c"}'
    right = '{"type":"x","call_id":"b","call_id":"c"}'
    assert [entry[:2] for entry in said_between(left, right)] == [("diff/member", "")]


def test_items_that_are_no_objects_are_compared_as_values():
    found = said_between('{"output":[1]}', '{"output":[2]}')
    assert found == [("diff/member", "", "1", "2")]
