"""A side of a report record by record: an item and all that stands on it.

Writers that go through a log item by item take these; none of them has to hold more
than one at a time.
"""

from __future__ import annotations

from itertools import islice, starmap
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from inspector.core.report.rows import ReportItem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from inspector.core.report.rows import ReportFinding, Side

E = TypeVar("E")
F = TypeVar("F")


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
    return starmap(ItemRecord, grouped(first, items, findings, _owner, _place))


def grouped(
    first: int,
    items: Iterable[E],
    findings: Iterable[F],
    owner_of: Callable[[F], int | None],
    place_of: Callable[[E | F], tuple[int, int]],
) -> Iterator[tuple[int | None, E | None, tuple[F, ...]]]:
    """Items with what stands on them, and lone findings, in the order of the text.

    Args:
        first: The number of the first item.
        items: Items in any form.
        findings: What stands on them and around them, in the order of the text.
        owner_of: The number of the item that a finding stands on.
        place_of: The input of an item or a finding, and its first byte.

    Yields:
        What an `ItemRecord` holds, in that form.
    """
    on_items: dict[int, list[F]] = {}
    around: list[F] = []
    for found in findings:
        owner = owner_of(found)
        group = around if owner is None else on_items.setdefault(owner, [])
        group.append(found)
    around.reverse()  # to be taken from the end
    for index, item in enumerate(items, first):
        while around and place_of(around[-1]) < place_of(item):
            yield None, None, (around.pop(),)
        yield index, item, tuple(on_items.pop(index, ()))
    while around:
        yield None, None, (around.pop(),)


def _owner(found: ReportFinding) -> int | None:
    return found.place.item


def _place(row: ReportItem | ReportFinding) -> tuple[int, int]:
    at = row if isinstance(row, ReportItem) else row.place
    return at.input, at.site.byte_offset
