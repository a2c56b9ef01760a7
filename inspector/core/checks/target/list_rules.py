"""What only the list of items shows: ids that come twice, and what follows what.

Source: the rules ``unique-ids``, ``order`` and ``last`` of the targets' files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.pairing.marks import described, where_in_words
from inspector.core.checks.places import item_place, member_place
from inspector.core.checks.preceding import neighbour_of
from inspector.core.checks.target.stating import Asked, stated
from inspector.core.targets.rule_kinds import Order, UniqueIds
from inspector.core.targets.target import target_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.checks.finding import Finding, Place
    from inspector.core.checks.preceding import Neighbour, Preceding
    from inspector.core.items.item import Item
    from inspector.core.targets.rule_kinds import Last

_REFERENCE = "item_reference"


def are_ids_asked(target: str) -> bool:
    """Whether a target wants ids that no earlier item has."""
    return bool(target_of(target).of_kind(UniqueIds))


def are_lists_asked(target: str) -> bool:
    """Whether a target asks for more than each item by itself."""
    return are_ids_asked(target) or bool(target_of(target).of_kind(Order))


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
            place, other = member_place(item, "id"), first[item_id]
            yield of_id(rule, item_id, asked, place, other).at(place, item.index)
        first.setdefault(item_id, where_in_words(item, before.passed))


def of_id(
    rule: UniqueIds, item_id: str, asked: Asked, place: Place, other: str
) -> Finding:
    """An id that an earlier item has.

    Args:
        rule: What asks for ids of their own.
        item_id: The id.
        asked: For whom.
        place: The id.
        other: Where the first item that has it stands, in words.
    """
    said = f'"{excerpt(item_id)}"'
    return stated("target/duplicate-id", asked, rule, place, id=said, other=other)


def of_order(
    rule: Order, items: Sequence[Item], asked: Asked, before: Preceding
) -> Iterator[Finding]:
    """Items directly behind one that they must not follow."""
    neighbour = before.neighbour
    for item in items:
        is_meant = rule.is_about(item.type_text, item.text("role"))
        if is_meant and neighbour and neighbour.type_text in rule.not_after:
            place, what = item_place(item), described(item)
            found = of_neighbour(rule, asked, place, what, neighbour)
            yield found.at(place, item.index)
        is_told_of = item.type_text in rule.not_after
        neighbour = neighbour_of(item, before.passed) if is_told_of else None


def of_neighbour(
    rule: Order, asked: Asked, place: Place, what: str, before: Neighbour
) -> Finding:
    """An item directly behind one that it must not follow.

    Args:
        rule: What asks for another order.
        asked: For whom.
        place: The item.
        what: The item, as a sentence names it.
        before: What stands before it.
    """
    return stated(
        "target/order",
        asked,
        rule,
        place,
        what=what,
        before=before.what,
        other=before.at,
    )


def of_end(rule: Last, item: Item, asked: Asked) -> Iterator[Finding]:
    """An item that others follow, in the list of one body."""
    behind = len(item.body.items) - 1 - item.position
    if behind:
        what = described(item)
        yield stated(
            "target/order",
            asked,
            rule,
            item_place(item),
            "last",
            item=item,
            what=what,
            count=behind,
        )
