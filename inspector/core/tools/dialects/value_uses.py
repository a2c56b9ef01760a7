"""What a schema says of single values: types, constants, limits, patterns.

Source: the rule book, section 2.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
)
from inspector.core.tools.dialects.pattern_traits import traits_of
from inspector.core.tools.dialects.use_site import bears_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.dialects.use import Use
    from inspector.core.tools.dialects.use_site import Site

TYPES = ("string", "number", "integer", "boolean", "object", "array", "null")

_BOUNDS = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
_LENGTHS = frozenset({"minLength", "maxLength"})


def type_kind(value: JsonNode) -> str:
    """What a ``type`` is where it is not one plain name; else empty."""
    if isinstance(value, StringNode):
        if value.text in TYPES:
            return ""
        return "capitals" if value.text.lower() in TYPES else "unknown"
    names = [n.text for n in value.items if isinstance(n, StringNode)] if (
        isinstance(value, ArrayNode)
    ) else []  # fmt: skip
    if not names:
        return "unknown"
    if {"object", "array"} & set(names):
        return "containers"
    return "union" if len(set(names) - {"null"}) > 1 else "list"


def const_kind(value: JsonNode) -> str:
    """Of which kind a constant is."""
    if isinstance(value, StringNode):
        return "string"
    return "number" if isinstance(value, NumberNode) else "other"


def enum_kind(value: JsonNode) -> str:
    """Of which kind the values of an enum are, the least portable one."""
    values = value.items if isinstance(value, ArrayNode) else ()
    if not values:
        return "empty"
    if any(isinstance(item, (ObjectNode, ArrayNode)) for item in values):
        return "containers"
    are_strings = all(isinstance(item, StringNode) for item in values)
    return "strings" if are_strings else "primitives"


def default_kind(value: JsonNode) -> str:
    """Whether a default is a number."""
    return "number" if isinstance(value, NumberNode) else "other"


def value_uses(site: Site) -> Iterator[Use]:
    """Conditions of one value."""
    words = site.members
    is_loose = site.is_described and not site.is_root and site.holder != "items"
    if is_loose and isinstance(site.node, ObjectNode) and not bears_type(site.node):
        yield site.here("type:absent")
    bounds = [word for word in _BOUNDS if word in words]
    if bounds and "number" in site.types:
        yield site.of(bounds[0], "bounds:number")
    if _LENGTHS & words.keys():
        yield from (
            site.of(word, f"{word}:lengths")
            for word in ("pattern", "format")
            if word in words
        )
    pattern = words.get("pattern")
    if isinstance(pattern, StringNode):
        for trait in traits_of(pattern.text):
            yield site.of("pattern", f"pattern:{trait}")
