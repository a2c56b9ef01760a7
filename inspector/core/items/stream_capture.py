"""Find the events of a document, and cut them where another stream begins.

Source: Open Responses specification 2026-04-24, "Streaming"; that captures of several
streams stand in one file is observed in recorded data.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from inspector.core.items.stream_events import CREATED, OPENING, TERMINAL, StreamEvent
from inspector.core.source.event_stream import EVENTS, SSE, is_event
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.document import Document
    from inspector.core.source.framing import Framing
    from inspector.core.source.json_nodes import JsonNode

_PREFIX = "response."


@dataclass(slots=True)
class Capture:
    """The events of one stream, and how they were captured."""

    events: list[StreamEvent] = field(default_factory=list)
    is_framed: bool = False
    """Whether the lines of a server-sent event stream were captured, not only JSON."""

    is_marked_done: bool = False
    """Whether ``data: [DONE]`` stands behind it."""


def is_responses_stream(document: Document) -> bool:
    """Whether a document holds events of a response, rather than of another API."""
    return any(True for _ in events_of(document))


def events_of(document: Document) -> Iterator[StreamEvent]:
    """The readable events of a document, in order.

    None where no event is one of a response: other APIs stream too. In a stream of a
    response, everything that is an object is an event of it, known or not.
    """
    whole = document.form in (SSE, EVENTS)
    found = [*(_framed(document) if whole else _loose(document))]
    if not any(_is_of_a_response(event) for event in found):
        return
    for index, (record, pointer, node, kind) in enumerate(found):
        frame = document.framing.frames[record] if document.framing else None
        layer = document.records[record].layer
        yield StreamEvent(index, record, pointer, node, kind, frame, layer)


def captures_of(document: Document) -> list[Capture]:
    """The streams of a document, one after the other."""
    cutter = _Cutter(document.framing)
    for event in events_of(document):
        cutter.take(event)
    return cutter.captures()


_Found = tuple[int, str, ObjectNode, str]


def _framed(document: Document) -> Iterator[_Found]:
    frames = document.framing.frames if document.framing else None
    for record, reading in enumerate(document.records):
        if isinstance(reading.root, ObjectNode):
            name = frames[record].name if frames else ""
            yield record, "", reading.root, reading.root.text("type") or name


def _loose(document: Document) -> Iterator[_Found]:
    """Events that stand among other records, or in an array of events."""
    for record, reading in enumerate(document.records):
        root = reading.root
        if isinstance(root, ObjectNode) and is_event(root):
            yield record, "", root, root.text("type") or ""
        elif is_array_of_events(root) and isinstance(root, ArrayNode):
            for index, node in enumerate(root.items):
                if isinstance(node, ObjectNode):
                    yield record, joined("", index), node, node.text("type") or ""


def is_array_of_events(node: JsonNode | None) -> bool:
    """Whether most elements of an array are events of a response."""
    if not isinstance(node, ArrayNode) or not node.items:
        return False
    return sum(map(is_event, node.items)) * 2 > len(node.items)


def _is_of_a_response(found: _Found) -> bool:
    """Whether the type says so, or the ``event`` line where there is no type."""
    _, _, node, kind = found
    is_named = node.get("type") is None and kind.startswith(_PREFIX)
    return is_event(node) or (is_named and node.get("event_id") is None)


class _Cutter:
    """Takes the events one by one and begins a new capture where one is due."""

    def __init__(self, framing: Framing | None) -> None:
        self._markers = framing.done_markers if framing else ()
        self._next_marker = 0
        self._captures: list[Capture] = []
        self._is_framed = framing is not None
        self._begin()

    def _begin(self) -> None:
        self._capture = Capture(is_framed=self._is_framed)
        self._response_id: str | None = None
        self._sequence: int | None = None
        self._has_begun = self._has_ended = False

    def take(self, event: StreamEvent) -> None:
        """Add the next event to the stream that it belongs to."""
        self._take_markers(event.record)
        if self._capture.events and self._is_first_of_another(event):
            self._close()
        self._capture.events.append(event)
        response = event.response
        if response is not None and self._response_id is None:
            self._response_id = response.text("id")
        sequence = event.number("sequence_number")
        self._sequence = self._sequence if sequence is None else sequence
        self._has_begun = self._has_begun or event.kind == CREATED
        self._has_ended = self._has_ended or event.kind in TERMINAL

    def captures(self) -> list[Capture]:
        """All captures; there is no event behind the last one."""
        self._take_markers(None)
        if self._capture.events:
            self._close()
        return self._captures

    def _close(self) -> None:
        self._captures.append(self._capture)
        self._begin()

    def _take_markers(self, record: int | None) -> None:
        """A marker between two events ends the stream of the one before it."""
        while self._next_marker < len(self._markers):
            if record is not None and self._markers[self._next_marker].behind > record:
                return
            self._next_marker += 1
            if self._capture.events:
                self._capture.is_marked_done = True
                self._close()
            elif self._captures:
                self._captures[-1].is_marked_done = True

    def _is_first_of_another(self, event: StreamEvent) -> bool:
        """A stream begins with its response, or where counting begins again.

        Another id of the response alone tells nothing: some gateways change it with
        each event.
        """
        sequence = event.number("sequence_number")
        if sequence == 0 and (self._sequence or 0) > 0:
            return True
        if event.kind not in OPENING or self._has_ended:
            return event.kind in OPENING
        response_id = event.response.text("id") if event.response else None
        is_known = response_id is not None and response_id == self._response_id
        return event.kind == CREATED and not is_known and self._has_begun
