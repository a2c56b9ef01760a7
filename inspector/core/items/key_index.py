"""Ask only those readers that an object's members call for.

A value of a long list is asked what it is; asking every reader of every shape would
take longer than reading it did. Each says which members give its shape away, and is
asked where one of them is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from inspector.core.source.json_nodes import ArrayNode, ObjectNode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.source.json_nodes import JsonNode

T = TypeVar("T")


class KeyIndex(Generic[T]):
    """Readers by the members that they look for.

    A key is a name; ``name/`` asks for an object or array there, ``name.`` for any
    name that begins so (flat attributes).
    """

    def __init__(self, entries: Iterable[tuple[T, Iterable[str]]]) -> None:
        known = [*entries]
        self._readers = [reader for reader, _ in known]
        self._by_key: dict[str, list[int]] = {}
        for number, (_, keys) in enumerate(known):
            for key in keys:
                self._by_key.setdefault(key, []).append(number)

    def of(self, node: JsonNode) -> Iterator[T]:
        """The readers to ask about a value, in the order in which they were given."""
        if not isinstance(node, ObjectNode):
            return iter(())
        by_key, found = self._by_key, set[int]()
        for name, value in node.members:
            key = name.text
            if key in by_key:
                found.update(by_key[key])
            if isinstance(value, (ObjectNode, ArrayNode)):
                found.update(by_key.get(f"{key}/", ()))
            if "." in key:
                found.update(by_key.get(f"{key.partition('.')[0]}.", ()))
        return (self._readers[number] for number in sorted(found))
