"""What stands in the way of a replay.

Source: the design's command line, "An item is blocked when".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection


def is_blocked(inspected: InspectedItem) -> bool:
    """Whether an item may not be replayed.

    Its reason is ``namespaced``, ``status`` or one of ``arguments_*``, or a
    finding of severity ``block`` stands on it. ``not_function_call`` alone blocks
    nothing: a message or an output of the portable core is fine.
    """
    return inspected.blocks


def blocking_around(inspection: Inspection) -> Iterator[Finding]:
    """Findings that block and stand on no item, such as a line that is no JSON."""
    return (finding for finding in inspection.around if finding.blocks)
