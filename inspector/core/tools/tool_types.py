"""Whose a tool type is; the specification itself has ``function`` only.

The table is ``resources/tool_types.json``.

Source: Open Responses specification 2026-04-24, ``ResponsesToolParam``; for types of
one provider the sources that the table names.
"""

from __future__ import annotations

from functools import cache

import orjson

from inspector.assets import read_resource

FUNCTION = "function"
CUSTOM = "custom"
NAMESPACE = "namespace"


def owner_of(tool_type: str) -> str | None:
    """The provider that a type without prefix belongs to, as people write its name."""
    return _owners().get(tool_type)


@cache
def _owners() -> dict[str, str]:
    data = orjson.loads(read_resource("tool_types.json"))
    return {
        tool_type: data["owners"][owner]
        for owner, types in data["types"].items()
        for tool_type in types
    }
