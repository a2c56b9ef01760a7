"""The streams of a document, and the items that each of them built.

An item is taken from where it stands whole: the final response, else the event that
closed it, else the event that began it, with what came in pieces since then. Items of
the final response come first and in its order; what it lacks follows by output_index.

Source: Open Responses specification 2026-04-24, "Streaming".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.items.stream_capture import captures_in, event_text
from inspector.core.items.stream_events import ERROR, OPENING, TERMINAL
from inspector.core.items.stream_final import partners_of
from inspector.core.items.stream_items import ItemLife, lives_in
from inspector.core.items.stream_text import node_after
from inspector.core.source.json_nodes import ArrayNode
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from inspector.core.items.stream_capture import Capture, EventText
    from inspector.core.items.stream_events import StreamEvent
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode, ObjectNode

_LAST = 10**10
"""Behind every output_index."""


@dataclass(frozen=True, slots=True)
class StreamItem:
    """One item that a stream built."""

    life: ItemLife | None
    """Its events; None where only the final response has it."""

    final: JsonNode | None
    """The item as the final response has it."""

    record: int
    pointer: str
    """Where `node` stands in that record."""

    node: JsonNode
    """The item as it is judged."""

    @property
    def is_closed(self) -> bool:
        """Whether it is known that nothing more came for it."""
        is_done = self.life is not None and self.life.done is not None
        return is_done or self.final is not None


@dataclass(frozen=True)
class Stream:
    """One stream of events; it has at least one."""

    events: tuple[StreamEvent, ...]
    items: tuple[StreamItem, ...]
    unseen: tuple[ItemLife, ...]
    """Items of which no event carried more than parts."""

    is_framed: bool
    """Whether the lines of the event stream were captured, not only its JSON."""

    is_marked_done: bool
    """Whether ``data: [DONE]`` ends it."""

    @property
    def terminal(self) -> StreamEvent | None:
        """The event that ended it, with the final response."""
        return next((e for e in self.events if e.kind in TERMINAL), None)

    @cached_property
    def owners(self) -> dict[int, int]:
        """Number of the item in `items` by the `index` of each event about it."""
        return {
            event.index: number
            for number, item in enumerate(self.items)
            for event in (item.life.events if item.life else ())
        }

    @property
    def final_response(self) -> ObjectNode | None:
        """The response as it was in the end."""
        return self.terminal.response if self.terminal else None

    @property
    def is_cut(self) -> bool:
        """Whether the capture ends before the response did, be it well or badly."""
        has_failed = any(event.kind == ERROR for event in self.events)
        return self.terminal is None and not has_failed and not self.is_excerpt

    @property
    def is_excerpt(self) -> bool:
        """Whether it is one event that was copied out of a stream."""
        return len(self.events) == 1 and not self.is_framed

    @property
    def speaker(self) -> StreamEvent | None:
        """The event whose response speaks for the whole: the last one with tools."""
        told = [e for e in self.events if e.kind in TERMINAL | OPENING and e.response]
        with_tools = (e for e in reversed(told) if _declares_tools(e.response))
        return next(with_tools, told[-1] if told else None)


def read_streams(document: Document) -> tuple[Stream, ...]:
    """The streams of a document in order; none where it holds no such events."""
    return streams_in(event_text(document), document.text)


def streams_in(events: EventText, text: str) -> tuple[Stream, ...]:
    """The streams of a text in order; none where it holds no such events.

    Args:
        events: The text that may hold events.
        text: That of the document.
    """
    return tuple(_stream(capture, text) for capture in captures_in(events))


def _stream(capture: Capture, text: str) -> Stream:
    events = tuple(capture.events)
    lives = lives_in(events)
    terminal = next((e for e in events if e.kind in TERMINAL), None)
    output = _output(terminal)
    partners = partners_of(output, lives)
    items = [
        _final_item(terminal, number, node, lives, partners)
        for number, node in enumerate(output)
        if terminal is not None
    ]
    paired = set(partners.values())
    lost = [life for number, life in enumerate(lives) if number not in paired]
    lost.sort(key=_place_in_output)
    built = [_streamed_item(life, text) for life in lost]
    return Stream(
        events,
        (*items, *(item for item in built if item is not None)),
        tuple(life for life, item in zip(lost, built, strict=True) if item is None),
        capture.is_framed,
        capture.is_marked_done,
    )


def _output(terminal: StreamEvent | None) -> tuple[JsonNode, ...]:
    response = terminal.response if terminal else None
    output = response.get("output") if response else None
    return output.items if isinstance(output, ArrayNode) else ()


def _final_item(
    terminal: StreamEvent,
    number: int,
    node: JsonNode,
    lives: tuple[ItemLife, ...],
    partners: dict[int, int],
) -> StreamItem:
    life = lives[partners[number]] if number in partners else None
    pointer = joined(terminal.response_pointer, "output", number)
    return StreamItem(life, node, terminal.record, pointer, node)


def _streamed_item(life: ItemLife, text: str) -> StreamItem | None:
    done = life.done
    if done is not None and done.item is not None:
        node: ObjectNode | None = done.item
        whole = done
    else:
        node = node_after(life.events, text)
        carriers = (event for event in reversed(life.events) if event.item is not None)
        whole = next(carriers, life.events[0])
    if node is None:
        return None
    return StreamItem(life, None, whole.record, joined(whole.pointer, "item"), node)


def _place_in_output(life: ItemLife) -> tuple[int, int]:
    index = life.output_index
    return (_LAST if index is None else index, life.events[0].index)


def _declares_tools(response: ObjectNode | None) -> bool:
    tools = response.get("tools") if response else None
    return isinstance(tools, ArrayNode) and bool(tools.items)
