"""What is said of tools for other providers, and where."""

from __future__ import annotations

import pytest

from builders import a_request, a_tool, as_json
from inspector.core.checks.dialect_checks import dialect_findings
from inspector.core.checks.inspection import for_target, inspect_content
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_schema, read_tools

NUMBERS = {
    "type": "object",
    "properties": {"level": {"type": "number", "enum": [7, 8]}},
    "required": ["level"],
    "additionalProperties": False,
}


def tools_of(*entries):
    return read_tools(read_document(as_json([*entries]), Origin("tools.json")))


def codes(findings):
    return [(f.code, f.severity.value, f.place.pointer) for f in findings]


def dialects(inspection):
    return codes(f for f in inspection.findings if f.code.startswith("dialect/"))


def test_a_plain_gate_warns_once_for_a_tool_that_gemini_refuses():
    text = as_json(a_request(tools=[a_tool(NUMBERS)]))
    at = "/tools/0/parameters/properties/level/enum"
    assert dialects(inspect_content(text)) == [("dialect/gemini", "warn", at)]


def test_the_chosen_target_speaks_alone_and_of_every_place():
    inspection = inspect_content(as_json(a_request(tools=[a_tool(NUMBERS)])))
    below = "/tools/0/parameters"
    assert dialects(for_target(inspection, "gemini")) == [
        ("dialect/gemini", "block", f"{below}/properties/level/enum"),
        ("dialect/gemini", "block", f"{below}/additionalProperties"),
    ]
    assert dialects(for_target(inspection, "anthropic")) == []
    again = for_target(for_target(inspection, "gemini"), "open-responses")
    assert dialects(again) == dialects(inspection)


def test_a_given_file_is_looked_at_for_the_target_as_well():
    sources = Sources(tools=tools_of(a_tool(NUMBERS)))
    plain, chosen = (
        [f for given in inspect_content("{}", sources, target=target).given
         for f in given.findings if f.code == "dialect/gemini"]
        for target in ("open-responses", "gemini")
    )  # fmt: skip
    assert [f.severity.value for f in plain] == ["warn"]
    assert [f.severity.value for f in chosen] == ["block", "block"]


@pytest.mark.parametrize(
    ("entry", "is_told"),
    [
        ({"name": "f", "input_schema": NUMBERS}, False),
        ({"functionDeclarations": [{"name": "f", "parameters": NUMBERS}]}, True),
        ({"toolSpec": {"name": "f", "inputSchema": {"json": NUMBERS}}}, False),
        ({"name": "f", "inputSchema": NUMBERS}, True),
    ],
)
def test_a_tool_that_is_spelled_for_one_provider_is_no_business_of_others(
    entry, is_told
):
    (tool,) = tools_of(entry)
    found = [f.code for f in dialect_findings(tool)]
    assert found == (["dialect/gemini"] if is_told else [])
    assert "dialect/gemini" in {f.code for f in dialect_findings(tool, "gemini")}


def test_strict_counts_where_the_mode_depends_on_it():
    loose = {"type": "object", "properties": {"a": {"type": "string"}}}
    for strict, weight in ((True, "block"), (False, "warn")):
        (tool,) = tools_of(a_tool(loose, strict=strict))
        assert {f.severity.value for f in dialect_findings(tool, "groq")} == {weight}


def test_a_bare_schema_is_taken_for_what_it_would_be_sent_as():
    schema = read_schema(read_document(as_json(NUMBERS), Origin("s.json")))
    found = [f.severity.value for f in dialect_findings(schema, "gemini")]
    assert found == ["block", "block"]


def test_a_target_without_a_dialect_says_nothing():
    (tool,) = tools_of(a_tool(NUMBERS))
    assert list(dialect_findings(tool, "openrouter")) == []


def test_the_same_schema_further_down_is_pointed_at_where_it_stands():
    text = as_json([a_tool(NUMBERS, name="first"), a_tool(NUMBERS, name="second")])
    tools = read_tools(read_document(text, Origin("tools.json")))
    spans = [next(dialect_findings(tool)).place.span for tool in tools]
    assert spans[0] != spans[1]
    assert {text[span.start : span.end] for span in spans} == {'"enum"'}


def test_a_long_schema_is_looked_at_without_being_kept():
    named = {f"name_{i}": {"type": "integer", "enum": [i]} for i in range(3000)}
    (tool,) = tools_of(a_tool({"type": "object", "properties": named}))
    [finding] = dialect_findings(tool)
    details = dict(finding.details)
    assert "3000" in details["places"].in_language("en")


def test_a_finding_carries_its_evidence():
    (tool,) = tools_of(a_tool(NUMBERS))
    [finding] = dialect_findings(tool)
    assert [source.confidence for source in finding.basis] == ["observed"]
    assert finding.keyword == "/properties/level/enum"
