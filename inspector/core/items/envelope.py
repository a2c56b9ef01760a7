"""What the items of a document were logged in.

Source: Open Responses specification 2026-04-24, ``CreateResponseBody`` and
``ResponseResource``; rule book, section 5, for wrappers and other APIs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from inspector.core.items.bodies import bodies_of, stream_read
from inspector.core.items.body import Body, BodyKind, Side
from inspector.core.items.foreign import table
from inspector.core.items.item_types import Portability, portability_of
from inspector.core.items.responses_shape import is_tools_list
from inspector.core.items.strays import strays_in
from inspector.core.items.stream import read_streams
from inspector.core.source.collector import collector_at_rest
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.located import Located

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.items.foreign.foreign_call import ForeignCall
    from inspector.core.items.stream import Stream
    from inspector.core.source.document import Document

__all__ = ["Body", "BodyKind", "Envelope", "Side", "is_tools_list", "read_envelope"]

MIXED = "mixed"

_Found = tuple[int, Body]
"""A body and the record that it is to be ordered by."""


@dataclass(frozen=True, slots=True)
class Envelope:
    """How the items of a whole document are wrapped."""

    bodies: tuple[Body, ...]

    @property
    def kind(self) -> str:
        """The one kind of all bodies, ``mixed``, or ``none``."""
        return _one_of(body.kind.value for body in self.bodies)

    @property
    def name(self) -> str:
        """The kind with what is around it: ``batch-output/response``.

        Another API has its own name: ``chat-completions``.
        """
        known = [body for body in self.bodies if body.kind is not BodyKind.NONE]
        around = {body.wrapper for body in known}
        own = _one_of(map(_name_of, known))
        return "/".join((*around.pop(), own)) if len(around) == 1 else own

    @property
    def foreign_calls(self) -> tuple[ForeignCall, ...]:
        """The calls of other APIs, in the order of the bodies."""
        return tuple(
            call
            for body in self.bodies
            for found in body.foreign
            for call in found.calls
        )


def _one_of(names: Iterable[str]) -> str:
    known = set(names) - {BodyKind.NONE.value}
    if not known:
        return BodyKind.NONE.value
    return known.pop() if len(known) == 1 else MIXED


def _name_of(body: Body) -> str:
    is_foreign = body.kind is BodyKind.FOREIGN
    return body.foreign[0].api.slug if is_foreign else body.kind.value


def read_envelope(document: Document) -> Envelope:
    """Find every body of a document, in the order of the text."""
    with collector_at_rest():
        found = sorted(_found_in(document), key=itemgetter(0))
    return Envelope(tuple(body for _, body in found))


def _found_in(document: Document) -> Iterator[_Found]:
    streams = read_streams(document)
    yield from ((s.events[0].record, _body_of_stream(s)) for s in streams)
    taken = {event.record for stream in streams for event in stream.events}
    roots = [
        Located(index, "", record.root)
        for index, record in enumerate(document.records)
        if record.root is not None and index not in taken
    ]
    if document.framing is not None and not streams:
        yield from _in_foreign_stream(roots, document)
    else:
        yield from _in_records(roots, document)


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


def _body_of_stream(stream: Stream) -> Body:
    items = tuple((item.pointer, item.node) for item in stream.items)
    speaker, first = stream.speaker, stream.events[0]
    if speaker is None or speaker.response is None:
        record, pointer, node = first.record, first.pointer, first.node
    else:
        record, pointer = speaker.record, speaker.response_pointer
        node = speaker.response
    places = (Located(item.record, item.pointer, item.node) for item in stream.items)
    strays = strays_in(places, is_mixed=True)
    return Body(
        BodyKind.STREAM,
        record,
        pointer,
        node,
        items,
        Side.OUTPUT,
        stream,
        foreign=strays,
        is_mixed=True,
    )


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
