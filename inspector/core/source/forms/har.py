"""HTTP archives: the bodies of requests and responses that a browser recorded.

Source: HAR 1.2, sections "postData" and "content" (``text``, ``encoding``); that event
streams stand in ``content.text`` as they came is observed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.base64_text import layer_in_base64
from inspector.core.source.form import Part
from inspector.core.source.forms.json_in_string import begins_form
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.layer import layer_of_string
from inspector.core.source.pointer import pointer_text
from inspector.core.source.span import Span
from inspector.core.source.wrapping import Wrapping, WrappingKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.layer import Layer

_BODIES = (("request", "postData"), ("response", "content"))


def parts_of_archive(root: JsonNode | None, text: str) -> tuple[Part, ...]:
    """The bodies that hold JSON or events, in the order of the text."""
    log = root.get("log") if isinstance(root, ObjectNode) else None
    entries = log.get("entries") if isinstance(log, ObjectNode) else None
    if not isinstance(entries, ArrayNode):
        return ()
    parts = [
        part
        for index, entry in enumerate(entries.items)
        for part in _parts_of_entry(entry, index, text)
    ]
    return tuple(sorted(parts, key=lambda part: part.wrapping.span))


def _parts_of_entry(entry: JsonNode, index: int, text: str) -> Iterator[Part]:
    for side, name in _BODIES:
        message = entry.get(side) if isinstance(entry, ObjectNode) else None
        body = message.get(name) if isinstance(message, ObjectNode) else None
        literal = body.get("text") if isinstance(body, ObjectNode) else None
        if not isinstance(body, ObjectNode) or not isinstance(literal, StringNode):
            continue
        layer = _layer(literal, text, is_base64=body.text("encoding") == "base64")
        if layer is not None and begins_form(layer.text):
            pointer = pointer_text(("log", "entries", index, side, name, "text"))
            quote = Span(literal.start, literal.start + 1)
            yield Part(layer, Wrapping(WrappingKind.HAR, quote, name=pointer))


def _layer(literal: StringNode, text: str, *, is_base64: bool) -> Layer | None:
    if not is_base64:
        is_read = begins_form(literal.text)  # a page or script is not worth a map
        return layer_of_string(literal, text) if is_read else None
    return layer_in_base64(layer_of_string(literal, text))
