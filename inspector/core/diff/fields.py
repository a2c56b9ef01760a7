"""What a call or an output says, wherever its API keeps it.

Two sides of one API are compared member by member. Two sides of different APIs
name the same things differently; `Fields` is what they have in common.

Source: Open Responses specification 2026-04-24, "Items"; for other APIs the
public types: Chat Completions ``ChatCompletionMessageToolCall``, Anthropic
``ToolUseBlock``, Gemini ``FunctionCall``, Gemini Interactions
``FunctionResultStep``, Bedrock ``ToolUseBlock``, Mistral ``FunctionCallEntry``,
LangChain ``ToolCall``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.items.item import FUNCTION_CALL, FUNCTION_CALL_OUTPUT
from inspector.core.source.json_nodes import ObjectNode, StringNode
from inspector.core.source.pointer import pointer_text

if TYPE_CHECKING:
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode

RESPONSES = "Responses"


class Role(StrEnum):
    """What an item is to its partner."""

    CALL = "call"
    OUTPUT = "output"
    OTHER = "other"


class Field(NamedTuple):
    """One value of an item."""

    pointer: str
    """Where it stands below the item."""

    node: JsonNode

    @property
    def text(self) -> str | None:
        """Its text where it is a string."""
        return self.node.text if isinstance(self.node, StringNode) else None


class Fields(NamedTuple):
    """The parts of an item that every API has in some form."""

    api: str
    role: Role
    kind: str
    """``type`` without prefix; for another API's call or output what the
    Responses API calls it."""

    prefix: str | None
    """What stands before the last colon of ``type``."""

    call_id: Field | None
    name: Field | None
    payload: Field | None
    """The arguments of a call, what an output gave back."""


class _Shape(NamedTuple):
    """Where an API keeps the parts of a call or an output."""

    api: str
    role: Role
    call_id: tuple[str, ...]
    name: tuple[str, ...]
    payload: tuple[str, ...]


_CALL, _OUTPUT = Role.CALL, Role.OUTPUT
_FUNCTION = ("function", "name"), ("function", "arguments")
_ID, _NAME = ("id",), ("name",)

_BY_TYPE = {
    "function": _Shape("Chat Completions", _CALL, _ID, *_FUNCTION),
    "tool_use": _Shape("Anthropic Messages", _CALL, _ID, _NAME, ("input",)),
    "server_tool_use": _Shape("Anthropic Messages", _CALL, _ID, _NAME, ("input",)),
    "mcp_tool_use": _Shape("Anthropic Messages", _CALL, _ID, _NAME, ("input",)),
    "tool_result": _Shape(
        "Anthropic Messages", _OUTPUT, ("tool_use_id",), _NAME, ("content",)
    ),
    "function_result": _Shape(
        "Gemini Interactions", _OUTPUT, ("call_id",), _NAME, ("result",)
    ),
    "function.call": _Shape(
        "Mistral Conversations", _CALL, ("tool_call_id",), _NAME, ("arguments",)
    ),
    "function.result": _Shape(
        "Mistral Conversations", _OUTPUT, ("tool_call_id",), _NAME, ("result",)
    ),
    "tool_call": _Shape("LangChain", _CALL, _ID, _NAME, ("args",)),
}
"""Shapes that their ``type`` gives away."""

_BY_MEMBER = {
    "functionCall": _Shape(
        "Gemini",
        _CALL,
        ("functionCall", "id"),
        ("functionCall", "name"),
        ("functionCall", "args"),
    ),
    "functionResponse": _Shape(
        "Gemini",
        _OUTPUT,
        ("functionResponse", "id"),
        ("functionResponse", "name"),
        ("functionResponse", "response"),
    ),
    "toolUse": _Shape(
        "Bedrock Converse",
        _CALL,
        ("toolUse", "toolUseId"),
        ("toolUse", "name"),
        ("toolUse", "input"),
    ),
    "toolResult": _Shape(
        "Bedrock Converse",
        _OUTPUT,
        ("toolResult", "toolUseId"),
        ("toolResult", "name"),
        ("toolResult", "content"),
    ),
    "tool_call_id": _Shape(
        "Chat Completions", _OUTPUT, ("tool_call_id",), _NAME, ("content",)
    ),
}
"""Shapes that a member gives away, where there is no telling ``type``."""

_RESPONSES_CALL = _Shape(RESPONSES, _CALL, ("call_id",), _NAME, ("arguments",))
_RESPONSES_OUTPUT = _Shape(RESPONSES, _OUTPUT, ("call_id",), _NAME, ("output",))
_RESPONSES_OTHER = _Shape(RESPONSES, Role.OTHER, ("call_id",), _NAME, ())


def fields_of(item: Item) -> Fields:
    """Find the parts of an item; linear in its members."""
    prefix, _, kind = (item.type_text or "").rpartition(":")
    shape = _foreign_shape(item, kind) or _responses_shape(item, kind)
    if shape.api != RESPONSES:
        kind = FUNCTION_CALL if shape.role is Role.CALL else FUNCTION_CALL_OUTPUT
    return Fields(
        shape.api,
        shape.role,
        kind,
        prefix or None,
        _field(item.node, shape.call_id),
        _field(item.node, shape.name),
        _field(item.node, shape.payload) if shape.payload else None,
    )


def _foreign_shape(item: Item, kind: str) -> _Shape | None:
    shape = _BY_TYPE.get(kind)
    if shape is not None:
        return shape if _field(item.node, shape.name[:1]) or _is_output(shape) else None
    if kind:
        return None
    for name, by_member in _BY_MEMBER.items():
        if item.get(name) is not None:
            return by_member
    return None


def _is_output(shape: _Shape) -> bool:
    return shape.role is Role.OUTPUT


def _responses_shape(item: Item, kind: str) -> _Shape:
    if kind.endswith("_output") or (not kind and item.get("output") is not None):
        return _RESPONSES_OUTPUT
    if kind.endswith("_call") or (not kind and item.get("arguments") is not None):
        return _RESPONSES_CALL
    return _RESPONSES_OTHER


def _field(node: JsonNode, path: tuple[str, ...]) -> Field | None:
    found: JsonNode | None = node
    for name in path:
        found = found.get(name) if isinstance(found, ObjectNode) else None
    return Field(pointer_text(path), found) if found is not None else None
