"""One schema inside a schema, and what it leads to.

Source: JSON Schema 2020-12, core, sections 8.2.3 (references) and 10 (applicators).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import ArrayNode, ConstantNode, ObjectNode
from inspector.core.tools.schema_keywords import UNIONS, Reach, Shape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode


class Edge(NamedTuple):
    """From one subschema to another."""

    keyword: str
    key: str | int | None
    """The member's name or the item's index, where the keyword has several."""

    target: str
    """Pointer of the subschema that it leads to."""

    reach: Reach
    at: str
    """Pointer to what leads there: the keyword, or its entry."""

    @property
    def is_union(self) -> bool:
        """Whether it leads into a branch of ``anyOf`` or ``oneOf``."""
        return self.keyword in UNIONS


class Reference(NamedTuple):
    """A reference as it is written."""

    keyword: str
    text: str
    at: str
    base: str


@dataclass(slots=True)
class Subschema:
    """One schema inside a schema; `pointer` says where."""

    pointer: str
    node: JsonNode
    base: str
    """The URI of the resource that it belongs to; empty where there is none."""

    edges: list[Edge] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)


def entries_of(
    shape: Shape, value: JsonNode
) -> Iterator[tuple[str | int | None, JsonNode]]:
    """The subschemas that a keyword's value holds, with what they are called."""
    if shape is Shape.MAP and isinstance(value, ObjectNode):
        for name, node in members_by_name(value).items():
            if isinstance(node, (ObjectNode, ConstantNode)):
                yield name, node
    elif shape in (Shape.LIST, Shape.ONE_OR_LIST) and isinstance(value, ArrayNode):
        yield from enumerate(value.items)
    elif shape in (Shape.ONE, Shape.ONE_OR_LIST) and isinstance(
        value, (ObjectNode, ConstantNode)
    ):
        yield None, value


def members_by_name(node: ObjectNode) -> dict[str, JsonNode]:
    """The members; of two with one name the last, as the engine reads them."""
    return {member.name.text: member.value for member in node.members}
