"""Outputs without their calls, which other records of a log may hold.

Source: the finding catalogue, ``pairing/orphan-output``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.checks.pairing.conversations import may_continue
from inspector.core.checks.pairing.pair_findings import ORPHAN

if TYPE_CHECKING:
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection


def without_orphans(
    inspection: Inspection,
) -> tuple[Inspection, list[InspectedItem]]:
    """A record without what other records may show to be otherwise, and that."""
    items = list(inspection.items)
    orphans: list[InspectedItem] = []
    for number, inspected in enumerate(items):
        if not may_continue(inspected.item.body):
            continue
        kept = tuple(f for f in inspected.findings if f.code != ORPHAN)
        if len(kept) != len(inspected.findings):
            items[number] = replace(inspected, findings=kept)
            orphans.append(items[number])
    return (replace(inspection, items=tuple(items)) if orphans else inspection), orphans
