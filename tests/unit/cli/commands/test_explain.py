"""Rules are explained without a screen."""

from __future__ import annotations

import json

import pytest
from markdown_it import MarkdownIt

from inspector.core.rules.catalogue import rules
from streams import World


def explained(*words):
    world = World()
    assert world.run("explain", *words) == 0
    assert world.complaint == ""
    return world.printed


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Why it matters:", "What to do:", "Evidence:", " fails:", " passes:"]),
        ("ko", ["왜 중요한가:", "할 일:", "근거:", "위반 예:", "통과 예:"]),
    ],
)
def test_a_rule_is_explained_with_evidence_examples_and_what_to_do(language, said):
    text = explained("arguments/schema", "--lang", language)
    assert text.startswith("arguments/schema (")
    places = [text.index(word) for word in said]
    assert places == sorted(places)
    assert "https://json-schema.org/" in text
    assert "^^^^" in text


def test_without_a_rule_all_of_them_are_listed():
    text = explained()
    assert all(f" {code} " in text for code in rules())


def test_the_list_has_the_format_that_was_asked_for():
    listed = json.loads(explained("--format", "json", "--lang", "ko"))
    assert {each["code"] for each in listed["rules"]} == set(rules())
    kinds = [
        token.type for token in MarkdownIt().parse(explained("--format", "markdown"))
    ]
    assert kinds.count("list_item_open") == len(rules())


def test_it_can_be_had_as_markdown_and_as_json(tmp_path):
    text = explained("json/truncated", "--format", "markdown")
    kinds = [token.type for token in MarkdownIt().parse(text)]
    assert kinds[0] == "heading_open"
    assert "fence" in kinds
    target = tmp_path / "rule.json"
    assert explained("json/truncated", "--format", "json", "-o", target) == ""
    value = json.loads(target.read_text("utf-8"))
    assert value["code"] == "json/truncated"
    assert value["fails"]["said"]
    assert value["passes"]["said"] == []
    assert {each["confidence"] for each in value["evidence"]} <= {
        *("spec", "documented", "observed", "reported", "unverified"),
    }


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("arguments/shema", "Did you mean arguments/schema"),
        ("json", "There is no rule json"),
        ("\x1b[2J", "There is no rule ␛[2J"),
    ],
)
def test_a_rule_that_there_is_not_is_one_line(name, said):
    world = World()
    assert world.run("explain", name) == 2
    assert said in world.complaint
    assert world.complaint.count("\n") == 1
    assert "\x1b" not in world.complaint
