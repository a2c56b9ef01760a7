"""The JSON inside the ``arguments`` string of a call.

Source: Open Responses specification 2026-04-24, ``FunctionCall.arguments``: a
JSON string.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.source.decoding import UNDECODED_BYTES
from inspector.core.source.json_nodes import ObjectNode, StringNode
from inspector.core.source.json_reader import Reading, read_json
from inspector.core.source.layer import stretches_of, string_map_of
from inspector.core.source.pointer import span_at
from inspector.core.source.string_map import span_as_written

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.span import Span
    from inspector.core.source.string_map import StringMap


@dataclass(frozen=True)
class Arguments:
    """A decoded ``arguments`` string and what it says as JSON."""

    literal: StringNode
    """The string in the document, quotes and escapes included."""

    reading: Reading
    """Its decoded text as JSON; spans are code points of `text`."""

    document_text: str
    """The text that `literal` points into."""

    @property
    def text(self) -> str:
        """The decoded text, exactly as it was logged."""
        return self.literal.text

    @cached_property
    def string_map(self) -> StringMap:
        """Where each decoded character sits in the document."""
        return string_map_of(self.literal, self.document_text)

    def outer_span(self, inner: Span) -> Span:
        """The characters of the document that spell a stretch of `text`."""
        if type(self.literal) is StringNode:
            span = span_as_written(self.document_text, self.literal, inner)
            if span is not None:
                return span
        return self.string_map.outer_span(inner)

    def span_at(self, inner_pointer: str, *, name: bool = False) -> Span | None:
        """Where in `text` a value of the arguments stands (see `pointer.span_at`)."""
        root = self.reading.root
        return span_at(root, inner_pointer, name=name) if root is not None else None


def read_arguments(item: JsonNode, document_text: str) -> Arguments | None:
    """The arguments of an item, or None where they are no string."""
    literal = item.get("arguments") if isinstance(item, ObjectNode) else None
    if not isinstance(literal, StringNode):
        return None
    marks_bytes = not literal.text.isascii() and any(
        _holds_undecoded_bytes(document_text, stretch)
        for stretch in stretches_of(literal)
    )
    reading = read_json(literal.text, marks_bytes=marks_bytes)
    return Arguments(literal, reading, document_text)


def _holds_undecoded_bytes(document_text: str, stretch: Span) -> bool:
    r"""Whether ``\udc80`` inside stands for a byte, not for an escape of that name."""
    raw = document_text[stretch.start : stretch.end]
    if raw.isascii():
        return False
    try:
        raw.encode()
    except UnicodeEncodeError:  # which takes a fraction of the search
        return UNDECODED_BYTES.search(raw) is not None
    return False
