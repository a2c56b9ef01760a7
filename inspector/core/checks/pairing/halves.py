"""Which half of a pair an item is, and the id that it pairs by.

Calls and their kinds of output are in the table of item types; what is here is
how the two find each other, and which halves may stand alone.

Source: OpenAI Python SDK 3.57.0, ``types/responses`` and
``lib/responses_tool_runner.py`` (kinds of pairs, approvals by
``approval_request_id``); openai/openai-agents-python#1855 (local shell).
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.checks.pairing.conversations import is_answer
from inspector.core.items.item_types import item_types
from inspector.core.source.json_nodes import ConstantNode, StringNode

if TYPE_CHECKING:
    from inspector.core.items.item import Item

Key: TypeAlias = "str | tuple[str, str]"
"""What both halves of a pair have in common: a call_id, or the id of an approval."""

APPROVAL = "approval_request_id"
_TOOL_SEARCH = ("tool_search_call", "tool_search_output")

_ALSO_ANSWERED_BY = {
    "local_shell_call": ("function_call_output",),  # as Codex does
    "tool_search_call": ("function_call_output",),  # recorded: OpenAI took it
}

_ID_MEMBERS = {
    "mcp_approval_request": ("id",),
    "mcp_approval_response": (APPROVAL,),
    # The published type has only id, "of the call"; the server asks for call_id.
    "local_shell_call_output": ("call_id", "id"),
}


class Role(Enum):
    """What an item is in a pair."""

    CALL = "call"
    OUTPUT = "output"

    MENTION = "mention"
    """It carries the id and is neither for sure: a type that nobody knows."""


class Kind(NamedTuple):
    """What an item type is in a pair."""

    role: Role
    id_members: tuple[str, ...] = ("call_id",)
    """Where the id stands; the first one that is there counts."""

    outputs: tuple[str, ...] = ()
    """The types that answer a call; the first is the one to use."""


class Half(NamedTuple):
    """One item as half of a pair."""

    role: Role
    kind: Kind
    key: Key | None
    """None where the item has no id to pair by."""

    id_member: str
    is_owed: bool
    """Whether the other half must be there."""


def half_of(item: Item) -> Half | None:
    """What an item is in a pair; None for one that has nothing to do with pairs."""
    kind = _kind_of(item)
    if kind is None:
        return None
    for member in kind.id_members:
        value = item.get(member)
        if isinstance(value, StringNode):
            is_owed = member == kind.id_members[0] and _is_owed(item, kind)
            return Half(kind.role, kind, _key(item, value.text), member, is_owed)
    return None if kind.role is Role.MENTION else Half(kind.role, kind, None, "", False)


def call_key(item: Item) -> Key | None:
    """What an output must carry to answer this item; None if it is no call."""
    half = half_of(item)
    return half.key if half is not None and half.role is Role.CALL else None


def is_output(item: Item) -> bool:
    """Whether an item is of a type that answers calls."""
    kind = _kinds().get(item.type_text or "")
    return kind is not None and kind.role is Role.OUTPUT


def kind_of_type(name: str) -> Kind:
    """What items of a type are in a pair; a mention where nobody knows."""
    return _kinds().get(name, _UNKNOWN)


def _kind_of(item: Item) -> Kind | None:
    name = item.type_text or ""
    kind = _kinds().get(name)
    return kind if kind is not None or name in item_types() else _UNKNOWN


_UNKNOWN = Kind(Role.MENTION)


@cache
def _kinds() -> dict[str, Kind]:
    kinds = {"mcp_call": Kind(Role.MENTION, (APPROVAL,))}
    for call in item_types().values():
        output = call.output_type
        if output is not None:
            outputs = (output, *_ALSO_ANSWERED_BY.get(call.name, ()))
            kinds[call.name] = Kind(Role.CALL, _id_members(call.name), outputs)
            kinds[output] = Kind(Role.OUTPUT, _id_members(output))
    return kinds


def _id_members(type_text: str) -> tuple[str, ...]:
    return _ID_MEMBERS.get(type_text, ("call_id",))


def _key(item: Item, text: str) -> Key:
    """Ids of approvals are a number range of their own."""
    name = item.type_text or ""
    return (APPROVAL, text) if name.startswith("mcp_") else text


def _is_owed(item: Item, kind: Kind) -> bool:
    """Some halves stand alone: what the server answers itself, or in its own time."""
    name = item.type_text
    if name in _TOOL_SEARCH:
        return item.text("execution") == "client"
    if name == "program" or (kind.role is Role.CALL and _runs_beside(item)):
        return False
    # A program goes on when its calls are answered: it may be in what was sent.
    return name != "program_output" or not is_answer(item.body)


def _runs_beside(item: Item) -> bool:
    value = item.get("async")
    return isinstance(value, ConstantNode) and value.value is True
