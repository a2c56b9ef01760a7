"""One report: everything that a run has to say, in no format and no language.

It has let go of the texts it is about, so that a log of any size can be
reported: what is kept of a finding is its place, its words and its excerpt.

Named tuples: so many data classes would take 8 ms of every start.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.replay.replay import replay_by
from inspector.core.report.rows import (
    Gap,
    HeldSchema,
    Part,
    ReportAt,
    ReportDifference,
    ReportFinding,
    ReportItem,
    ReportPair,
    ReportPlace,
    Side,
    Site,
)
from inspector.core.report.targets import Cell, cell_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.checks.finding import Finding, Severity
    from inspector.core.gate.tally import Tally
    from inspector.core.report.compared import ReportCompared
    from inspector.core.report.linted import ReportLint
    from inspector.core.report.outcome import Judgement
    from inspector.core.report.redaction.redactor import Redaction
    from inspector.core.report.targets import ReportMatrix, ReportPortable
    from inspector.core.summary.summary import Summary

__all__ = [
    "TOOL_NAME",
    "Gap",
    "HeldSchema",
    "Part",
    "Report",
    "ReportAt",
    "ReportDifference",
    "ReportFinding",
    "ReportItem",
    "ReportPair",
    "ReportPlace",
    "Side",
    "Site",
]

TOOL_NAME = "open-responses-inspector"


class Report(NamedTuple):
    """A frozen answer, ready for any writer."""

    sides: tuple[Side, ...]
    """One for a gate; left and right for a comparison."""

    tally: Tally
    """Of all sides together."""

    target: str
    specification: str
    tool_version: str
    created: str
    """When, in ISO 8601; passed in, never read from the clock. Empty where the report
    is not to say so."""

    pairs: tuple[ReportPair, ...] = ()
    differences: tuple[ReportDifference, ...] = ()
    """Those that mean most come first."""

    matrix: ReportMatrix | None = None
    """Where it was asked for, what all targets do with the items."""

    portable: ReportPortable | None = None
    """Where it was asked for, what was written to be sent on."""

    lint: ReportLint | None = None
    """For a lint, which has schemas instead of items."""

    judgement: Judgement | None = None
    """Where a policy or a baseline was asked for, what they made of it."""

    compared: ReportCompared | None = None
    """Of a comparison, what it says as a whole."""

    summary: Summary | None = None
    """For two logs in numbers, which has no items."""

    redaction: Redaction | None = None
    """Where values were masked, how many and what that changed."""

    only: tuple[str, ...] = ()
    """Where findings were chosen, which; the counts are those of the whole run."""

    where: tuple[str, ...] = ()
    """Where rows were chosen, which; the counts are those of the whole run."""

    since_line: int = 1
    """The first line of each log that was looked at."""

    part: Part | None = None
    """Where it is about some of the items alone, how many of how many."""

    command: tuple[str, ...] = ()
    """The command that made it and the options that shaped it, without inputs;
    empty where no command did."""

    @property
    def replay(self) -> Cell:
        """Whether the target takes all of it, and because of what."""
        is_open = not self.tally.complete or not self.tally.items
        found = chain.from_iterable(map(_kinds, self.sides))
        return cell_of(replay_by(_one_of_each(found), is_open=is_open))

    @property
    def is_chosen(self) -> bool:
        """Whether it shows, or is about, only some of what there was."""
        return bool(self.only or self.where or self.part or self.since_line > 1)

    @property
    def is_comparison(self) -> bool:
        """Whether it is about two sides."""
        return len(self.sides) > 1

    @property
    def compares_items(self) -> bool:
        """Whether its two sides were compared item by item."""
        return self.is_comparison and self.summary is None

    @property
    def answer(self) -> str:
        """``blocked``, ``incomplete`` or ``clear``: what a person reads first."""
        if self.tally.blocking:
            return "blocked"
        return "clear" if self.tally.complete else "incomplete"


def _kinds(side: Side) -> Iterable[Finding]:
    if side.kinds is not None:
        return side.kinds
    return (found.finding for found in side.findings)


def _one_of_each(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Findings that answer differently: of a big log nobody keeps all of them."""
    known: set[tuple[str, Severity, str]] = set()
    for finding in findings:
        kind = (finding.code, finding.severity, finding.variant)
        if kind not in known:
            known.add(kind)
            yield finding
