"""A text of a message that was asked to be JSON, held against what it was asked to be.

Source: Open Responses specification 2026-04-24, ``text.format``; OpenAI, structured
outputs guide (2026-11-30).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.checks.finding import Place
from inspector.core.items.arguments import Arguments
from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
    StringNode,
    span_of,
)
from inspector.core.source.json_reader import read_json
from inspector.core.source.pointer import joined, resolve
from inspector.core.source.span import Span
from inspector.core.tools.contract import held_against
from inspector.core.tools.validation import Outcome

if TYPE_CHECKING:
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.tool import Tool
    from inspector.core.tools.validation import Validation

_COMMENTARY = "commentary"
"""A message of this ``phase`` is said on the way and follows no format."""

_OUTPUT_TEXT = "output_text"


@dataclass(frozen=True, slots=True)
class Answer:
    """One text of a message."""

    record: int
    pointer: str
    """Where the text stands in its record."""

    text: Arguments
    """The text, and what it says as JSON."""

    tool: Tool | None
    """The format with its schema; None where any JSON will do."""

    validation: Validation | None
    """What the schema says; None where there is none, or nothing to hold against it."""

    @property
    def root(self) -> JsonNode | None:
        """The value that the text says; None where it is not JSON."""
        return self.text.reading.root if self.text.reading.is_json else None

    @property
    def is_kept(self) -> bool:
        """Whether nothing is known to be wrong with it."""
        is_sure = self.validation is None or self.validation.outcome is Outcome.VALID
        return self.root is not None and is_sure

    def place(self, inner: str, span: Span) -> Place:
        """A place in the text.

        Args:
            inner: JSON Pointer to a value that it says.
            span: In code points of the decoded text.
        """
        outer = self.text.outer_span(span)
        return Place(self.record, self.pointer, outer, inner, span)

    def place_of(self, inner: str, member: str | None = None) -> Place:
        """The place of a value, or of the name of one of its members.

        A container is pointed at by its bracket: a whole object under one line would
        hide what is wrong inside it.
        """
        if member is not None:
            below = joined(inner, member)
            name = self.text.span_at(below, name=True)
            if name is not None:
                return self.place(below, name)
        node = resolve(self.root, inner) if self.root is not None else None
        span = span_of(node) if node is not None else Span(0, 1)
        if isinstance(node, (ObjectNode, ArrayNode)):
            span = Span(span.start, span.start + 1)
        return self.place(inner, span)


def answers_in(item: Item, tool: Tool | None, document_text: str) -> tuple[Answer, ...]:
    """The texts of a message that were asked to be JSON.

    Args:
        item: An item of a response; only an assistant's final message counts, and
            none with a refusal in it, which follows no format.
        tool: The schema of ``text.format``; None where any JSON will do.
        document_text: The text that the item stands in.
    """
    parts = parts_of(item)
    if item.text("role") != "assistant" or item.text("phase") == _COMMENTARY:
        return ()
    if any(part.text("type") == "refusal" for _, part in parts):
        return ()
    return tuple(
        _answer(item, index, literal, tool, document_text)
        for index, part in parts
        if isinstance(literal := part.get("text"), StringNode)
        and part.text("type") == _OUTPUT_TEXT
    )


def parts_of(item: Item) -> list[tuple[int, ObjectNode]]:
    """The parts of a message that are objects, with their numbers."""
    content = item.get("content")
    entries = content.items if isinstance(content, ArrayNode) else ()
    return [(i, part) for i, part in enumerate(entries) if isinstance(part, ObjectNode)]


def _answer(
    item: Item, index: int, literal: StringNode, tool: Tool | None, document_text: str
) -> Answer:
    pointer = joined(item.pointer, "content", index, "text")
    text = Arguments(literal, read_json(literal.text), document_text)
    root = text.reading.root if text.reading.is_json else None
    return Answer(item.record, pointer, text, tool, held_against(tool, root))
