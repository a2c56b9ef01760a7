"""What tells one response, request or list of a file from the others.

Source: OpenAI Batch API and Anthropic Message Batches, output lines (``custom_id``);
Bedrock batch inference, ``recordId``; Gemini batch files, ``key``; OpenAI API
reference, "Debugging requests" (``x-request-id``); Open Responses specification
2026-04-24, ``ResponseResource``. Read on 2026-04-24.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.items.body import BodyKind
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.pointer import pointer_text, pointer_tokens, resolve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.body import Body
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

_CUSTOM_ID = ("custom_id", "recordId")
_CUSTOM_ID_OF_A_LINE = ("key",)
"""A name that anything may have; with this meaning only at the root of a line."""

_REQUEST_ID = ("request_id", "_request_id", "x-request-id", "x-goog-request-id")
_HEADERS = ("headers", "response_headers")

LOOSE = BodyKind.ITEM
"""Items by themselves are no response; all of a file belong together."""


class ResponsesBy(StrEnum):
    """What the responses of two files are paired by."""

    AUTO = "auto"
    """The first of the following that both files have."""

    CUSTOM_ID = "custom_id"
    REQUEST_ID = "request_id"
    RESPONSE_ID = "id"
    """The response's own id."""

    PREVIOUS_RESPONSE_ID = "previous_response_id"
    """Answers to paired responses, step by step down the conversation."""

    POSITION = "position"
    """The first with the first, requests with requests."""

    ITEMS = "items"
    """Not at all: the items of each file are one list."""


class ResponseKeys(NamedTuple):
    """The names of one body; None for those that it does not have."""

    body: Body
    custom_id: str | None
    request_id: str | None
    id: str | None
    previous_response_id: str | None

    def named(self, by: ResponsesBy) -> str | None:
        """The name that one of the ways to pair goes by."""
        name: str | None = getattr(self, by.value)
        return name

    @property
    def is_request(self) -> bool:
        """Whether it is what was sent, and not what came back."""
        return self.body.kind is BodyKind.REQUEST


def keys_of(body: Body, document: Document) -> ResponseKeys:
    """Read the names of a body; those around it count from the inside out."""
    around = list(_objects_around(body, document))[::-1]
    line = around[-1:]
    return ResponseKeys(
        body,
        _first(around, _CUSTOM_ID) or _first(line, _CUSTOM_ID_OF_A_LINE),
        _first([*around, *_headers(around)], _REQUEST_ID),
        _text(body.node, "id") if body.kind is not BodyKind.REQUEST else None,
        _text(body.node, "previous_response_id"),
    )


def _objects_around(body: Body, document: Document) -> Iterator[JsonNode]:
    """The objects from the root of the record down to the body."""
    node = document.records[body.record].root
    for token in pointer_tokens(body.pointer):
        if isinstance(node, ObjectNode):
            yield node
        if node is None:
            break  # the place goes on inside a string
        node = resolve(node, pointer_text((token,)))
    if isinstance(body.node, ObjectNode):
        yield body.node


def _headers(around: list[JsonNode]) -> Iterator[JsonNode]:
    for node in around:
        for name in _HEADERS:
            found = node.get(name) if isinstance(node, ObjectNode) else None
            if found is not None:
                yield found


def _first(nodes: list[JsonNode], names: tuple[str, ...]) -> str | None:
    texts = (_text(node, name) for node in nodes for name in names)
    return next((text for text in texts if text), None)


def _text(node: JsonNode, name: str) -> str | None:
    """A member's text, or that of an entry of a HAR's list of headers."""
    if isinstance(node, ObjectNode):
        return node.text(name)
    for entry in node.items if isinstance(node, ArrayNode) else ():
        if isinstance(entry, ObjectNode):
            named = entry.text("name")
            if named is not None and named.lower() == name:
                return entry.text("value")
    return None
