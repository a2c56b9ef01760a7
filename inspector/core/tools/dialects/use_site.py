"""A subschema as the detectors of features see it.

Source: JSON Schema 2020-12, core, section 10 (applicators); for what is described
and what merely tested, section 10.2.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
    span_of,
)
from inspector.core.source.pointer import joined
from inspector.core.source.span import Span
from inspector.core.tools.dialects.use import Use
from inspector.core.tools.literals import literal_of
from inspector.core.tools.schema_keywords import HOLDERS
from inspector.core.tools.subschema import entries_of, members_by_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.schema_map import SchemaMap

ROOT = ""
"""What "holds" the whole schema, and a place that only a reference leads to."""

TYPE_BEARING = ("type", "$ref", "anyOf", "oneOf", "allOf", "enum", "const", "not")
"""Keywords beside which no ``type`` is missed."""

TESTS = frozenset(
    {
        "not",
        "if",
        "then",
        "else",
        "dependentSchemas",
        "dependencies",
        "contains",
        "propertyNames",
    }
)
"""Keywords whose subschemas test a value that another subschema describes."""


@dataclass(frozen=True, slots=True)
class Site:
    """One subschema, its members, and what holds it."""

    pointer: str
    node: JsonNode
    members: dict[str, JsonNode]
    """Empty where it is no object."""

    holder: str
    is_described: bool
    """Whether it says what a value is like, and does not merely test it."""

    @property
    def is_root(self) -> bool:
        """Whether it is the whole schema."""
        return not self.pointer

    @property
    def types(self) -> tuple[str, ...]:
        """What ``type`` names, be it one or a list."""
        value = self.members.get("type")
        nodes = value.items if isinstance(value, ArrayNode) else (value,)
        return tuple(node.text for node in nodes if isinstance(node, StringNode))

    @property
    def is_object(self) -> bool:
        """Whether it describes an object, by ``type`` or by ``properties``."""
        return "object" in self.types or isinstance(
            self.members.get("properties"), ObjectNode
        )

    @property
    def properties(self) -> dict[str, JsonNode]:
        """The properties by name."""
        value = self.members.get("properties")
        return members_by_name(value) if isinstance(value, ObjectNode) else {}

    @property
    def required(self) -> tuple[StringNode, ...]:
        """The required names."""
        value = self.members.get("required")
        items = value.items if isinstance(value, ArrayNode) else ()
        return tuple(node for node in items if isinstance(node, StringNode))

    def of(self, keyword: str, feature: str = "", text: str = "") -> Use:
        """A use of a keyword; its name is what is pointed at.

        Args:
            keyword: One that stands in the subschema.
            feature: The feature; the keyword itself by default.
            text: What guards compare; the text of the value by default.
        """
        value = self.members[keyword]
        own_text = value.text if isinstance(value, StringNode) else ""
        return Use(
            feature or keyword,
            joined(self.pointer, keyword),
            self._name_span(self.node, keyword),
            self.pointer,
            literal_of(value),
            text or own_text,
            number_in(value),
        )

    def here(self, feature: str, number: int | None = None) -> Use:
        """A use that is the absence of something: the subschema's first character."""
        start, end = span_of(self.node)
        is_container = isinstance(self.node, (ObjectNode, ArrayNode))
        span = Span(start, start + 1 if is_container else end)
        shown = "" if number is None else str(number)
        count = None if number is None else Decimal(number)
        return Use(feature, self.pointer, span, self.pointer, shown, "", count)

    def of_property(self, name: str, feature: str) -> Use:
        """A use that is about the name of a property."""
        pointer = joined(self.pointer, "properties", name)
        span = self._name_span(self.members["properties"], name)
        return Use(feature, pointer, span, self.pointer, "", name)

    def _name_span(self, node: JsonNode, name: str) -> Span:
        member = node.member(name) if isinstance(node, ObjectNode) else None
        return span_of(member.name if member else node)


def sites_of(schemas: SchemaMap) -> Iterator[Site]:
    """All subschemas, each after the one that holds it."""
    held: dict[str, tuple[str, bool]] = {}
    for pointer, own in schemas.subschemas.items():
        holder, is_described = held.get(pointer, (ROOT, True))
        members = members_by_name(own.node) if isinstance(own.node, ObjectNode) else {}
        site = Site(pointer, own.node, members, holder, is_described)
        for keyword, below in held_by(site):
            held[below] = keyword, is_described and keyword not in TESTS
        yield site


def held_by(site: Site) -> Iterator[tuple[str, str]]:
    """The keyword and the pointer of each subschema that stands in a site."""
    for keyword, value in site.members.items():
        if keyword in HOLDERS:
            for key, _ in entries_of(HOLDERS[keyword][0], value):
                at = joined(site.pointer, keyword)
                yield keyword, at if key is None else joined(at, key)


def bears_type(node: JsonNode | None) -> bool:
    """Whether a schema says of which type its values are, one way or another."""
    return isinstance(node, ObjectNode) and any(
        node.get(word) is not None for word in TYPE_BEARING
    )


def number_in(node: JsonNode) -> Decimal | None:
    """The exact number of a node, or None where it is none that can be compared."""
    if not isinstance(node, NumberNode):
        return None
    try:
        return Decimal(node.literal)
    except InvalidOperation:  # an exponent of twenty digits
        return None
