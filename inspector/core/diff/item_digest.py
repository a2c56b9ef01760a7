"""What an item says, whatever its ids are and however it is spelled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.diff.equality import Digests
from inspector.core.diff.fields import Field, Fields, Role
from inspector.core.items.arguments import Arguments
from inspector.core.source.json_nodes import ObjectNode, StringNode
from inspector.core.source.json_reader import read_json

if TYPE_CHECKING:
    from collections.abc import Hashable

    from inspector.core.items.item import Item

_SAYS_NOTHING = frozenset(
    {"id", "call_id", "type", "status", "created_at", "created_by"}
)
"""Members in which the same item may differ from one log to the other."""


def spelled_content(item: Item, fields: Fields, text: str) -> Hashable:
    """A key that is equal where two items say the same in the same characters.

    What is equal here has equal `content_digest`; it costs a fraction, and most items
    of two logs that say the same are spelled alike.
    """
    if fields.role is Role.OTHER:
        members = item.node.members if isinstance(item.node, ObjectNode) else ()
        said = tuple(
            (member.name.text, text[member.value[0] : member.value[1]])
            for member in members
            if member.name.text not in _SAYS_NOTHING
        )
        return (fields.kind, said) if said else None
    name = fields.name.text if fields.name and fields.role is Role.CALL else None
    node = fields.payload.node if fields.payload else None
    if node is None:
        return None
    return fields.kind, name, text[node[0] : node[1]]


def content_digest(item: Item, fields: Fields, text: str) -> Hashable:
    """A key that is equal where two items say the same.

    For a call that is its kind, its function and the values of its arguments;
    for an output what it gave back; for others all members but those that name
    the item.
    """
    if fields.role is Role.OTHER:
        return fields.kind, _members_digest(item, text)
    name = fields.name.text if fields.name and fields.role is Role.CALL else None
    return fields.kind, name, _payload_digest(item, fields.payload, text)


def _members_digest(item: Item, text: str) -> Hashable:
    digests = Digests(text)
    if not isinstance(item.node, ObjectNode):
        return digests.of(item.node)
    return frozenset(
        (member.name.text, digests.of(member.value))
        for member in item.node.members
        if member.name.text not in _SAYS_NOTHING
    )


def _payload_digest(item: Item, payload: Field | None, text: str) -> Hashable:
    if payload is None:
        return None
    node = payload.node
    if not isinstance(node, StringNode):
        return Digests(text).of(node)
    known = item.arguments
    if known is None or known.literal is not node:
        known = Arguments(node, read_json(node.text), text)
    root = known.reading.root
    if root is None or not known.reading.is_json:
        return node.text
    return Digests(node.text).of(root)
