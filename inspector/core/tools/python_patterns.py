"""What Python's ``re`` says of a text that breaks a pattern.

Where nothing but patterns can be read in two ways, and plain keywords lead to them, the
package jsonschema says what ``re.search`` says: it need not go over the whole value.

Source: jsonschema 4.26, ``pattern``; the Python library reference, "re" (3.13).
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ObjectNode, StringNode
from inspector.core.source.pointer import resolve

if TYPE_CHECKING:
    from inspector.core.tools.schema_map import SchemaMap

_HARMLESS = frozenset(
    {
        "$comment", "$defs", "$schema", "additionalProperties", "allOf", "anyOf",
        "const", "default", "definitions", "description", "enum", "examples",
        "exclusiveMaximum", "exclusiveMinimum", "format", "items", "maxItems",
        "maxLength", "maximum", "minItems", "minLength", "minimum", "not", "oneOf",
        "pattern", "prefixItems", "properties", "required", "title", "type",
    }
)  # fmt: skip
"""Keywords over which the package never fails: it then has no opinion at all."""

_DEEPEST = 50


class PythonPatterns:
    """The patterns of one schema; any number of threads may ask."""

    def __init__(
        self, schemas: SchemaMap, patterns: list[str], *, asserts_format: bool
    ) -> None:
        """Name the schema.

        Args:
            schemas: Its map.
            patterns: All that can be asked for.
            asserts_format: Whether ``format`` decides or is a note.
        """
        self._schemas = schemas
        self._patterns = patterns
        self._asserts_format = asserts_format

    def finds(self, location: str, text: str) -> bool | None:
        """Whether Python finds a pattern in a text; None where that says nothing.

        Args:
            location: JSON Pointer to the pattern in the schema.
            text: The text.
        """
        pattern = resolve(self._schemas.root, location)
        if not self._says_all or not isinstance(pattern, StringNode):
            return None
        return re.search(pattern.text, text) is not None

    @cached_property
    def _says_all(self) -> bool:
        """Whether the package has an opinion on every value."""
        if self._asserts_format or self._schemas.longest_path > _DEEPEST:
            return False
        parts = (self._schemas[pointer].node for pointer in self._schemas.reachable)
        objects = (part for part in parts if isinstance(part, ObjectNode))
        is_harmless = all(_HARMLESS.issuperset(part.names()) for part in objects)
        return is_harmless and all(map(_is_known, self._patterns))


def _is_known(pattern: str) -> bool:
    try:
        re.compile(pattern)
    except Exception:  # noqa: BLE001 - too many of them, a number that is too large
        return False
    return True
