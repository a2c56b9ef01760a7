"""The Realtime API, whose items and events have the names of Responses'.

Its items say ``realtime.item``; its events have an ``event_id`` and no
``sequence_number``.

Source: openai/openai-openapi v2.3.0, ``RealtimeConversationItem*``,
``RealtimeServerEvent*`` (2026-08-21).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign.foreign_call import (
    ForeignApi,
    ForeignCall,
    ForeignPart,
    Keys,
    Takes,
    call_at,
    found_by,
    merged,
    nothing,
    result_at,
)

if TYPE_CHECKING:
    from inspector.core.source.located import Located

_ITEM = "realtime.item"
_FAMILIES = (
    "response.",
    "conversation.",
    "session.",
    "transcription_session.",
    "input_audio_buffer.",
    "output_audio_buffer.",
    "rate_limits.",
    "mcp_list_tools.",
    "error",
)
_ONLY_HERE = ("conversation.item.", "input_audio_buffer.", "output_audio_buffer.")
_ARGUMENTS_DONE = "response.function_call_arguments.done"


def bare(at: Located) -> ForeignPart | None:
    """An item of a conversation that is a call or an output."""
    named = at.get("object")
    return _item(at) if named is not None and named.string == _ITEM else None


def _item(at: Located) -> ForeignPart:
    telling = at.get("object") or at.get("type") or at
    if at.text("type") == "function_call":
        return ForeignPart(telling, (_call(at),))
    if at.text("type") == "function_call_output":
        return ForeignPart(telling, results=(result_at(at, "/call_id", "/output"),))
    return ForeignPart(telling)


def _call(at: Located) -> ForeignCall:
    return call_at(at, call_id="/call_id", takes=Takes.STRING)


def is_event(at: Located) -> bool:
    """Whether a value is an event of this API, and not of a Responses stream."""
    kind = at.text("type") or ""
    if kind.startswith(_ONLY_HERE):
        return True
    is_named = kind.startswith(_FAMILIES) and not at.has("sequence_number")
    return is_named and at.has("event_id")


def event(at: Located) -> ForeignPart | None:
    """What one event brings: an item, a response, or a call's whole arguments."""
    telling = at.get("event_id") or at.get("type")
    if telling is None or not is_event(at):
        return None
    carried = at.get("item"), at.get("response"), at.get("session")
    parts = [_carried(value) for value in carried if value is not None]
    if at.text("type") == _ARGUMENTS_DONE:
        parts.append(ForeignPart(telling, (_call(at),)))
    tools = at.below("/session/tools"), at.below("/response/tools")
    return merged(telling, parts, tools)


def _carried(at: Located) -> ForeignPart:
    if at.text("type") is None:
        return merged(at, [_item(item) for item in at.each("/output")])
    return _item(at)


def whole(at: Located) -> ForeignPart | None:
    """An event, or a response that was taken out of one."""
    named = at.get("object")
    if named is not None and named.string in ("realtime.response", "realtime.session"):
        items = found_by(_item, at.each("/output"))
        return merged(named, items, (at.get("tools"),))
    return event(at)


API = ForeignApi(
    "realtime",
    "Realtime",
    'output (type: "function_call_output")',
    whole,
    nothing,
    bare,
    Keys(("event_id", "object", "item/", "item_id", "audio"), (), ("object",)),
)
