"""The subschemas that a strict mode looks at, each with the way to it.

Source: OpenAI, structured outputs guide, "Supported schemas" (2026-11-30).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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

_LOOKED_INTO = (
    *("properties", "items", "prefixItems", "anyOf", "oneOf", "allOf"),
    *DEFINITIONS,
)
"""Keywords whose subschemas must be strict themselves, or stay when a refused keyword
is rewritten. What stands under ``not`` or ``if`` goes with its keyword."""


class Site(NamedTuple):
    """One subschema."""

    node: JsonNode
    parent: Site | None
    tokens: tuple[str | int, ...]
    """The way from the parent: a keyword, and a name or index below it."""

    unit: int
    """Number of the definition that it is part of; 0 for the schema itself."""

    level: int
    """How many objects stand around it within its unit."""

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
        return self.node.get(keyword) if isinstance(self.node, ObjectNode) else None

    @property
    def types(self) -> tuple[str, ...]:
        """What ``type`` names, be it one or a list."""
        value = self.get("type")
        nodes = value.items if isinstance(value, ArrayNode) else (value,)
        return tuple(node.text for node in nodes if isinstance(node, StringNode))

    @property
    def is_object(self) -> bool:
        """Whether it describes an object, by ``type`` or by ``properties``."""
        return "object" in self.types or isinstance(self.get("properties"), ObjectNode)

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
    pending = [Site(schema, None, (), 0, 0)]
    while pending:
        site = pending.pop()
        yield site
        for tokens, node in _below(site):
            is_definition = site.is_root and tokens[0] in DEFINITIONS
            units += is_definition
            unit = units if is_definition else site.unit
            level = 0 if is_definition else site.level + site.is_object
            pending.append(Site(node, site, tokens, unit, level))


def _below(site: Site) -> Iterator[tuple[tuple[str | int, ...], JsonNode]]:
    if not isinstance(site.node, ObjectNode):
        return
    for keyword, value in members_by_name(site.node).items():
        if keyword in _LOOKED_INTO:
            for key, node in entries_of(HOLDERS[keyword][0], value):
                yield (keyword,) if key is None else (keyword, key), node
