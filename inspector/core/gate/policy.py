"""What stands in the way of a replay, and what a run is to fail on.

Source: the design's command line, "An item is blocked when" and ``--fail-on RULES``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError
from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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


@dataclass(frozen=True, slots=True)
class Policy:
    """What a run fails on; by default, what blocks."""

    terms: tuple[str, ...] = (Severity.BLOCK.value,)
    """Rule ids, rooms such as ``arguments``, and severities; one that holds is
    enough."""

    allows_unchecked: bool = False
    """Whether a run passes although something in it is unchecked."""

    def fails(self, code: str, severity: Severity) -> bool:
        """Whether a finding makes the run fail."""
        room = code.partition("/")[0]
        return any(term in (code, room, severity.value) for term in self.terms)


def policy_of(terms: Iterable[str] | None, *, allows_unchecked: bool = False) -> Policy:
    """The policy that a person asked for.

    Args:
        terms: Rule ids, rooms and severities, also several in one text with commas
            between; the default where None.
        allows_unchecked: Whether a run passes although something is unchecked.

    Raises:
        InspectorError: there is no such rule, room or severity.
    """
    if terms is None:
        return Policy(allows_unchecked=allows_unchecked)
    asked = [term.strip() for text in terms for term in text.split(",")]
    named = tuple(dict.fromkeys(filter(None, asked)))
    if not named:
        raise InspectorError("fail-on-empty", severities=", ".join(Severity))
    for term in named:
        _require_known(term)
    return Policy(named, allows_unchecked)


def _require_known(term: str) -> None:
    # Imported late: a gate that is asked nothing special reads no room of rules.
    from inspector.core.rules.catalogue import ROOMS, rules_in  # noqa: PLC0415

    if term in ROOMS or term in tuple(Severity):
        return
    room = term.partition("/")[0]
    if room not in ROOMS:
        known = ", ".join([*Severity, *ROOMS])
        raise InspectorError("fail-on-unknown", term=term, known=known)
    if term not in rules_in(room):
        raise InspectorError(
            "fail-on-no-rule", term=term, known=_nearest(term, rules_in(room))
        )


def _nearest(term: str, rules: Iterable[str]) -> str:
    """The rules whose names are most like it, else the first few."""
    from difflib import get_close_matches  # noqa: PLC0415 - for a typing error only

    known = list(rules)
    return ", ".join(get_close_matches(term, known, 3, 0.5) or known[:3])
