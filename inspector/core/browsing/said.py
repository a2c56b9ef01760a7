"""What a log says of many of its items, gathered where it is found out."""

from __future__ import annotations

import pickle
from array import array
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.browsing.packing import in_bytes, packed, rule_of
from inspector.core.browsing.row_batch import ROW, Kept
from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.pairing.matching import match

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from inspector.core.browsing.packing import Packed
    from inspector.core.bulk.pairing.events import Seen
    from inspector.core.bulk.pairing.heap import Heap
    from inspector.core.bulk.rows.rows import Base
    from inspector.core.checks.finding import Finding


class OfItem(NamedTuple):
    """What is said of an item."""

    item: int
    """Its number in the log."""

    said: Packed


class Said(NamedTuple):
    """What is said of some items."""

    found: Mapping[tuple[str, str], bytes]
    """The numbers of items, by rule and severity, as arrays."""

    kept: Kept
    """The same as differences, with items in the place of rows."""


def of_heap(heap: Heap) -> list[OfItem]:
    """What pairing says of a heap, finding by finding.

    Raises:
        OrderNeededError: only the order of records can tell.
    """
    matched = match(heap, _of_item)
    if matched.needs_order:
        raise OrderNeededError
    return [each for _, block in matched.rows for each in pickle.loads(block)]


def said_of_heap(heap: Heap) -> Said:
    """What pairing says of a heap.

    Raises:
        OrderNeededError: only the order of records can tell.
    """
    return gathered(of_heap(heap))


def gathered(found: Iterable[OfItem]) -> Said:
    """What is said of some items, brought together."""
    by_rule: dict[tuple[str, str], array[int]] = {}
    items = array(ROW)
    kept: list[Packed] = []
    for item, said in found:
        rule = rule_of(said)
        numbers = by_rule.get(rule)
        if numbers is None:
            numbers = by_rule[rule] = array(ROW)
        numbers.append(item)
        items.append(item)
        kept.append(said)
    told = {rule: numbers.tobytes() for rule, numbers in by_rule.items()}
    return Said(told, Kept(items.tobytes(), in_bytes(kept)))


def of_seen(seen: Seen, base: Base, finding: Finding) -> OfItem:
    """What is said of an item that was seen in a part."""
    return OfItem(seen.item + base.items, packed(finding))


def _of_item(seen: Seen, base: Base, finding: Finding, **_: object) -> OfItem:
    """As `heap.told_row`."""
    return of_seen(seen, base, finding)
