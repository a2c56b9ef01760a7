"""What only the list of items shows: ids that come twice, and what follows what.

Source: the rules ``unique-ids`` and ``order`` of the targets' files.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.pairing.marks import described, mark_of
from inspector.core.checks.places import item_place, member_place
from inspector.core.checks.target.stating import Asked, stated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.targets.rule_kinds import Order, UniqueIds

_REFERENCE = "item_reference"
"""It has the id of another item by its nature."""


def of_ids(rule: UniqueIds, items: Sequence[Item], asked: Asked) -> Iterator[Finding]:
    """Items of one conversation with an id that an earlier one has."""
    first: dict[str, Item] = {}
    for item in items:
        item_id = item.item_id
        if not item_id or item.type_text == _REFERENCE:
            continue
        earlier = first.setdefault(item_id, item)
        if earlier is not item:
            yield stated(
                "target/duplicate-id",
                asked,
                rule,
                member_place(item, "id"),
                item=item,
                id=f'"{excerpt(item_id)}"',
                other=mark_of(earlier, "id").at,
            )


def of_order(rule: Order, items: Sequence[Item], asked: Asked) -> Iterator[Finding]:
    """Items directly behind one that they must not follow."""
    for before, item in pairwise(items):
        role = item.text("role")
        if rule.is_about(item.type_text, role) and before.type_text in rule.not_after:
            yield stated(
                "target/order",
                asked,
                rule,
                item_place(item),
                item=item,
                what=described(item),
                before=described(before),
                other=mark_of(before, "id").at,
            )
