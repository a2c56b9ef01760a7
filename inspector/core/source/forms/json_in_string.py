"""A string that holds a text of its own, as log shippers and ``repr`` write it.

Source: RFC 8259, section 7 (December 2017).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.event_stream import begins_stream
from inspector.core.source.form import Part
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.layer import layer_of_string
from inspector.core.source.span import Span
from inspector.core.source.value_reading import begins_inside
from inspector.core.source.wrapping import Wrapping, WrappingKind

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode


def begins_form(text: str) -> bool:
    """Whether a text begins as a value does, or as a stream of events."""
    return begins_inside(text) or begins_stream(text)


def part_in_string(node: JsonNode | None, text: str) -> Part | None:
    """The text in a string, where it begins as a value or as a stream does."""
    if not isinstance(node, StringNode) or not begins_form(node.text):
        return None
    quote = Span(node.start, min(node.start + 1, node.end))
    wrapping = Wrapping(WrappingKind.STRING, quote)
    return Part(layer_of_string(node, text), wrapping)
