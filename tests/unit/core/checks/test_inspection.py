"""A whole text looked at: who owns which finding, and when it is complete."""

import pickle

import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    as_json,
)
from event_streams import completed, created, framed, message_events
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.verdict import Reason


def codes(findings):
    return [finding.code for finding in findings]


def test_a_fault_of_the_text_belongs_to_the_item_it_stands_in():
    twice = as_json(a_function_call()).replace('"id"', '"name":"other","id"', 1)
    inspection = inspect_content(f"[{as_json(a_message())},{twice}]")
    assert "json/duplicate-name" not in codes(inspection.items[0].findings)
    own = [f for f in inspection.items[1].findings if f.code == "json/duplicate-name"]
    assert [finding.item for finding in own] == [1]
    assert inspection.around == ()


def test_a_fault_outside_of_every_item_stands_around_them():
    text = as_json(a_request(input=[a_function_call()]))
    inspection = inspect_content(text.replace('{"model"', '{"model":"x","model"', 1))
    assert codes(inspection.around) == ["json/duplicate-name"]


def test_findings_come_in_the_order_of_the_text():
    bad = a_function_call(status=None, arguments="{", type="function_call")
    inspection = inspect_content(as_json([bad, a_function_call(call_id="")]))
    starts = [finding.place.span.start for finding in inspection.findings]
    assert starts == sorted(starts)
    assert len(starts) > 3


def test_every_wrong_thing_is_told_beside_the_first_reason():
    bad = a_function_call(type="acme:function_call", status="in_progress")
    del bad["call_id"]
    inspection = inspect_content(as_json(bad))
    assert inspection.items[0].reason.value == "namespaced"
    assert "item/type-namespaced" in codes(inspection.findings)


def test_the_tools_of_its_own_body_check_a_call():
    call = a_function_call('{"region":"global"}')
    response = a_response(output=[call], tools=[a_tool()])
    inspection = inspect_content(as_json(response))
    assert inspection.items[0].reason.value == "arguments_schema"


def test_tools_of_one_record_do_not_check_the_next():
    with_tools = as_json(a_response(output=[a_function_call()], tools=[a_tool()]))
    without = as_json(a_response(output=[a_function_call()], tools=[]))
    inspection = inspect_content(with_tools + "\n" + without)
    assert [item.reason.value for item in inspection.items] == ["ok", "unchecked"]


@pytest.mark.parametrize(
    ("text", "complete"),
    [
        (as_json(a_response(output=[a_function_call()], tools=[a_tool()])), True),
        (as_json(a_function_call()), False),
        (as_json(a_message())[:-5], False),
        (as_json(a_message()), True),
        (framed(created(), completed(a_message())), True),
        (framed(created(), *message_events()), False),
    ],
)
def test_only_what_was_read_and_checked_to_the_end_is_complete(text, complete):
    assert inspect_content(text).is_complete is complete


def test_an_inspection_travels_to_another_process():
    inspection = inspect_content(as_json(a_function_call("{")))
    copy = pickle.loads(pickle.dumps(inspection))
    assert copy.findings == inspection.findings
    assert copy.items[0].reason is inspection.items[0].reason


@pytest.mark.parametrize(
    "text", ["", " \n", "[]", "{}", "[[]]", "[1,null]", '"x"', "{", "\x00", "]"]
)
def test_a_text_without_items_has_no_verdict_and_raises_nothing(text):
    inspection = inspect_content(text)
    assert inspection.items == ()
    assert inspection.blocks is bool(text.strip())


@pytest.mark.parametrize("tools", [ABSENT, [], None])
def test_a_response_without_tools_is_held_against_those_of_its_request(tools):
    asked = a_request(a_message("?", role="user"), tools=[a_tool()])
    answer = a_response(a_function_call('{"region":"global"}'), tools=tools)
    inspection = inspect_content(as_json({"request": asked, "response": answer}))
    call = inspection.items[-1]
    assert call.reason is Reason.ARGUMENTS_SCHEMA
    assert call.tool.pointer == "/request/tools/0"


def test_the_tools_of_a_response_count_before_those_of_its_request():
    asked = a_request(a_message("?", role="user"), tools=[a_tool({"not": {}})])
    answer = a_response(a_function_call(), tools=[a_tool()])
    inspection = inspect_content(as_json({"request": asked, "response": answer}))
    assert inspection.items[-1].reason is Reason.OK
