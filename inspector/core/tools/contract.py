"""A tool's schema as a promise, held against the values of a call or an answer.

Source: Open Responses specification 2026-04-24, ``FunctionToolParam.parameters`` and
``text.format``; JSON Schema 2020-12, validation, section 7.2 (``format`` is a note
unless it is asked to be more).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.tools.openapi import reads_otherwise
from inspector.core.tools.validation import Outcome, Validation
from inspector.core.tools.validator import satisfies, validate

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.tool import Tool

_OF_ANOTHER_DIALECT = Validation(
    Outcome.UNDECIDED, (), "dialect", 'OpenAPI 3.0, "nullable"'
)
"""What is invalid by JSON Schema alone may be valid in OpenAPI 3.0."""


def held_against(tool: Tool | None, value: JsonNode | None) -> Validation | None:
    """What a tool's schema says of a value; None where one of them is absent."""
    if tool is None or tool.parameters is None or value is None:
        return None
    schema = tool.whole or tool.parameters
    found = validate(schema, value, asserts_format=tool.asserts_format)
    if found.outcome is Outcome.INVALID and reads_otherwise(tool):
        return _OF_ANOTHER_DIALECT
    return found


def fits(tool: Tool | None, value: JsonNode | None) -> bool | None:
    """Whether a value keeps to a tool's schema; None where nobody can tell."""
    if tool is None or tool.parameters is None or value is None:
        return None
    found = held_against(tool, value) if reads_otherwise(tool) else None
    if found is not None:
        return None if found.undecided else found.outcome is Outcome.VALID
    schema = tool.whole or tool.parameters
    return satisfies(schema, value, asserts_format=tool.asserts_format)
