"""Cut the text of an event stream into its events.

By the standard, and more tolerant in one thing: where data lines follow each other
and the first of them is a whole object already, the empty lines between the events
were lost (a log dropped them, or somebody searched for ``data:``), and each line is
an event.

Source: WHATWG HTML, "Server-sent events", section "Parsing an event stream".
"""

from __future__ import annotations

import re
from typing import NamedTuple

from inspector.core.source.framing import DoneMarker, Frame, Framing
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.json_reader import read_json
from inspector.core.source.span import Span

DONE = "[DONE]"

_LINE = re.compile(
    r"\ufeff?(?P<field>[^:\r\n]*+)(?P<colon>: ?+)?+(?P<value>[^\r\n]*+)"
    r"(?P<end>\r\n|\n|\r|\Z)"
)


def framing_of(text: str) -> Framing:
    """The events, comments and markers of a text; cost is linear in its length."""
    cutter = _Cutter(text)
    for line in _LINE.finditer(text):
        if line[0]:  # the last match is the empty rest of the text
            cutter.take(line)
    return cutter.framing()


class _DataLine(NamedTuple):
    """What one ``data`` line holds, and the event name in force where it stands."""

    line: Span
    value: Span
    name: Span | None


class _Cutter:
    """Takes the lines of a stream one by one."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._frames: list[Frame] = []
        self._done: list[DoneMarker] = []
        self._comments: list[Span] = []
        self._line_ends: set[str] = set()
        self._begin()

    def _begin(self) -> None:
        self._start: int | None = None
        self._end = 0
        self._data: list[_DataLine] = []
        self._name: Span | None = None
        self._id: Span | None = None

    def take(self, line: re.Match[str]) -> None:
        """Look at the next line."""
        self._line_ends.add(line["end"])
        field, value = line["field"], Span(*line.span("value"))
        if not field:
            if line["colon"]:
                self._comments.append(Span(line.start(), value.end))
            else:
                self._dispatch()
            return
        if self._start is None:
            self._start = line.start("field")
        self._end = value.end
        if field == "data":
            span = Span(line.start("field"), value.end)
            self._data.append(_DataLine(span, value, self._name))
        elif field == "event":
            self._name = value
        elif field == "id":
            self._id = value

    def framing(self) -> Framing:
        """Everything that was taken."""
        is_ended = not self._data
        self._dispatch()
        return Framing(
            tuple(self._frames),
            tuple(self._done),
            tuple(self._comments),
            frozenset(self._line_ends - {""}),
            is_ended,
        )

    def _dispatch(self) -> None:
        if len(self._data) > 1 and self._is_whole(self._data[0].value):
            self._add_each()
        elif self._data:
            whole = Span(self._start or 0, self._end)
            self._add(whole, self._name, [line.value for line in self._data])
        self._begin()

    def _is_whole(self, span: Span) -> bool:
        """Whether a line is an object by itself: what follows is another one."""
        if self._text.startswith(DONE, span.start):
            return True
        reading = read_json(self._text, *span)
        return reading.is_json and isinstance(reading.root, ObjectNode)

    def _add_each(self) -> None:
        for line in self._data:
            self._add(line.line, line.name or self._name, [line.value])

    def _add(self, span: Span, name: Span | None, data: list[Span]) -> None:
        if self._text.startswith(DONE, data[0].start):
            self._done.append(DoneMarker(len(self._frames), data[0]))
            return
        said = self._text[name.start : name.end] if name else ""
        self._frames.append(Frame(span, said, name, tuple(data), self._id))
