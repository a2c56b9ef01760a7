"""A value together with where it stands, for looking further down from it.

Source: RFC 6901 (April 2013).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode, is_null
from inspector.core.source.pointer import joined, resolve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode


class Located(NamedTuple):
    """One value of a document.

    Below a string that holds JSON the pointer goes on with the place inside of it:
    ``/output/0/name`` where ``/output`` is such a string.
    """

    record: int
    """Index of the document's record."""

    pointer: str
    """Where it stands in that record."""

    node: JsonNode

    @property
    def string(self) -> str | None:
        """Its text where it is a string."""
        return self.node.text if isinstance(self.node, StringNode) else None

    @property
    def is_object(self) -> bool:
        """Whether it has members."""
        return isinstance(self.node, ObjectNode)

    @property
    def is_array(self) -> bool:
        """Whether it has elements."""
        return isinstance(self.node, ArrayNode)

    def get(self, name: str) -> Located | None:
        """A member, or None where it is absent or null."""
        node = self.node.get(name) if isinstance(self.node, ObjectNode) else None
        if node is None or is_null(node):
            return None
        return Located(self.record, joined(self.pointer, name), node)

    def below(self, pointer: str) -> Located | None:
        """What a pointer from here names, or None where it is absent or null."""
        node = resolve(self.node, pointer)
        if node is None or is_null(node):
            return None
        return Located(self.record, self.pointer + pointer, node)

    def text(self, name: str) -> str | None:
        """The text of a member that is a string, else None."""
        return self.node.text(name) if isinstance(self.node, ObjectNode) else None

    def has(self, *names: str) -> bool:
        """Whether it is an object with all these members, null or not."""
        node = self.node
        return isinstance(node, ObjectNode) and all(
            node.get(name) is not None for name in names
        )

    def each(self, pointer: str = "") -> Iterator[Located]:
        """The elements of an array, this one or one below; none of anything else."""
        found = self.below(pointer) if pointer else self
        if found is not None and isinstance(found.node, ArrayNode):
            for index, node in enumerate(found.node.items):
                yield Located(self.record, joined(found.pointer, index), node)
