"""OpenTelemetry's conventions for generative AI: messages with parts, tool spans.

Source: OpenTelemetry semantic conventions, "Generative AI" (public page);
pydantic-ai-slim 2.68.0, ``_otel_messages.py``. Some writers say ``result`` where the
conventions say ``response``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign.attributes import attributes_of
from inspector.core.items.foreign.foreign_call import (
    ForeignApi,
    ForeignCall,
    ForeignPart,
    Keys,
    call_at,
    merged,
    result_at,
    turn_of,
)

if TYPE_CHECKING:
    from inspector.core.source.located import Located

_TOOL = "gen_ai.tool."
_NAME, _ID = f"{_TOOL}name", f"{_TOOL}call.id"
_ARGUMENTS, _RESULT = f"{_TOOL}call.arguments", f"{_TOOL}call.result"


def bare(at: Located) -> ForeignPart | None:
    """A part that is a tool's call or its response."""
    kind = at.get("type")
    if kind is None or at.has("args"):
        return None
    if kind.string == "tool_call" and (at.has("name") or at.has("arguments")):
        return ForeignPart(kind, (call_at(at),))
    if kind.string == "tool_call_response":
        value = "/response" if at.has("response") else "/result"
        return ForeignPart(kind, results=(result_at(at, "/id", value),))
    return None


def message(at: Located) -> ForeignPart | None:
    """A message with parts, also one of text alone."""
    if not at.has("role"):
        return None
    found = turn_of(at, bare, "/parts")
    if found is None and any(p.has("type", "content") for p in at.each("/parts")):
        telling = at.get("parts")
        return ForeignPart(telling) if telling is not None else None
    return found


def whole(at: Located) -> ForeignPart | None:
    """The span of a tool's execution."""
    attributes = attributes_of(at)
    telling = attributes.get(_NAME) or attributes.get(_ARGUMENTS)
    if telling is None:
        return None
    call = ForeignCall(
        at,
        attributes.get(_NAME),
        attributes.get(_ARGUMENTS),
        attributes.get(_ID),
        attributes.get(_RESULT),
    )
    return merged(telling, [ForeignPart(telling, (call,))])


API = ForeignApi(
    "otel-genai",
    "OpenTelemetry GenAI",
    'response (type: "tool_call_response")',
    whole,
    message,
    bare,
    Keys(("attributes/", "gen_ai.", "gen_ai/"), ("parts/",), ("type",)),
)
