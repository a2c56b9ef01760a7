"""Message history of Pydantic AI.

Source: pydantic-ai-slim 2.68.0, ``messages.py``.
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

_CALLS = ("tool-call", "builtin-tool-call", "native-tool-call")
_RESULTS = (
    "tool-return",
    "builtin-tool-return",
    "native-tool-return",
    "retry-prompt",
)
_MESSAGES = ("request", "response")


def bare(at: Located) -> ForeignPart | None:
    """A part that is a call or its return."""
    kind = at.get("part_kind")
    if kind is None:
        return None
    if kind.string in _CALLS:
        call = call_at(
            at, name="/tool_name", arguments="/args", call_id="/tool_call_id"
        )
        return ForeignPart(kind, (call._replace(is_owed=kind.string == _CALLS[0]),))
    if kind.string in _RESULTS and at.has("tool_call_id"):
        result = result_at(at, "/tool_call_id", "/content")
        return ForeignPart(kind, results=(result,))
    return None


def message(at: Located) -> ForeignPart | None:
    """A request or a response of the history, also one without calls."""
    kind = at.get("kind")
    if kind is None or kind.string not in _MESSAGES:
        return None
    parts = [*at.each("/parts")]
    if not any(part.has("part_kind") for part in parts):
        return None
    return merged(kind, found_by(bare, parts))


def whole(at: Located) -> ForeignPart | None:
    """An object that holds a history."""
    turns = [*at.each("/messages")]
    parts = found_by(message, turns)
    return merged(parts[0].telling, parts, turns=turns) if parts else None


API = ForeignApi(
    "pydantic-ai",
    "Pydantic AI",
    'content (part_kind: "tool-return")',
    whole,
    message,
    bare,
    Keys(("messages/",), ("kind",), ("part_kind",)),
)
