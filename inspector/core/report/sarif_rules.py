"""Rules as SARIF describes them: what they mean, what to do, what they rest on.

Source: SARIF 2.1.0 (OASIS, 27 March 2020), section 3.49 (reportingDescriptor).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.rules.catalogue import action_of, rule_of, title_of
from inspector.core.rules.edition import edition_of
from inspector.core.texts import filled, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.json_values import JsonObject
    from inspector.core.rules.catalogue import Rule

LEVELS = {"block": "error", "warn": "warning", "info": "note"}
"""SARIF's words for severities: section 3.27.10."""

VERDICT = "verdict/"
"""What a result is called that no rule explains: an item blocked by its reason."""

_WORD = re.compile(r"[^A-Za-z0-9]+")
_SPECIAL = re.compile(r"([\\`*_\[\]<>])")


def descriptor_of(code: str, language: str) -> JsonObject:
    """A rule as a ``reportingDescriptor``.

    Args:
        code: A rule's id, or ``verdict/`` and a reason.
        language: Of its texts.
    """
    if code.startswith(VERDICT):
        text = text_of("formats", "verdict-rule", language, reason=code[len(VERDICT) :])
        return {"id": code, "name": _name(code), "shortDescription": {"text": text}}
    rule = rule_of(code)
    why = filled(rule.why, language, {})
    described: JsonObject = {
        "id": code,
        "name": _name(code),
        "shortDescription": {"text": title_of(code, language)},
        "fullDescription": {"text": why},
        "help": {
            "text": "\n".join(_help(rule, language)),
            "markdown": "\n".join(_help_markdown(rule, language)),
        },
        "defaultConfiguration": {"level": LEVELS[rule.severity.value]},
        "properties": {
            "tags": [code.partition("/")[0]],
            "edition": edition_of(code),
            "evidence": [
                {"text": s.text, "url": s.url, "confidence": s.confidence}
                for s in rule.sources
            ],
        },
    }
    links = [s.url for s in rule.sources if s.url and s.url.startswith("https://")]
    return {**described, "helpUri": links[0]} if links else described


def _name(code: str) -> str:
    """The id in Pascal case, as section 3.49.7 has it."""
    return "".join(word.capitalize() for word in _WORD.split(code))


def _help(rule: Rule, language: str) -> Iterator[str]:
    yield filled(rule.why, language, {})
    yield action_of(rule.code, language)
    for source in rule.sources:
        link = f" {source.url}" if source.url else ""
        yield f"- {source.text}{link} ({source.confidence})"


def _help_markdown(rule: Rule, language: str) -> Iterator[str]:
    yield _escaped(filled(rule.why, language, {}))
    yield ""
    yield _escaped(action_of(rule.code, language))
    yield ""
    for source in rule.sources:
        text = _escaped(source.text)
        link = f"[{text}]({source.url})" if source.url else text
        yield f"- {link} ({source.confidence})"


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
