"""References that come back to where they stand.

Source: R. Tarjan, "Depth-first search and linear graph algorithms" (1972), in the
form of S. R. Kosaraju: two searches, the second one backwards.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from inspector.core.tools.schema_keywords import Reach
from inspector.core.tools.schema_order import ordered

if TYPE_CHECKING:
    from inspector.core.tools.schema_map import SchemaMap
    from inspector.core.tools.subschema import Edge


def recursive_references(schemas: SchemaMap) -> set[str]:
    """Pointers of the reference keywords that are part of a circle; linear."""
    if not any(own.references for own in schemas.subschemas.values()):
        return set()
    edges = {
        pointer: [edge for edge in own.edges if edge.reach is not Reach.NOWHERE]
        for pointer, own in schemas.subschemas.items()
    }
    group = _groups(edges)
    return {
        edge.at
        for pointer, own in edges.items()
        for edge in own
        if edge.keyword.startswith("$") and group[pointer] == group[edge.target]
    }


def _groups(edges: dict[str, list[Edge]]) -> dict[str, int]:
    """A number for each subschema; those that lead to one another share it."""
    order, _ = ordered(edges, edges.__getitem__)
    sources: defaultdict[str, list[str]] = defaultdict(list)
    for pointer, own in edges.items():
        for edge in own:
            sources[edge.target].append(pointer)
    group: dict[str, int] = {}
    for number, start in enumerate(reversed(order)):
        pending = [start]
        while pending:
            pointer = pending.pop()
            if pointer not in group:
                group[pointer] = number
                pending.extend(sources[pointer])
    return group
