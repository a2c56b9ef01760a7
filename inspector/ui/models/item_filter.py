"""The items of one text that a person wants to see; `wish` says how they are asked for.

Escapes make no difference, see there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.browsing.wish import Term, in_codes, in_item, terms_in

if TYPE_CHECKING:
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.progress import Progress

_ITEMS_A_CHECKPOINT = 1000


def matching(
    inspection: Inspection, wish: str, progress: Progress | None = None
) -> list[int]:
    """The numbers of the items that a person wants to see, in order."""
    terms = terms_in(wish)
    text, found = inspection.document.text, []
    for inspected in inspection.items:
        index = inspected.item.index
        if progress and index % _ITEMS_A_CHECKPOINT == 0 and progress.cancelled():
            break
        if all(_holds(term, inspected, text) for term in terms):
            found.append(index)
    return found


def _holds(term: Term, inspected: InspectedItem, text: str) -> bool:
    if term.field == "reason":
        return in_codes(term, [inspected.reason.value])
    if term.field == "rule":
        return in_codes(term, (finding.code for finding in inspected.findings))
    return in_item(term, inspected.item, text)
