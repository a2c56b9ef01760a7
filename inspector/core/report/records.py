"""A side of a report record by record: an item and all that stands on it.

Writers that go through a log item by item take these; none of them has to hold more
than one at a time.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.rows import ReportFinding, ReportItem, Side


class ItemRecord(NamedTuple):
    """One item and the findings on it, or one finding that stands on no item."""

    number: int | None
    """Index in the items of the side; None where it stands on none."""

    item: ReportItem | None
    findings: tuple[ReportFinding, ...]


def records_of(side: Side) -> Iterator[ItemRecord]:
    """Items and findings in the order of the text."""
    if side.groups is None:
        yield from _records(0, side.items, side.findings)
        return
    items, findings, first = iter(side.items), iter(side.findings), 0
    for item_count, finding_count in side.groups:
        own = tuple(islice(items, item_count))
        found = tuple(islice(findings, finding_count))
        if item_count == 1 and all(each.place.item == first for each in found):
            yield ItemRecord(first, own[0], found)
        else:
            yield from _records(first, own, found)
        first += item_count
    yield from _records(first, (), tuple(findings))  # of tools files, which are few


def _records(
    first: int, items: Iterable[ReportItem], findings: Iterable[ReportFinding]
) -> Iterator[ItemRecord]:
    on_items: dict[int, list[ReportFinding]] = {}
    around: list[ReportFinding] = []
    for found in findings:
        owner = found.place.item
        group = around if owner is None else on_items.setdefault(owner, [])
        group.append(found)
    around.reverse()  # to be taken from the end
    for index, item in enumerate(items, first):
        while around and _begins_before(around[-1], item):
            yield ItemRecord(None, None, (around.pop(),))
        yield ItemRecord(index, item, tuple(on_items.pop(index, ())))
    while around:
        yield ItemRecord(None, None, (around.pop(),))


def _begins_before(found: ReportFinding, item: ReportItem) -> bool:
    place = (found.place.input, found.place.site.byte_offset)
    return place < (item.input, item.site.byte_offset)
