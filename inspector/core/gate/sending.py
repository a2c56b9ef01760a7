"""Whether a side of a comparison may be sent where the other came from, all told.

A comparison is no check: where nothing differs, both sides may be wrong alike. So what
is wrong with the sent side by itself counts, too; that its types are a provider's own
does not, where the other side came from the same provider.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.checks.verdict import Reason
from inspector.core.diff.directions import Answer, SentSide, directions_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspection import Inspection
    from inspector.core.diff.comparison import Comparison
    from inspector.core.diff.finding import DiffFinding

_OF_ORIGIN = ("item/type-namespaced", "item/type-provider", "item/type-unknown")
"""Where an item came from is what the comparison asks."""

_OF_ORIGIN_TEXT = ("envelope/foreign", "envelope/mixed")


@dataclass(frozen=True, slots=True)
class Sending:
    """The answer for one side."""

    sent: SentSide
    answer: Answer
    differences: tuple[DiffFinding, ...]
    """Those that the answer comes from, namespace and call_id first."""

    own: tuple[Finding, ...]
    """What blocks the sent side by itself, in the order of its text."""

    is_complete: bool
    """Whether all of the sent side could be read and checked."""


def sendings_of(
    left: Inspection, right: Inspection, comparison: Comparison
) -> tuple[Sending, Sending]:
    """Both directions: the right side sent to the left's origin, then the other.

    Args:
        left: What is known of the left side.
        right: What is known of the right side.
        comparison: Of the two.
    """
    to_left, to_right = directions_of(comparison)
    found = []
    for direction, side in ((to_left, right), (to_right, left)):
        own = tuple(_own(side))
        answer = direction.answer
        if own or _is_blocked(side):
            answer = Answer.NO
        elif not side.is_complete:
            answer = max(answer, Answer.UNKNOWN, key=lambda each: each.rank)
        differences = direction.because
        if answer is not direction.answer and direction.answer is Answer.DIFFERS:
            differences = ()  # they are not what the answer comes from
        found.append(
            Sending(direction.sent, answer, differences, own, side.is_complete)
        )
    return found[0], found[1]


def _own(side: Inspection) -> Iterator[Finding]:
    of_origin = (*_OF_ORIGIN, *_OF_ORIGIN_TEXT)
    for finding in side.findings:
        if finding.blocks and finding.code not in of_origin:
            yield finding


def _is_blocked(side: Inspection) -> bool:
    """Whether an item is refused for another reason than where it came from."""
    reasons = {item.reason for item in side.items if item.reason.blocks}
    return bool(reasons - {Reason.NAMESPACED})
