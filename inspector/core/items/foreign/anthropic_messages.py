"""Anthropic Messages: responses, requests, messages and content blocks.

Source: Anthropic Python SDK 2.14.0, ``tool_use_block.py``,
``tool_result_block_param.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign.foreign_call import (
    ForeignApi,
    ForeignPart,
    Keys,
    Takes,
    call_at,
    found_by,
    merged,
    result_at,
    turn_of,
)

if TYPE_CHECKING:
    from inspector.core.source.located import Located

_CALLS = ("tool_use", "server_tool_use", "mcp_tool_use")
_ONLY_HERE = ("stop_reason", "stop_sequence")
_OF_REQUEST = ("anthropic_version", "anthropic_beta", "system")


def bare(at: Located) -> ForeignPart | None:
    """A content block that is a call or its result."""
    kind = at.get("type")
    if kind is None or kind.string is None:
        return None
    if kind.string in _CALLS and (at.has("name") or at.has("input")):
        call = call_at(at, arguments="/input", takes=Takes.OBJECT)
        is_owed = kind.string == "tool_use"
        return ForeignPart(kind, (call._replace(is_owed=is_owed),))
    if kind.string.endswith("tool_result") and at.has("tool_use_id"):
        result = result_at(at, "/tool_use_id", "/content")
        return ForeignPart(kind, results=(result,))
    return None


def message(at: Located) -> ForeignPart | None:
    """A message with such a block in it."""
    return turn_of(at, bare, "/content") if at.has("role") else None


def whole(at: Located) -> ForeignPart | None:
    """A response, or a request that can be no other API's."""
    stop = next((at.get(n) for n in _ONLY_HERE if at.get(n)), None)
    is_named = at.text("type") == "message" and at.has("role", "content")
    if is_named and any(at.has(name) for name in _ONLY_HERE):
        found = turn_of(at, bare, "/content")
        return merged(stop or at.get("content") or at, (found,) if found else ())
    turns = [*at.each("/messages")]
    parts = found_by(message, turns)
    telling = _telling_of_request(at, parts)
    if not turns or telling is None:
        return None
    return merged(telling, parts, (at.get("tools"),), turns=turns)


def _telling_of_request(at: Located, parts: tuple[ForeignPart, ...]) -> Located | None:
    if parts:
        return parts[0].telling
    for name in _OF_REQUEST:
        if at.get(name) is not None:
            return at.get(name)
    declared = (tool.get("input_schema") for tool in at.each("/tools"))
    return next((schema for schema in declared if schema is not None), None)


API = ForeignApi(
    "anthropic-messages",
    "Anthropic Messages",
    'content (type: "tool_result")',
    whole,
    message,
    bare,
    Keys(("stop_reason", "stop_sequence", "messages/"), ("content/",), ("type",)),
)
