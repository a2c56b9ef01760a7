"""Members that an item's type does not have, and where they strayed from.

Only the types of the specification are held to their members: a provider adds
to its own types whenever it likes.

Source: Open Responses specification 2026-04-24, ``...ItemParam`` classes; the
strays are those of public reports, named in the rule's sources.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.finding import Place
from inspector.core.checks.places import finding_on
from inspector.core.items.envelope import Side
from inspector.core.items.item_types import (
    Portability,
    foreign_members,
    item_types,
    known_type,
    owner_name,
)
from inspector.core.source.json_nodes import ObjectNode, is_null, span_of
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.items.item_types import ItemType, MemberRule
    from inspector.core.source.json_nodes import Member

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def findings_on(item: Item, text: str) -> Iterator[Finding]:
    """Findings on members that do not belong, each name once."""
    known = known_type(item.type_text)
    if known is None or not isinstance(item.node, ObjectNode):
        return
    # By name, so that an object of many strays is gone through once.
    for name, member in {m.name.text: m for m in item.node.members}.items():
        rule = known.members.get(name)
        if rule is None:
            if known.is_closed:
                yield _unknown(item, known, member)
        elif not is_null(member.value):
            yield from _known(item, known, member, rule)


def _known(
    item: Item, known: ItemType, member: Member, rule: MemberRule
) -> Iterator[Finding]:
    """A member that the type has, but not everywhere."""
    if rule.is_output_only:
        if item.body.side is not Side.OUTPUT:
            yield _stray(item, known, member, "output-only")
    elif rule.owner and member.name.text != "namespace":
        yield from _of_provider(item, known, member, rule)


def _of_provider(
    item: Item, known: ItemType, member: Member, rule: MemberRule
) -> Iterator[Finding]:
    """Worth knowing; in an answer that is bound to its provider anyway it is not."""
    if known.portable is Portability.SPEC and item.body.side is Side.OUTPUT:
        return
    name = member.name.text
    yield finding_on(
        "item/member-provider",
        item,
        _place(item, member),
        "reasoning-status" if (known.name, name) == ("reasoning", "status") else "",
        member=name,
        type=known.name,
        owner=owner_name(rule.owner),
    )


def _unknown(item: Item, known: ItemType, member: Member) -> Finding:
    name = member.name.text
    wire = _HUMP.sub("_", name).lower()
    if wire != name and wire in known.members:
        return _stray(item, known, member, "camel-case", wire=wire)
    variant = foreign_members().get(name) or foreign_members().get(wire)
    if variant:
        return _stray(item, known, member, variant, wire=wire.rstrip("_"))
    owners = _types_with(name)
    variant = "other-type" if owners else ""
    return _stray(item, known, member, variant, owners=owners)


def _stray(
    item: Item,
    known: ItemType,
    member: Member,
    variant: str,
    *,
    wire: str = "",
    owners: tuple[str, ...] = (),
) -> Finding:
    return finding_on(
        "item/member-unknown",
        item,
        _place(item, member),
        variant,
        member=excerpt(member.name.text),
        type=known.name,
        wire=wire,
        owners=owners,
    )


def _place(item: Item, member: Member) -> Place:
    pointer = joined(item.pointer, member.name.text)
    return Place(item.record, pointer, span_of(member.name))


def _types_with(name: str) -> tuple[str, ...]:
    """The types of the specification that do have a member of that name."""
    return tuple(
        kind.name
        for kind in item_types().values()
        if kind.is_closed and name in kind.members
    )
