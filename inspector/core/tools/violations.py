"""Violations in words: what stands there, and what would be allowed.

The sentences are in ``resources/texts/violations.json``: one a keyword, and more
where a nearest value, a partner or a likely branch makes it plainer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.pointer import joined, jq_path
from inspector.core.texts import text_of, texts_in
from inspector.core.tools.literals import shortened
from inspector.core.tools.ranking import likely_branches

if TYPE_CHECKING:
    from inspector.core.tools.validation import Violation

TEXTS = "violations"

_ROOT = "arguments"
"""What the whole value is called; the name of the member that holds it."""

_MOST_SHOWN = 8
_MOST_PATH = 80
_SAME_WORDS = {
    "unevaluatedProperties": "additionalProperties",
    "dependencies": "dependentRequired",
    "divisibleBy": "multipleOf",
}
_PLAINER = {
    "enum": ("nearest",),
    "required": ("unexpected",),
    "dependentRequired": ("because",),
    "additionalProperties": ("missing", "allowed"),
    "propertyNames": ("reason",),
    "anyOf": ("reason",),
    "oneOf": ("fitting", "reason"),
}
"""Details that have a sentence of their own; the first that is there is taken."""


def violation_text(violation: Violation, language: str, whole: str = _ROOT) -> str:
    """What a violation says, in one or two sentences.

    Args:
        violation: What is broken, and where.
        language: A language of the texts.
        whole: What the whole value is called: the member that holds it.
    """
    keyword = _SAME_WORDS.get(violation.keyword, violation.keyword)
    details = _shown(violation, language, whole)
    said = text_of(TEXTS, _key(keyword, details), language, **details)
    if not violation.is_disputed:
        return said
    doubt = text_of(TEXTS, "disputed", language, keyword=violation.keyword)
    return f"{said} {doubt}"


def place_text(location: str, whole: str = _ROOT) -> str:
    """A location as people write it: ``filters[0].field``; the root by its name."""
    path = jq_path(location)
    return shortened(path.removeprefix("."), _MOST_PATH) if location else whole


def _key(keyword: str, details: dict[str, str]) -> str:
    sentences = texts_in(TEXTS)
    if keyword not in sentences:
        return "other"
    plainer = (f"{keyword}.{d}" for d in _PLAINER.get(keyword, ()) if details.get(d))
    return next(plainer, keyword)


def _shown(violation: Violation, language: str, whole: str) -> dict[str, str]:
    """Every place that a sentence may name."""
    location, member = violation.instance_location, violation.member
    target = joined(location, member) if member is not None else location
    details = {name: _listed(value) for name, value in violation.details}
    details.setdefault("found", "")
    return {
        **details,
        "place": place_text(location, whole),
        "target": place_text(target) if target else '""',
        "keyword": violation.keyword,
        "reason": _reason(violation, language, whole),
    }


def _reason(violation: Violation, language: str, whole: str) -> str:
    """Why the likely branch does not fit, where one branch is the likely one."""
    likely = likely_branches(violation)
    if len(likely) != 1 or not violation.branches[likely[0]]:
        return ""
    return violation_text(violation.branches[likely[0]][0], language, whole)


def _listed(value: str | tuple[str, ...]) -> str:
    if isinstance(value, str):
        return value
    shown = ", ".join(value[:_MOST_SHOWN])
    hidden = len(value) - _MOST_SHOWN
    return f"{shown}, … (+{hidden})" if hidden > 0 else shown
