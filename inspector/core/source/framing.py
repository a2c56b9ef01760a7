"""How the events of a stream were framed in the text that was captured.

Source: WHATWG HTML, "Server-sent events", section "Parsing an event stream".
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
    """Everything of a captured stream that is no event's JSON.

    A text may hold several streams and other records beside them, as an archive does,
    or a log that says other things between the events.
    """

    frames: tuple[Frame | None, ...]
    """One for each record; None for one that is no framed event."""

    done_markers: tuple[DoneMarker, ...]
    comments: tuple[Span, ...]
    """Lines that begin with a colon."""

    line_ends: frozenset[str]
    """Which of LF, CRLF and CR end its lines."""

    is_ended: bool
    """Whether an empty line ends the last event, as the standard wants it."""

    starts: tuple[int, ...] = ()
    """Records at which another text begins, so that no stream goes on over them."""


class FramedPart(NamedTuple):
    """One of several texts that are read as one."""

    framing: Framing | None
    size: int
    """How many records it has."""


class Run(NamedTuple):
    """Records side by side that are all framed, or all not."""

    start: int
    end: int
    is_framed: bool


def joined_framing(parts: Sequence[FramedPart], *, apart: bool) -> Framing | None:
    """How several texts that follow each other were framed.

    Args:
        parts: The texts, in order.
        apart: Whether a stream ends where its text does.

    Returns:
        None where none of them was.
    """
    known = [part.framing for part in parts if part.framing is not None]
    if not known:
        return None
    offsets = list(accumulate((part.size for part in parts), initial=0))[:-1]
    framed = [(part.framing, at) for part, at in zip(parts, offsets, strict=True)]
    inner = (at + start for f, at in framed if f is not None for start in f.starts)
    return Framing(
        tuple(frame for part in parts for frame in _frames_of(part)),
        tuple(
            marker._replace(behind=at + marker.behind)
            for framing, at in framed
            if framing is not None
            for marker in framing.done_markers
        ),
        tuple(span for framing in known for span in framing.comments),
        frozenset().union(*(framing.line_ends for framing in known)),
        known[-1].is_ended,
        tuple(sorted({*inner, *(offsets[1:] if apart else ())})),
    )


def spread(framing: Framing, sizes: Sequence[int]) -> Framing:
    """The same framing where what stands between the events was opened.

    Args:
        framing: Of the records as they were.
        sizes: How many records each of them is now; an event is one.
    """
    offsets = [*accumulate(sizes, initial=0)]
    frames = zip(framing.frames, sizes, strict=True)
    return framing._replace(
        frames=tuple(frame for frame, size in frames for _ in range(size)),
        done_markers=tuple(
            marker._replace(behind=offsets[marker.behind])
            for marker in framing.done_markers
        ),
        starts=tuple(offsets[start] for start in framing.starts),
    )


def runs_of(framing: Framing | None, size: int) -> Iterator[Run]:
    """The records of a text, cut where framing begins or ends, or another text does."""
    if framing is None:
        yield Run(0, size, is_framed=False)
        return
    start = 0
    starts = set(framing.starts)
    kinds = [frame is not None for frame in framing.frames]
    for place in range(1, size + 1):
        is_cut = place == size or place in starts or kinds[place] != kinds[start]
        if is_cut:
            yield Run(start, place, kinds[start])
            start = place


def _frames_of(part: FramedPart) -> tuple[Frame | None, ...]:
    return part.framing.frames if part.framing is not None else (None,) * part.size
