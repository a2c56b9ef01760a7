"""All that may be held against what was read, as one kind of thing.

A finding, a difference between two sides, or an item that is blocked by its reason
alone: a target can take the weight from a finding, not from the gate's reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.fingerprint import (
    fingerprint_of,
    fingerprint_of_difference,
    fingerprint_of_item,
)
from inspector.core.report.objection import Objection
from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import (
        Report,
        ReportDifference,
        ReportFinding,
        Side,
    )


def objections_of(report: Report) -> Iterator[Objection]:
    """Everything in a report that may be objected to, in its order."""
    for difference in report.differences:
        yield _of_difference(difference, report)
    for side in report.sides:
        for found in side.findings:
            yield _of_finding(found, side)
        yield from _blocked_by_reason(side)


def _of_finding(found: ReportFinding, side: Side) -> Objection:
    place = found.place
    name = side.items[place.item].name if place.item is not None else None
    return Objection(
        found.code,
        found.severity,
        fingerprint_of(found, side),
        side.inputs[place.input].facts.name,
        place.site,
        place.pointer,
        place.inner,
        found,
        name,
    )


def _of_difference(difference: ReportDifference, report: Report) -> Objection:
    is_right = difference.left is None
    place, side = difference.left or difference.right, report.sides[int(is_right)]
    name = side.items[place.item].name if place and place.item is not None else None
    return Objection(
        difference.code,
        difference.severity,
        fingerprint_of_difference(difference, report.sides),
        side.inputs[0].facts.name,
        place.site if place else None,
        place.pointer if place else "",
        place.inner if place else None,
        difference,
        name,
    )


def _blocked_by_reason(side: Side) -> Iterator[Objection]:
    explained = {f.place.item for f in side.findings if f.severity is Severity.BLOCK}
    for index, item in enumerate(side.items):
        if item.blocks and index not in explained:
            yield Objection(
                f"verdict/{item.reason}",
                Severity.BLOCK,
                fingerprint_of_item(item, side),
                side.inputs[item.input].facts.name,
                item.site,
                item.pointer,
                None,
                item,
                item.name,
            )
