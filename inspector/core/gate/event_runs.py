"""Lines of a log that are the events of one stream, read together.

An event says little by itself: the lines of a stream are one document, as they are
where a log is read whole. They are held until the stream is over, with what the log
says of other things between them.

Source: Open Responses specification 2026-04-24, "Streaming".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.items.foreign.table import stream_of
from inspector.core.items.stream_events import TERMINAL
from inspector.core.source.event_framing import DONE
from inspector.core.source.event_stream import is_event
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.located import Located

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.gate.line import Line
    from inspector.core.source.document import Document

LONGEST_RUN = 64 * 1024 * 1024
"""Bytes of events that are held at most; what is longer is read in pieces."""

MOST_BETWEEN = 64
"""Lines of other things that may stand between two events of a stream."""

RESPONSE = "response"

_SIGNS = (
    *("response.", "chat.completion.chunk", "delta", "content_block", "contentBlock"),
    *("message_st", "messageSt", "event_id", "conversation.", '"error"'),
)
"""What is an event has one of these in it; what has one need not be an event."""


class _Held(NamedTuple):
    """A line of a run, and what it is by itself."""

    line: Line
    document: Document | None
    """None for a line that holds nothing."""


class EventRuns:
    """Takes the lines of a log one by one, and gives the documents.

    Args:
        read: Reads a text that begins where a line does.
    """

    def __init__(self, read: Callable[[Line, bytes], Document]) -> None:
        self._read = read
        self._begin()

    def _begin(self) -> None:
        self._run: list[Line] = []
        self._only: Document | None = None
        """The event, while it is alone."""

        self._behind: list[_Held] = []
        """What stands behind the last event."""

        self._kind = ""
        self._size = 0
        self._is_over = False

    def take(self, line: Line, document: Document | None) -> Iterator[Document]:
        """Take the next line.

        Args:
            line: The line.
            document: What it is; None where it holds nothing.
        """
        kind = kind_of_event(document) if document is not None else ""
        if self._run and self._is_done_with(line, kind):
            yield from self.rest()
        if kind or (self._run and _marks_done(line)):
            self._hold(line, document, kind)
        elif self._run:
            self._behind.append(_Held(line, document))
            self._size += len(line.data)
        elif document is not None:
            yield document

    def rest(self) -> Iterator[Document]:
        """What is held: the stream as one document, and each line behind it."""
        run, only, behind = self._run, self._only, self._behind
        self._begin()
        if only is not None:
            yield only
        elif run:
            text = b"".join(line.data for line in run)
            yield self._read(run[0], text.rstrip(b"\r\n"))
        for each in behind:
            if each.document is not None:
                yield each.document

    def _is_done_with(self, line: Line, kind: str) -> bool:
        """Whether a line cannot be of the stream that is held."""
        if _marks_done(line):
            return False
        is_other = kind not in ("", self._kind)
        is_far = len(self._behind) >= MOST_BETWEEN
        return is_other or is_far or self._is_over or self._size > LONGEST_RUN

    def _hold(self, line: Line, document: Document | None, kind: str) -> None:
        is_first = not self._run
        if any(held.document is not None for held in self._behind):
            self._only = None  # what stands between is of the run, too
        self._run += (held.line for held in self._behind)
        self._run.append(line)
        self._behind = []
        if kind:
            self._only = document if is_first else None
        self._kind = self._kind or kind
        self._size += len(line.data)
        self._is_over |= not kind or (document is not None and _ends(document))


def _marks_done(line: Line) -> bool:
    return line.data.rstrip().endswith(DONE.encode())


def kind_of_event(document: Document) -> str:
    """Whose event a line is; empty where it is none."""
    text = document.text
    if len(document.records) != 1 or not any(sign in text for sign in _SIGNS):
        return ""
    root = document.records[0].root
    if is_event(root):
        return RESPONSE
    stream = stream_of(Located(0, "", root)) if root is not None else None
    return stream.api.slug if stream is not None else ""


def _ends(document: Document) -> bool:
    root = document.records[0].root if document.records else None
    return isinstance(root, ObjectNode) and root.text("type") in TERMINAL
