"""Messages of the Vercel AI SDK: those of its UI, and those it sends to models.

Source: pydantic-ai-slim 2.68.0, ``ui/vercel_ai/request_types.py``; for model messages
https://ai-sdk.dev, "ModelMessage" (as of version 5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign.foreign_call import (
    ForeignApi,
    ForeignCall,
    ForeignPart,
    Keys,
    call_at,
    found_by,
    merged,
    result_at,
    turn_of,
)
from inspector.core.source.json_nodes import StringNode

if TYPE_CHECKING:
    from inspector.core.source.located import Located

_PREFIX = "tool-"


def bare(at: Located) -> ForeignPart | None:
    """A part that is a call, with what came back from it."""
    kind = at.get("type")
    if kind is None or kind.string is None or not at.has("toolCallId"):
        return None
    if kind.string == "tool-result":
        value = "/output" if at.has("output") else "/result"
        result = result_at(at, "/toolCallId", value)
        return ForeignPart(kind, results=(result,))
    if kind.string == "dynamic-tool" or kind.string.startswith(_PREFIX):
        return ForeignPart(kind, (_call(at, kind),))
    return None


def _call(at: Located, kind: Located) -> ForeignCall:
    """The name stands in ``toolName``, else behind ``tool-`` in the type."""
    arguments = "/args" if at.has("args") else "/input"
    call = call_at(at, name="/toolName", arguments=arguments, call_id="/toolCallId")
    return ForeignCall(
        at,
        call.name or _named_by(kind),
        call.arguments,
        call.call_id,
        at.get("output") or at.get("errorText"),
        call.takes,
    )


def _named_by(kind: Located) -> Located:
    """The name behind ``tool-``, at the place of the type."""
    name = (kind.string or "").removeprefix(_PREFIX)
    return kind._replace(node=StringNode(kind.node.start, kind.node.end, name))


def message(at: Located) -> ForeignPart | None:
    """A message with such a part in it."""
    return turn_of(at, bare, "/parts") or turn_of(at, bare, "/content")


def whole(at: Located) -> ForeignPart | None:
    """An object that holds messages of the UI."""
    turns = [*at.each("/messages")]
    parts = found_by(message, turns)
    if not parts and not (turns and all(turn.has("role", "parts") for turn in turns)):
        return None
    telling = parts[0].telling if parts else at.get("messages")
    return merged(telling or at, parts, turns=turns)


API = ForeignApi(
    "vercel-ai-sdk",
    "Vercel AI SDK",
    "output",
    whole,
    message,
    bare,
    Keys(("messages/",), ("parts/", "content/"), ("toolCallId",)),
)
