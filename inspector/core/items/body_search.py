"""Find every body of a document: of its streams first, then of each record.

Source: rule book, section 5, for wrappers and other APIs.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from inspector.core.items.bodies import bodies_of, stream_read
from inspector.core.items.body import Body, BodyKind
from inspector.core.items.foreign import table
from inspector.core.items.item_types import Portability, portability_of
from inspector.core.items.stream import read_streams
from inspector.core.items.stream_body import body_of_stream
from inspector.core.source.event_stream import SSE
from inspector.core.source.framing import runs_of
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.located import Located

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.source.document import Document

_Found = tuple[int, Body]
"""A body and the record that it is to be ordered by."""


def bodies_in(document: Document) -> tuple[Body, ...]:
    """The bodies of a document in the order of the text."""
    found = sorted(_found_in(document), key=itemgetter(0))
    return tuple(body for _, body in found)


def _found_in(document: Document) -> Iterator[_Found]:
    streams = read_streams(document)
    yield from ((s.events[0].record, body_of_stream(s)) for s in streams)
    taken = {event.record for stream in streams for event in stream.events}
    for numbers, is_framed in _stretches_of(document):
        roots = [
            Located(number, "", root)
            for number in numbers
            if (root := document.records[number].root) is not None
            and number not in taken
        ]
        if is_framed and taken.isdisjoint(numbers):
            yield from _in_foreign_stream(roots, document)
        else:
            yield from _in_records(roots, document)


def _stretches_of(document: Document) -> list[tuple[Sequence[int], bool]]:
    """The numbers of records that belong together, and whether they are framed.

    In one stream those are its events, and what stands between them.
    """
    framing = document.framing
    if framing is None or framing.starts or document.form != SSE:
        runs = runs_of(framing, len(document.records))
        return [(range(run.start, run.end), run.is_framed) for run in runs]
    events = [n for n, frame in enumerate(framing.frames) if frame]
    others = [n for n, frame in enumerate(framing.frames) if not frame]
    return [(events, True), (others, False)]


def _in_records(roots: list[Located], document: Document) -> Iterator[_Found]:
    """The bodies of each record; events of another API that follow are one."""
    for stream, run in groupby(roots, key=table.stream_of):
        events = [*run]
        if stream is not None:
            streamed = stream_read(stream, events, document.text)
            body = Body(BodyKind.FOREIGN, *events[0], foreign=(streamed,))
            yield events[0].record, body
        else:
            for root in events:
                yield from ((root.record, body) for body in bodies_of(root, document))


def _in_foreign_stream(roots: list[Located], document: Document) -> list[_Found]:
    """The bodies of an event stream that is none of Responses: of one API as one."""
    stream = next(filter(None, map(table.stream_of, roots)), None)
    if stream is not None:
        events = [root for root in roots if stream.is_event(root)]
        streamed = stream_read(stream, events, document.text)
        body = Body(BodyKind.FOREIGN, *events[0], foreign=(streamed,))
        return [(events[0].record, body)]
    found = [
        (root.record, body) for root in roots for body in bodies_of(root, document)
    ]
    wholes = [whole for root in roots if (whole := table.whole_of(root)) is not None]
    if wholes and not any(body.items for _, body in found):
        record, first = next((r, b) for r, b in found if b.kind is BodyKind.FOREIGN)
        return [(record, replace(first, foreign=tuple(table.one_of(wholes))))]
    return _without_events(found)


def _without_events(found: list[_Found]) -> list[_Found]:
    """Events of another API's stream are no items, though they have a type."""
    bodies = [(n, b) for n, b in found if not _is_unknown_item(b)]
    held = [(n, b) for n, b in bodies if b.kind is not BodyKind.NONE]
    if held or not found:
        return held
    record, body = found[0]
    return [(record, Body(BodyKind.NONE, record, body.pointer, body.node))]


def _is_unknown_item(body: Body) -> bool:
    if body.kind is not BodyKind.ITEM or not isinstance(body.node, ObjectNode):
        return False
    kind = body.node.text("type")
    return kind is not None and portability_of(kind) is Portability.UNKNOWN
