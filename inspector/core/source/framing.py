"""How the events of a stream were framed in the text that was captured.

Source: WHATWG HTML, "Server-sent events", section "Parsing an event stream".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from inspector.core.source.span import Span


class Frame(NamedTuple):
    """One event as its lines frame it; it is the record of the same number."""

    span: Span
    """From the first character of its first line to the end of its last one."""

    name: str
    """What the ``event`` field says; empty where there is none."""

    name_span: Span | None
    data: tuple[Span, ...]
    """What its ``data`` lines hold, without the field name and one space."""

    id_span: Span | None = None


class DoneMarker(NamedTuple):
    """A line ``data: [DONE]``: no event, and no JSON."""

    behind: int
    """So many events stand before it."""

    span: Span


class Framing(NamedTuple):
    """Everything of a captured stream that is no event's JSON."""

    frames: tuple[Frame, ...]
    done_markers: tuple[DoneMarker, ...]
    comments: tuple[Span, ...]
    """Lines that begin with a colon."""

    line_ends: frozenset[str]
    """Which of LF, CRLF and CR end its lines."""

    is_ended: bool
    """Whether an empty line ends the last event, as the standard wants it."""
