"""Will a target take this: an answer for one item, and for all of them.

The gate's reason says whether a call may be executed; this says what the chosen
target does with an item that is sent to it. What is not known is not said to be fine.

Source: the finding catalogue, "Severity": block, replay would fail or do the wrong
thing; warn, accepted but changed, ignored, or refused by some.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.verdict import Reason
from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection


class Takes(StrEnum):
    """What a target does with what is sent, the worst answer first."""

    NO = "no"
    UNKNOWN = "unknown"
    """It depends on what the log does not show, or was not checked."""

    CHANGED = "changed"
    """It is taken, but not as it stands: see the findings."""

    YES = "yes"

    @property
    def rank(self) -> int:
        """0 for the worst."""
        return _RANKS[self]


_RANKS = {takes: rank for rank, takes in enumerate(Takes)}


class Replay(NamedTuple):
    """The answer, and what it rests on."""

    takes: Takes
    because: tuple[Finding, ...] = ()
    """The findings that decide, in the order of the text; none for ``yes``."""

    @property
    def codes(self) -> tuple[str, ...]:
        """The rules that decide, each once."""
        return tuple(dict.fromkeys(finding.code for finding in self.because))


_LEAVES_OPEN = frozenset(
    {
        ("arguments/no-schema", Severity.WARN),
        ("arguments/undecided", Severity.WARN),
        ("item/state-bound", Severity.WARN),
        ("pairing/unverifiable", Severity.INFO),
    }
)
"""What only the target itself could answer, as heavy as it is where it does."""

_UNVERIFIED = "unverified"
"""The variant of a finding that rests on what nobody has shown."""


def replay_of(inspected: InspectedItem) -> Replay:
    """Whether the target takes an item.

    Args:
        inspected: An item of an inspection for that target (`for_target`).
    """
    is_open = inspected.reason is Reason.UNCHECKED
    return replay_by(inspected.findings, is_open=is_open)


def replay_of_all(inspection: Inspection) -> Replay:
    """Whether the target takes all that was inspected, in one request.

    Args:
        inspection: For that target.

    Returns:
        The worst answer there is; ``unknown`` where there is nothing to send.
    """
    items = inspection.items
    is_open = not items or not inspection.is_complete
    return replay_by(inspection.findings, is_open=is_open)


def replay_by(findings: Iterable[Finding], *, is_open: bool = False) -> Replay:
    """The answer that findings give.

    Args:
        findings: With their weights for the target.
        is_open: Whether something was left unchecked, so that ``yes`` is no answer.
    """
    worst = Takes.UNKNOWN if is_open else Takes.YES
    because: list[Finding] = []
    for finding in findings:
        takes = answer_of(finding)
        if takes.rank < worst.rank:
            worst, because = takes, []
        if takes is worst and takes is not Takes.YES:
            because.append(finding)
    return Replay(worst, tuple(because))


def answer_of(finding: Finding) -> Takes:
    """What one finding alone says of a replay."""
    if finding.severity is Severity.BLOCK:
        return Takes.NO
    is_open = (finding.code, finding.severity) in _LEAVES_OPEN
    if is_open or (finding.code, finding.variant) == ("target/item-type", _UNVERIFIED):
        return Takes.UNKNOWN
    return Takes.YES if finding.severity is Severity.INFO else Takes.CHANGED
