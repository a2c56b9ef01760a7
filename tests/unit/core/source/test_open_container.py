"""A container that is still open, and the node that it becomes."""

from __future__ import annotations

from inspector.core.source.json_nodes import (
    ArrayNode,
    Member,
    NumberNode,
    ObjectNode,
    StringNode,
)
from inspector.core.source.open_container import OpenContainer


def test_an_array_keeps_its_values_in_order():
    container = OpenContainer(0, is_object=False)
    assert container.items is not None
    one, two = NumberNode(1, 2, "1"), NumberNode(3, 4, "2")
    container.items.extend([one, two])
    assert container.closed(5) == ArrayNode(0, 5, (one, two))


def test_an_object_keeps_its_members_in_order():
    container = OpenContainer(0, is_object=True)
    member = Member(StringNode(1, 4, "a"), NumberNode(5, 6, "1"))
    container.members.append(member)
    closed = container.closed(7)
    assert isinstance(closed, ObjectNode)
    assert closed == ObjectNode(0, 7, (member,))
