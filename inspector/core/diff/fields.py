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

from inspector.core.diff.foreign_messages import text_of_message
from inspector.core.items.item import FUNCTION_CALL, FUNCTION_CALL_OUTPUT
from inspector.core.source.json_nodes import ObjectNode, StringNode
from inspector.core.source.pointer import pointer_text

if TYPE_CHECKING:
    from inspector.core.items.foreign.foreign_call import ForeignCall
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.located import Located

RESPONSES = "Responses"
CUSTOM_CALL = "custom_tool_call"
_MESSAGE = "message"


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
    """The arguments of a call, what an output gave back, the one text of a message."""


class _Path(NamedTuple):
    """Names that lead from an item to a value of it."""

    names: tuple[str, ...]
    pointer: str


def _path(*names: str) -> _Path:
    return _Path(names, pointer_text(names))


class _Shape(NamedTuple):
    """Where an API keeps the parts of a call or an output."""

    api: str
    role: Role
    call_id: _Path
    name: _Path
    payload: _Path | None


_CALL, _OUTPUT = Role.CALL, Role.OUTPUT
_ID, _NAME, _CALL_ID = _path("id"), _path("name"), _path("call_id")
_TOOL_CALL_ID = _path("tool_call_id")

CHAT = "Chat Completions"
ANTHROPIC = "Anthropic Messages"
MISTRAL = "Mistral Conversations"
GEMINI = "Gemini"
BEDROCK = "Bedrock Converse"

_TOOL_USE = _Shape(ANTHROPIC, _CALL, _ID, _NAME, _path("input"))
_BY_TYPE = {
    "function": _Shape(
        CHAT, _CALL, _ID, _path("function", "name"), _path("function", "arguments")
    ),
    "tool_use": _TOOL_USE,
    "server_tool_use": _TOOL_USE,
    "mcp_tool_use": _TOOL_USE,
    "tool_result": _Shape(
        ANTHROPIC, _OUTPUT, _path("tool_use_id"), _NAME, _path("content")
    ),
    "function_result": _Shape(
        "Gemini Interactions", _OUTPUT, _CALL_ID, _NAME, _path("result")
    ),
    "function.call": _Shape(MISTRAL, _CALL, _TOOL_CALL_ID, _NAME, _path("arguments")),
    "function.result": _Shape(MISTRAL, _OUTPUT, _TOOL_CALL_ID, _NAME, _path("result")),
    "tool_call": _Shape("LangChain", _CALL, _ID, _NAME, _path("args")),
}
"""Shapes that their ``type`` gives away."""


def _inside(
    name: str, api: str, role: Role, call_id: str, payload: str
) -> tuple[str, _Shape]:
    paths = _path(name, call_id), _path(name, "name"), _path(name, payload)
    return name, _Shape(api, role, *paths)


_BY_MEMBER = dict(
    (
        _inside("functionCall", GEMINI, _CALL, "id", "args"),
        _inside("functionResponse", GEMINI, _OUTPUT, "id", "response"),
        _inside("toolUse", BEDROCK, _CALL, "toolUseId", "input"),
        _inside("toolResult", BEDROCK, _OUTPUT, "toolUseId", "content"),
        ("tool_call_id", _Shape(CHAT, _OUTPUT, _TOOL_CALL_ID, _NAME, _path("content"))),
    )
)
"""Shapes that a member gives away, where there is no telling ``type``."""

_RESPONSES_CALL = _Shape(RESPONSES, _CALL, _CALL_ID, _NAME, _path("arguments"))
_RESPONSES_CUSTOM = _Shape(RESPONSES, _CALL, _CALL_ID, _NAME, _path("input"))
"""A call whose tool takes free text."""

_RESPONSES_OUTPUT = _Shape(RESPONSES, _OUTPUT, _CALL_ID, _NAME, _path("output"))
_RESPONSES_OTHER = _Shape(RESPONSES, Role.OTHER, _CALL_ID, _NAME, None)


def fields_of(item: Item) -> Fields:
    """Find the parts of an item; linear in its members."""
    if item.foreign is not None and item.foreign.arguments is not None:
        return _of_foreign_call(item, item.foreign)
    prefix, _, kind = (item.type_text or "").rpartition(":")
    shape = _foreign_shape(item, kind)
    if shape is None and item.foreign is not None:
        return _of_message(item, item.foreign.api)
    if shape is None and kind == _MESSAGE:
        return _of_message(item, RESPONSES)._replace(prefix=prefix or None)
    shape = shape or _responses_shape(item, kind)
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


def _of_foreign_call(item: Item, call: ForeignCall) -> Fields:
    """The parts of a call that another API's reader has found."""
    return Fields(
        call.api,
        Role.CALL,
        FUNCTION_CALL,
        None,
        _part(call.call_id, item),
        _part(call.name, item),
        _part(call.arguments, item),
    )


def _of_message(item: Item, api: str) -> Fields:
    node = item.node
    said = text_of_message(node) if isinstance(node, ObjectNode) else None
    payload = Field(*said) if said is not None else None
    call_id, name = _field(node, _CALL_ID), _field(node, _NAME)
    return Fields(api, Role.OTHER, _MESSAGE, None, call_id, name, payload)


def _part(part: Located | None, item: Item) -> Field | None:
    """A part that stands in the call itself."""
    if part is None or not f"{part.pointer}/".startswith(f"{item.pointer}/"):
        return None
    return Field(part.pointer[len(item.pointer) :], part.node)


def _foreign_shape(item: Item, kind: str) -> _Shape | None:
    shape = _BY_TYPE.get(kind)
    if shape is not None:
        is_whole = (
            shape.role is Role.OUTPUT or item.get(shape.name.names[0]) is not None
        )
        return shape if is_whole else None
    if kind:
        return None
    for name, by_member in _BY_MEMBER.items():
        if item.get(name) is not None:
            return by_member
    return None


def _responses_shape(item: Item, kind: str) -> _Shape:
    if kind.endswith("_output") or (not kind and item.get("output") is not None):
        return _RESPONSES_OUTPUT
    if kind == CUSTOM_CALL:
        return _RESPONSES_CUSTOM
    if kind.endswith("_call") or (not kind and item.get("arguments") is not None):
        return _RESPONSES_CALL
    return _RESPONSES_OTHER


def _field(node: JsonNode, path: _Path) -> Field | None:
    found: JsonNode | None = node
    for name in path.names:
        found = found.get(name) if isinstance(found, ObjectNode) else None
    return Field(path.pointer, found) if found is not None else None
