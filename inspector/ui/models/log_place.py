"""A record of a log as the text that is open, judged as the log judges it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.browsing.row_batch import Difference
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection


@dataclass(frozen=True, slots=True)
class LogPlace:
    """Where a record stands, and what only its log shows of its items."""

    line: int
    offset: int
    item: int | None = None
    """The item to choose."""

    differences: tuple[tuple[int, tuple[Difference, ...]], ...] = ()
    """By the number of each item in the record."""


def as_in_log(inspection: Inspection, place: LogPlace) -> Inspection:
    """An inspection of a record alone, with what its log adds and takes away."""
    differences = dict(place.differences)
    if not any(differences.values()):
        return inspection
    items = tuple(
        _with(item, number, differences.get(number, ()))
        for number, item in enumerate(inspection.items)
    )
    return replace(inspection, items=items)


def _with(
    item: InspectedItem, number: int, differences: tuple[Difference, ...]
) -> InspectedItem:
    if not differences:
        return item
    gone = [_on(each.finding, number) for each in differences if each.is_gone]
    kept = [finding for finding in item.findings if finding not in gone]
    kept += (_on(each.finding, number) for each in differences if not each.is_gone)
    kept.sort(key=lambda finding: finding.place.span.start)
    return replace(item, findings=tuple(kept))


def _on(finding: Finding, number: int) -> Finding:
    """A finding that is to stand on an item of the record, not of the log."""
    return replace(finding, item=number)
