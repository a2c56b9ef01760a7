"""One item with everything that is known of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.verdict import Reason
    from inspector.core.items.item import Item
    from inspector.core.tools.tool import Lookup, Tool
    from inspector.core.tools.validation import Validation


@dataclass(frozen=True, slots=True)
class InspectedItem:
    """An item, its verdict and its findings."""

    item: Item
    reason: Reason
    lookup: Lookup | None
    """The search for its tool; None for an item that is no function call."""

    validation: Validation | None
    """None where there was nothing to validate, or nothing to hold it against."""

    findings: tuple[Finding, ...]
    """What stands on this item, in the order of the text."""

    @property
    def blocks(self) -> bool:
        """Whether the item may not be replayed as it is."""
        return self.reason.blocks or any(f.blocks for f in self.findings)

    @property
    def tool(self) -> Tool | None:
        """The tool that the call was held against."""
        return self.lookup.tool if self.lookup else None
