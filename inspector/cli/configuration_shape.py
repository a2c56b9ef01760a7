"""Hold the options of a file against their JSON Schema, with the words of the gate."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from inspector.assets import read_resource
from inspector.core.errors import InspectorError
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.source.pointer import pointer_tokens
from inspector.core.tools.validator import validate
from inspector.core.tools.violations import violation_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.validation import Violation

SCHEMA = "config.schema.json"

WHOLE = "options"
"""What the table is called."""


class ShapeError(InspectorError):
    """A key or a value that is not foreseen."""

    def __init__(self, violation: Violation) -> None:
        super().__init__("config-shape")
        self._violation = violation

    def text(self, language: str) -> str:
        """Override ``InspectorError.text``: what the schema says of it."""
        return violation_text(self._violation, language, WHOLE)


def first_fault(
    table: Mapping[str, object],
) -> tuple[tuple[str, ...], InspectorError] | None:
    """The first thing that is wrong with the options, and the keys to it."""
    schema = _root(read_resource(SCHEMA), SCHEMA)
    # Not orjson: integers of TOML may be of any size, and numbers infinite.
    value = _root(json.dumps(table, default=str), WHOLE)
    if schema is None or value is None:
        return (), InspectorError("config-deep")
    validation = validate(schema, value)
    if not validation.violations:
        return None
    violation = validation.violations[0]
    path = pointer_tokens(violation.instance_location)
    if violation.member is not None:
        path = (*path, violation.member)
    return path, ShapeError(violation)


def _root(text: str | bytes, name: str) -> JsonNode | None:
    """A value as a node; None where it is nested deeper than can be read."""
    (record,) = read_document(text, Origin(name)).records
    return record.root
