"""Ids that are not the same in all events of one item.

Source: OpenAI Python SDK 3.57.0, ``lib/streaming/responses``; for item ids that differ
mistral.rs#1944 and smg#160, and with each event recorded streams of GitHub Copilot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.stream_places import event_place, node_place, stream_finding
from inspector.core.source.json_nodes import ObjectNode, StringNode
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding, Place
    from inspector.core.items.stream import Stream, StreamItem


def findings_on(stream: Stream, text: str) -> Iterator[Finding]:
    """One finding an item and kind of id, at the first other one."""
    del text
    for number, item in enumerate(stream.items):
        ids = _told(item, "id", "item_id")
        yield from _changed("stream/item-id-changed", number, ids)
        call_ids = _told(item, "call_id", "call_id")
        yield from _changed("stream/call-id-changed", number, call_ids)


def _told(item: StreamItem, own: str, of_part: str) -> list[tuple[str, Place]]:
    """Each id of an item with its place, in the order in which they came."""
    told: list[tuple[str, Place]] = []
    for event in item.life.events if item.life else ():
        path = ("item", own) if event.item is not None else (of_part,)
        holder = event.item if event.item is not None else event.node
        value = holder.text(path[-1])
        if value is not None:
            told.append((value, event_place(event, *path)))
    final = item.final.get(own) if isinstance(item.final, ObjectNode) else None
    if isinstance(final, StringNode):
        place = node_place(item.record, joined(item.pointer, own), final)
        told.append((final.text, place))
    return told


def _changed(
    code: str, number: int, told: list[tuple[str, Place]]
) -> Iterator[Finding]:
    distinct = dict(reversed(told))  # the first place of each
    if len(distinct) > 1:
        first = told[0][0]
        other = next(value for value, _ in told if value != first)
        yield stream_finding(
            code,
            distinct[other],
            number,
            "" if len(distinct) == 2 else "many",  # noqa: PLR2004
            first=excerpt(first),
            other=excerpt(other),
            count=len(distinct),
        )
