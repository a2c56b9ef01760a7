"""Every target's file, and how it is asked."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import jsonschema
import orjson
import pytest

from builders import a_message, a_request, as_json
from findings import items_in
from inspector.core.errors import InspectorError
from inspector.core.items.item_types import item_types, part_types
from inspector.core.rules.catalogue import rules, severity_of
from inspector.core.rules.severity import Severity
from inspector.core.targets.rule_kinds import (
    KINDS,
    ItemTypes,
    MemberForm,
    Parts,
    Weight,
)
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS, target_of

REPOSITORY = Path(__file__).resolve().parents[4]
FOLDER = REPOSITORY / "resources" / "targets"

NAMES = {"type": "array", "items": {"type": "string"}, "minItems": 1}
SCHEMA = {
    "type": "object",
    "required": ["title", "evidence", "rules"],
    "additionalProperties": False,
    "properties": {
        "title": {"type": "string", "minLength": 3},
        "evidence": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "required": ["text", "url", "confidence"],
                "additionalProperties": False,
                "properties": {
                    "text": {"type": "string", "minLength": 12},
                    "url": {"type": ["string", "null"], "pattern": "^https://[^ ]+$"},
                    "confidence": {
                        "enum": [
                            *("spec", "documented", "observed"),
                            *("reported", "unverified"),
                        ]
                    },
                },
            },
        },
        "rules": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["kind", "severity", "evidence"],
                "additionalProperties": False,
                "properties": {
                    "kind": {"enum": sorted(KINDS)},
                    "severity": {"enum": ["block", "warn", "info"]},
                    "evidence": NAMES,
                    "effect": {"enum": ["refused", "ignored", "changed"]},
                    "types": NAMES,
                    "roles": NAMES,
                    "code": {"type": "string"},
                    "variants": {"type": "array", "items": {"type": "string"}},
                    "having": {"type": "string"},
                    "unstored": {"const": True},
                    "accepts": NAMES,
                    "refuses": NAMES,
                    "member": {"type": "string"},
                    "is_filled": {"const": True},
                    "when": {"enum": ["present", "null", "not-null", "true"]},
                    "values": NAMES,
                    "prefix": {"type": "string", "minLength": 1},
                    "pattern": {"type": "string", "format": "regex"},
                    "longest": {"type": "integer", "minimum": 1},
                    "not_after": NAMES,
                    "part": {"type": "string"},
                    "tools": NAMES,
                },
            },
        },
    },
}


def entry_of(name: str) -> dict:
    return orjson.loads((FOLDER / f"{name}.json").read_bytes())


def test_every_file_is_a_target_and_every_target_has_a_file():
    assert {path.stem for path in FOLDER.glob("*")} == set(TARGETS)
    assert len(TARGETS) == len(set(TARGETS)) == 15


@pytest.mark.parametrize("name", TARGETS)
def test_the_file_is_of_the_vocabulary(name):
    jsonschema.Draft202012Validator(SCHEMA).validate(entry_of(name))
    assert len(target_of(name).rules) == len(entry_of(name)["rules"])


@pytest.mark.parametrize("name", TARGETS)
def test_every_rule_has_evidence_and_all_evidence_is_for_a_rule(name):
    entry = entry_of(name)
    used = {key for rule in entry["rules"] for key in rule["evidence"]}
    assert used == set(entry["evidence"])


@pytest.mark.parametrize("name", TARGETS)
def test_what_is_not_verified_is_written_as_a_hint_and_never_moves_a_weight(name):
    for rule in target_of(name).rules:
        if not rule.is_verified:
            assert rule.severity is Severity.INFO
            assert not isinstance(rule, Weight)
    entry = entry_of(name)
    for rule in entry["rules"]:
        confidences = {entry["evidence"][k]["confidence"] for k in rule["evidence"]}
        if confidences == {"unverified"}:
            assert rule["severity"] == "info"


@pytest.mark.parametrize("name", TARGETS)
def test_a_report_that_blocks_quotes_or_tells_what_the_server_said(name):
    entry = entry_of(name)
    for rule in entry["rules"]:
        said = [entry["evidence"][key] for key in rule["evidence"]]
        only_reports = {source["confidence"] for source in said} == {"reported"}
        if rule["severity"] == "block" and only_reports:
            assert any(source["url"] for source in said), rule


@pytest.mark.parametrize("name", TARGETS)
def test_a_file_names_only_what_there_is(name):
    catalogue = rules()
    for rule in target_of(name).rules:
        assert set(rule.types) <= set(item_types())
        assert set(rule.roles) <= {"user", "assistant", "system", "developer"}
        if isinstance(rule, Weight):
            assert set(rule.variants) <= set(catalogue[rule.code].messages)
        if isinstance(rule, ItemTypes):
            assert {*rule.accepts, *rule.refuses} <= set(item_types())
            assert bool(rule.accepts) != bool(rule.refuses)
        if isinstance(rule, Parts):
            assert {*rule.accepts, *rule.refuses} <= set(part_types())
            assert rule.member in ("content", "output")
        if isinstance(rule, MemberForm):
            assert rule.prefix or rule.pattern or rule.longest
            re.compile(rule.pattern)


@pytest.mark.parametrize("name", TARGETS)
def test_no_weight_stands_behind_one_that_takes_all_its_findings(name):
    seen: list[Weight] = []
    for weight in target_of(name).of_kind(Weight):
        for earlier in seen:
            hides = (
                earlier.code == weight.code
                and (
                    not earlier.types
                    or set(weight.types) <= set(earlier.types) != set()
                )
                and not earlier.variants
                and not earlier.roles
                and not earlier.having
            )
            assert not hides or (earlier.types and not weight.types), weight
        seen.append(weight)


def test_the_specification_itself_has_no_rule_beside_the_catalogue():
    assert target_of(DEFAULT_TARGET).rules == ()
    assert all(target_of(DEFAULT_TARGET).weight_of(code) is None for code in rules())


def test_a_target_that_is_not_there_is_named_with_those_that_are():
    with pytest.raises(InspectorError) as error:
        target_of("nowhere")
    assert "nowhere" in error.value.text("en")
    assert all(name in error.value.text("ko") for name in TARGETS)


def test_a_rule_weighs_what_the_target_says():
    code = "pairing/not-adjacent"
    assert severity_of(code) is Severity.WARN
    assert target_of("deepseek").weight_of(code).severity is Severity.BLOCK
    assert target_of("openai").weight_of(code).severity is Severity.INFO


def test_the_end_of_a_stream_weighs_by_target():
    code = "stream/done-marker"
    assert target_of("openrouter").weight_of(code).severity is Severity.WARN
    assert target_of("openai").weight_of(code).severity is Severity.INFO


def test_a_weight_may_depend_on_type_role_member_and_variant():
    openai, llamacpp = target_of("openai"), target_of("llamacpp")
    with_id, without = items_in(
        as_json([{"type": "reasoning", "id": "rs_1"}, {"type": "reasoning"}])
    )
    code = "pairing/reasoning-dangling"
    assert openai.weight_of(code, with_id, "").severity is Severity.BLOCK
    assert openai.weight_of(code, without, "") is None
    assert openai.weight_of(code, with_id, "cut") is None
    user, assistant = items_in(
        as_json([a_message(role="user"), a_message(role="assistant")])
    )
    code = "item/type-missing"
    typed = llamacpp.weight_of(code, user, "message")
    assert typed is not None
    assert llamacpp.weight_of(code, assistant, "message") is None


@pytest.mark.parametrize(
    ("store", "is_refused"), [(False, True), (True, False), (None, False)]
)
def test_what_nobody_stores_cannot_be_looked_up(store, is_refused):
    items = [{"type": "item_reference", "id": "rs_1"}, {"type": "reasoning", "id": "r"}]
    reference, reasoning = items_in(as_json(a_request(*items, store=store)))
    openai, code = target_of("openai"), "item/state-bound"
    for item, variant in ((reference, "reference"), (reasoning, "reasoning")):
        weight = openai.weight_of(code, item, variant)
        assert (weight is not None) is is_refused
    assert openai.weight_of(code, reasoning, "encrypted") is None
    assert openai.weight_of(code, None, "reference") is None


def test_of_custom_calls_openai_prints_no_limit_of_a_call_id():
    custom, function = items_in(
        as_json([{"type": "custom_tool_call"}, {"type": "function_call"}])
    )
    openai, code = target_of("openai"), "item/call-id-length"
    assert openai.weight_of(code, custom).severity is Severity.INFO
    assert openai.weight_of(code, function) is None  # it has a form of its own


def test_a_target_travels_to_another_process():
    target = target_of("openai")
    assert pickle.loads(pickle.dumps(target)) == target


@pytest.mark.parametrize("name", TARGETS)
def test_the_rules_about_an_item_are_those_that_say_so(name):
    target = target_of(name)
    for type_text in (None, "acme:x", *item_types()):
        for role in (None, "user", "assistant", "system", "developer", "x"):
            assert [*target.about(type_text, role)] == [
                number
                for number, rule in enumerate(target.rules)
                if rule.is_about(type_text, role)
            ]
