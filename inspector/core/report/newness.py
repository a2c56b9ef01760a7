"""Which findings are new and make a run fail, for formats that mark each of them.

Two findings with one fingerprint, of which one is known, are both called new: which of
them is the other one nobody can tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.gate.policy import Policy
from inspector.core.report.fingerprint import (
    fingerprint_of,
    fingerprint_of_difference,
    fingerprint_of_item,
)
from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from inspector.core.report.fingerprint import Fingerprint
    from inspector.core.report.records import ItemRecord
    from inspector.core.report.report import Report
    from inspector.core.report.rows import ReportDifference, ReportFinding, Side


class Newness:
    """Tells new findings from known ones.

    Args:
        report: Its judgement tells what is new; without a baseline all is.
    """

    def __init__(self, report: Report) -> None:
        judgement = report.judgement
        news = judgement.news if judgement is not None else None
        self.has_baseline = news is not None
        """Whether anything could be known."""

        self._policy = Policy(judgement.terms) if judgement is not None else Policy()
        self._fails_on_blocks = self._policy.fails("", Severity.BLOCK)
        self._sides = report.sides
        found = news.new if news is not None else ()
        self._new = {objection.fingerprint.exact for objection in found}

    def is_new(self, fingerprint: Fingerprint) -> bool:
        """Whether a finding was not there when the baseline was written."""
        return not self.has_baseline or fingerprint.exact in self._new

    def fails(self, side: Side, record: ItemRecord) -> bool:
        """Whether an item makes the run fail, or what stands around does."""
        for found in record.findings:
            # Fingerprints are worked out for what a baseline may know, no more.
            if self._is_named(found) and (
                not self.has_baseline or self.is_new(fingerprint_of(found, side))
            ):
                return True
        item = record.item
        if item is None or not item.blocks or not self._fails_on_blocks:
            return False
        # Its reason alone blocks it: a target can take the weight from a finding.
        is_told = any(found.finding.blocks for found in record.findings)
        return not is_told and self.is_new(fingerprint_of_item(item, side))

    def difference_fails(self, difference: ReportDifference) -> bool:
        """Whether a difference makes the run fail."""
        if not self._is_named(difference):
            return False
        return self.is_new(fingerprint_of_difference(difference, self._sides))

    def _is_named(self, found: ReportFinding | ReportDifference) -> bool:
        return self._policy.fails(found.code, found.severity)
