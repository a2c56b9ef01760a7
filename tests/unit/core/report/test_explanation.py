"""What there is to say of a rule."""

from __future__ import annotations

import pytest

from inspector.core.report.explanation import confidence_word, explanation_of
from inspector.core.rules.catalogue import rules
from inspector.core.rules.edition import edition_of
from inspector.core.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_explained_in_every_language(language):
    for code, rule in rules().items():
        explained = explanation_of(code, language)
        assert explained.edition == edition_of(code)
        assert explained.sources == rule.sources
        for text in (*explained.sentences, explained.why, explained.action):
            assert text
        for source in explained.sources:
            assert confidence_word(source.confidence, language)


def test_the_example_that_fails_shows_the_raw_characters():
    explained = explanation_of("arguments/schema", "en")
    place, message, excerpt = explained.fails.said[-1]
    assert place.startswith("input.json:6:")
    assert '"city"' in message
    assert excerpt.marked[0].marked == r"\"town\""
    assert explained.passes.said == ()


def test_an_example_is_named_in_words():
    assert explanation_of("arguments/schema", "en").fails.name == (
        "missing and unexpected"
    )


def test_a_rule_that_there_is_not_cannot_be_explained():
    with pytest.raises(KeyError):
        explanation_of("item/no-such-rule", "en")
