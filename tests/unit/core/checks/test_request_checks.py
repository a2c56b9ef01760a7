"""What the request checks say, all of them together."""

import pytest

from builders import a_message, a_request, a_response, a_tool
from inspector.core.checks.request_checks import answers_by_item, request_findings
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.tools.tool_sources import Sources
from schemas import document_of

SHAPE = {
    "type": "json_schema",
    "name": "city",
    "schema": {
        "type": "object",
        "properties": {"city": {"type": "string"}},
        "required": ["city"],
        "additionalProperties": False,
    },
    "strict": True,
}


def said(value):
    document = document_of(value)
    envelope = read_envelope(document)
    items = list(items_of(document, envelope))
    answers = answers_by_item(document, envelope, items, Sources())
    return [
        (f.code, f.variant, f.place.pointer)
        for f in request_findings(document, envelope, items, answers)
    ]


def test_an_ordinary_request_and_response_say_nothing():
    assert said(a_request()) == []
    assert said(a_response()) == []


@pytest.mark.parametrize("build", [a_request, a_response])
@pytest.mark.parametrize(
    ("shape", "variant"),
    [
        ({"type": "json_object"}, ""),
        (SHAPE | {"strict": False}, "not-strict"),
        (SHAPE | {"strict": None}, "not-strict"),
    ],
)
def test_a_format_that_promises_little_is_told(build, shape, variant):
    body = build(text={"format": shape})
    expected = ("request/json-mode", variant, "/text/format/type")
    assert said(body) == [expected]


def test_a_strict_format_is_what_is_meant():
    assert said(a_request(text={"format": SHAPE})) == []


def test_the_name_of_a_format_is_a_name_too():
    body = a_request(text={"format": SHAPE | {"name": "my format"}})
    assert said(body) == [("request/name", "", "/text/format/name")]


def test_an_answer_is_held_against_its_own_format():
    text = {"format": SHAPE}
    at = "/output/0/content/0/text"
    good = a_response(a_message('{"city":"Oslo"}'), text=text)
    assert said(good) == []
    bad = a_response(a_message('{"town":"Oslo"}'), text=text)
    assert {code for code, *_ in said(bad)} == {"request/output-schema"}
    assert {pointer for *_, pointer in said(bad)} == {at}
    none = a_response(a_message("Oslo"), text=text)
    assert said(none) == [("request/output-parse", "", at)]


def test_an_answer_without_a_format_is_held_against_that_of_its_request():
    request = a_request(text={"format": SHAPE}, model="m", tools=[a_tool()])
    response = a_response(a_message("Oslo"), model="m", text=None)
    at = "/1/output/0/content/0/text"
    assert said([request, response]) == [("request/output-parse", "", at)]


def test_the_history_of_a_request_is_no_answer():
    body = a_request(a_message("Oslo"), text={"format": SHAPE})
    assert said(body) == []


def test_a_plain_answer_may_say_anything():
    assert said(a_response(a_message("Oslo"))) == []
