"""Paths with the empty names that the engine leaves out of them.

In ``{"": {"a": 1}}`` the engine (jsonschema_rs 0.61) puts ``a`` at the root.

Source: RFC 6901, section 3: a reference token may be empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.pointer import follow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inspector.core.source.json_nodes import JsonNode

    Path = list[str | int]

_MOST_TRIES = 2000


def is_complete(root: JsonNode, path: Sequence[str | int]) -> bool:
    """Whether no empty name can be missing in a path: nothing on it has one."""
    node: JsonNode | None = root
    for step in path:
        if _has_empty_name(node):
            return False
        node = follow(node, (step,)) if node is not None else None
    return not _has_empty_name(node)


def _has_empty_name(node: JsonNode | None) -> bool:
    return isinstance(node, ObjectNode) and node.member("") is not None


def restored(
    root: JsonNode, path: Sequence[str | int], is_meant: Callable[[JsonNode], bool]
) -> Path:
    """A path with its empty names, the fewest that lead to what is meant.

    Args:
        root: Where it begins.
        path: As the engine gives it.
        is_meant: Whether a value at its end is the one that it speaks of.

    Returns:
        The path itself where nothing better is found.
    """
    pending: list[tuple[JsonNode, int, Path]] = [(root, 0, [])]
    for _ in range(_MOST_TRIES):
        if not pending:
            break
        node, done, taken = pending.pop(0)
        if done == len(path) and is_meant(node):
            return taken
        if done < len(path):
            below = follow(node, path[done : done + 1])
            if below is not None:
                pending.insert(0, (below, done + 1, [*taken, path[done]]))
        empty = node.get("") if isinstance(node, ObjectNode) else None
        if empty is not None:
            pending.append((empty, done, [*taken, ""]))
    return list(path)
