"""The body that a stream is: the response that its events carry, with its items.

Source: Open Responses specification 2026-04-24, "Streaming".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.body import Body, BodyKind, Side
from inspector.core.items.strays import strays_in
from inspector.core.source.located import Located

if TYPE_CHECKING:
    from inspector.core.items.stream import Stream


def body_of_stream(stream: Stream, wrapper: tuple[str, ...] = ()) -> Body:
    """The body of a stream.

    Args:
        stream: With its items.
        wrapper: Names of the wrappers that it was found in.
    """
    items = tuple((item.pointer, item.node) for item in stream.items)
    speaker, first = stream.speaker, stream.events[0]
    if speaker is None or speaker.response is None:
        record, pointer, node = first.record, first.pointer, first.node
    else:
        record, pointer = speaker.record, speaker.response_pointer
        node = speaker.response
    places = (Located(item.record, item.pointer, item.node) for item in stream.items)
    return Body(
        BodyKind.STREAM,
        record,
        pointer,
        node,
        items,
        Side.OUTPUT,
        stream,
        wrapper,
        strays_in(places, is_mixed=True),
        is_mixed=True,
    )
