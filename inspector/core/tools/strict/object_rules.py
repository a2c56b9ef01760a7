"""Objects: closed, and with every property required.

Source: OpenAI, structured outputs guide, "All fields must be required" and
"additionalProperties: false must always be set in objects" (2026-11-30).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    ObjectNode,
    StringNode,
    span_of,
)
from inspector.core.tools.literals import literal_of, string_literal
from inspector.core.tools.strict.hit import Hit, on_site, on_value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.strict.schema_site import Site
    from inspector.core.tools.strict.strict_profile import Profile

OPEN = "OAI-S04"
REQUIRED = "OAI-S05"
NO_PROPERTIES = "OAI-S06"


def object_hits(site: Site, _: Profile) -> Iterator[Hit]:
    """Why an object is not closed, or a property of it not required."""
    if not site.is_object:
        return
    properties = site.get("properties")
    names = {}
    if isinstance(properties, ObjectNode):
        names = {member.name.text: member.name for member in properties.members}
    elif not site.is_root:
        yield on_site(NO_PROPERTIES, site)
    yield from _openness(site, names)
    yield from _required(site, names)


def _openness(site: Site, names: dict[str, StringNode]) -> Iterator[Hit]:
    value = site.get("additionalProperties")
    if value is None:
        # An object inside that names nothing is a map of free names, most likely.
        variant = "" if names or site.is_root else "bare"
        yield on_site(OPEN, site, variant)
    elif not (isinstance(value, ConstantNode) and value.value is False):
        below = ("additionalProperties",)
        variant = "map" if isinstance(value, ObjectNode) else "open"
        yield on_value(OPEN, site, below, value, variant, found=literal_of(value))


def _required(site: Site, names: dict[str, StringNode]) -> Iterator[Hit]:
    listed = _listed(site.get("required"))
    for name, node in names.items():
        if name not in listed:
            details = (("name", string_literal(name)),)
            below = ("properties", name)
            yield Hit(REQUIRED, site, below, span_of(node), True, details=details)
    for name, (index, node) in listed.items():
        if name not in names:
            shown = string_literal(name)
            at = ("required", index)
            yield on_value("OAI-S05-extra", site, at, node, "extra", name=shown)


def _listed(required: JsonNode | None) -> dict[str, tuple[int, StringNode]]:
    if not isinstance(required, ArrayNode):
        return {}
    entries = enumerate(required.items)
    return {n.text: (i, n) for i, n in entries if isinstance(n, StringNode)}
