"""A finding that a target's rule makes, with that rule's weight and evidence."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.checks.finding import Detail, Place
    from inspector.core.items.item import Item
    from inspector.core.rules.severity import Severity
    from inspector.core.targets.rule_kinds import TargetRule


class Asked(NamedTuple):
    """For whom a rule is asked, and about which text."""

    title: str
    """The target's name, as people write it."""

    text: str
    """The document's text, which spans are of."""


def stated(
    code: str,
    asked: Asked,
    rule: TargetRule,
    place: Place,
    variant: str = "",
    /,
    *,
    item: Item | None = None,
    severity: Severity | None = None,
    **details: Detail,
) -> Finding:
    """A finding of a target's rule.

    Args:
        code: The rule's id in the catalogue.
        asked: For whom.
        rule: The target's rule.
        place: Where it points.
        variant: Which of the rule's messages fits.
        item: The item that it is about; None where it stands on none.
        severity: Where it is not the target's rule's own.
        details: Named values for the message, beside the target's name.
    """
    found = told(code, asked, rule, place, variant, details=details)
    index = item.index if item is not None else None
    return replace(found, item=index, severity=severity or rule.severity)


def told(
    code: str,
    asked: Asked,
    rule: TargetRule,
    place: Place,
    variant: str,
    *,
    details: Mapping[str, Detail],
) -> Finding:
    """The same, on no item, with values for the message that have been put together."""
    values = (("target", asked.title), *details.items())
    return Finding(
        code, rule.severity, place, None, variant, values, basis=rule.sources
    )
