"""The vocabulary of the targets' files."""

from __future__ import annotations

import pytest

from inspector.core.rules.catalogue import Source
from inspector.core.rules.severity import Severity
from inspector.core.targets.rule_kinds import (
    Effect,
    ItemTypes,
    MemberRefused,
    Parts,
    ToolTypes,
    When,
    rule_from,
)

EVIDENCE = {
    "page": Source("a page", None, "documented"),
    "hearsay": Source("hearsay", None, "unverified"),
}


def rule(kind: str, evidence: list[str] | None = None, **members):
    entry = {"kind": kind, "evidence": evidence or ["page"], **members}
    return rule_from({"severity": "block", **entry}, EVIDENCE)


def test_a_rule_is_read_into_its_kind():
    read = rule("member-refused", member="content", when="null", types=["reasoning"])
    assert isinstance(read, MemberRefused)
    assert read.when is When.NULL
    assert read.effect is Effect.REFUSED
    assert read.types == ("reasoning",)
    assert read.sources == (EVIDENCE["page"],)


def test_what_nobody_has_shown_is_a_hint_whatever_the_file_says():
    read = rule("item-types", ["hearsay"], accepts=["message"])
    assert read.severity is Severity.INFO
    assert not read.is_verified


def test_one_verified_source_is_enough_to_block():
    read = rule("item-types", ["hearsay", "page"], accepts=["message"])
    assert read.severity is Severity.BLOCK
    assert read.is_verified


@pytest.mark.parametrize(
    "entry",
    [
        {"kind": "no-such-kind"},
        {"kind": "unique-ids", "evidence": ["nowhere"]},
        {"kind": "unique-ids", "colour": "red"},
        {"kind": "member-required"},
        {"kind": "unique-ids", "severity": "fatal"},
    ],
)
def test_what_is_not_of_the_vocabulary_is_refused(entry):
    with pytest.raises((KeyError, TypeError, ValueError)):
        rule_from({"severity": "warn", "evidence": ["page"], **entry}, EVIDENCE)


@pytest.mark.parametrize(
    ("type_text", "role", "is_meant"),
    [
        ("message", "user", True),
        ("message", "assistant", False),
        ("message", None, False),
        ("reasoning", "user", False),
        (None, None, False),
    ],
)
def test_a_rule_may_be_about_some_types_and_roles_only(type_text, role, is_meant):
    read = rule("unique-ids", types=["message"], roles=["user", "system"])
    assert read.is_about(type_text, role) is is_meant


def test_a_rule_without_types_and_roles_is_about_everything():
    assert rule("unique-ids").is_about(None)


def test_item_types_name_what_is_taken_or_what_is_not():
    assert ItemTypes.takes(rule("item-types", accepts=["message"]), "message")
    assert not ItemTypes.takes(rule("item-types", accepts=["message"]), "reasoning")
    assert ItemTypes.takes(rule("item-types", refuses=["message"]), "reasoning")
    assert not ItemTypes.takes(rule("item-types", refuses=["message"]), "message")


def test_parts_without_a_kind_mean_that_no_list_is_taken():
    assert not Parts.takes(rule("parts", member="output"), "input_text")
    only_text = rule("parts", member="output", accepts=["input_text"])
    assert Parts.takes(only_text, "input_text")
    assert not Parts.takes(only_text, "input_image")
    no_files = rule("parts", member="content", refuses=["input_file"])
    assert Parts.takes(no_files, "input_text")
    assert not Parts.takes(no_files, "input_file")


def test_a_tool_type_with_a_colon_stands_for_its_prefix():
    tools = rule("tool-types", accepts=["function", "acme:"])
    assert ToolTypes.takes(tools, "function")
    assert ToolTypes.takes(tools, "acme:clock")
    assert not ToolTypes.takes(tools, "acme")
    assert not ToolTypes.takes(tools, "function_two")
