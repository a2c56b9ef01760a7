"""Cut the text of an event stream into its events.

By the standard, and more tolerant in one thing: where data lines follow each other
and the first of them is a whole object already, the empty lines between the events
were lost (a log dropped them, or somebody searched for ``data:``), and each line is
an event. And what a log says between the events is no event, but not lost either: the
standard passes over lines whose field it does not know, here their values are kept.

Source: WHATWG HTML, "Server-sent events", section "Parsing an event stream".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.framing import DoneMarker, Frame, Framing
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.json_reader import read_json
from inspector.core.source.line_reading import beginning_in, read_line
from inspector.core.source.span import Span
from inspector.core.source.value_reading import holds_value

if TYPE_CHECKING:
    from inspector.core.source.reading import Reading

DONE = "[DONE]"

_FIELDS = frozenset({"event", "data", "id", "retry"})
_LINE = re.compile(
    r"\ufeff?(?P<field>[^:\r\n]*+)(?P<colon>: ?+)?+(?P<value>[^\r\n]*+)"
    r"(?P<end>\r\n|\n|\r|\Z)"
)


class CutText(NamedTuple):
    """A text, cut into its events and what stands between them."""

    framing: Framing
    others: tuple[Reading, ...]
    """What is no event: one for each None among the frames."""


def framing_of(text: str) -> Framing:
    """The events, comments and markers of a text; cost is linear in its length."""
    return cut_text(text).framing


def cut_text(text: str, *, marks_bytes: bool = False) -> CutText:
    """The same, with the values that stand between the events.

    Args:
        text: The lines of a stream.
        marks_bytes: See `read_json`.
    """
    cutter = _Cutter(text, marks_bytes=marks_bytes)
    for line in _LINE.finditer(text):
        if line[0]:  # the last match is the empty rest of the text
            cutter.take(line)
    framing = cutter.framing()
    return CutText(framing, tuple(cutter.others))


class _DataLine(NamedTuple):
    """What one ``data`` line holds, and the event name in force where it stands."""

    line: Span
    value: Span
    name: Span | None


class _Cutter:
    """Takes the lines of a stream one by one."""

    def __init__(self, text: str, *, marks_bytes: bool) -> None:
        self._text = text
        self._marks_bytes = marks_bytes
        self.others: list[Reading] = []
        self._frames: list[Frame | None] = []
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
        if field not in _FIELDS and self._take_other(line.start("field"), value.end):
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

    def _take_other(self, start: int, end: int) -> bool:
        """Keep the values of a line that is no field; false where it holds none.

        Before the first event stands the head of an HTTP response, and behind the
        beginning of an event's JSON its rest.
        """
        if not self._frames and not self._data:
            return False
        if beginning_in(self._text, start, end) is None:
            return False
        if self._data and not self._is_whole(self._data[-1].value):
            return False
        found = read_line(self._text, start, end, marks_bytes=self._marks_bytes)
        if not any(each.faults or holds_value(each) for each in found):
            return False
        self._dispatch()
        self.others += found
        self._frames += [None] * len(found)
        return True

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
