"""Subschemas in an order in which each comes after all that it leads to.

Source: depth-first search; without recursion, for a schema may be a long chain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from inspector.core.tools.subschema import Edge


def ordered(
    starts: Iterable[str], edges_of: Callable[[str], Iterable[Edge]]
) -> tuple[tuple[str, ...], Edge | None]:
    """Visit all that can be reached, targets before what leads to them.

    Args:
        starts: Where to begin.
        edges_of: The edges to follow from a subschema.

    Returns:
        The order, and the first edge that closes a circle; such an edge is passed
        over.
    """
    order: list[str] = []
    done: set[str] = set()
    circle: Edge | None = None
    for start in starts:
        stack: list[tuple[str, Iterator[Edge]]] = []
        if start not in done:
            stack.append((start, iter(edges_of(start))))
        open_ = {start}
        while stack:
            pointer, edges = stack[-1]
            edge = next(edges, None)
            if edge is None:
                stack.pop()
                open_.discard(pointer)
                done.add(pointer)
                order.append(pointer)
            elif edge.target in open_:
                circle = circle or edge
            elif edge.target not in done:
                open_.add(edge.target)
                stack.append((edge.target, iter(edges_of(edge.target))))
    return tuple(order), circle
