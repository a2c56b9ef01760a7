"""Types: every value says of which type it is, and array items too.

Source: OpenAI, structured outputs guide, "Supported types" (2026-11-30);
pydantic-ai 2.68.0, ``profiles/openai.py``, for items.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.tools.literals import literal_of
from inspector.core.tools.strict.hit import on_name, on_site, on_value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.strict.hit import Hit
    from inspector.core.tools.strict.schema_site import Site
    from inspector.core.tools.strict.strict_profile import Profile

_TYPE_BEARING = ("type", "$ref", "anyOf", "oneOf", "allOf", "enum", "const", "not")
"""Keywords beside which no ``type`` is missed; some are refused for themselves."""


def type_hits(site: Site, profile: Profile) -> Iterator[Hit]:
    """A type that is not known, or none at all."""
    kind = site.get("type")
    if kind is not None:
        yield from _unknown(site, kind, profile)
    elif not _bears_type(site.node) and site.keyword != "items" and not site.is_root:
        is_schema = isinstance(site.node, ObjectNode)
        found = literal_of(site.node)
        yield on_site(
            "OAI-K01-untyped", site, "untyped" if is_schema else "", found=found
        )


def item_hits(site: Site, _: Profile) -> Iterator[Hit]:
    """An array whose items have no type."""
    items, prefix = site.get("items"), site.get("prefixItems")
    if "array" not in site.types and items is None and prefix is None:
        return
    if prefix is not None:
        variant = "prefix-alone" if items is None else "prefix"
        yield on_name("OAI-S08", site, "prefixItems", variant)
    elif items is None:
        yield on_site("OAI-S07", site)
    elif isinstance(items, ArrayNode):
        yield on_name("OAI-S08", site, "items", "list")
    elif not _bears_type(items):
        shown = literal_of(items)
        yield on_value("OAI-S07", site, ("items",), items, "untyped", found=shown)


def _unknown(site: Site, kind: JsonNode, profile: Profile) -> Iterator[Hit]:
    rule = profile.rule("OAI-K01")
    if rule is None:
        return
    allowed = tuple(sorted(rule.values))
    entries = enumerate(kind.items) if isinstance(kind, ArrayNode) else [(None, kind)]
    for index, node in entries:
        if isinstance(node, StringNode) and node.text in rule.values:
            continue
        below = ("type",) if index is None else ("type", index)
        is_loud = isinstance(node, StringNode) and node.text.lower() in rule.values
        variant = "capitals" if is_loud else "unknown"
        found = literal_of(node)
        yield on_value(
            rule.name, site, below, node, variant, found=found, allowed=allowed
        )


def _bears_type(node: JsonNode) -> bool:
    if not isinstance(node, ObjectNode):
        return False
    return any(node.get(word) is not None for word in _TYPE_BEARING)
