"""All rules are listed in every format."""

from __future__ import annotations

import json

import pytest
from markdown_it import MarkdownIt

from inspector.core.report.rule_list import (
    list_as_json,
    list_as_markdown,
    list_as_text,
)
from inspector.core.rules.catalogue import ROOMS, rules, title_of
from inspector.core.rules.edition import edition
from inspector.core.texts import LANGUAGES


def test_the_list_for_a_terminal_names_every_rule_once():
    lines = "".join(list_as_text("en")).splitlines()
    named = [line.split()[1] for line in lines if line.startswith("  ")]
    assert sorted(named) == sorted(rules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_is_json_with_weight_and_title_of_every_rule(language):
    value = json.loads("".join(list_as_json(language)))
    assert value["edition"] == edition()
    listed = {each["code"]: each for each in value["rules"]}
    assert listed.keys() == rules().keys()
    for code, rule in rules().items():
        assert listed[code]["severity"] == rule.severity.value
        assert listed[code]["title"] == title_of(code, language)


def test_the_list_is_markdown_with_a_section_for_each_room():
    tokens = MarkdownIt().parse("".join(list_as_markdown("en")))
    kinds = [token.type for token in tokens]
    assert kinds.count("heading_open") == len(ROOMS)
    assert kinds.count("list_item_open") == len(rules())
