"""Rules as SARIF describes them."""

from __future__ import annotations

import re

import pytest

from inspector.core.report.sarif_rules import LEVELS, descriptor_of
from inspector.core.rules.catalogue import rules
from inspector.core.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_described(language):
    for code, rule in rules().items():
        described = descriptor_of(code, language)
        assert described["id"] == code
        assert re.fullmatch("([A-Z][a-z0-9]*)+", described["name"])
        assert described["help"]["text"]
        assert described["defaultConfiguration"]["level"] in LEVELS.values()
        for source in rule.sources:
            assert source.text in described["help"]["text"]


def test_the_first_page_that_it_rests_on_is_the_help_of_a_rule():
    described = descriptor_of("arguments/not-a-string", "en")
    assert described["helpUri"] == "https://www.openresponses.org/specification"
    assert f"]({described['helpUri']})" in described["help"]["markdown"]


def test_a_reason_that_no_rule_explains_has_a_description_too():
    described = descriptor_of("verdict/status", "en")
    assert "status" in described["shortDescription"]["text"]
