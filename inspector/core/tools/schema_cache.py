"""Compiled schemas, the ones used last."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Generic, TypeVar

from inspector.core.tools.compiled_schema import CompiledSchema
from inspector.core.tools.exact_value import spelled_out

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

_MOST_ENTRIES = 256
_MOST_CHARACTERS = 2**22

Key = TypeVar("Key")


class _Recent(Generic[Key]):
    """Keeps what was added last, within a number of entries and of characters."""

    def __init__(self) -> None:
        self._entries: OrderedDict[Key, tuple[object, CompiledSchema]] = OrderedDict()
        self._characters = 0

    def get(self, key: Key) -> CompiledSchema | None:
        entry = self._entries.get(key)
        return entry[1] if entry is not None else None

    def add(self, key: Key, owner: object, compiled: CompiledSchema) -> None:
        """Keep a schema, and what its key stands for alive with it."""
        if key in self._entries:
            return
        self._entries[key] = owner, compiled
        self._characters += compiled.size
        while len(self._entries) > 1 and (
            len(self._entries) > _MOST_ENTRIES or self._characters > _MOST_CHARACTERS
        ):
            _, (_, dropped) = self._entries.popitem(last=False)
            self._characters -= dropped.size


class SchemaCache:
    """A store of compiled schemas; any number of threads may use it at once.

    A schema is known by its node, which costs nothing, and by its value: a log
    repeats the same tools on every line.
    """

    def __init__(self, *, asserts_format: bool = False) -> None:
        """Begin with nothing.

        Args:
            asserts_format: Whether ``format`` decides in all of its schemas.
        """
        self._asserts_format = asserts_format
        self._lock = Lock()
        self._by_node: _Recent[int] = _Recent()
        self._by_value: _Recent[bytes] = _Recent()

    def compiled(self, schema: JsonNode) -> CompiledSchema:
        """The schema, compiled now or before.

        Raises:
            UnicodeError: half of a surrogate pair is in it.
        """
        known = self._by_node.get(id(schema))
        if known is not None:
            return known
        spelled = spelled_out(schema)
        with self._lock:
            known = self._by_value.get(spelled) if spelled is not None else None
        compiled = known or CompiledSchema(
            schema, spelled, asserts_format=self._asserts_format
        )
        with self._lock:
            # The entry holds the node, so no other node can get its id meanwhile.
            self._by_node.add(id(schema), schema, compiled)
            if spelled is not None:
                self._by_value.add(spelled, None, compiled)
        return compiled
