"""Strings that came in pieces: what the events of a stream said one after the other.

A secret may be cut anywhere, and no piece of it looks like one. So the pieces are
joined as their receiver would join them, and looked at as one string whose characters
stand where the pieces have them.

Source: Open Responses specification 2026-04-24, "Streaming"; for other APIs the public
types of Chat Completions, Anthropic Messages and Gemini (2026).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
)
from inspector.core.source.layer import (
    Piece,
    SpelledString,
    layer_of_pieces,
    string_map_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

STREAMS = ("sse", "events", "jsonl", "values", "json-seq")
"""Forms whose records may be events."""

_PIECES = frozenset(
    {
        *("delta", "arguments", "partial_json", "text", "content", "thinking"),
        *("reasoning_content", "reasoning", "refusal", "transcript", "signature"),
    }
)
_KEYS = ("item_id", "output_index", "content_index", "summary_index", "index")
"""Members that tell which pieces belong together."""

_BEGINNINGS = frozenset({"response.created", "message_start"})
"""Events with which another answer begins; one capture may hold several."""

_CHUNKS = ("choices", "candidates")
"""Members of what other APIs stream, which has no type."""

_Key = tuple[object, ...]


def joined_strings(document: Document) -> Iterator[tuple[str, StringNode]]:
    """Strings that came in several pieces, with the name of the member.

    Each is one node of the document, as if it had been spelled in one place.
    """
    if document.form not in STREAMS or len(document.records) < 2:  # noqa: PLR2004
        return
    pieces: dict[_Key, list[StringNode]] = {}
    answer = 0
    for record in document.records:
        root = record.root
        if not isinstance(root, ObjectNode):
            continue
        kind = root.text("type")
        answer += kind in _BEGINNINGS
        if "delta" in (kind or "") or any(map(root.member, _CHUNKS)):
            start = (answer, kind, root.text("id"))
            for key, node in _pieces_of(root, start):
                pieces.setdefault(key, []).append(node)
    for key, nodes in pieces.items():
        if len(nodes) > 1:
            yield str(key[-1]), _joined(nodes, document.text)


def _joined(nodes: list[StringNode], text: str) -> StringNode:
    layer = layer_of_pieces(
        [Piece(node.text, string_map_of(node, text)) for node in nodes]
    )
    return SpelledString.placed(layer.runs.literal, layer.text, layer.runs)


def _pieces_of(root: ObjectNode, key: _Key) -> Iterator[tuple[_Key, StringNode]]:
    key = (*key, *(_scalar(root.get(name)) for name in _KEYS))
    for name, value in root.members:
        if isinstance(value, StringNode):
            if name.text in _PIECES:
                yield (*key, name.text), value
        elif isinstance(value, ObjectNode):
            yield from _pieces_of(value, (*key, name.text))
        elif isinstance(value, ArrayNode):
            yield from _pieces_in(value, (*key, name.text))


def _pieces_in(root: ArrayNode, key: _Key) -> Iterator[tuple[_Key, StringNode]]:
    for index, item in enumerate(root.items):
        if isinstance(item, ObjectNode):
            place: object = None if item.get("index") is not None else index
            yield from _pieces_of(item, (*key, place))


def _scalar(node: JsonNode | None) -> str | None:
    if isinstance(node, StringNode):
        return node.text
    return node.literal if isinstance(node, NumberNode) else None
