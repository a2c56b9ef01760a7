"""Inspected items as a target has them: weighed anew, with what its own rules find.

Source: the finding catalogue, "Severity", and the files of the targets.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.checks.preceding import NOTHING
from inspector.core.checks.target_checks import findings_for, target_findings
from inspector.core.checks.tool_checks import OF_TOOLS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.preceding import Preceding
    from inspector.core.items.envelope import Body
    from inspector.core.items.item import Item
    from inspector.core.targets.target import Target


def weighed_items(
    entries: Sequence[InspectedItem],
    around: Sequence[Finding],
    target: Target,
    *,
    text: str,
    bodies: Iterable[Body] = (),
    before: Preceding = NOTHING,
) -> tuple[tuple[InspectedItem, ...], tuple[Finding, ...]]:
    """Items and the findings around them, for a target.

    Args:
        entries: All items of a document, for the default target.
        around: What stands on no item, for the default target.
        target: What is asked about.
        text: The document's text.
        bodies: The values that hold the items.
        before: What the log holds before this text, if it is a line of one.

    Returns:
        Both without what is said of declared tools, which a target gets anew.
    """
    own: dict[int | None, list[Finding]] = {}
    items = [entry.item for entry in entries]
    for finding in target_findings(items, bodies, text, target, before):
        own.setdefault(finding.item, []).append(finding)

    def weighed(found: Sequence[Finding], item: Item | None) -> tuple[Finding, ...]:
        plain = [f for f in found if not f.code.startswith(OF_TOOLS)]
        index = None if item is None else item.index
        return findings_for(plain, own.get(index, ()), item, target)

    found = tuple(
        replace(entry, findings=weighed(entry.findings, entry.item))
        for entry in entries
    )
    return found, weighed(around, None)


def weighed_item(entry: InspectedItem, text: str, target: Target) -> InspectedItem:
    """One item by itself, for a target; for the default one it is what it was.

    Args:
        entry: The item, for the default target.
        text: Of the document that it is in.
        target: What is asked about.
    """
    if not target.rules:
        return entry
    ((weighed,), _) = weighed_items((entry,), (), target, text=text)
    return weighed
