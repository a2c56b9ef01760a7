"""Where a finding on a stream points, and the finding itself.

At the member of the event where there is one; else the event's ``type`` stands for it,
else its name in the ``event`` line, else the first character of its data. Of a
container only the bracket is underlined.

Source: the finding catalogue, "A finding points at the member where there is one".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.finding import Finding, Place
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, span_of
from inspector.core.source.pointer import joined
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.checks.finding import Detail
    from inspector.core.items.stream_events import StreamEvent
    from inspector.core.source.json_nodes import JsonNode


def stream_finding(
    code: str,
    place: Place,
    item: int | None = None,
    variant: str = "",
    /,
    **details: Detail,
) -> Finding:
    """A finding on a stream, with the rule's own weight.

    Args:
        code: The rule's id.
        place: Where it points.
        item: Number of the item in the stream's own list, where it is about one.
        variant: Which of the rule's messages fits.
        **details: Named values for the message.
    """
    weight = severity_of(code)
    return Finding(code, weight, place, item, variant, tuple(details.items()))


def event_place(event: StreamEvent, *path: str) -> Place:
    """A member of the event's data, or what stands for the event."""
    node: JsonNode | None = event.node
    for name in path:
        node = node.get(name) if isinstance(node, ObjectNode) else None
    if path and node is not None:
        return node_place(event.record, joined(event.pointer, *path), node)
    kind = event.node.get("type")
    if kind is not None:
        return Place(event.record, joined(event.pointer, "type"), span_of(kind))
    if event.frame is not None and event.frame.name_span is not None:
        return Place(event.record, event.pointer, event.frame.name_span)
    return node_place(event.record, event.pointer, event.node)


def node_place(record: int, pointer: str, node: JsonNode) -> Place:
    """A value, or the bracket that opens it."""
    span = span_of(node)
    if isinstance(node, (ObjectNode, ArrayNode)):
        span = Span(span.start, span.start + 1)
    return Place(record, pointer, span)
