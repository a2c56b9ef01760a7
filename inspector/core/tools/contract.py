"""A tool's schema as a promise, held against the values of a call or an answer.

Source: Open Responses specification 2026-04-24, ``FunctionToolParam.parameters`` and
``text.format``; JSON Schema 2020-12, validation, section 7.2 (``format`` is a note
unless it is asked to be more).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.tools.validator import satisfies, validate

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.tool import Tool
    from inspector.core.tools.validation import Validation


def held_against(tool: Tool | None, value: JsonNode | None) -> Validation | None:
    """What a tool's schema says of a value; None where one of them is absent."""
    if tool is None or tool.parameters is None or value is None:
        return None
    return validate(tool.parameters, value, asserts_format=tool.asserts_format)


def fits(tool: Tool | None, value: JsonNode | None) -> bool | None:
    """Whether a value keeps to a tool's schema; None where nobody can tell."""
    if tool is None or tool.parameters is None or value is None:
        return None
    return satisfies(tool.parameters, value, asserts_format=tool.asserts_format)
