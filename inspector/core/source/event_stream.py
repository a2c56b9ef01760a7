"""Read a captured stream of events, framed or one JSON event a line.

Source: WHATWG HTML, "Server-sent events" (the MIME type ``text/event-stream``);
Open Responses specification 2026-04-24, "Streaming".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.source.event_framing import DONE, cut_text, framing_of
from inspector.core.source.form import ReadForm
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import layer_of_stretches
from inspector.core.source.line_reading import beginning_in
from inspector.core.source.text_lines import line_spans
from inspector.core.source.translation import translated

if TYPE_CHECKING:
    from inspector.core.source.decoding import DecodedText
    from inspector.core.source.framing import Frame, Framing
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.json_reader import Reading
    from inspector.core.source.span import Span

SSE = "sse"
EVENTS = "events"

_FIELD = r"(?:event|data|id|retry)"
_OTHER_LINES = rf"(?:(?!{_FIELD}:)[A-Za-z][^\r\n]*+(?:\r\n|\n|\r)|\s++){{0,60}}+"
"""Lines that are no field of the standard, such as the head of an HTTP response."""

_FIRST_LINE = re.compile(rf"[\s\ufeff]*+(?:{_FIELD}(?=[:\r\n]|\Z)|:)")
_LATER_LINE = re.compile(rf"\ufeff?{_OTHER_LINES}{_FIELD}:")
_HEADER = re.compile(r"[\w-]++:")
_DATA = re.compile(rf"(?:^|(?<=[\r\n])|\ufeff)data:[ \t]*+(?:[{{\[]|{re.escape(DONE)})")

_ONLY_DONE = re.compile(
    rf"\s*+(?:event:[^\r\n]*+[\r\n]++)?+data:[ \t]*+{re.escape(DONE)}\s*+\Z"
)


def read_event_stream(decoded: DecodedText) -> ReadForm | None:
    """Read a text whose lines are fields of a server-sent event stream.

    Returns:
        None where they are not. One line ``data:`` with something else than an event
        is no stream either: that is how some logs begin their lines. Behind other
        lines, as of an HTTP response, one of the events must be one of a response.
    """
    text = decoded.text
    begins = begins_stream(text)
    head = None if begins else _LATER_LINE.match(text)
    if not (begins or head) or not _DATA.search(text):
        return None
    if head and _holds_value(head[0]):
        return None  # a log, of which the first record is no event
    framing, others = cut_text(text, marks_bytes=decoded.marks_bytes)
    between = iter(others)
    records = tuple(
        _record(decoded, frame) if frame else next(between) for frame in framing.frames
    )
    if not records:
        return None
    named = any(frame and frame.name for frame in framing.frames[:1])
    is_framed = len(records) - len(others) > 1 or framing.done_markers or named
    if (begins and is_framed) or any(is_event(record.root) for record in records):
        return ReadForm(SSE, records, framing)
    return None


def read_event_lines(decoded: DecodedText) -> ReadForm | None:
    """Read a text each line of which is one event's JSON.

    Returns:
        None where the first line is no event, or most lines are none.
    """
    text = decoded.text
    spans = line_spans(text)
    first = next(spans, None)
    if first is None or not is_event(_read(decoded, first).root):
        return None
    rest = [s for s in spans if not text.startswith(DONE, s.start)]
    records = tuple(_read(decoded, span) for span in [first, *rest])
    events = sum(is_event(record.root) for record in records)
    is_stream = len(records) > 1 and events * 2 > len(records)
    return ReadForm(EVENTS, records) if is_stream else None


def framing_of_markers(text: str) -> Framing | None:
    """The framing of a text that holds no event but says that a stream is over."""
    return framing_of(text) if _ONLY_DONE.match(text) else None


def begins_stream(text: str) -> bool:
    """Whether the first line that holds something is a field or a comment."""
    return _FIRST_LINE.match(text) is not None


def is_event(node: JsonNode | None) -> bool:
    """Whether a value names itself as an event of a response.

    Events of the Realtime API have the same names and an ``event_id``.
    """
    if not isinstance(node, ObjectNode) or node.get("event_id") is not None:
        return False
    kind = node.text("type") or ""
    if kind == "error":
        return node.get("sequence_number") is not None
    return kind.startswith("response.")


def _holds_value(head: str) -> bool:
    """Whether a line before the first event says more than a header does."""
    lines = (span for span in line_spans(head) if not _HEADER.match(head, *span))
    return any(beginning_in(head, *span) is not None for span in lines)


def _record(decoded: DecodedText, frame: Frame) -> Reading:
    if len(frame.data) == 1:
        return _read(decoded, frame.data[0])
    layer = layer_of_stretches(decoded.text, frame.data, "\n")
    reading = read_json(layer.text, marks_bytes=decoded.marks_bytes)
    return translated(reading, layer)


def _read(decoded: DecodedText, span: Span) -> Reading:
    return read_json(decoded.text, *span, marks_bytes=decoded.marks_bytes)
