"""An object or array whose end the reader has not met yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode, Member, StringNode


class OpenContainer:
    """What has been read of one container so far."""

    __slots__ = ("items", "members", "name", "names", "start")

    def __init__(self, start: int, *, is_object: bool) -> None:
        self.start = start
        self.items: list[JsonNode] | None = None if is_object else []
        """The values of an array; None for an object."""

        self.members: list[Member] = []
        self.names: dict[str, StringNode] = {}
        """Each name where it stood first."""

        self.name: StringNode | None = None
        """The name whose value is due."""

    def closed(self, end: int) -> ArrayNode | ObjectNode:
        """The node, once its closing bracket has been met."""
        if self.items is not None:
            return ArrayNode(self.start, end, tuple(self.items))
        return ObjectNode(self.start, end, tuple(self.members))
