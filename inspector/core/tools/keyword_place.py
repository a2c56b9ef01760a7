"""A keyword of a schema: what there is to say of it, whatever value breaks it.

A schema is held against the arguments of many calls, and calls go wrong in the same
few ways. So the place of a keyword, and what it allows in words, is worked out once.

Source: JSON Schema 2020-12, core, section 12.3 (locations); the error kinds of
jsonschema_rs 0.61.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.pointer import (
    follow,
    joined,
    pointer_text,
    pointer_tokens,
    resolve,
)
from inspector.core.tools.empty_names import restored
from inspector.core.tools.literals import literal_of, string_literal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.engine import EngineError
    from inspector.core.tools.schema_map import SchemaMap

_MOST_OPTIONS = 100
_FALSE = "FalseSchema"


@dataclass(frozen=True)
class KeywordPlace:
    """One keyword where it stands."""

    location: str
    """JSON Pointer into the schema as it was written."""

    name: str
    """The keyword; empty for a schema that is ``false`` as a whole."""

    node: JsonNode | None
    """Its value."""

    parent: JsonNode | None
    """The schema that has it."""

    @cached_property
    def written(self) -> str | None:
        """Its value as JSON text; None where the text has none."""
        return literal_of(self.node) if self.node is not None else None

    @cached_property
    def entries(self) -> Sequence[JsonNode]:
        """The first entries of its list."""
        node = self.node
        return node.items[:_MOST_OPTIONS] if isinstance(node, ArrayNode) else ()

    @cached_property
    def options(self) -> tuple[str, ...]:
        """The same as JSON text."""
        return tuple(map(literal_of, self.entries))

    @cached_property
    def types(self) -> tuple[str, ...]:
        """Its names of types, or a schema in place of a name (draft-03)."""
        named = self.node.items if isinstance(self.node, ArrayNode) else (self.node,)
        return tuple(
            n.text if isinstance(n, StringNode) else literal_of(n)
            for n in named
            if n is not None
        )

    @cached_property
    def declared(self) -> tuple[str, ...]:
        """The first names that the schema around it declares, as JSON text."""
        schema = self.parent
        names = schema.get("properties") if isinstance(schema, ObjectNode) else None
        if not isinstance(names, ObjectNode):
            return ()
        return tuple(string_literal(name) for name in [*names.names()][:_MOST_OPTIONS])


class KeywordPlaces:
    """The keywords of one schema; any number of threads may ask for them at once."""

    def __init__(self, schema: JsonNode, schemas: Callable[[], SchemaMap]) -> None:
        """Name the schema.

        Args:
            schema: As it was written.
            schemas: Its map, asked for where it has identifiers.
        """
        self.schema = schema
        self._schemas = schemas
        self._known: dict[tuple[str | int, ...], KeywordPlace] = {}

    def of(self, error: EngineError, kind: str) -> KeywordPlace:
        """The keyword that an error is about.

        Args:
            error: What the engine reports.
            kind: What it calls that (`engine.kind_of`).
        """
        path = error.schema_path
        if error.absolute_keyword_location:
            return self._place(self._identified(error), path, kind)
        key = (kind, *path)
        known = self._known.get(key)
        if known is None:
            known = self._place(self._written(path), path, kind)
            self._known[key] = known
        return known

    def _place(self, location: str, path: list[str | int], kind: str) -> KeywordPlace:
        names = [token for token in path if isinstance(token, str)]
        parent = location if kind == _FALSE else location.rpartition("/")[0]
        around = resolve(self.schema, parent)
        below = pointer_tokens(location[len(parent) :])
        node = follow(around, below) if around is not None else None
        return KeywordPlace(location, names[-1] if names else "", node, around)

    def _written(self, path: list[str | int]) -> str:
        if follow(self.schema, path) is None:
            path = restored(self.schema, path, lambda _: True)
        return pointer_text(path)

    def _identified(self, error: EngineError) -> str:
        """The place in the schema as written of a keyword that is told by its URI.

        Inside a meta-schema that the engine brings along there is none; then the
        reference that leads there is named.
        """
        uri, _, fragment = (error.absolute_keyword_location or "").partition("#")
        if not uri:
            return self._written(error.schema_path)
        start = self._schemas().resource_at(uri)
        if start is not None:
            from urllib.parse import unquote  # noqa: PLC0415 - rarely needed

            location = start + unquote(fragment)
            if resolve(self.schema, location) is not None:
                return location
        return self._deepest(error.evaluation_path)

    def _deepest(self, path: list[str | int]) -> str:
        """As much of an evaluation path as the schema itself has."""
        location = ""
        for token in path:
            below = joined(location, token)
            if resolve(self.schema, below) is None:
                break
            location = below
        return location
