"""The subschemas that a strict mode looks at, each with the way to it.

Source: OpenAI, structured outputs guide, "Supported schemas" (2026-11-30).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
    StringNode,
    span_of,
)
from inspector.core.source.pointer import pointer_text
from inspector.core.source.span import Span
from inspector.core.tools.schema_keywords import HOLDERS
from inspector.core.tools.subschema import entries_of, members_by_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode

DEFINITIONS = ("$defs", "definitions")

_LOOKED_INTO = frozenset(
    {"properties", "items", "prefixItems", "anyOf", "oneOf", "allOf", *DEFINITIONS}
)
"""Keywords whose subschemas must be strict themselves, or stay when a refused keyword
is rewritten. What stands under ``not`` or ``if`` goes with its keyword."""


class Site:
    """One subschema.

    Every rule asks for the same few keywords, so they are looked up once.
    """

    __slots__ = (
        *("is_object", "keywords", "level", "node", "parent", "tokens", "types"),
        "unit",
    )

    def __init__(
        self,
        node: JsonNode,
        parent: Site | None = None,
        tokens: tuple[str | int, ...] = (),
        *,
        unit: int = 0,
        level: int = 0,
    ) -> None:
        """Look at one subschema.

        Args:
            node: Any JSON value.
            parent: The subschema around it; None for the whole schema.
            tokens: The way from the parent: a keyword, and a name or index below it.
            unit: Number of the definition that it is part of; 0 for the schema itself.
            level: How many objects stand around it within its unit.
        """
        self.node = node
        self.parent = parent
        self.tokens = tokens
        self.unit = unit
        self.level = level
        self.keywords: dict[str, JsonNode] = (
            members_by_name(node) if isinstance(node, ObjectNode) else {}
        )
        self.types = _types(self.keywords.get("type"))
        """What ``type`` names, be it one or a list."""

        self.is_object = "object" in self.types or isinstance(
            self.keywords.get("properties"), ObjectNode
        )
        """Whether it describes an object, by ``type`` or by ``properties``."""

    @property
    def is_root(self) -> bool:
        """Whether it is the whole schema."""
        return self.parent is None

    @property
    def keyword(self) -> str:
        """The keyword that holds it; empty for the root."""
        return str(self.tokens[0]) if self.tokens else ""

    def get(self, keyword: str) -> JsonNode | None:
        """The value of a keyword, or None where it is absent."""
        return self.keywords.get(keyword)

    @property
    def mark(self) -> Span:
        """The characters that stand for it: its ``type``, else its beginning."""
        kind = self.get("type")
        if kind is not None:
            return span_of(kind)
        start, end = span_of(self.node)
        is_container = isinstance(self.node, (ObjectNode, ArrayNode))
        return Span(start, start + 1) if is_container else Span(start, end)

    def pointer(self, *below: str | int) -> str:
        """JSON Pointer from the root to it, or to something below it."""
        tokens = list(reversed(below))
        site: Site | None = self
        while site is not None:
            tokens.extend(reversed(site.tokens))
            site = site.parent
        return pointer_text(reversed(tokens))


def sites_of(schema: JsonNode) -> Iterator[Site]:
    """The schema and every subschema that counts; references are not followed.

    Cost is linear. Each definition at the root is a unit of its own.
    """
    units = 0
    pending = [Site(schema)]
    while pending:
        site = pending.pop()
        yield site
        for tokens, node in _below(site):
            is_definition = site.is_root and tokens[0] in DEFINITIONS
            units += is_definition
            unit = units if is_definition else site.unit
            level = 0 if is_definition else site.level + site.is_object
            pending.append(Site(node, site, tokens, unit=unit, level=level))


def _below(site: Site) -> Iterator[tuple[tuple[str | int, ...], JsonNode]]:
    for keyword, value in site.keywords.items():
        if keyword in _LOOKED_INTO:
            for key, node in entries_of(HOLDERS[keyword][0], value):
                yield (keyword,) if key is None else (keyword, key), node


def _types(value: JsonNode | None) -> tuple[str, ...]:
    if isinstance(value, StringNode):
        return (value.text,)
    nodes = value.items if isinstance(value, ArrayNode) else ()
    return tuple(node.text for node in nodes if isinstance(node, StringNode))
