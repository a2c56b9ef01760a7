"""JSON values as they may stand in a sentence: one line, and never too long.

Source: RFC 8259, section 7; numbers keep the digits that they were written with.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import orjson

from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode

MOST_CHARACTERS = 60
"""How much of a value is shown; the whole of it stands in the text."""

_SURROGATE = re.compile("[\ud800-\udfff]")


def literal_of(node: JsonNode, most: int = MOST_CHARACTERS) -> str:
    """A value as JSON text on one line, shortened with ``…`` where it is long.

    Cost depends on what is shown, not on the size of the value.
    """
    if isinstance(node, StringNode):
        return shortened(string_literal(node[2], most - 2), most)
    text = ""
    for piece in _pieces(node, most):
        text += piece
        if len(text) > most:
            break
    return shortened(text, most)


def shortened(text: str, most: int = MOST_CHARACTERS) -> str:
    """A text of at most so many characters, with ``…`` where some are left out."""
    return text if len(text) <= most else text[: most - 1] + "…"


def string_literal(text: str, most: int = MOST_CHARACTERS) -> str:
    """A text between quotes, as JSON writes it; half a surrogate pair as escape."""
    shown = shortened(text, most)
    try:
        return orjson.dumps(shown).decode()
    except orjson.JSONEncodeError:
        return _with_escapes(shown)


def _with_escapes(shown: str) -> str:
    halves = [orjson.dumps(part).decode()[1:-1] for part in _SURROGATE.split(shown)]
    escapes = [f"\\u{ord(half):04x}" for half in _SURROGATE.findall(shown)]
    middle = "".join(a + b for a, b in zip(halves, [*escapes, ""], strict=True))
    return f'"{middle}"'


def _pieces(node: JsonNode, most: int) -> Iterator[str]:
    """The text bit by bit, so that a reader may stop early."""
    if isinstance(node, StringNode):
        yield string_literal(node.text, most - 2)
    elif isinstance(node, NumberNode):
        yield node.literal
    elif isinstance(node, ObjectNode):
        separator = "{"
        for member in node.members:
            yield f"{separator}{string_literal(member.name.text, most)}: "
            yield from _pieces(member.value, most)
            separator = ", "
        yield "{}" if separator == "{" else "}"
    elif isinstance(node, ArrayNode):
        separator = "["
        for item in node.items:
            yield separator
            yield from _pieces(item, most)
            separator = ", "
        yield "[]" if separator == "[" else "]"
    else:
        yield {True: "true", False: "false", None: "null"}[node.value]
