"""A stream of Bedrock Converse: blocks by ``contentBlockIndex``.

Source: botocore 1.44.8, ``ToolUseBlockStart``, ``ToolUseBlockDelta``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign import bedrock_converse
from inspector.core.items.foreign.foreign_call import ForeignCall, ForeignPart, Takes
from inspector.core.items.foreign.foreign_stream import ForeignStream
from inspector.core.items.foreign.pieces import joined_text
from inspector.core.source.json_nodes import NumberNode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.located import Located

_EVENTS = (
    "messageStart",
    "messageStop",
    "contentBlockStart",
    "contentBlockDelta",
    "contentBlockStop",
)


def is_event(at: Located) -> bool:
    """Whether a value is an event: one member names its kind."""
    return any(at.has(name) for name in _EVENTS)


def read(events: Sequence[Located], text: str) -> ForeignPart:
    """The calls of all messages that the events build."""
    started: dict[tuple[int, str], Located] = {}
    pieces: dict[tuple[int, str], list[Located]] = {}
    message = 0
    for event in events:
        message += event.has("messageStart")
        block = event.get("contentBlockStart") or event.get("contentBlockDelta")
        if block is None:
            continue
        key = message, _index(block)
        start, piece = (
            block.below("/start/toolUse"),
            block.below("/delta/toolUse/input"),
        )
        if start is not None:
            started[key] = start
        if piece is not None:
            pieces.setdefault(key, []).append(piece)
    calls = [_call(at, pieces.get(key, []), text) for key, at in started.items()]
    return ForeignPart(_telling(events[0]), tuple(calls))


def _index(block: Located) -> str:
    index = block.get("contentBlockIndex")
    return index.node.literal if index and isinstance(index.node, NumberNode) else ""


def _call(at: Located, pieces: list[Located], text: str) -> ForeignCall:
    whole = joined_text(pieces, text)
    takes = Takes.EITHER if whole is not None else Takes.PIECES
    return ForeignCall(at, at.get("name"), whole, at.get("toolUseId"), takes=takes)


def _telling(event: Located) -> Located:
    found = (event.get(name) for name in _EVENTS)
    return next((member for member in found if member is not None), event)


STREAM = ForeignStream(bedrock_converse.API, is_event, read, _EVENTS)
