"""Keywords, formats and patterns outside of the subset.

Source: OpenAI, structured outputs guide, "Supported properties" (2026-11-30);
pydantic-ai 2.68.0 for look-around and for keywords that the guide does not name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import StringNode
from inspector.core.tools.literals import literal_of, shortened
from inspector.core.tools.schema_keywords import KEYWORDS
from inspector.core.tools.strict.hit import on_name, on_value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.tools.strict.hit import Hit
    from inspector.core.tools.strict.schema_site import Site
    from inspector.core.tools.strict.strict_profile import Profile

_LOOK_AROUND = ("(?=", "(?!", "(?<=", "(?<!")
_SCHEMAS_OF_THE_ROOT = frozenset({"anyOf", "oneOf"})
"""At the root these have a finding of their own."""

_SHOWN = 60


def keyword_hits(site: Site, profile: Profile) -> Iterator[Hit]:
    """Keywords that are refused, and those that no source speaks of."""
    for word in site.keywords:
        rule = profile.keyword_rules.get(word)
        if site.is_root and word in _SCHEMAS_OF_THE_ROOT:
            continue
        if rule is not None:
            yield on_name(rule.name, site, word, "", keyword=word)
        elif word not in profile.accepted:
            variant = "unlisted" if word in KEYWORDS else "unknown"
            shown = shortened(word, _SHOWN)
            yield on_name("OAI-K09", site, word, variant, keyword=shown)


def format_hits(site: Site, profile: Profile) -> Iterator[Hit]:
    """A ``format`` that is not among the allowed ones; they are all of strings."""
    rule, value = profile.rule("OAI-K03"), site.get("format")
    if rule is None or value is None:
        return
    if isinstance(value, StringNode) and value.text in rule.values:
        return
    found = literal_of(value)
    if site.types and "string" not in site.types:
        yield on_value(
            "OAI-K03-other", site, ("format",), value, "not-string", found=found
        )
        return
    allowed = tuple(sorted(rule.values))
    yield on_value(
        rule.name, site, ("format",), value, "", found=found, allowed=allowed
    )


def pattern_hits(site: Site, _: Profile) -> Iterator[Hit]:
    """A ``pattern`` that looks around."""
    value = site.get("pattern")
    if isinstance(value, StringNode):
        token = _look_around(value.text)
        if token is not None:
            yield on_value("OAI-K04", site, ("pattern",), value, "", token=token)


def _look_around(pattern: str) -> str | None:
    r"""The first look-around of a pattern; ``\(?=`` is none, nor is ``[(?=]``."""
    place, in_class = 0, False
    while place < len(pattern):
        character = pattern[place]
        if character == "\\":
            place += 2
            continue
        if in_class:
            in_class = character != "]"
        elif character == "[":
            in_class = True
        else:
            for token in _LOOK_AROUND:
                if pattern.startswith(token, place):
                    return token
        place += 1
    return None
