"""The catalogue of rules: their weight, their words and their evidence.

One data file a room in ``resources/rules``; adding a rule is adding an entry.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

import orjson

from inspector.assets import read_resource
from inspector.core.rules.severity import Severity
from inspector.core.texts import Phrase, filled

if TYPE_CHECKING:
    from inspector.core.texts import Localized

Detail: TypeAlias = "str | int | tuple[str, ...] | Phrase"
"""A value that a message names; several stand separated by commas."""

ROOMS = (
    *("json", "envelope", "item", "arguments", "pairing", "stream", "target"),
    *("strict", "dialect", "request", "diff"),
)
"""Rooms with a data file, in the order in which findings are explained."""

_ALL = "*"
"""The entry with what all rules of a room have in common."""


class Source(NamedTuple):
    """Evidence for a rule."""

    text: str
    """Specification section, provider page, or public report."""

    url: str | None
    confidence: str
    """``spec``, ``documented``, ``observed`` or ``reported``."""


class Rule(NamedTuple):
    """One entry of the catalogue."""

    code: str
    severity: Severity
    title: Localized
    messages: dict[str, Localized]
    """By variant; the variant ``""`` is always there."""

    why: Localized
    action: Localized
    sources: tuple[Source, ...]


class Stated(Protocol):
    """Whatever a rule says: a finding about one document or about two sides."""

    @property
    def code(self) -> str:
        """The rule's id, ``room/what-is-wrong``."""
        ...

    @property
    def variant(self) -> str:
        """Which of the rule's messages fits."""
        ...

    @property
    def details(self) -> tuple[tuple[str, Detail], ...]:
        """Named values for the message, ready to be shown."""
        ...


def rules() -> dict[str, Rule]:
    """All rules by id, in the order of the catalogue."""
    return {code: rule for room in ROOMS for code, rule in rules_in(room).items()}


@cache
def rules_in(room: str) -> dict[str, Rule]:
    """The rules of one room by id; its file is read once, when first asked for."""
    entries = orjson.loads(read_resource("rules", f"{room}.json"))
    common = entries.pop(_ALL, {})
    return {code: _rule(code, {**common, **entry}) for code, entry in entries.items()}


def rule_of(code: str) -> Rule:
    """One rule.

    Raises:
        KeyError: there is no such rule.
    """
    room = code.partition("/")[0]
    if room not in ROOMS:
        raise KeyError(code)
    return rules_in(room)[code]


@cache
def severity_of(code: str) -> Severity:
    """The weight of a rule for the default target.

    Raises:
        KeyError: there is no such rule.
    """
    return rule_of(code).severity


def message_of(finding: Stated, language: str) -> str:
    """What a finding says, in words."""
    rule = rule_of(finding.code)
    template = rule.messages.get(finding.variant) or rule.messages[""]
    shown = {name: _shown(value, language) for name, value in finding.details}
    return filled(template, language, shown)


def title_of(code: str, language: str) -> str:
    """The short name of a rule, in words."""
    return filled(rule_of(code).title, language, {})


def action_of(code: str, language: str) -> str:
    """What to do about a finding of a rule."""
    return filled(rule_of(code).action, language, {})


def _shown(value: Detail, language: str) -> str:
    if isinstance(value, Phrase):
        return value.in_language(language)
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
