"""The JSON that spells a value, whatever spelled it in the text that was pasted.

Source: RFC 8259 (December 2017), sections 3, 6 and 7.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ConstantNode,
    NumberNode,
    StandInNumber,
    StringNode,
)

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

_CONSTANTS = {True: "true", False: "false", None: "null"}


def json_spelling(node: JsonNode, source: str) -> str:
    """A string, number or constant as JSON; of others, what opens and closes them.

    The very characters where JSON spells the value so in ``source``: then digits and
    escapes are those that were pasted. Written anew where it stands in a repr, or in a
    string and so with the escapes of that.
    """
    if isinstance(node, StringNode):
        return _string(node, source)
    if isinstance(node, NumberNode) and not isinstance(node, StandInNumber):
        return node.literal
    if isinstance(node, ConstantNode):
        return _CONSTANTS[node.value]
    return source[node.start : node.end]


def _string(node: StringNode, source: str) -> str:
    is_plain = type(node) is StringNode and node.end - node.start > 1
    if is_plain and source[node.start] == source[node.end - 1] == '"':
        return source[node.start : node.end]
    return json.dumps(node.text, ensure_ascii=False)
