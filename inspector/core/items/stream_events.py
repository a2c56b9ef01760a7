"""The events of a response's stream: which there are, and what each one says.

The table is ``resources/stream_events.json``. What the specification and OpenAI's API
both ask for is required there; ``logprobs``, which only the latter wants, is not.

Source: Open Responses specification 2026-04-24, the ``*StreamingEvent`` schemas; OpenAI
Python SDK 3.57.0, ``ResponseStreamEvent``, for events that are not of its core.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

import orjson

from inspector.assets import read_resource
from inspector.core.source.json_nodes import NumberNode, ObjectNode, StringNode
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from inspector.core.source.framing import Frame
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.layer import Layer

CREATED = "response.created"
COMPLETED = "response.completed"
INCOMPLETE = "response.incomplete"
FAILED = "response.failed"
ERROR = "error"
ITEM_ADDED = "response.output_item.added"
ITEM_DONE = "response.output_item.done"

OPENING = frozenset({CREATED, "response.in_progress", "response.queued"})
"""Events with which a stream begins."""

TERMINAL = frozenset({COMPLETED, INCOMPLETE, FAILED})
"""Events with which a stream ends; each carries the final response."""

_MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class EventType:
    """One known type of event."""

    name: str
    required: dict[str, str]
    """Members that it must have, with the JSON type of each; empty: any."""

    item_type: str | None
    """The type of the item that it is about, where that is certain."""


@dataclass(frozen=True, slots=True)
class TextSlot:
    """Where the pieces of a text land in the item."""

    done_member: str
    """The member of the ``.done`` event that holds the whole text."""

    path: tuple[str, ...]
    """Names from the item down; ``content_index`` and its like are those numbers."""


@dataclass(frozen=True, slots=True)
class StreamEvent:
    """One event of a stream, as it was captured."""

    index: int
    """Its number among the events of the document, from 0."""

    record: int
    pointer: str
    """Where it stands in its record; empty unless events stand in one array."""

    node: ObjectNode
    kind: str
    """What it is: its type, else the name in its ``event`` line."""

    frame: Frame | None = None
    """How it was framed; None where one JSON event stands on each line."""

    layer: Layer | None = field(default=None, compare=False)
    """The text that it was read in, where that is not the document's own."""

    @property
    def own_type(self) -> str | None:
        """``type`` where it is a string."""
        return self.node.text("type")

    def get(self, name: str) -> JsonNode | None:
        """A member's value, or None where it is absent."""
        return self.node.get(name)

    def number(self, name: str) -> int | None:
        """A member that is a whole number from 0 on, else None."""
        return whole_number(self.node.get(name))

    @property
    def output_index(self) -> int | None:
        """The index of the item that it is about."""
        return self.number("output_index")

    @property
    def item_id(self) -> str | None:
        """The id of the item that it is about."""
        return self.node.text("item_id")

    @property
    def item(self) -> ObjectNode | None:
        """The item that it carries."""
        item = self.node.get("item")
        return item if isinstance(item, ObjectNode) else None

    @property
    def response(self) -> ObjectNode | None:
        """The response that it carries, also where that stands bare in its place."""
        response = self.node.get("response")
        if isinstance(response, ObjectNode):
            return response
        return self.node if self.is_bare_response else None

    @property
    def is_bare_response(self) -> bool:
        """Whether the event's data is the response itself."""
        is_own = self.own_type is None and self.node.get("response") is None
        return is_own and self.kind in TERMINAL | OPENING

    @property
    def response_pointer(self) -> str:
        """Where `response` stands in the record."""
        return (
            self.pointer if self.is_bare_response else joined(self.pointer, "response")
        )

    @property
    def text_prefix(self) -> str | None:
        """The family of texts that it brings a piece or the whole of, or None."""
        prefix, _, ending = self.kind.rpartition(".")
        return prefix if ending in ("delta", "done") and prefix in texts() else None

    @property
    def is_delta(self) -> bool:
        """Whether it brings a piece of something."""
        return self.kind.endswith(".delta")

    @property
    def text(self) -> StringNode | None:
        """The piece or the whole of the text that it brings, where that is a string."""
        prefix = self.text_prefix
        if prefix is None:
            return None
        name = "delta" if self.is_delta else texts()[prefix].done_member
        node = self.node.get(name)
        return node if isinstance(node, StringNode) else None


def whole_number(node: JsonNode | None) -> int | None:
    """A JSON integer from 0 on that is no longer than an index ever is."""
    if not isinstance(node, NumberNode) or not node.literal.isdigit():
        return None
    return int(node.literal) if len(node.literal) <= _MOST_DIGITS else None


@cache
def event_types() -> dict[str, EventType]:
    """All known types by name, read once."""
    return {
        name: EventType(name, e["required"], e.get("item"))
        for name, e in _table()["events"].items()
    }


@cache
def texts() -> dict[str, TextSlot]:
    """Families of texts by the part of the type before ``.delta`` and ``.done``."""
    return {
        prefix: TextSlot(e["done"], tuple(e["path"]))
        for prefix, e in _table()["texts"].items()
    }


@cache
def parts() -> dict[str, tuple[str, ...]]:
    """Paths of content parts by the part of the type before ``.added``, ``.done``."""
    return {prefix: tuple(e["path"]) for prefix, e in _table()["parts"].items()}


@cache
def _table() -> dict[str, Any]:
    table: dict[str, Any] = orjson.loads(read_resource("stream_events.json"))
    return table
