"""What another API's body says in words, so that a message finds its partner.

Source: OpenAI ``ChatCompletionMessage`` and its content parts; Anthropic
``TextBlock``; Gemini ``Part``; Bedrock ``ContentBlock``. Read on 2026-04-24.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.items.body import BodyKind
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.located import Located

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.body import Body


class _Place(NamedTuple):
    """Names from a body to an object that holds a text; ``*`` is every element."""

    names: tuple[str, ...]
    text: str


_PLACES = (
    _Place(("choices", "*", "message"), "content"),
    _Place(("choices", "*", "message", "content", "*"), "text"),
    _Place(("messages", "*"), "content"),
    _Place(("messages", "*", "content", "*"), "text"),
    _Place(("candidates", "*", "content", "parts", "*"), "text"),
    _Place(("contents", "*", "parts", "*"), "text"),
    _Place(("output", "message", "content", "*"), "text"),
    _Place(("content", "*"), "text"),
)
_RESULTS = frozenset({"tool", "function"})
"""Roles whose words are what a tool gave back."""

TEXTS = tuple(dict.fromkeys(place.text for place in _PLACES))
"""Members that hold the words of a message of another API."""


def messages_in(body: Body) -> Iterator[Located]:
    """The objects of a body of another API that hold words, in no order."""
    if body.kind is not BodyKind.FOREIGN:
        return
    root = Located(body.record, body.pointer, body.node)
    for place in _PLACES:
        for at in _reached(root, place.names):
            if at.text(place.text) and at.text("role") not in _RESULTS:
                yield at


def text_of_message(node: ObjectNode) -> tuple[str, StringNode] | None:
    """The one text of a message of any API, and its name or pointer from there."""
    for name in TEXTS:
        value = node.get(name)
        if isinstance(value, StringNode):
            return f"/{name}", value
    content = node.get("content")
    parts = content.items if isinstance(content, ArrayNode) else ()
    texts = [
        (f"/content/{number}/text", text)
        for number, part in enumerate(parts)
        if isinstance(part, ObjectNode)
        and isinstance(text := part.get("text"), StringNode)
    ]
    return texts[0] if len(texts) == 1 else None


def _reached(at: Located, names: tuple[str, ...]) -> Iterator[Located]:
    if not names:
        if at.is_object:
            yield at
        return
    first, *rest = names
    if first == "*":
        for element in at.each():
            yield from _reached(element, tuple(rest))
        return
    found = at.get(first)
    if found is not None:
        yield from _reached(found, tuple(rest))
