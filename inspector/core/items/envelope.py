"""What the items of a document were logged in.

Source: Open Responses specification 2026-04-24, ``CreateResponseBody`` and
``ResponseResource``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from operator import itemgetter
from typing import TYPE_CHECKING

from inspector.core.items.item_types import Portability, portability_of
from inspector.core.items.stream import read_streams
from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
    StringNode,
    is_null,
)
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.stream import Stream
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode


class BodyKind(StrEnum):
    """The shapes that a value with items can have."""

    ITEM = "item"
    LIST = "list"
    RESPONSE = "response"
    REQUEST = "request"
    STREAM = "stream"
    TOOLS = "tools"
    NONE = "none"


class Side(StrEnum):
    """Which form of the item types holds: what is sent, or what came back."""

    INPUT = "input"
    OUTPUT = "output"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Body:
    """One value that holds items: an item, a list, a request or a response.

    The body of a stream is the response that its events carry; the items stand in
    events of their own.
    """

    kind: BodyKind
    record: int
    """Index of the document's record that it stands in."""

    pointer: str
    """Where it stands in that record."""

    node: JsonNode
    items: tuple[tuple[str, JsonNode], ...] = ()
    """Pointer and value of each item, in order."""

    side: Side = Side.UNKNOWN
    stream: Stream | None = None
    """The stream that built the items; its `items` are the same, in the same order."""

    def record_of(self, position: int) -> int:
        """Index of the record that one of the items stands in."""
        return self.stream.items[position].record if self.stream else self.record

    def order_of(self, position: int) -> int:
        """Where one of the items comes among all of a document."""
        if self.stream is not None:
            return self.stream.events[0].node.start
        return self.items[position][1].start

    def member(self, name: str) -> JsonNode | None:
        """A member of a request or response body; None elsewhere or if null."""
        if self.kind not in _WITH_MEMBERS:
            return None
        value = self.node.get(name) if isinstance(self.node, ObjectNode) else None
        return None if is_null(value) else value

    @property
    def lives_on_server(self) -> bool:
        """Whether part of the conversation is kept by the provider only."""
        names = ("previous_response_id", "conversation")
        return any(self.member(name) is not None for name in names)


@dataclass(frozen=True, slots=True)
class Envelope:
    """How the items of a whole document are wrapped."""

    bodies: tuple[Body, ...]

    @property
    def kind(self) -> str:
        """The one kind of all bodies, ``mixed``, or ``none``."""
        kinds = {body.kind for body in self.bodies} - {BodyKind.NONE}
        if not kinds:
            return BodyKind.NONE.value
        return kinds.pop().value if len(kinds) == 1 else "mixed"


_WITH_MEMBERS = (BodyKind.REQUEST, BodyKind.RESPONSE, BodyKind.STREAM)
_TOOL_TYPES = ("function", "namespace", "custom")
_OF_ITEMS = {"arguments", "call_id", "content", "id", "output", "role", "status"}
"""Members of items that no declaration of a tool has."""


def read_envelope(document: Document) -> Envelope:
    """Find every body of a document, in the order of the text."""
    streams = read_streams(document)
    taken = {event.record for stream in streams for event in stream.events}
    found = [(stream.events[0].record, _body_of_stream(stream)) for stream in streams]
    for index, record in enumerate(document.records):
        if record.root is not None and index not in taken:
            found.extend((index, body) for body in _bodies_of(record.root, index))
    if document.framing is not None and not streams:
        found = _without_events(found)
    return Envelope(tuple(body for _, body in sorted(found, key=itemgetter(0))))


def _body_of_stream(stream: Stream) -> Body:
    items = tuple((item.pointer, item.node) for item in stream.items)
    speaker, first = stream.speaker, stream.events[0]
    if speaker is None or speaker.response is None:
        record, pointer, node = first.record, first.pointer, first.node
    else:
        record, pointer = speaker.record, speaker.response_pointer
        node = speaker.response
    kind = BodyKind.STREAM
    return Body(kind, record, pointer, node, items, Side.OUTPUT, stream)


def _without_events(found: list[tuple[int, Body]]) -> list[tuple[int, Body]]:
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


def _bodies_of(root: JsonNode, record: int) -> Iterator[Body]:
    if isinstance(root, ArrayNode):
        yield from _bodies_of_array(root, record)
    else:
        yield _body_of(root, record, "")


def _bodies_of_array(root: ArrayNode, record: int) -> Iterator[Body]:
    """A list of items is one body; requests and responses in it are their own.

    An element that is no item by itself is a faulty one among items, whatever it is.
    """
    if is_tools_list(root):
        yield Body(BodyKind.TOOLS, record, "", root)
        return
    bodies = [
        _body_of(node, record, joined("", index))
        for index, node in enumerate(root.items)
    ]
    whole = [body for body in bodies if body.kind in _WITH_MEMBERS]
    loose = [body for body in bodies if body.kind not in _WITH_MEMBERS]
    yield from whole
    if any(isinstance(body.node, ObjectNode) for body in loose) or (whole and loose):
        items = tuple((body.pointer, body.node) for body in loose)
        yield Body(BodyKind.LIST, record, "", root, items)
    elif not whole:
        yield Body(BodyKind.NONE, record, "", root)


def _body_of(node: JsonNode, record: int, pointer: str) -> Body:
    if not isinstance(node, ObjectNode):
        return Body(BodyKind.NONE, record, pointer, node)
    kind = _kind_of(node)
    if kind is BodyKind.RESPONSE:
        items = _items_in(node, "output", pointer)
        return Body(kind, record, pointer, node, items, Side.OUTPUT)
    if kind is BodyKind.REQUEST:
        items = _items_in(node, "input", pointer)
        return Body(kind, record, pointer, node, items, Side.INPUT)
    own = ((pointer, node),) if kind is BodyKind.ITEM else ()
    return Body(kind, record, pointer, node, own)


def _kind_of(node: ObjectNode) -> BodyKind:
    if node.text("object") == "response":
        return BodyKind.RESPONSE
    if _declares_a_tool(node):
        return BodyKind.TOOLS
    if node.get("type") is not None:
        return BodyKind.NONE if _is_a_schema(node) else BodyKind.ITEM
    return _kind_by_members(node)


def _kind_by_members(node: ObjectNode) -> BodyKind:
    if isinstance(node.get("output"), ArrayNode) and node.get("call_id") is None:
        return BodyKind.RESPONSE
    if isinstance(node.get("input"), (ArrayNode, StringNode)):
        return BodyKind.REQUEST
    if isinstance(node.get("tools"), ArrayNode):
        return BodyKind.TOOLS
    return BodyKind.ITEM if _looks_like_an_item(node) else BodyKind.NONE


def _looks_like_an_item(node: ObjectNode) -> bool:
    """An item whose ``type`` was lost is still an item, and a faulty one."""
    names = set(node.names())
    return bool(names & {"call_id", "arguments"} or {"role", "content"} <= names)


def _is_a_schema(node: ObjectNode) -> bool:
    """JSON Schema has a ``type`` too, and no item type is called ``object``."""
    names = set(node.names())
    is_object = node.text("type") == "object" and "properties" in names
    return "$schema" in names or (is_object and not _looks_like_an_item(node))


def is_tools_list(node: JsonNode) -> bool:
    """Whether an array declares functions rather than holding items.

    Tools of other kinds may stand among them (``web_search``).
    """
    entries = node.items if isinstance(node, ArrayNode) else ()
    objects = [entry for entry in entries if isinstance(entry, ObjectNode)]
    return (
        len(objects) == len(entries)
        and any(_declares_a_tool(entry) for entry in objects)
        and not any(_OF_ITEMS & set(entry.names()) for entry in objects)
    )


def _declares_a_tool(node: ObjectNode) -> bool:
    return node.text("type") in _TOOL_TYPES and not _OF_ITEMS & set(node.names())


def _items_in(
    node: ObjectNode, name: str, pointer: str
) -> tuple[tuple[str, JsonNode], ...]:
    value = node.get(name)
    if not isinstance(value, ArrayNode):
        return ()
    where = joined(pointer, name)
    return tuple((joined(where, i), item) for i, item in enumerate(value.items))
