"""Every check of one item, in one table.

A check is a module with one function ``findings_on(item, text)``; adding one is
adding a module and a line here. Faulty items are what checks are for: none of
them raises, whatever the item is.

Source: the finding catalogue, "item/".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from inspector.core.checks import (
    content_checks,
    id_checks,
    length_checks,
    member_checks,
    name_checks,
    output_checks,
    status_checks,
    stray_checks,
    type_checks,
)
from inspector.core.checks.finding import Finding
from inspector.core.checks.name_checks import undeclared
from inspector.core.items.item import Item

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["CHECKS", "Check", "item_findings", "undeclared"]

Check: TypeAlias = Callable[[Item, str], Iterator[Finding]]

CHECKS: Sequence[Check] = (
    type_checks.findings_on,
    member_checks.findings_on,
    stray_checks.findings_on,
    status_checks.findings_on,
    id_checks.findings_on,
    name_checks.findings_on,
    output_checks.findings_on,
    content_checks.findings_on,
    length_checks.findings_on,
)


def item_findings(item: Item, text: str) -> tuple[Finding, ...]:
    """Everything that can be said of an item without its tool.

    Args:
        item: The item, whatever is wrong with it.
        text: The document's text, which the item's spans are of.

    Returns:
        The findings in the order of the checks.
    """
    return tuple(finding for check in CHECKS for finding in check(item, text))
