"""What stands on the arguments of a call, as rows of a list.

A row is a finding, the toggle that unfolds why no branch of an ``anyOf`` or
``oneOf`` fits, or one violation of such a branch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.tools.validation import Violation

UNCHECKED_CODES = frozenset(
    {
        "arguments/no-schema",
        "arguments/undecided",
        "arguments/grammar-unchecked",
        "request/output-undecided",
    }
)
"""Findings that say why there is no answer."""

_ON_ANSWERS = frozenset(
    {
        "request/output-parse",
        "request/output-schema",
        "request/output-undecided",
        "request/refusal-first",
    }
)
"""Findings on what a message was asked to say as JSON."""


@dataclass(frozen=True, slots=True, eq=False)
class ViolationRow:
    """One row; rows are told apart by identity."""

    finding: Finding | None
    """None in the branches: those are one finding, the keyword's own."""

    violation: Violation | None
    depth: int = 0
    branch: int | None = None
    """From which branch a violation is, from 0."""

    is_toggle: bool = False
    """Whether the row only unfolds the branches of its violation."""

    @property
    def mark(self) -> str:
        """One of the marks: ``block``, ``warn``, ``info`` or ``unchecked``."""
        if self.finding is None:
            return "neutral"
        is_unchecked = self.finding.code in UNCHECKED_CODES
        return "unchecked" if is_unchecked else self.finding.severity.value

    @property
    def places(self) -> Places:
        """Where it stands, as JSON Pointers."""
        if self.violation is not None:
            violation = self.violation
            return Places(violation.instance_location, violation.keyword_location)
        if self.finding is not None:
            return Places(self.finding.place.inner, self.finding.keyword)
        return Places(None, None)


class Places(NamedTuple):
    """JSON Pointers into the arguments and into the schema."""

    instance_location: str | None
    keyword_location: str | None


class Count(NamedTuple):
    """How much stands on the arguments."""

    violations: int
    """What blocks, and what breaks the schema of an answer, which only warns."""

    notes: int
    """What else warns or informs."""


def rows_of(inspected: InspectedItem) -> list[ViolationRow]:
    """The rows of an item with all branches folded, the most telling first.

    What keeps the arguments from being read comes first: nothing else can be said
    before that is gone. What merely is worth knowing comes last.
    """
    others = [f for f in inspected.findings if _is_on_arguments(f)]
    broken = {id(f.violation): f for f in others if f.violation is not None}
    rows = [ViolationRow(f, None) for f in others if f.blocks and not f.violation]
    for violation in _violations_of(inspected):
        finding = broken.pop(id(violation), None)
        rows.extend(_with_toggle(ViolationRow(finding, violation)))
    rest = (f for f in others if not f.blocks)
    rows.extend(
        ViolationRow(f, None)
        for f in rest
        if f.violation is None or id(f.violation) in broken
    )
    return rows


def _violations_of(inspected: InspectedItem) -> Iterator[Violation]:
    """Those of the arguments, or of each answer that was asked to be JSON."""
    found = [inspected.validation, *(answer.validation for answer in inspected.answers)]
    for validation in found:
        yield from validation.violations if validation is not None else ()


def branch_rows(toggle: ViolationRow) -> list[ViolationRow]:
    """What a toggle unfolds: each violation of each branch, in order."""
    branches = toggle.violation.branches if toggle.violation else ()
    rows: list[ViolationRow] = []
    for number, branch in enumerate(branches):
        for violation in branch:
            row = ViolationRow(None, violation, toggle.depth + 1, number)
            rows.extend(_with_toggle(row))
    return rows


def count_of(rows: Iterable[ViolationRow]) -> Count:
    """Count what stands on the arguments; branches count as their one keyword."""
    listed = [row for row in rows if row.finding is not None and not row.is_toggle]
    alone = [row.mark for row in listed if row.violation is None]
    broken = len(listed) - len(alone) + alone.count("block")
    return Count(broken, alone.count("warn") + alone.count("info"))


def _with_toggle(row: ViolationRow) -> Iterator[ViolationRow]:
    yield row
    if row.violation is not None and any(row.violation.branches):
        yield ViolationRow(
            row.finding, row.violation, row.depth, row.branch, is_toggle=True
        )


def _is_on_arguments(finding: Finding) -> bool:
    room = finding.code.partition("/")[0]
    if room == "arguments" or finding.code in _ON_ANSWERS:
        return True
    return room == "json" and finding.place.inner_span is not None
