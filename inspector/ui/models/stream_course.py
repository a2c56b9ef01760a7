"""The events of a text that holds streams, one row each, and what each is about."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from inspector.core.checks.finding import Finding, Place
    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.stream import Stream
    from inspector.core.items.stream_timeline import Timeline

_PREFIX = "response."
_ROOM = "stream/"


class EventRow(NamedTuple):
    """One event in a few words; all numbers count from 0."""

    number: int
    """Its number in its stream."""

    stream: int
    kind: str
    """Its type without ``response.``."""

    item: int | None
    """The number of the item in the text that it is about."""

    mark: str
    """The weight of the worst that is found on it, or nothing."""

    is_first_parse: bool
    """Whether the arguments of its item are JSON with it for the first time."""

    place: Place
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class StreamCourse:
    """All events of all streams of a text, in order."""

    rows: tuple[EventRow, ...]
    timelines: tuple[Timeline, ...]
    begins: tuple[int, ...]
    """The row with which each stream begins."""

    origins: Mapping[int, tuple[int, int]]
    """The stream of each item of the text, and its number there."""

    parses: Mapping[int, int]
    """The row at which the arguments of an item are JSON for the first time."""

    def last_number(self, row: int) -> int:
        """The number of the last event in the stream of a row."""
        return len(self.timelines[self.rows[row].stream].moments) - 1

    def moment_for(self, row: int, item: int) -> int | None:
        """The moment of an item's own stream that a row stands for.

        Returns:
            The last one in rows of later streams; None in those of earlier ones.
        """
        stream, _ = self.origins[item]
        if self.rows[row].stream < stream:
            return None
        last = len(self.timelines[stream].moments) - 1
        return min(row - self.begins[stream], last)


def stream_course_of(inspection: Inspection) -> StreamCourse | None:
    """The events of a text; None where it holds none but copied single ones."""
    from inspector.core.items.stream_timeline import timeline_of  # noqa: PLC0415

    bodies = inspection.envelope.bodies
    streams = [b.stream for b in bodies if b.stream and not b.stream.is_excerpt]
    if not streams:
        return None
    text = inspection.document.text
    timelines = tuple(timeline_of(stream, text) for stream in streams)
    origins = _origins(inspection, streams)
    begins, total = [], 0
    for timeline in timelines:
        begins.append(total)
        total += len(timeline.moments)
    parses = _parses(timelines, begins, origins)
    rows = tuple(_rows(inspection, timelines, origins, set(parses.values())))
    return StreamCourse(rows, timelines, tuple(begins), origins, parses)


def _origins(
    inspection: Inspection, streams: Sequence[Stream]
) -> dict[int, tuple[int, int]]:
    numbers = {id(stream): number for number, stream in enumerate(streams)}
    items = (inspected.item for inspected in inspection.items)
    return {
        item.index: (numbers[id(item.body.stream)], item.position)
        for item in items
        if id(item.body.stream) in numbers
    }


def _parses(
    timelines: Sequence[Timeline],
    begins: Sequence[int],
    origins: Mapping[int, tuple[int, int]],
) -> dict[int, int]:
    parses = {}
    for item, (stream, position) in origins.items():
        moment = timelines[stream].first_parse(position)
        if moment is not None:
            parses[item] = begins[stream] + moment
    return parses


def _rows(
    inspection: Inspection,
    timelines: Sequence[Timeline],
    origins: Mapping[int, tuple[int, int]],
    parses: set[int],
) -> Iterator[EventRow]:
    from inspector.core.checks.finding import Place  # noqa: PLC0415

    items = {origin: item for item, origin in origins.items()}
    moments = [(s, m) for s, line in enumerate(timelines) for m in line.moments]
    shares = _shares(inspection, [moment.span.end for _, moment in moments])
    for row, (stream, moment) in enumerate(moments):
        item = None if moment.item is None else items.get((stream, moment.item))
        found = shares.get(row, ())
        worst = min(found, key=lambda f: f.severity.rank, default=None)
        yield EventRow(
            moment.index,
            stream,
            moment.kind.removeprefix(_PREFIX),
            item,
            worst.severity.value if worst else "",
            row in parses,
            Place(moment.event.record, moment.event.pointer, moment.span),
            tuple(found),
        )


def _shares(inspection: Inspection, ends: Sequence[int]) -> dict[int, list[Finding]]:
    """Findings on streams by the event in or before whose data they stand."""
    shares: dict[int, list[Finding]] = {}
    for finding in inspection.findings:
        if finding.code.startswith(_ROOM):
            row = min(bisect_right(ends, finding.place.span.start), len(ends) - 1)
            shares.setdefault(row, []).append(finding)
    return shares
