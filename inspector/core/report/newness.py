"""Which findings are new beside a baseline, for formats that mark each of them.

Two findings with one fingerprint, of which one is known, are both called new: which of
them is the other one nobody can tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.fingerprint import fingerprint_of, fingerprint_of_item

if TYPE_CHECKING:
    from inspector.core.report.fingerprint import Fingerprint
    from inspector.core.report.records import ItemRecord
    from inspector.core.report.report import Report
    from inspector.core.report.rows import Side


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

        found = news.new if news is not None else ()
        self._new = {objection.fingerprint.exact for objection in found}

    def is_new(self, fingerprint: Fingerprint) -> bool:
        """Whether a finding was not there when the baseline was written."""
        return not self.has_baseline or fingerprint.exact in self._new

    def blocks_anew(self, side: Side, record: ItemRecord) -> bool:
        """Whether an item is blocked, or what stands around, by anything new."""
        item = record.item
        blocking = [found for found in record.findings if found.finding.blocks]
        if not self.has_baseline:
            return item.blocks if item is not None else bool(blocking)
        if any(self.is_new(fingerprint_of(found, side)) for found in blocking):
            return True
        if item is None or not item.blocks or blocking:
            return False
        return self.is_new(fingerprint_of_item(item, side))
