import pytest

from builders import ABSENT, a_request, a_response, a_tool
from inspector.core.checks.request.exchange import (
    exchange_findings,
    exchanges,
    is_same_model,
)
from inspector.core.items.envelope import read_envelope
from schemas import document_of


def said(request, response):
    document = document_of([request, response])
    return [
        (f.code, f.variant, f.place.pointer)
        for pair in exchanges(read_envelope(document).bodies)
        for f in exchange_findings(document, *pair)
    ]


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("m", "m"),
        ("openai/gpt-x", "gpt-x"),
        ("gpt-x", "gpt-x-2026-03-01"),
        ("gpt-x-latest", "gpt-x"),
        ("grok-9", "grok-9-0407"),
        ("GPT-X", "gpt-x"),
        ("", "gpt-x"),
    ],
)
def test_a_route_or_a_snapshot_is_the_same_model(asked, answered):
    assert is_same_model(asked, answered)
    assert is_same_model(answered, asked)


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("gpt-x", "gpt-y"),
        ("gpt-x", "gpt-x-mini"),
        ("gpt-5", "gpt-5.1"),
        ("c-3", "c-3-5-s"),
    ],
)
def test_another_model_is_another_model(asked, answered):
    assert not is_same_model(asked, answered)
    at = "/1/model"
    found = said(a_request(model=asked), a_response(model=answered))
    assert found == [("request/model-changed", "", at)]


def test_each_request_goes_with_the_response_behind_it():
    bodies = [
        a_request(model="a"),
        a_response(model="a"),
        a_response(model="x"),
        a_request(model="b"),
        a_request(model="c"),
        a_response(model="c"),
    ]
    document = document_of(bodies)
    pairs = list(exchanges(read_envelope(document).bodies))
    assert [(a.pointer, b.pointer) for a, b in pairs] == [("/0", "/1"), ("/4", "/5")]


@pytest.mark.parametrize(
    ("asked", "variant"), [(ABSENT, ""), (None, ""), (True, "asked")]
)
def test_strict_that_came_back_false_is_told_at_the_echo(asked, variant):
    request = a_request(tools=[a_tool(strict=asked)])
    response = a_response(tools=[a_tool(strict=False)])
    at = "/1/tools/0/strict"
    assert said(request, response) == [("request/strict-fallback", variant, at)]


@pytest.mark.parametrize(
    ("asked", "answered"), [(False, False), (ABSENT, True), (True, True)]
)
def test_strict_that_came_back_as_asked_is_fine(asked, answered):
    request = a_request(tools=[a_tool(strict=asked)])
    assert said(request, a_response(tools=[a_tool(strict=answered)])) == []


def test_a_tool_that_the_request_does_not_have_did_not_fall_back():
    request = a_request(tools=[a_tool(name="a")])
    assert said(request, a_response(tools=[a_tool(name="b", strict=False)])) == []
