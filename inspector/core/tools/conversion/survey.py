"""Where references of a schema lead, asked for only where it matters.

Source: JSON Schema 2020-12, core, section 8.2.3.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.source.json_reader import MAX_DEPTH
from inspector.core.tools.dialects.circles import recursive_references
from inspector.core.tools.dialects.uses import draft_of
from inspector.core.tools.schema_map import SchemaMap

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

_MOST_PARTS = 25_000
"""Subschemas, once definitions are put in place of references."""

_RESERVE = 28
"""Levels that rewriting may add below the depth that the reader follows."""


class Survey:
    """What is known of the references of one text."""

    def __init__(self, schema: JsonNode) -> None:
        self._schema = schema

    @cached_property
    def circular(self) -> frozenset[str]:
        """Pointers of the subschemas whose reference comes back to them."""
        at = recursive_references(self._schemas)
        return frozenset(pointer.rpartition("/")[0] for pointer in at)

    @cached_property
    def may_grow(self) -> bool:
        """Whether putting definitions in place of references stays within bounds."""
        fits = self._schemas.unrolled_size <= _MOST_PARTS
        return fits and self._schemas.longest_path <= MAX_DEPTH - _RESERVE

    @cached_property
    def _schemas(self) -> SchemaMap:
        return SchemaMap(self._schema, draft_of(self._schema))
