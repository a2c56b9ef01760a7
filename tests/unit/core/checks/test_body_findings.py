from builders import a_function_call, a_message, a_response, as_json
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
    codes = {found.code for found in body_findings(document, envelope, items)}
    assert {"request/output-parse", "request/json-mode"} <= codes
