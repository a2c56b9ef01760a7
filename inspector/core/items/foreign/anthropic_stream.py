"""A stream of Anthropic Messages: blocks that start, grow and stop.

A call without ``input_json_delta`` has the input that it started with, ``{}``.

Source: Anthropic Python SDK 2.14.0, ``input_json_delta.py``,
``raw_content_block_start_event.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.items.foreign import anthropic_messages
from inspector.core.items.foreign.foreign_call import ForeignCall, ForeignPart, Takes
from inspector.core.items.foreign.foreign_stream import ForeignStream
from inspector.core.items.foreign.pieces import joined_text
from inspector.core.source.json_nodes import NumberNode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.located import Located

_TYPES = frozenset(
    {
        "message_start",
        "message_delta",
        "message_stop",
        "content_block_start",
        "content_block_delta",
        "content_block_stop",
    }
)


class _Growing(NamedTuple):
    """One call while its pieces come in."""

    call: ForeignCall
    pieces: list[Located]


def is_event(at: Located) -> bool:
    """Whether a value is an event that only this API has."""
    return at.text("type") in _TYPES


def read(events: Sequence[Located], text: str) -> ForeignPart:
    """The calls of all messages that the events build."""
    growing: dict[tuple[int, str], _Growing] = {}
    message = 0
    for event in events:
        message += event.text("type") == "message_start"
        key = message, _index(event)
        block = event.get("content_block")
        found = anthropic_messages.bare(block) if block is not None else None
        if found is not None and found.calls:
            growing[key] = _Growing(found.calls[0], [])
        piece = event.below("/delta/partial_json")
        if piece is not None and key in growing:
            growing[key].pieces.append(piece)
    is_alone = len(events) == 1
    calls = tuple(_call(one, text, is_alone=is_alone) for one in growing.values())
    return ForeignPart(events[0].get("type") or events[0], calls)


def _index(event: Located) -> str:
    index = event.get("index")
    return index.node.literal if index and isinstance(index.node, NumberNode) else ""


def _call(growing: _Growing, text: str, *, is_alone: bool) -> ForeignCall:
    start = growing.call
    pieces = [piece for piece in growing.pieces if piece.string]
    whole = joined_text(pieces, text)
    takes = Takes.PIECES if is_alone else Takes.EITHER
    arguments = whole or start.arguments
    return ForeignCall(start.at, start.name, arguments, start.call_id, takes=takes)


STREAM = ForeignStream(anthropic_messages.API, is_event, read, ("type",))
