"""Faults of a schema in words, with what they rest on."""

from __future__ import annotations

from inspector.ui.models.fault_words import (
    evidence_text,
    fault_card,
    profile_title,
    strict_mark,
    strict_standing,
)
from schema_studies import CLEAN, LOOSE, OPEN, a_study


def fault_of(study, code):
    return next(fault for fault in study.strict.faults if fault.code == code)


def test_a_card_says_place_rule_and_what_is_wrong():
    study = a_study(LOOSE)
    fault = fault_of(study, "strict/keyword")
    card = fault_card(fault, study.strict.profile, "en")
    assert card.mark == "block"
    assert card.location == "/properties/day/oneOf"
    assert card.about == "strict/keyword · OAI-K11"
    assert "oneOf" in card.message
    assert card.spoken.startswith("blocked, /properties/day/oneOf")


def test_the_evidence_stands_in_the_hint_and_can_be_copied():
    study = a_study(LOOSE)
    fault = fault_of(study, "strict/keyword")
    evidence = evidence_text(fault, study.strict.profile)
    assert evidence.splitlines()[0].startswith("Source: ")
    assert "(reported)" in evidence
    assert "https://" in evidence
    assert "Source: " in fault_card(fault, study.strict.profile, "en").hint


def test_the_root_has_words():
    study = a_study(OPEN)
    fault = fault_of(study, "strict/additional-properties")
    card = fault_card(fault, study.strict.profile, "en")
    assert card.location == "(whole schema)"


def test_every_level_has_a_sentence_and_a_mark():
    clean, near, far = a_study(CLEAN), a_study(OPEN), a_study(LOOSE)
    assert strict_standing(clean).sentence.startswith("In the strict subset.")
    assert "can complete it" in strict_standing(near).sentence
    assert strict_standing(far).sentence.startswith("Not strict. Places")
    assert [strict_mark(study) for study in (clean, near, far)] == [
        "ok",
        "info",
        "warn",
    ]


def test_what_a_server_could_complete_is_refused_where_strict_is_asked_for():
    study = a_study(OPEN, strict=True)
    assert strict_mark(study) == "block"
    assert strict_standing(study).sentence.startswith("Not strict. Places")


def test_it_is_grave_only_where_the_tool_asks_for_strict():
    asked, loose = a_study(LOOSE, strict=True), a_study(LOOSE, strict=False)
    assert strict_mark(asked) == "block"
    assert strict_standing(asked).sentence.endswith("The tool asks for strict.")
    assert strict_mark(loose) == "warn"
    assert strict_standing(loose).sentence.endswith("The tool says strict: false.")


def test_a_profile_is_named_with_its_day():
    profile = a_study(CLEAN).strict.profile
    assert profile_title(profile, "en") == (
        "OpenAI strict mode, 2026, as of 2026-11-30"
    )
