"""When something is said of a declared tool, and how heavily."""

import pytest

from builders import ABSENT, a_message, a_request, a_response, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.tool_checks import given_tools, tool_findings
from inspector.core.items.envelope import read_envelope
from inspector.core.tools.tool_sources import read_tools
from schemas import document_of

OPEN = {"type": "object", "properties": {"a": {"type": "string"}}}
CLEAN = OPEN | {"required": ["a"], "additionalProperties": False}
UNION = {"type": "object", "oneOf": [CLEAN]}
FAULTY = {**CLEAN, "properties": {"a": {"type": "string", "format": "uri"}}}


def said(value):
    document = document_of(value)
    found = tool_findings(document, read_envelope(document))
    return [(f.code, f.variant, f.place.pointer, f.severity.value) for f in found]


def of_tool(**bend):
    return said(a_request(tools=[a_tool(**bend)]))


def test_a_clean_strict_tool_says_nothing():
    assert of_tool(parameters=CLEAN) == []


def test_everything_that_strict_refuses_is_said_of_a_strict_tool():
    at = "/tools/0/parameters"
    assert of_tool(parameters=FAULTY) == [
        ("strict/format", "", f"{at}/properties/a/format", "block")
    ]
    assert [code for code, *_ in of_tool(parameters=OPEN)] == [
        "strict/additional-properties",
        "strict/required",
    ]


@pytest.mark.parametrize("strict", [ABSENT, None])
@pytest.mark.parametrize(
    ("schema", "variant"),
    [
        (CLEAN, ""),
        (OPEN, "normalisable"),
        (FAULTY, "not-strict"),
        (CLEAN | {"strict": True}, "misplaced"),
    ],
)
def test_one_warning_is_said_where_strict_is_left_out(strict, schema, variant):
    assert of_tool(parameters=schema, strict=strict) == [
        ("strict/omitted", variant, "/tools/0/name", "warn")
    ]


@pytest.mark.parametrize("schema", [CLEAN, OPEN, FAULTY])
def test_nothing_is_said_of_a_subset_that_nobody_asked_for(schema):
    assert of_tool(parameters=schema, strict=False) == []


@pytest.mark.parametrize("strict", [ABSENT, False])
def test_a_union_at_the_root_is_refused_without_strict_too(strict):
    found = of_tool(parameters=UNION, strict=strict)
    at = "/tools/0/parameters/oneOf"
    assert ("strict/root", "keyword", at, "block") in found


def test_a_strict_tool_says_it_of_its_root_once():
    codes = [code for code, *_ in of_tool(parameters=UNION)]
    assert codes.count("strict/root") == 1


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize(
    ("schema", "variant", "at"),
    [
        (None, "null", "/tools/0/parameters"),
        (ABSENT, "absent", "/tools/0/name"),
        ({}, "empty", "/tools/0/parameters"),
        ({"type": "object"}, "no-properties", "/tools/0/parameters"),
    ],
)
def test_no_parameters_are_said_in_ways_that_some_refuse(strict, schema, variant, at):
    found = of_tool(parameters=schema, strict=strict)
    assert ("strict/parameters", variant, at, "warn") in found


def test_a_strict_tool_that_allows_anything_is_refused():
    assert ("strict/root", "no-type", "/tools/0/parameters", "block") in of_tool(
        parameters={}
    )


def test_an_empty_closed_object_is_the_way_to_say_it():
    empty = {"type": "object", "properties": {}, "additionalProperties": False}
    assert of_tool(parameters=empty | {"required": []}) == []


def test_a_response_must_show_strict():
    body = a_response(tools=[a_tool(CLEAN, strict=ABSENT)])
    assert said(body) == [("strict/omitted", "echo", "/tools/0/name", "warn")]


def test_chat_completions_does_not_make_a_tool_strict():
    function = {"name": "f", "parameters": CLEAN}
    body = a_request(tools=[{"type": "function", "function": function}])
    assert said(body) == [("strict/omitted", "chat", "/tools/0/function/name", "warn")]


GEMINI = "dialect/gemini"
"""Gemini takes no ``oneOf``, wherever it stands."""


@pytest.mark.parametrize(
    ("tool", "codes"),
    [
        ({"name": "f", "inputSchema": FAULTY}, []),
        ({"name": "f", "inputSchema": UNION}, ["strict/root", GEMINI]),
        ({"name": "f", "input_schema": UNION}, ["strict/root"]),
        ({"functionDeclarations": [{"name": "f", "parameters": UNION}]}, [GEMINI]),
    ],
)
def test_a_tool_of_another_api_has_no_strict_of_openai(tool, codes):
    document = document_of({"tools": [tool]})
    (given,) = given_tools(read_tools(document))
    assert given.document is document
    assert [finding.code for finding in given.findings] == codes


def test_a_strict_format_is_held_to_the_same_subset():
    shape = {"type": "json_schema", "name": "n", "schema": FAULTY, "strict": True}
    at = "/text/format/schema/properties/a/format"
    assert said(a_request(tools=[], text={"format": shape})) == [
        ("strict/format", "", at, "block")
    ]
    loose = shape | {"strict": False}
    assert said(a_request(tools=[], text={"format": loose})) == []


def test_a_tools_list_is_looked_at_for_itself():
    assert said([a_tool(FAULTY)]) == [
        ("strict/format", "", "/0/parameters/properties/a/format", "block")
    ]


def test_tools_in_items_and_namespaces_are_looked_at_too():
    space = {"type": "namespace", "name": "n", "tools": [a_tool(FAULTY)]}
    item = {"type": "additional_tools", "role": "developer", "tools": [a_tool(FAULTY)]}
    body = a_request(a_message(role="user"), item, tools=[space])
    assert [pointer for _, _, pointer, _ in said(body)] == [
        "/tools/0/tools/0/parameters/properties/a/format",
        "/input/1/tools/0/parameters/properties/a/format",
    ]


def test_a_place_underlines_what_it_names():
    document = document_of([a_tool(FAULTY)])
    (given,) = given_tools(read_tools(document))
    (finding,) = given.findings
    assert document.text[slice(*finding.place.span)] == '"uri"'
    assert finding.keyword == "/properties/a/format"
    assert as_json(FAULTY) in document.text


SHORT = {**CLEAN, "properties": {"a": {"type": "string", "minLength": 2}}}


def codes_for(target, **bend):
    tool = a_tool(parameters=SHORT, strict=True)
    text = as_json(a_request(tools=[tool], **bend))
    return {f.code: f for f in inspect_content(text, target=target).findings}


def test_a_strict_tool_is_held_to_the_subset_of_its_target():
    assert "strict/keyword" not in codes_for("openai")
    found = codes_for("azure-openai")["strict/keyword"]
    assert found.blocks
    assert "Azure" in found.basis[0].text


def test_the_subset_of_another_provider_is_told_by_its_dialect_alone():
    codes = codes_for("anthropic")
    assert "dialect/anthropic" in codes
    assert not any(code.startswith("strict/") for code in codes)


def test_a_fine_tuned_model_takes_less():
    assert "strict/keyword" in codes_for("openai", model="ft:gpt-5.6-mini:acme::x1")
    assert "strict/keyword" not in codes_for("openai", model="gpt-5.6-mini")


def test_given_tools_are_held_to_the_subset_of_the_target():
    tools = read_tools(document_of([a_tool(parameters=SHORT, strict=True)]))
    assert given_tools(tools)[0].findings == ()
    (file,) = given_tools(tools, "azure-openai")
    assert "strict/keyword" in [found.code for found in file.findings]
