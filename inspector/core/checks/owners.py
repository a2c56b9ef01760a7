"""Which item a finding on the whole text stands on, if on any.

Source: finding catalogue, "A finding points at the member where there is one, else at
the item."
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem


def shared_out(
    findings: Iterable[Finding], items: tuple[InspectedItem, ...]
) -> tuple[list[Finding], tuple[InspectedItem, ...]]:
    """Give each finding to its item, or to the one whose characters it stands on."""
    loose: list[Finding] = []
    shares: dict[int, list[Finding]] = {}
    by_place = sorted(items, key=_start)
    for finding in findings:
        index = _owner(finding, by_place) if finding.item is None else finding.item
        if index is None:
            loose.append(finding)
        else:
            shares.setdefault(index, []).append(replace(finding, item=index))
    return loose, tuple(_with_findings(item, shares) for item in items)


def _owner(finding: Finding, items: list[InspectedItem]) -> int | None:
    """The item around a place; items stand in the order of the text, side by side."""
    place = finding.place.span.start
    index = bisect_right(items, place, key=_start) - 1
    if index < 0 or place not in items[index].item.span:
        return None
    return items[index].item.index


def _start(entry: InspectedItem) -> int:
    return entry.item.span.start


def _with_findings(
    inspected: InspectedItem, shares: dict[int, list[Finding]]
) -> InspectedItem:
    extra = shares.get(inspected.item.index)
    if not extra:
        return inspected
    merged = sorted([*inspected.findings, *extra], key=lambda f: f.place.span.start)
    return replace(inspected, findings=tuple(merged))
