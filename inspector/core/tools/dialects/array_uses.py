"""What a schema says of arrays.

Source: the rule book, section 2.1, and OAI-S07, GEM-5, CER-1, XAI-4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ConstantNode, ObjectNode
from inspector.core.tools.dialects.use_site import bears_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.dialects.use import Use
    from inspector.core.tools.dialects.use_site import Site


def items_kind(value: JsonNode) -> str:
    """What ``items`` is where it is no plain schema; else empty."""
    if isinstance(value, ArrayNode):
        return "list"
    if isinstance(value, ConstantNode):
        return "false" if value.value is False else "true"
    return ""


def array_uses(site: Site) -> Iterator[Use]:
    """Conditions of one array."""
    if not site.is_described:
        return
    items = site.members.get("items")
    if items is None:
        if "array" in site.types and "prefixItems" not in site.members:
            yield site.here("items:absent")
    elif isinstance(items, ObjectNode) and not bears_type(items):
        yield site.of("items", "items:untyped")
    elif isinstance(items, ConstantNode) and "prefixItems" not in site.members:
        yield site.of("items", "items:alone")
