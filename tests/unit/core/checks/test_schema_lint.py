from builders import a_request, a_tool
from inspector.core.checks.lint_target import lint_target
from inspector.core.checks.schema_lint import lint_document
from inspector.core.tools.strict.fault import Level
from inspector.core.tools.strict.strict_profile import load_profile
from linting import an_object
from schemas import document_of

OPEN = {"type": "object", "properties": {"a": {"type": "string", "minLength": 1}}}


def linted(value, profile="openai-2026"):
    return lint_document(document_of(value), load_profile(profile))


def test_a_tool_is_linted_whether_it_asked_for_it_or_not():
    for strict in (True, False, None):
        (found,) = linted([a_tool(OPEN, strict=strict)])
        assert found.lint.level is Level.NORMALISABLE
        assert [(f.code, f.place.pointer) for f in found.findings] == [
            ("strict/additional-properties", "/0/parameters"),
            ("strict/required", "/0/parameters/properties/a"),
        ]


def test_a_tool_without_parameters_has_no_level():
    (found,) = linted([a_tool(None)])
    assert found.lint is None
    assert [(f.code, f.variant) for f in found.findings] == [
        ("strict/parameters", "null")
    ]


def test_the_profile_decides():
    (found,) = linted([a_tool(an_object({"a": OPEN["properties"]["a"]}))], "fine-tuned")
    assert found.lint.profile.name == "fine-tuned"
    assert [f.place.pointer for f in found.findings] == [
        "/0/parameters/properties/a/minLength"
    ]


def test_a_bare_schema_and_a_format_are_linted_too():
    shape = {"type": "json_schema", "name": "n", "schema": OPEN}
    found = [*linted(OPEN), *linted(a_request(tools=[], text={"format": shape}))]
    assert [each.findings[0].place.pointer for each in found] == [
        "",
        "/text/format/schema",
    ]


def test_a_dialect_judges_each_tool_in_the_mode_that_it_asks_for():
    limited = {
        "type": "object",
        "properties": {"a": {"type": "integer", "minimum": 1}},
        "required": ["a"],
        "additionalProperties": False,
    }
    document = document_of([a_tool(limited, strict=s) for s in (True, False)])
    strict, plain = lint_document(document, lint_target("anthropic"))
    assert (strict.level, plain.level) == ("refused", "accepted")
    assert {f.code for f in (*strict.findings, *plain.findings)} == {
        "dialect/anthropic"
    }
    both = lint_document(document, lint_target("anthropic-strict"))
    assert [linted.level for linted in both] == ["refused", "refused"]


def test_a_tool_without_a_schema_has_no_level_in_any_dialect():
    [found] = lint_document(document_of([a_tool(None)]), lint_target("gemini"))
    assert (found.level, found.findings) == ("none", ())


def test_a_provider_refuses_a_tool_by_its_name_too():
    schema = an_object({"a": {"type": "string"}})
    tools = [a_tool(schema, name="route.plan", strict=True)]
    for name, level in (("openai", "refused"), ("gemini-json-schema", "accepted")):
        (found,) = lint_document(document_of(tools), lint_target(name))
        codes = [each.code for each in found.findings if each.blocks]
        assert (found.level, codes) == (
            level,
            ["request/name"] * (level == "refused"),
        )
    (found,) = linted(tools)  # a subset of schemas
    assert found.findings == ()
