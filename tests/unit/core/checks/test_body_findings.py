from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    as_json,
)
from inspector.core.checks.body_findings import body_findings, with_promises
from inspector.core.checks.inspection import inspect_content
from inspector.core.tools.tool_sources import Sources

FORMAT = {"format": {"type": "json_object"}}


def parts_of(value):
    inspection = inspect_content(as_json(value))
    return inspection.document, inspection.envelope, inspection.items


def test_items_stay_what_they_are_where_no_format_is_asked():
    document, envelope, items = parts_of(a_response(a_message("{}"), text=None))
    assert with_promises(document, envelope, items, Sources()) is items


def test_messages_get_the_texts_that_were_asked_to_be_json():
    body = a_response(a_function_call(), a_message("{}"), text=FORMAT)
    document, envelope, items = parts_of(body)
    found = with_promises(document, envelope, items, Sources())
    assert [len(item.answers) for item in found] == [0, 1]


def test_every_kind_of_body_finding_is_looked_for():
    body = a_response(a_function_call(), a_message("Oslo"), text=FORMAT, tools=[{}])
    document, envelope, items = parts_of(body)
    codes = {found.code for found in body_findings(document, envelope, items, {})}
    assert {"request/output-parse", "request/json-mode"} <= codes


CHOICE = {
    "type": "allowed_tools",
    "mode": "auto",
    "tools": [{"type": "function", "name": "other"}],
}


def test_a_response_is_held_to_what_its_request_allowed():
    asked = a_request(a_message("?", role="user"), tools=[a_tool()], tool_choice=CHOICE)
    answer = a_response(a_function_call(), tools=ABSENT, tool_choice=ABSENT)
    inspection = inspect_content(as_json({"request": asked, "response": answer}))
    codes = [found.code for found in inspection.findings]
    assert codes.count("item/name-not-allowed") == 1
    answer["tool_choice"] = "auto"
    inspection = inspect_content(as_json({"request": asked, "response": answer}))
    codes = [found.code for found in inspection.findings]
    assert "item/name-not-allowed" not in codes
