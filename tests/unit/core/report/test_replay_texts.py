"""What a target does, in words."""

from __future__ import annotations

import pytest

from inspector.core.replay.left_out import LeftOut, Why
from inspector.core.replay.replay import Replay, Takes
from inspector.core.report.replay_texts import (
    SIGNS,
    TEXTS,
    left_out_sentence,
    replay_sentence,
    sentence_of,
    takes_word,
    titles_of,
)
from inspector.core.texts import LANGUAGES, texts_in

CODES = (
    "pairing/not-adjacent",
    "item/id-prefix",
    "item/id-length",
    "item/output-shape",
)


def test_a_yes_names_the_target():
    said = replay_sentence(Replay(Takes.YES), "azure-openai", "en")
    assert said == "Azure OpenAI takes this as it stands."


def test_a_no_names_the_rules_by_their_titles():
    said = sentence_of("no", CODES[:1], "deepseek", "en")
    assert said == "DeepSeek does not take this: Call and output apart."


def test_of_many_rules_the_first_few_are_named():
    assert titles_of(CODES, "en").endswith("; …")
    assert titles_of(CODES[:3], "en").count(";") == 2
    assert titles_of((), "en") == ""


def test_an_unknown_without_a_rule_says_that_something_was_not_checked():
    said = sentence_of("unknown", (), "groq", "en")
    assert said.endswith("not everything could be checked.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why)
def test_every_reason_has_its_words(why, language):
    left = LeftOut(0, why, CODES[:1])
    said = left_out_sentence(left, "mistral", language)
    assert said.endswith(")")
    assert "{" not in said
    assert "(" not in left_out_sentence(LeftOut(0, why), "mistral", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("takes", Takes)
def test_every_answer_has_a_sentence_a_word_and_a_sign(takes, language):
    for codes in ((), CODES):
        if takes in (Takes.NO, Takes.CHANGED) and not codes:
            continue  # they rest on a finding
        assert "{" not in sentence_of(takes.value, codes, "xai", language)
    assert takes_word(takes.value, language)
    assert len(SIGNS[takes.value]) == 1


def test_signs_tell_the_answers_apart():
    assert len(set(SIGNS.values())) == len(Takes)


def test_no_sentence_is_there_for_a_reason_that_is_not():
    keys = {k for k in texts_in(TEXTS) if k.startswith("left-out.")}
    assert keys == {f"left-out.{why.value}" for why in Why}


def test_korean_is_korean():
    for key, text in texts_in(TEXTS).items():
        assert any("가" <= c <= "힣" for c in text["ko"]), key
