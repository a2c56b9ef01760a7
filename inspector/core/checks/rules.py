"""The catalogue of rules: their weight, their words and their evidence.

One data file a room in ``resources/rules``; adding a rule is adding an entry.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import orjson

from inspector.assets import read_resource
from inspector.core.checks.finding import Severity
from inspector.core.texts import filled

if TYPE_CHECKING:
    from inspector.core.checks.finding import Detail, Finding
    from inspector.core.texts import Localized

ROOMS = ("json", "envelope", "item", "arguments", "diff")
"""Rooms with a data file, in the order in which findings are explained."""


@dataclass(frozen=True, slots=True)
class Source:
    """Evidence for a rule."""

    text: str
    """Specification section, provider page, or public report."""

    url: str | None
    confidence: str
    """``spec``, ``documented``, ``observed`` or ``reported``."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of the catalogue."""

    code: str
    severity: Severity
    title: Localized
    messages: dict[str, Localized]
    """By variant; the variant ``""`` is always there."""

    why: Localized
    action: Localized
    sources: tuple[Source, ...]


@cache
def rules() -> dict[str, Rule]:
    """All rules by id, in the order of the catalogue; read once."""
    return {
        code: _rule(code, entry)
        for room in ROOMS
        for code, entry in orjson.loads(read_resource("rules", f"{room}.json")).items()
    }


def severity_of(code: str) -> Severity:
    """The weight of a rule for the default target.

    Raises:
        KeyError: there is no such rule.
    """
    return rules()[code].severity


def message_of(finding: Finding, language: str) -> str:
    """What a finding says, in words."""
    rule = rules()[finding.code]
    template = rule.messages.get(finding.variant) or rule.messages[""]
    return filled(template, language, {k: _shown(v) for k, v in finding.details})


def title_of(code: str, language: str) -> str:
    """The short name of a rule, in words."""
    return filled(rules()[code].title, language, {})


def action_of(code: str, language: str) -> str:
    """What to do about a finding of a rule."""
    return filled(rules()[code].action, language, {})


def _shown(value: Detail) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _rule(code: str, entry: dict[str, object]) -> Rule:
    sources = entry["sources"]
    return Rule(
        code,
        Severity(str(entry["severity"])),
        _localized(entry["title"]),
        _messages(entry["messages"]),
        _localized(entry["why"]),
        _localized(entry["action"]),
        tuple(_source(s) for s in sources) if isinstance(sources, list) else (),
    )


def _localized(text: object) -> Localized:
    return text if isinstance(text, dict) else {"en": str(text)}


def _messages(messages: object) -> dict[str, Localized]:
    if not isinstance(messages, dict):
        return {"": _localized(messages)}
    return {variant: _localized(text) for variant, text in messages.items()}


def _source(entry: dict[str, str]) -> Source:
    return Source(entry["text"], entry.get("url"), entry["confidence"])
