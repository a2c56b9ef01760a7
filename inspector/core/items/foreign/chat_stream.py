"""A stream of Chat Completions: chunks with pieces of calls, ended by ``[DONE]``.

Source: openai/openai-openapi v2.3.0, ``ChatCompletionMessageToolCallChunk``: only
``index`` is required (2026-08-21).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign import chat_completions
from inspector.core.items.foreign.foreign_call import ForeignCall, ForeignPart, Takes
from inspector.core.items.foreign.foreign_stream import ForeignStream
from inspector.core.items.foreign.pieces import joined_text
from inspector.core.source.json_nodes import NumberNode

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.source.located import Located

_CHUNK = "chat.completion.chunk"


class _Growing:
    """One call while its pieces come in."""

    __slots__ = ("at", "call_id", "name", "pieces")

    def __init__(self, at: Located) -> None:
        self.at = at
        self.name: Located | None = None
        self.call_id: Located | None = None
        self.pieces: list[Located] = []


def is_event(at: Located) -> bool:
    """Whether a value is a chunk."""
    if at.text("object") is not None:
        return at.text("object") == _CHUNK
    return any(choice.has("delta") for choice in at.each("/choices"))


def read(events: Sequence[Located], text: str) -> ForeignPart:
    """The calls that the chunks build, by response, choice and index."""
    growing: dict[tuple[str, str, str], _Growing] = {}
    for event in events:
        for key, delta in _deltas(event):
            call = growing.setdefault(key, _Growing(delta))
            call.name = call.name or delta.below("/function/name")
            call.call_id = call.call_id or delta.get("id")
            piece = delta.below("/function/arguments")
            if piece is not None:
                call.pieces.append(piece)
    is_alone = len(events) == 1
    calls = (_call(call, text, is_alone=is_alone) for call in growing.values())
    first = events[0]
    return ForeignPart(first.get("object") or first.get("choices") or first, (*calls,))


def _deltas(event: Located) -> Iterator[tuple[tuple[str, str, str], Located]]:
    response = event.text("id") or ""
    for choice in event.each("/choices"):
        for number, delta in enumerate(choice.each("/delta/tool_calls")):
            index = _number(delta) or str(number)
            yield (response, _number(choice), index), delta


def _number(at: Located) -> str:
    index = at.get("index")
    return index.node.literal if index and isinstance(index.node, NumberNode) else ""


def _call(growing: _Growing, text: str, *, is_alone: bool) -> ForeignCall:
    """One chunk alone is a piece of a call, of which nothing can be said."""
    whole = joined_text(growing.pieces, text)
    takes = Takes.PIECES if is_alone else Takes.STRING
    return ForeignCall(growing.at, growing.name, whole, growing.call_id, takes=takes)


STREAM = ForeignStream(chat_completions.API, is_event, read, ("object", "choices/"))
