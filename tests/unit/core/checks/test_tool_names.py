import pytest

from builders import a_tool, as_json
from inspector.core.checks.tool_checks import given_tools
from inspector.core.checks.tool_names import tool_name_findings
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import read_tools
from targeting import said_by

CHAT = {"type": "function", "function": a_tool(name="route.plan")}
CLAUDE = {"name": "route.plan", "input_schema": {"type": "object"}}


def tools_in(*entries):
    return read_tools(read_document(as_json(list(entries)), Origin("tools.json")))


def said(target, *entries):
    found = [f for tool in tools_in(*entries) for f in tool_name_findings(tool, target)]
    return [(f.severity.value, f.variant, f.place.pointer) for f in found]


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        ("open-responses", [("block", "")]),
        ("openai", [("block", "target-pattern")]),
        ("gemini", []),
        ("groq", [("block", "")]),
        ("cohere", []),  # whose rule for names is not known
    ],
)
def test_names_are_held_against_what_the_target_takes(target, expected):
    found = said(target, a_tool(), a_tool(name="route.plan"))
    assert found == [(*each, "/1/name") for each in expected]


def test_a_name_stands_where_the_api_has_it():
    assert said("openai", CHAT) == [("block", "target-pattern", "/0/function/name")]


def test_tools_of_other_apis_are_named_by_other_rules():
    assert said("open-responses", CLAUDE, {"name": 7, "input_schema": {}}) == []


def test_files_that_were_given_and_lists_alone_are_looked_at():
    ((_, found),) = [
        (each.document, each.findings) for each in given_tools(tools_in(CHAT))
    ]
    assert [f.code for f in found].count("request/name") == 1
    ((severity, variant, pointer, at),) = said_by(
        "open-responses", [a_tool(name="route.plan")], "request/name"
    )
    assert (severity, variant, pointer, at) == ("block", "", "/0/name", '"route.plan"')


def test_in_a_request_nothing_is_said_twice():
    request = {"model": "m", "input": [], "tools": [a_tool(name="route.plan")]}
    assert len(said_by("open-responses", request, "request/name")) == 1
    assert len(said_by("openai", request, "request/name")) == 1
