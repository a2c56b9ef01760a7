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

_CONSTANTS = {True: "true", False: "false", None: "null"}
_SURROGATE = re.compile("[\ud800-\udfff]")


def literal_of(node: JsonNode, most: int = MOST_CHARACTERS) -> str:
    """A value as JSON text on one line, shortened with ``…`` where it is long.

    Cost depends on what is shown, not on the size of the value.
    """
    return shortened(_spelled(node, most), most)


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


def _spelled(node: JsonNode, most: int) -> str:
    """The whole text, or more of its begin than is shown."""
    if isinstance(node, StringNode):
        return string_literal(node[2], most - 2)
    if isinstance(node, NumberNode):
        return node[2]
    if isinstance(node, ObjectNode):
        members = (
            f"{string_literal(name[2], most)}: {_spelled(value, most)}"
            for name, value in node[2]
        )
        return f"{{{_joined(members, most)}}}"
    if isinstance(node, ArrayNode):
        return f"[{_joined((_spelled(item, most) for item in node[2]), most)}]"
    return _CONSTANTS[node[2]]


def _joined(parts: Iterator[str], most: int) -> str:
    text = next(parts, "")
    while len(text) <= most and (part := next(parts, None)) is not None:
        text += f", {part}"
    return text
