"""JSON text for parts of a schema: numbers keep the digits that they had.

Source: RFC 8259.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import orjson

from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    NumberNode,
    ObjectNode,
    StringNode,
)
from inspector.core.tools.exact_value import InexactNumberError, exact_value
from inspector.core.tools.literals import string_literal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.source.json_nodes import JsonNode

_CONSTANTS = {True: "true", False: "false", None: "null"}


def text_of_node(node: JsonNode) -> str:
    """A value on one line, whole."""
    if isinstance(node, StringNode):
        return text_of_string(node.text)
    if isinstance(node, NumberNode):
        return node.literal
    if isinstance(node, ObjectNode):
        pairs = ((member.name.text, member.value) for member in node.members)
        return text_of_members((name, text_of_node(value)) for name, value in pairs)
    if isinstance(node, ArrayNode):
        return f"[{', '.join(map(text_of_node, node.items))}]"
    return _CONSTANTS[node.value]


def text_of_string(text: str) -> str:
    """A text between quotes."""
    return string_literal(text, len(text))


def text_of_members(members: Iterable[tuple[str, str]]) -> str:
    """An object on one line."""
    return (
        "{"
        + ", ".join(f"{text_of_string(name)}: {value}" for name, value in members)
        + "}"
    )


def value_key(node: JsonNode) -> bytes:
    """Equal for equal values: 1 and 1.0 are, 1 and true are not."""
    try:
        return orjson.dumps(exact_value(node), option=orjson.OPT_SORT_KEYS)
    except (InexactNumberError, TypeError, UnicodeError):
        return text_of_node(node).encode("utf-8", "surrogatepass")


def text_node(text: str) -> StringNode:
    """A text as a value that was read nowhere."""
    return StringNode(0, 0, text)


def number_node(literal: object) -> NumberNode:
    """A number as a value that was read nowhere."""
    return NumberNode(0, 0, str(literal))


def array_node(items: Iterable[JsonNode]) -> ArrayNode:
    """An array of values."""
    return ArrayNode(0, 0, tuple(items))


TRUE = ConstantNode(0, 0, True)
NULL = ConstantNode(0, 0, None)
