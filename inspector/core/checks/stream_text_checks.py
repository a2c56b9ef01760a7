"""The same text told several times: deltas, done, finished item, final response.

Each is held against the one before it, so that one difference is told once, where it
came in. What a provider leaves out (LM Studio sends no deltas, Codex an empty final
response) is no difference.

Source: OpenAI Python SDK 3.57.0, ``lib/streaming/responses``; Wei-Shaw/sub2api#7272.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.stream_places import event_place, node_place, stream_finding
from inspector.core.items.stream_events import texts
from inspector.core.items.stream_text import joined_text
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding, Place
    from inspector.core.items.stream import Stream, StreamItem
    from inspector.core.items.stream_events import StreamEvent
    from inspector.core.items.stream_items import ItemLife
    from inspector.core.source.json_nodes import JsonNode

_Slot = tuple["str | int", ...]
"""Where a text stands in its item, such as ``("content", 0, "text")``."""

_PLAIN = ("arguments", "input", "code", "name")
_LISTS = {"content": ("text", "refusal"), "summary": ("text",)}


class _Told(NamedTuple):
    """A text as one source tells it."""

    by: str
    """``deltas``, ``done``, ``item`` or ``final``."""

    text: str
    place: Place | None
    is_absent: bool = False
    """Whether the source has no such text, where another one had some."""


def findings_on(stream: Stream, text: str) -> Iterator[Finding]:
    """One finding for each text and each source that differs from the one before."""
    del text
    for number, item in enumerate(stream.items):
        for slot, told in _told(item).items():
            yield from _differences(slot, told, number)
    for life in stream.unseen:
        for slot, told in _told_by_parts(life).items():
            yield from _differences(slot, told, None)


def _differences(
    slot: _Slot, told: list[_Told], number: int | None
) -> Iterator[Finding]:
    one = told[0]
    for other in told[1:]:
        if one.text != other.text and other.place is not None:
            is_delta = one.by == "deltas"
            yield stream_finding(
                "stream/delta-mismatch" if is_delta else "stream/done-mismatch",
                other.place,
                number,
                _variant(one, other),
                member=".".join(map(str, slot)),
                position=_first_difference(one.text, other.text),
                one=len(one.text),
                other=len(other.text),
            )
        one = one if other.is_absent else other


def _variant(one: _Told, other: _Told) -> str:
    """Deltas: how they differ; else between which two sources."""
    if other.is_absent:
        return "absent"
    if one.by == "deltas":
        if other.text.startswith(one.text):
            return "shorter"
        return "longer" if one.text.startswith(other.text) else ""
    return other.by if one.by == "done" else "items"


def _first_difference(one: str, other: str) -> int:
    """The offset at which two texts begin to differ, by halving: slices are fast."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _told(item: StreamItem) -> dict[_Slot, list[_Told]]:
    """Every text of an item, by each source that tells it, in the order of time."""
    life = item.life
    told = _told_by_parts(life) if life else {}
    done = life.done if life else None
    if done is not None and done.item is not None:
        pointer = joined(done.pointer, "item")
        _add_item(told, "item", done.item, done.record, pointer)
    if item.final is not None:
        _add_item(told, "final", item.final, item.record, item.pointer)
    return told


def _told_by_parts(life: ItemLife) -> dict[_Slot, list[_Told]]:
    """What deltas and ``.done`` events tell; deltas behind a done event count too."""
    deltas: dict[_Slot, list[StringNode]] = {}
    done: dict[_Slot, _Told] = {}
    for event in life.events:
        node = event.text
        if node is None:
            continue
        slot = _slot_of(event)
        if event.is_delta:
            deltas.setdefault(slot, []).append(node)
        else:
            member = texts()[event.text_prefix or ""].done_member
            done[slot] = _Told("done", node.text, event_place(event, member))
    told = {
        slot: [_Told("deltas", joined_text(nodes), None)]
        for slot, nodes in deltas.items()
    }
    for slot, one in done.items():
        told.setdefault(slot, []).append(one)
    return told


def _slot_of(event: StreamEvent) -> _Slot:
    path = texts()[event.text_prefix or ""].path
    if len(path) == 1:
        return path
    return (path[0], event.number(path[1]) or 0, path[2])


def _add_item(
    told: dict[_Slot, list[_Told]], by: str, item: JsonNode, record: int, pointer: str
) -> None:
    own = dict(_texts_of(item))
    for slot in {**told, **own}:
        node = own.get(slot)
        if node is not None:
            place = node_place(record, joined(pointer, *slot), node)
            told.setdefault(slot, []).append(_Told(by, node.text, place))
        elif told[slot][-1].text:
            place = node_place(record, pointer, item)
            told[slot].append(_Told(by, "", place, is_absent=True))


def _texts_of(item: JsonNode) -> Iterator[tuple[_Slot, StringNode]]:
    if not isinstance(item, ObjectNode):
        return
    for name in _PLAIN:
        node = item.get(name)
        if isinstance(node, StringNode):
            yield (name,), node
    for name, members in _LISTS.items():
        parts = item.get(name)
        for index, part in enumerate(
            parts.items if isinstance(parts, ArrayNode) else ()
        ):
            for member in members:
                node = part.get(member) if isinstance(part, ObjectNode) else None
                if isinstance(node, StringNode):
                    yield (name, index, member), node
