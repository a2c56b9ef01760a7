"""Dialects in words."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from inspector.core.rules.catalogue import message_of, rules_in
from inspector.core.source.span import Span
from inspector.core.texts import LANGUAGES
from inspector.core.tools.dialects.cell import NOTHING_KNOWN, Treatment
from inspector.core.tools.dialects.faults import faults_at
from inspector.core.tools.dialects.schema_dialect import TARGETS
from inspector.core.tools.dialects.use import Use
from inspector.core.tools.dialects.wording import (
    details_of,
    evidence_phrase,
    feature_phrase,
    treatment_text,
    variant_of,
)
from schemas import node_of

EVERYTHING = node_of(
    {
        "type": "object",
        "properties": {
            "a": {"type": "number", "enum": [7]},
            "b": {"oneOf": [{"type": "string"}], "description": "b"},
            "c": {"type": "string", "pattern": "a", "format": "uri", "x-own": 1},
            "e": {"type": "number", "multipleOf": 2},
            "d": {"type": "array", "minItems": 3, "prefixItems": [True]},
        },
    }
)


@dataclass(frozen=True)
class Said:
    code: str
    variant: str
    details: tuple


def messages(target, language, strict=None):
    return [
        message_of(Said(f.code, variant_of(f), details_of(f)), language)
        for f in faults_at(EVERYTHING, target, strict=strict)
    ]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("strict", [None, False])
def test_every_fault_is_a_whole_sentence(target, language, strict):
    said = messages(target, language, strict)
    assert said
    for text in said:
        assert text.endswith(".")
        assert "  " not in text
        assert not re.search(r"\{[a-z_]+\}", text)


def test_a_refusal_names_provider_value_way_out_and_evidence():
    [text] = [t for t in messages("gemini", "en") if "enum" in t and "[7]" in t]
    assert text == (
        "Gemini, parameters refuses enum with values that are not texts: [7]. An enum "
        "holds texts only; numbers can be limited by minimum and maximum. Source: "
        "google-genai 3.6.1, types.py: enum is a list of strings; "
        "chrisdoc/hevy-mcp#1161 (observed)."
    )


def test_every_variant_of_a_fault_has_its_message():
    variants = {
        variant_of(f)
        for target in TARGETS
        for strict in (None, False)
        for f in faults_at(EVERYTHING, target, strict=strict)
    }
    assert variants <= set(rules_in("dialect")["dialect/openai"].messages)
    assert {
        "rejected",
        "rejected-strict",
        "ignored",
        "rewritten",
        "unknown",
    } <= variants


def test_a_keyword_of_nobody_is_named_by_itself():
    use = Use("other", "/x-own", Span(0, 1), "", text="x-own")
    assert "JSON Schema" in feature_phrase(use).in_language("en")
    assert feature_phrase(Use("novel", "", Span(0, 1), "")).in_language("ko") == "novel"


def test_treatments_and_missing_evidence_have_words():
    assert {treatment_text(t, "ko") for t in Treatment} >= {"거부", "무시"}
    assert evidence_phrase(NOTHING_KNOWN).in_language("en") == "no source"


def test_a_value_that_the_feature_names_already_is_not_said_again():
    closed = {"type": "object", "properties": {}, "additionalProperties": False}
    [fault] = [
        f
        for f in faults_at(node_of(closed), "gemini")
        if f.use.feature == "additionalProperties.false"
    ]
    text = message_of(Said(fault.code, variant_of(fault), details_of(fault)), "en")
    assert text.startswith("Gemini, parameters refuses additionalProperties: false.")
