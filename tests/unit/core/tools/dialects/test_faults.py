"""Faults: how heavy, how often, and what is said without being asked."""

from __future__ import annotations

import pytest

from inspector.core.rules.severity import Severity
from inspector.core.tools.dialects.faults import (
    dialect_in_force,
    faults_anywhere,
    faults_at,
    faults_in_dialect,
)
from inspector.core.tools.dialects.schema_dialect import schema_dialect
from schemas import node_of


def an_object(**properties):
    return node_of(
        {
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }
    )


def told(faults):
    return [(f.use.feature, f.severity, f.places) for f in faults]


NUMBERS = {"type": "number", "enum": [7]}


def test_what_the_chosen_target_refuses_blocks_at_every_place():
    faults = faults_at(an_object(a=NUMBERS, b=NUMBERS), "gemini")
    enums = [f for f in faults if f.use.feature == "enum.primitives"]
    assert [f.use.pointer for f in enums] == [
        "/properties/a/enum",
        "/properties/b/enum",
    ]
    assert {f.severity for f in enums} == {Severity.BLOCK}
    assert {f.code for f in enums} == {"dialect/gemini"}


def test_a_report_warns_and_what_is_not_verified_informs():
    reported = faults_at(an_object(a={"anyOf": [{"required": ["x"]}]}), "fireworks")
    assert ("anyOf:untyped", Severity.WARN, 1) in told(reported)
    hint = faults_at(node_of({"type": "object"}), "lmstudio")
    assert ("properties:absent", Severity.INFO, 1) in told(hint)


def test_what_is_not_known_is_said_once_with_the_number_of_places():
    schema = an_object(a={"type": "string", "pattern": "^a$"}, b={"const": 1})
    [fault] = [
        f for f in faults_at(schema, "together") if f.cell.treatment == "unknown"
    ]
    assert fault.severity is Severity.INFO
    assert fault.places == 3


def test_what_is_ignored_warns_unless_the_model_reads_it():
    schema = an_object(a={"type": "string", "pattern": "^a$"})
    assert ("pattern", Severity.INFO, 1) in told(faults_at(schema, "anthropic"))
    assert ("pattern", Severity.WARN, 1) in told(faults_at(schema, "ollama"))


def test_a_strict_mode_that_the_tool_does_not_ask_for_only_warns():
    schema = node_of({"type": "object", "properties": {"a": {"type": "string"}}})
    asked = faults_at(schema, "groq", strict=True)
    loose = faults_at(schema, "groq", strict=False)
    assert {f.severity for f in asked if f.cell.is_in_the_way} == {Severity.BLOCK}
    assert {f.severity for f in loose if f.cell.is_in_the_way} == {Severity.WARN}
    assert not any(f.is_asked_for for f in loose if f.cell.is_in_the_way)


@pytest.mark.parametrize(
    ("target", "strict", "name"),
    [
        ("anthropic", True, "anthropic-strict"),
        ("anthropic", False, "anthropic"),
        ("anthropic", None, "anthropic"),
        ("gemini", True, "gemini"),
        ("openai", None, "openai"),
    ],
)
def test_the_mode_is_chosen_by_what_the_tool_asks_for(target, strict, name):
    assert dialect_in_force(target, strict=strict).name == name


def test_without_a_target_each_provider_speaks_once():
    [fault] = faults_anywhere(an_object(a=NUMBERS, b=NUMBERS, c={"not": {}}))
    assert (fault.code, fault.severity, fault.places) == (
        "dialect/gemini",
        Severity.WARN,
        3,
    )
    assert fault.use.pointer == "/properties/a/enum"


@pytest.mark.parametrize(
    "value",
    [
        {"type": ["string", "null"]},
        {"const": "a"},
        {"anyOf": [{"type": "string"}, {"type": "null"}], "description": "that"},
        {"type": "string", "pattern": "^a"},
        {"type": "integer", "minimum": 1, "examples": [3]},
    ],
)
def test_without_a_target_nothing_is_said_of_what_clients_rewrite(value):
    assert faults_anywhere(an_object(a=value)) == ()


def test_faults_stand_in_the_order_of_the_text():
    schema = an_object(a={"not": {}}, b={"oneOf": []}, c=NUMBERS)
    faults = faults_in_dialect(schema, schema_dialect("gemini"))
    assert [f.use.span for f in faults] == sorted(f.use.span for f in faults)
