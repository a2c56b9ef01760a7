"""A session of the Realtime API: its events, and the items that they carry whole.

An item comes several times (created, done, in the response); it counts once.

Source: openai/openai-openapi v2.3.0, ``RealtimeServerEvent*`` (2026-08-21).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign import realtime
from inspector.core.items.foreign.foreign_call import (
    ForeignCall,
    ForeignPart,
    found_by,
    merged,
)
from inspector.core.items.foreign.foreign_stream import ForeignStream

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.source.located import Located


def read(events: Sequence[Located], text: str) -> ForeignPart:
    """The calls of a session, each as it was when it was whole."""
    parts = found_by(realtime.event, events)
    whole = merged(parts[0].telling if parts else events[0], parts)
    return whole._replace(calls=tuple(_once(whole.calls)))


def _once(calls: Iterable[ForeignCall]) -> Iterable[ForeignCall]:
    """By call_id, the last that has arguments: an item is created without them."""
    known: dict[str, ForeignCall] = {}
    for number, call in enumerate(calls):
        key = (call.call_id.string if call.call_id else None) or f"#{number}"
        has_arguments = call.arguments is not None and call.arguments.string
        if has_arguments or key not in known:
            known[key] = call
    return known.values()


STREAM = ForeignStream(realtime.API, realtime.is_event, read, realtime.API.keys.whole)
