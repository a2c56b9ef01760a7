"""Find the bodies of one value, however deep it is wrapped.

A value is asked in this order: is it a wrapper, does it say itself that it is a
response, is it another API's, and last, which shape of Responses it has. What is none
of these and stands among items is a faulty item.

Source: rule book, section 5, "Detection order that avoids false hits".
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.items.body import WITH_MEMBERS, Body, BodyKind, Side
from inspector.core.items.foreign import table
from inspector.core.items.opened_text import TextOpener
from inspector.core.items.responses_shape import is_response, is_tools_list, kind_of
from inspector.core.items.strays import is_sure_item, strays_in
from inspector.core.items.stream import streams_in
from inspector.core.items.stream_body import body_of_stream
from inspector.core.items.stream_capture import (
    begins_with_event,
    event_text_at,
    is_array_of_events,
)
from inspector.core.items.wrappers.table import wrapper_of
from inspector.core.source.json_nodes import ArrayNode, ObjectNode

if TYPE_CHECKING:
    from inspector.core.items.foreign.foreign_call import Foreign
    from inspector.core.items.foreign.foreign_stream import ForeignStream
    from inspector.core.items.wrappers.wrapper import Wrapper
    from inspector.core.source.document import Document
    from inspector.core.source.located import Located

MOST_LEVELS = 8
"""Wrappers within wrappers that are looked into."""


def bodies_of(at: Located, document: Document) -> list[Body]:
    """The bodies of a value; at least one, which may be of the kind `NONE`.

    Args:
        at: The root of a record.
        document: Which it is a record of.
    """
    return _Finder(document).bodies(at, ())


class _Finder:
    """Finds bodies in the values of one document."""

    def __init__(self, document: Document) -> None:
        self._text = document.text
        self._opened = TextOpener(document)

    def bodies(self, at: Located, wrapper: tuple[str, ...]) -> list[Body]:
        """The bodies of a value that was found in some wrappers."""
        if isinstance(at.node, ArrayNode):
            return self._of_array(at, wrapper)
        if not isinstance(at.node, ObjectNode):
            return [_body(BodyKind.NONE, at, wrapper)]
        found = wrapper_of(at) if len(wrapper) < MOST_LEVELS else None
        if found is not None:
            return self._unwrapped(found, at, wrapper)
        return self._of_object(at, at.node, wrapper)

    def _unwrapped(
        self, found: Wrapper, at: Located, wrapper: tuple[str, ...]
    ) -> list[Body]:
        names = (*wrapper, found.name)
        places = [*found.inside(at, self._opened)]
        inner = [
            replace(_body(BodyKind.NONE, broken.at, names), faults=broken.faults)
            for broken in self._opened.taken_broken()
        ]
        streams = self._opened.taken_streams()
        for place in places:
            inner.extend(self.bodies(place, names))
        inner.extend(body_of_stream(stream, names) for stream in streams)
        told = [body for body in _of_one_api(inner) if _tells_something(body)]
        if told:
            return told
        whole = table.whole_of(at)
        if whole is not None:
            return [_foreign_body(at, wrapper, [table.settled_one(whole)])]
        none = _body(BodyKind.NONE, at, names)
        return [replace(none, is_record_without_item=found.is_often_empty)]

    def _of_object(
        self, at: Located, node: ObjectNode, wrapper: tuple[str, ...]
    ) -> list[Body]:
        if is_response(node) or is_sure_item(node):
            return _responses_bodies(at, node, wrapper)
        found = table.whole_of(at)
        if found is None and table.bare_of(at) is not None:
            lone = _body(BodyKind.ITEM, at, wrapper)
            return [_with_items(lone, [at], is_mixed=False)]
        found = found or table.turn_of(at)
        if found is not None:
            return [_foreign_body(at, wrapper, [table.settled_one(found)])]
        return _responses_bodies(at, node, wrapper)

    def _of_array(self, at: Located, wrapper: tuple[str, ...]) -> list[Body]:
        """A list of items is one body; requests and responses in it are their own.

        An element that is no item by itself is a faulty one among items, whatever it
        is; among messages of another API it belongs to those.
        """
        if is_tools_list(at.node):
            return [_body(BodyKind.TOOLS, at, wrapper)]
        if begins_with_event(at.node) and is_array_of_events(at.node):
            streams = streams_in(event_text_at(at), self._text)
            return [body_of_stream(stream, wrapper) for stream in streams]
        streamed = foreign_stream([*at.each()], self._text)
        if streamed is not None:
            return [_foreign_body(at, wrapper, [streamed])]
        whole: list[Body] = []
        loose: list[Located] = []
        for place in at.each():
            own = self._own_bodies(place, wrapper)
            whole.extend(own)
            if not own:
                loose.append(place)
        if not loose:
            return whole or [_body(BodyKind.NONE, at, wrapper)]
        return [*whole, *_of_loose(at, loose, wrapper, is_alone=not whole)]

    def _own_bodies(self, at: Located, wrapper: tuple[str, ...]) -> list[Body]:
        """The bodies of an element that is more than an item; else none."""
        node = at.node
        if not isinstance(node, ObjectNode) or is_sure_item(node):
            return []
        is_wrapped = len(wrapper) < MOST_LEVELS and wrapper_of(at) is not None
        if is_wrapped or table.whole_of(at) is not None:
            return self.bodies(at, wrapper)
        if kind_of(node) in WITH_MEMBERS:
            return _responses_bodies(at, node, wrapper)
        return []


def _of_loose(
    at: Located, loose: list[Located], wrapper: tuple[str, ...], *, is_alone: bool
) -> list[Body]:
    """What the elements of a list are that are nothing by themselves."""
    is_mixed = any(is_sure_item(place.node) for place in loose)
    if not is_mixed:
        conversation = _conversation(loose)
        if conversation:
            return [_foreign_body(at, wrapper, conversation)]
    if is_alone and not any(place.is_object for place in loose):
        return [_body(BodyKind.NONE, at, wrapper)]
    return [_with_items(_body(BodyKind.LIST, at, wrapper), loose, is_mixed=is_mixed)]


def _conversation(places: list[Located]) -> list[Foreign]:
    """The messages of another API, one a kind of API; none where all are bare calls.

    Calls and results that were taken out of their messages are compared and shown one
    by one, as items are.
    """
    bare = [table.bare_of(place) for place in places]
    if all(found is not None for found in bare):
        return []
    found = [
        one or table.turn_of(place) for one, place in zip(bare, places, strict=True)
    ]
    return table.one_of([one for one in found if one is not None], places)


def foreign_stream(places: list[Located], text: str) -> Foreign | None:
    """The stream of another API whose events some values are, all of them."""
    objects = [place for place in places if place.is_object]
    stream = table.stream_of(objects[0]) if objects else None
    if stream is None or not all(map(stream.is_event, objects)):
        return None
    return stream_read(stream, objects, text)


def stream_read(stream: ForeignStream, events: list[Located], text: str) -> Foreign:
    """What events of one stream say together."""
    return table.settled_one((stream.api, stream.read(events, text)))


def _responses_bodies(
    at: Located, node: ObjectNode, wrapper: tuple[str, ...]
) -> list[Body]:
    """The body of an object; both, where a log holds request and response in one."""
    kind = kind_of(node)
    body = _body(kind, at, wrapper)
    if kind is BodyKind.REQUEST:
        return [_side_of(body, at, Side.INPUT)]
    if kind is not BodyKind.RESPONSE:
        is_item = kind is BodyKind.ITEM
        return [_with_items(body, [at] * is_item, is_mixed=is_sure_item(node))]
    answer = _side_of(body, at, Side.OUTPUT)
    asked = _side_of(replace(body, kind=BodyKind.REQUEST), at, Side.INPUT)
    return [asked, answer] if asked.items else [answer]


def _side_of(body: Body, at: Located, side: Side) -> Body:
    places = [*at.each(f"/{side.value}")]
    return replace(_with_items(body, places, is_mixed=True), side=side)


def _with_items(body: Body, places: list[Located], *, is_mixed: bool) -> Body:
    items = tuple((place.pointer, place.node) for place in places)
    strays = strays_in(places, is_mixed=is_mixed)
    return replace(body, items=items, foreign=strays, is_mixed=is_mixed)


def _body(kind: BodyKind, at: Located, wrapper: tuple[str, ...]) -> Body:
    return Body(kind, at.record, at.pointer, at.node, wrapper=wrapper)


def _foreign_body(at: Located, wrapper: tuple[str, ...], found: list[Foreign]) -> Body:
    return replace(_body(BodyKind.FOREIGN, at, wrapper), foreign=tuple(found))


def _tells_something(body: Body) -> bool:
    """Whether a body in a wrapper is more than some value that it holds."""
    return body.kind in WITH_MEMBERS or bool(body.items or body.foreign or body.faults)


def _of_one_api(bodies: list[Body]) -> list[Body]:
    """Plain messages beside what is surely foreign belong to that other API.

    Of several bodies of one API, one that has nothing of its own says nothing more.
    """
    slugs = {
        found.api.slug
        for body in bodies
        if body.kind is BodyKind.FOREIGN
        for found in body.foreign
        if _says_more(found)
    }
    if not any(body.kind is BodyKind.FOREIGN for body in bodies):
        return bodies
    kept = [body for body in bodies if not body.items or body.is_mixed]
    return [body for body in kept if not _is_said_by(slugs, body)]


def _is_said_by(slugs: set[str], body: Body) -> bool:
    return body.kind is BodyKind.FOREIGN and all(
        found.api.slug in slugs and not _says_more(found) for found in body.foreign
    )


def _says_more(found: Foreign) -> bool:
    return bool(found.calls or found.results or found.tools)
