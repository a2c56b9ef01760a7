"""Items of one API member by member, of different APIs by what both have."""

from __future__ import annotations

import pytest

from builders import a_function_call, an_output
from inspector.core.rules.catalogue import message_of
from sides import codes_between, compared, said_between

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


def a_custom_call(text: str, **bend) -> dict:
    """A call of a tool that takes free text."""
    call = {"type": "custom_tool_call", "id": "ctc_1", "call_id": "c", "name": "patch"}
    return {**call, "input": text, "status": "completed", **bend}


def test_free_text_of_a_custom_tool_is_what_it_is_called_with():
    (finding,) = compared(a_custom_call("rm -r a"), a_custom_call("rm -r b")).findings
    assert (finding.code, finding.blocks) == ("diff/arguments", True)
    assert finding.left.pointer == "/input"
    assert message_of(finding, "en") == (
        '/input: "rm -r a" on the left, "rm -r b" on the right.'
    )


def test_free_text_that_looks_like_json_is_still_text():
    codes = codes_between(a_custom_call("[1]"), a_custom_call("[ 1]"))
    assert codes == ["diff/arguments"]


def test_custom_calls_with_new_ids_pair_by_what_they_are_given():
    left = [a_custom_call(text, call_id=text, id=text) for text in "ab"]
    right = [a_custom_call(text, call_id=f"x{text}", id=f"x{text}") for text in "ba"]
    found = {
        p.pair.left.call_id: p.pair.right.call_id for p in compared(left, right).pairs
    }
    assert found == {"a": "xa", "b": "xb"}
