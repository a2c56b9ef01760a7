"""Mistral Conversations: entries with a dot in their type.

Source: mistralai 3.7.0, ``functioncallentry.py``, ``functionresultentry.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign.foreign_call import (
    ForeignApi,
    ForeignPart,
    Keys,
    call_at,
    found_by,
    merged,
    result_at,
)

if TYPE_CHECKING:
    from inspector.core.source.located import Located

_ENTRIES = ("outputs", "entries", "inputs")
_OF_FIRST = ("model", "agent_id")
"""Members of the request that begins a conversation; later ones send what is new."""
_OTHER_ENTRIES = ("message.input", "message.output", "tool.execution", "agent.handoff")


def bare(at: Located) -> ForeignPart | None:
    """An entry that is a function's call or result."""
    kind = at.get("type")
    if kind is None:
        return None
    if kind.string == "function.call":
        return ForeignPart(kind, (call_at(at, call_id="/tool_call_id"),))
    if kind.string == "function.result":
        result = result_at(at, "/tool_call_id", "/result")
        return ForeignPart(kind, results=(result,))
    return None


def message(at: Located) -> ForeignPart | None:
    """Any entry of a conversation."""
    kind = at.get("type")
    is_entry = kind is not None and kind.string in _OTHER_ENTRIES
    return ForeignPart(kind) if kind is not None and is_entry else bare(at)


def whole(at: Located) -> ForeignPart | None:
    """A conversation's response, its history, or a request with entries."""
    named = at.get("object")
    is_named = (named.string or "").startswith("conversation.") if named else False
    entries = [entry for name in _ENTRIES for entry in at.each(f"/{name}")]
    parts = found_by(message, entries)
    if not parts and not (is_named and entries):
        return None
    telling = named if is_named else None
    whole_at = "inputs" if any(map(at.has, _OF_FIRST)) else "entries"
    sent = at.each(f"/{whole_at}")
    first = telling or parts[0].telling
    return merged(first, parts, (at.get("tools"),), turns=sent)


API = ForeignApi(
    "mistral-conversations",
    "Mistral Conversations",
    'result (type: "function.result")',
    whole,
    message,
    bare,
    Keys(("outputs/", "entries/", "inputs/"), ("type",), ("type",)),
)
