"""One item and the members that every check asks for.

Source: Open Responses specification 2026-04-24, "Items".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.items.arguments import read_arguments
from inspector.core.items.body import BodyKind
from inspector.core.items.item_types import Portability, portability_of
from inspector.core.source.json_nodes import ConstantNode, ObjectNode, span_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.arguments import Arguments
    from inspector.core.items.envelope import Body, Envelope
    from inspector.core.items.foreign.foreign_call import ForeignCall
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.span import Span

FUNCTION_CALL = "function_call"
CUSTOM_CALL = "custom_tool_call"
FUNCTION_CALL_OUTPUT = "function_call_output"


@dataclass(frozen=True)
class Item:
    """One element of a conversation, whatever is wrong with it."""

    index: int
    """Its number in the document, from 0."""

    body: Body
    position: int
    """Its number in its body, from 0."""

    pointer: str
    """Where it stands in its record."""

    node: JsonNode
    """Usually an object; a faulty list may hold anything."""

    arguments: Arguments | None
    """The decoded arguments of a `function_call`; None where they are no string."""

    foreign: ForeignCall | None = None
    """The call of another API that it stands for; None for an item of a list."""

    def get(self, name: str) -> JsonNode | None:
        """A member's value, or None where it is absent."""
        return self.node.get(name) if isinstance(self.node, ObjectNode) else None

    def text(self, name: str) -> str | None:
        """The text of a member that is a string, else None."""
        return self.node.text(name) if isinstance(self.node, ObjectNode) else None

    @property
    def record(self) -> int:
        """Index of the document's record that it stands in."""
        if self.foreign is not None:
            return self.foreign.at.record
        return self.body.record_of(self.position)

    @property
    def is_closed(self) -> bool:
        """Whether it is whole: an item of a stream may have been cut off."""
        stream = self.body.stream
        if stream is None or self.foreign is not None:
            return True
        return stream.items[self.position].is_closed

    @property
    def span(self) -> Span:
        """The characters of the whole item."""
        return span_of(self.node)

    @property
    def type_text(self) -> str | None:
        """``type`` where it is a string."""
        return self.text("type")

    @property
    def call_id(self) -> str | None:
        """``call_id`` where it is a string."""
        return self.text("call_id")

    @property
    def item_id(self) -> str | None:
        """``id`` where it is a string."""
        return self.text("id")

    @property
    def name(self) -> str | None:
        """``name`` where it is a string."""
        return self.text("name")

    @property
    def namespace(self) -> str | None:
        """The member ``namespace``, which is not the prefix of ``type``."""
        return self.text("namespace")

    @property
    def status(self) -> str | None:
        """``status`` where it is a string."""
        return self.text("status")

    @property
    def is_unstored(self) -> bool:
        """Whether its request asks for nothing to be stored."""
        if self.body.kind is not BodyKind.REQUEST:
            return False
        asked = self.body.member("store")
        return isinstance(asked, ConstantNode) and asked.value is False

    @property
    def is_function_call(self) -> bool:
        """Whether ``type`` is exactly ``function_call``."""
        return self.type_text == FUNCTION_CALL

    @property
    def portable(self) -> Portability:
        """How far the item's type travels."""
        return portability_of(self.type_text)


def items_of(document: Document, envelope: Envelope) -> Iterator[Item]:
    """The items of a document in the order of the text.

    Those of a stream keep the order of its output, which the places of the events
    that they were taken from need not have.
    """
    found = [
        (body, position, pointer, node)
        for body in envelope.bodies
        for position, (pointer, node) in enumerate(body.items)
    ]
    found.sort(key=lambda entry: entry[0].order_of(entry[1]))
    for index, (body, position, pointer, node) in enumerate(found):
        is_call = isinstance(node, ObjectNode) and node.text("type") == FUNCTION_CALL
        arguments = read_arguments(node, document.text) if is_call else None
        yield Item(index, body, position, pointer, node, arguments)
