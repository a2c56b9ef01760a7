"""One value that holds items, and what is known of it.

Source: Open Responses specification 2026-04-24, ``CreateResponseBody`` and
``ResponseResource``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ObjectNode, is_null

if TYPE_CHECKING:
    from inspector.core.items.foreign.foreign_call import Foreign
    from inspector.core.items.stream import Stream
    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.json_nodes import JsonNode


class BodyKind(StrEnum):
    """The shapes that a value with items can have."""

    ITEM = "item"
    LIST = "list"
    RESPONSE = "response"
    REQUEST = "request"
    STREAM = "stream"
    TOOLS = "tools"
    FOREIGN = "foreign"
    """Another API's shape: it has calls, and no items."""

    NONE = "none"


class Side(StrEnum):
    """Which form of the item types holds: what is sent, or what came back."""

    INPUT = "input"
    OUTPUT = "output"
    UNKNOWN = "unknown"


WITH_MEMBERS = (BodyKind.REQUEST, BodyKind.RESPONSE, BodyKind.STREAM)
"""Kinds that have members of their own beside the items."""


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

    wrapper: tuple[str, ...] = ()
    """Names of the wrappers that it was found in, from the outside in."""

    foreign: tuple[Foreign, ...] = ()
    """For the kind `FOREIGN` what it is; for others what of another API is in it."""

    is_mixed: bool = False
    """Whether what is foreign stands among items or within one."""

    is_record_without_item: bool = False
    """Whether it is a record of a wrapper that need not hold an item, and holds none:
    the first line of a session, a cancelled row of a batch."""

    faults: tuple[JsonFault, ...] = ()
    """What keeps a string in a wrapper from being read, though it was to hold calls."""

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
        if self.kind not in WITH_MEMBERS:
            return None
        value = self.node.get(name) if isinstance(self.node, ObjectNode) else None
        return None if is_null(value) else value

    @property
    def is_cut(self) -> bool:
        """Whether it is a stream of which the capture lacks the end."""
        return self.stream is not None and self.stream.is_cut

    @property
    def lives_on_server(self) -> bool:
        """Whether part of the conversation is kept by the provider only."""
        names = ("previous_response_id", "conversation")
        return any(self.member(name) is not None for name in names)
