"""Events that lack what their type asks for, or are not what they are called.

Source: Open Responses specification 2026-04-24, the ``*StreamingEvent`` schemas and
"Streaming": the event field must equal the type in the event's body.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.finding import Place
from inspector.core.checks.stream_places import event_place, stream_finding
from inspector.core.items.stream_events import ITEM_ADDED, ITEM_DONE, event_types
from inspector.core.source.json_nodes import is_null, json_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.stream import Stream
    from inspector.core.items.stream_events import StreamEvent

_Group = tuple[str, str, str, int | None]


def findings_on(stream: Stream, text: str) -> Iterator[Finding]:
    """Findings on what single events hold; the same fault of one item is told once."""
    del text
    yield from _missing_members(stream)
    yield from _null_items(stream)
    yield from _names(stream)


def _missing_members(stream: Stream) -> Iterator[Finding]:
    groups: dict[_Group, list[StreamEvent]] = {}
    for event in stream.events:
        known = event_types().get(event.kind)
        for name, expected in (known.required if known else {}).items():
            fault = _fault(event, name, expected)
            if fault is not None:
                key = (event.kind, name, fault, stream.owners.get(event.index))
                groups.setdefault(key, []).append(event)
    for (kind, name, fault, owner), events in groups.items():
        first = events[0]
        node = first.get(name)
        yield stream_finding(
            "stream/member-missing",
            event_place(first, name),
            owner,
            fault,
            event=kind,
            member=name,
            count=len(events),
            found=json_type(node) if node is not None else "",
            expected=event_types()[kind].required[name],
        )


def _fault(event: StreamEvent, name: str, expected: str) -> str | None:
    """What is wrong with a member: the variant of the message, or None."""
    node = event.get(name)
    if name == "item" or (name == "response" and event.response is not None):
        return None
    if node is None:
        return ""
    if is_null(node):
        return "null"
    return "type" if expected and json_type(node) != expected else None


def _null_items(stream: Stream) -> Iterator[Finding]:
    for event in stream.events:
        if event.kind in (ITEM_ADDED, ITEM_DONE) and event.item is None:
            node = event.get("item")
            variant = "absent" if node is None else "" if is_null(node) else "type"
            yield stream_finding(
                "stream/item-null",
                event_place(event, "item"),
                stream.owners.get(event.index),
                variant,
                event=event.kind,
                found=json_type(node) if node is not None else "",
            )


def _names(stream: Stream) -> Iterator[Finding]:
    """Events that are called otherwise than their type says; each pair once."""
    groups: dict[tuple[str, str | None], list[StreamEvent]] = {}
    for event in stream.events:
        name = event.frame.name if event.frame else ""
        if event.own_type is None or (name and name != event.own_type):
            groups.setdefault((name, event.own_type), []).append(event)
    for (name, own_type), events in groups.items():
        variant = "" if name and own_type else "no-type" if name else "unnamed"
        yield stream_finding(
            "stream/event-name-mismatch",
            _name_place(events[0]),
            stream.owners.get(events[0].index),
            variant,
            name=excerpt(name),
            type=excerpt(own_type or ""),
            count=len(events),
        )


def _name_place(event: StreamEvent) -> Place:
    if event.frame is not None and event.frame.name_span is not None:
        return Place(event.record, event.pointer, event.frame.name_span)
    return event_place(event)
