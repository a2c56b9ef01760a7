"""Find the events of a document, and cut them where another stream begins.

Source: Open Responses specification 2026-04-24, "Streaming"; that captures of several
streams stand in one file is observed in recorded data.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.items.item_types import known_type
from inspector.core.items.stream_events import CREATED, OPENING, TERMINAL, StreamEvent
from inspector.core.source.event_stream import EVENTS, SSE, is_event
from inspector.core.source.framing import runs_of
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, span_of
from inspector.core.source.pointer import joined
from inspector.core.source.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.source.document import Document
    from inspector.core.source.form import ReadForm
    from inspector.core.source.framing import Framing, Run
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.located import Located

_PREFIX = "response."


@dataclass(slots=True)
class Capture:
    """The events of one stream, and how they were captured."""

    events: list[StreamEvent] = field(default_factory=list)
    is_framed: bool = False
    """Whether the lines of a server-sent event stream were captured, not only JSON."""

    is_marked_done: bool = False
    """Whether ``data: [DONE]`` stands behind it."""


class EventText(NamedTuple):
    """A text that may hold events: a document, or what stands in a value of one."""

    records: Sequence[Reading]
    framing: Framing | None
    is_stream: bool
    """Whether its form is that of a stream, so that every object in it is an event."""

    at: Located | None = None
    """The value; None for a document."""

    def place_of(self, number: int, pointer: str) -> tuple[int, str]:
        """Record and pointer of what stands in one of its records."""
        if self.at is None:
            return number, pointer
        is_one = self.framing is None and len(self.records) == 1
        around = self.at.pointer if is_one else joined(self.at.pointer, number)
        return self.at.record, around + pointer


def event_text(document: Document) -> EventText:
    """The text of a document."""
    is_stream = document.form in (SSE, EVENTS)
    return EventText(document.records, document.framing, is_stream)


def event_text_in(at: Located, read: ReadForm) -> EventText:
    """The text in a string, of which only what can be read counts."""
    is_stream = read.name in (SSE, EVENTS)
    return EventText(read.records, read.framing, is_stream, at)


def event_text_at(at: Located) -> EventText:
    """A value that may be an array of events."""
    reading = Reading(span_of(at.node), at.node)
    return EventText((reading,), None, is_stream=False, at=at)


def captures_in(text: EventText) -> list[Capture]:
    """The streams of a text, one after the other.

    None where no event is one of a response: other APIs stream too. In a stream of a
    response, everything that is an object is an event of it, known or not.
    """
    cutter = _Cutter(text.framing)
    index = 0
    for run in runs_of(text.framing, len(text.records)):
        found = [*_found_in(text, run)]
        cutter.begin_at(run.start)
        if not any(map(_is_of_a_response, found)):
            if run.is_framed:  # else no marker is about it
                cutter.pass_over(run.end)
            continue
        for each in found:
            cutter.take(_event_of(each, index, text), each.number)
            index += 1
    return cutter.captures()


class _Found(NamedTuple):
    number: int
    """Of the record in its text."""

    pointer: str
    node: ObjectNode
    kind: str


def _event_of(found: _Found, index: int, text: EventText) -> StreamEvent:
    number, pointer, node, kind = found
    record, pointer = text.place_of(number, pointer)
    frame = text.framing.frames[number] if text.framing else None
    layer = text.records[number].layer
    return StreamEvent(index, record, pointer, node, kind, frame, layer)


def _found_in(text: EventText, run: Run) -> Iterator[_Found]:
    for number in range(run.start, run.end):
        reading = text.records[number]
        if text.at is not None and not reading.is_json:
            continue  # what the string holds cannot be judged
        if run.is_framed:
            frame = text.framing.frames[number] if text.framing else None
            yield from _named(number, reading.root, frame.name if frame else "")
        elif text.is_stream and _may_be_event(reading.root):
            yield from _named(number, reading.root, "")
        else:
            yield from _loose(number, reading.root)


def _named(number: int, root: JsonNode | None, name: str) -> Iterator[_Found]:
    if isinstance(root, ObjectNode):
        yield _Found(number, "", root, root.text("type") or name)


def _may_be_event(root: JsonNode | None) -> bool:
    """Whether a value that no line frames may be an event: it must say what it is."""
    kind = root.text("type") if isinstance(root, ObjectNode) else None
    return kind is not None and ":" not in kind and known_type(kind) is None


def _loose(number: int, root: JsonNode | None) -> Iterator[_Found]:
    """Events that stand among other records, or in an array of events."""
    if isinstance(root, ObjectNode) and is_event(root):
        yield _Found(number, "", root, root.text("type") or "")
    elif is_array_of_events(root) and isinstance(root, ArrayNode):
        for index, node in enumerate(root.items):
            if isinstance(node, ObjectNode):
                pointer = joined("", index)
                yield _Found(number, pointer, node, node.text("type") or "")


def begins_with_event(node: JsonNode | None) -> bool:
    """Whether it is worth a look at all elements of an array."""
    return isinstance(node, ArrayNode) and is_event(next(iter(node.items), None))


def is_array_of_events(node: JsonNode | None) -> bool:
    """Whether most elements of an array are events of a response."""
    if not isinstance(node, ArrayNode) or not node.items:
        return False
    return sum(map(is_event, node.items)) * 2 > len(node.items)


def _is_of_a_response(found: _Found) -> bool:
    """Whether the type says so, or the ``event`` line where there is no type."""
    node, kind = found.node, found.kind
    is_named = node.get("type") is None and kind.startswith(_PREFIX)
    return is_event(node) or (is_named and node.get("event_id") is None)


class _Cutter:
    """Takes the events one by one and begins a new capture where one is due."""

    def __init__(self, framing: Framing | None) -> None:
        self._markers = framing.done_markers if framing else ()
        self._starts = framing.starts if framing else ()
        self._next_marker = 0
        self._captures: list[Capture] = []
        self._begin()

    def _begin(self) -> None:
        self._capture = Capture()
        self._response_id: str | None = None
        self._sequence: int | None = None
        self._has_begun = self._has_ended = False

    def begin_at(self, number: int) -> None:
        """Go on to a record at which another text may begin."""
        self._take_markers(number)
        if number in self._starts and self._capture.events:
            self._close()

    def pass_over(self, number: int) -> None:
        """Go on behind records that are no events of a response."""
        while self._marks_up_to(number):
            self._next_marker += 1

    def take(self, event: StreamEvent, number: int) -> None:
        """Add the next event to the stream that it belongs to.

        Args:
            event: The event.
            number: Of its record in the text.
        """
        self._take_markers(number)
        if self._capture.events and self._is_first_of_another(event):
            self._close()
        self._capture.events.append(event)
        self._capture.is_framed |= event.frame is not None
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

    def _take_markers(self, number: int | None) -> None:
        """A marker between two events ends the stream of the one before it."""
        while self._marks_up_to(number):
            self._next_marker += 1
            if self._capture.events:
                self._capture.is_marked_done = True
                self._close()
            elif self._captures:
                self._captures[-1].is_marked_done = True

    def _marks_up_to(self, number: int | None) -> bool:
        """Whether the next marker stands before a record, or anywhere."""
        if self._next_marker == len(self._markers):
            return False
        return number is None or self._markers[self._next_marker].behind <= number

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
