"""Which of the shapes of Responses an object has, if any.

Source: Open Responses specification 2026-04-24, ``CreateResponseBody``,
``ResponseResource`` and "Items".
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import orjson

from inspector.assets import read_resource
from inspector.core.items.body import BodyKind
from inspector.core.items.item_types import known_type
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

_TOOL_TYPES = ("function", "namespace", "custom")
_OF_ITEMS = {"arguments", "call_id", "content", "id", "output", "role", "status"}
"""Members of items that no declaration of a tool has."""


def kind_of(node: ObjectNode) -> BodyKind:
    """The kind of body that an object is."""
    if is_response(node):
        return BodyKind.RESPONSE
    if _declares_a_tool(node):
        return BodyKind.TOOLS
    if node.get("type") is not None:
        return BodyKind.NONE if _is_a_schema(node) else BodyKind.ITEM
    return _kind_by_members(node)


def is_response(node: ObjectNode) -> bool:
    """Whether an object says itself that it is a response."""
    return node.text("object") == "response"


def is_tools_list(node: JsonNode) -> bool:
    """Whether an array declares functions rather than holding items.

    Tools of other kinds may stand among them (``web_search``).
    """
    entries = node.items if isinstance(node, ArrayNode) else ()
    objects = [entry for entry in entries if isinstance(entry, ObjectNode)]
    return (
        len(objects) == len(entries)
        and any(_declares_a_tool(entry) for entry in objects)
        and not any(_OF_ITEMS & set(entry.names()) for entry in objects)
    )


def _kind_by_members(node: ObjectNode) -> BodyKind:
    if isinstance(node.get("output"), ArrayNode) and node.get("call_id") is None:
        return BodyKind.RESPONSE
    if isinstance(node.get("input"), (ArrayNode, StringNode)):
        return BodyKind.REQUEST
    if isinstance(node.get("tools"), ArrayNode):
        return BodyKind.TOOLS
    return BodyKind.ITEM if _looks_like_an_item(node) else BodyKind.NONE


def _looks_like_an_item(node: ObjectNode) -> bool:
    """An item whose ``type`` was lost is still an item, and a faulty one."""
    names = set(node.names())
    return bool(names & {"call_id", "arguments"} or {"role", "content"} <= names)


def _is_a_schema(node: ObjectNode) -> bool:
    """JSON Schema has a ``type`` too, and no item type is called ``object``."""
    names = set(node.names())
    is_object = node.text("type") == "object" and "properties" in names
    return "$schema" in names or (is_object and not _looks_like_an_item(node))


def _declares_a_tool(node: ObjectNode) -> bool:
    kind = node.text("type")
    if kind is None or known_type(kind) is not None or ":" in kind:
        return False
    is_tool = kind in _TOOL_TYPES or kind in _hosted_types()
    return is_tool and not _OF_ITEMS & set(node.names())


@cache
def _hosted_types() -> frozenset[str]:
    """The tools that providers run themselves, by their names in a list of tools."""
    types = orjson.loads(read_resource("tool_types.json"))["types"]
    return frozenset(name for names in types.values() for name in names)
