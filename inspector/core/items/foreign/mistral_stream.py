"""A stream of Mistral Conversations: ``function.call.delta`` by its call's id.

Source: mistralai 3.7.0, ``functioncallevent.py``, ``responsestartedevent.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign import mistral_conversations
from inspector.core.items.foreign.foreign_call import ForeignCall, ForeignPart, Takes
from inspector.core.items.foreign.foreign_stream import ForeignStream
from inspector.core.items.foreign.pieces import joined_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.located import Located

_CALL = "function.call.delta"
_TYPES = (
    _CALL,
    "conversation.response.started",
    "conversation.response.done",
    "conversation.response.error",
    "message.output.delta",
    "tool.execution.started",
    "tool.execution.delta",
    "tool.execution.done",
)


def is_event(at: Located) -> bool:
    """Whether a value is an event of this API."""
    return at.text("type") in _TYPES


def read(events: Sequence[Located], text: str) -> ForeignPart:
    """The calls that the events build."""
    calls: dict[str, list[Located]] = {}
    for event in events:
        if event.text("type") == _CALL:
            calls.setdefault(event.text("tool_call_id") or "", []).append(event)
    is_alone = len(events) == 1
    found = (_call(parts, text, is_alone=is_alone) for parts in calls.values())
    return ForeignPart(events[0].get("type") or events[0], tuple(found))


def _call(events: list[Located], text: str, *, is_alone: bool) -> ForeignCall:
    first = events[0]
    pieces = (event.get("arguments") for event in events)
    whole = joined_text([piece for piece in pieces if piece is not None], text)
    takes = Takes.PIECES if is_alone else Takes.EITHER
    name, call_id = first.get("name"), first.get("tool_call_id")
    return ForeignCall(first, name, whole, call_id, takes=takes)


STREAM = ForeignStream(mistral_conversations.API, is_event, read, ("type",))
