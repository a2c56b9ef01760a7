"""What may stand at the root of a function's parameters.

Source: OpenAI, structured outputs guide, "Root objects must not be anyOf"
(2026-11-30); what holds without ``strict`` too is known from public reports, which
the profiles name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, json_type
from inspector.core.tools.literals import literal_of
from inspector.core.tools.strict.hit import on_name, on_site, on_value
from inspector.core.tools.strict.schema_site import Site

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.strict.hit import Hit
    from inspector.core.tools.strict.strict_profile import Profile


def root_hits(site: Site, profile: Profile) -> Iterator[Hit]:
    """Why the root is no object of the strict subset; nothing for other places."""
    if not site.is_root:
        return
    unions = [word for word in _words(profile, "OAI-S02") if site.get(word) is not None]
    for word in unions:
        yield on_name("OAI-S02", site, word, "keyword", keyword=word)
    kind = site.get("type")
    if isinstance(kind, ArrayNode) and "object" in site.types:
        yield on_value("OAI-S03", site, ("type",), kind, "type-list")
    elif "object" not in site.types and not unions:
        yield _no_object("OAI-S01", site)


def root_hits_without_strict(schema: JsonNode, profile: Profile) -> Iterator[Hit]:
    """Why a root is refused even where nobody asks for ``strict``.

    What says nothing at all (``{}``) is left out: other rules speak of it.
    """
    site = Site(schema)
    words = [word for word in _words(profile, "OAI-R02") if site.get(word) is not None]
    for word in words:
        yield on_name("OAI-R02", site, word, "keyword", keyword=word)
    says_nothing = isinstance(schema, ObjectNode) and site.get("type") is None
    if "object" not in site.types and not words and not says_nothing:
        yield _no_object("OAI-R01", site)


def _words(profile: Profile, name: str) -> tuple[str, ...]:
    rule = profile.rule(name)
    return rule.keywords if rule is not None else ()


def _no_object(rule: str, site: Site) -> Hit:
    if not isinstance(site.node, ObjectNode):
        return on_site(rule, site, "no-schema", found=json_type(site.node))
    kind = site.get("type")
    if kind is None:
        variant = "ref" if site.get("$ref") is not None else "no-type"
        return on_site(rule, site, variant)
    return on_value(rule, site, ("type",), kind, "", found=literal_of(kind))
