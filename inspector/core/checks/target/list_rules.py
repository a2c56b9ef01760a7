"""What only the list of items shows: ids that come twice, and what follows what.

Source: the rules ``unique-ids`` and ``order`` of the targets' files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.pairing.marks import described, where_in_words
from inspector.core.checks.places import item_place, member_place
from inspector.core.checks.preceding import neighbour_of
from inspector.core.checks.target.stating import Asked, stated
from inspector.core.targets.rule_kinds import Order, UniqueIds

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.preceding import Preceding
    from inspector.core.items.item import Item
    from inspector.core.targets.target import Target

_REFERENCE = "item_reference"


def are_about_lists(target: Target) -> bool:
    """Whether a target asks what stands before an item."""
    return any(isinstance(rule, (UniqueIds, Order)) for rule in target.rules)


def id_of(item: Item) -> str | None:
    """The id that must be an item's own; a reference has that of another item."""
    return None if item.type_text == _REFERENCE else item.item_id


def of_ids(
    rule: UniqueIds, items: Sequence[Item], asked: Asked, before: Preceding
) -> Iterator[Finding]:
    """Items of one conversation with an id that an earlier one has."""
    first = dict(before.ids)
    for item in items:
        item_id = id_of(item)
        if not item_id:
            continue
        if item_id in first:
            yield stated(
                "target/duplicate-id",
                asked,
                rule,
                member_place(item, "id"),
                item=item,
                id=f'"{excerpt(item_id)}"',
                other=first[item_id],
            )
        first.setdefault(item_id, where_in_words(item, before.passed))


def of_order(
    rule: Order, items: Sequence[Item], asked: Asked, before: Preceding
) -> Iterator[Finding]:
    """Items directly behind one that they must not follow."""
    neighbour = before.neighbour
    for item in items:
        is_meant = rule.is_about(item.type_text, item.text("role"))
        if is_meant and neighbour and neighbour.type_text in rule.not_after:
            yield stated(
                "target/order",
                asked,
                rule,
                item_place(item),
                item=item,
                what=described(item),
                before=neighbour.what,
                other=neighbour.at,
            )
        is_told_of = item.type_text in rule.not_after
        neighbour = neighbour_of(item, before.passed) if is_told_of else None
