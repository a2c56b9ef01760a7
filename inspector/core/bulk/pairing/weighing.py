"""Items anew, where other parts and pairing say more of them than their own part did.

Source: the finding catalogue; `Collection` does the same for what fits in memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.verdict import Reason
from inspector.core.items.item_types import Portability
from inspector.core.replay.replay import Takes, answer_of, replay_by

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.bulk.pairing.heap import ToldRow
    from inspector.core.bulk.rows.rows import PlacedFinding
    from inspector.core.checks.finding import Finding
    from inspector.core.report.report import ReportItem

_RANKS = {takes.value: takes.rank for takes in Takes}
_FOREIGN = (Portability.PROVIDER.value, Portability.UNKNOWN.value)


def weighed_anew(item: ReportItem, findings: Iterable[Finding]) -> ReportItem:
    """An item of which something was said before, without that.

    Args:
        item: The item.
        findings: What is still said of it.
    """
    is_open = item.reason == Reason.UNCHECKED.value
    return item._replace(takes=replay_by(findings, is_open=is_open).takes.value)


def worst_of(takes: str, answers: Iterable[str]) -> str:
    """The worst of several answers (`Takes`)."""
    return str(min(takes, *answers, key=_RANKS.__getitem__))


def with_told(
    item: ReportItem, known: Iterable[PlacedFinding], told: Sequence[ToldRow]
) -> ReportItem:
    """An item with what pairing says of it.

    Args:
        item: The item.
        known: What its part said of it.
        told: What pairing says of it.
    """
    findings = [row.found.finding for row in told]
    takes = worst_of(item.takes, map(answer_of, findings))
    if takes != item.takes:
        item = item._replace(takes=takes)
    if not any(finding.blocks for finding in findings):
        return item
    blocking = [row for row in told if row.found.finding.blocks]
    own = [row for row in blocking if row.is_own]
    own.sort(key=lambda row: row.start)
    if item.blocks:
        return _with_first_rule(item, known, own)
    item = item._replace(blocks=True)
    if own and item.portable in _FOREIGN:
        return item  # what the reason says of it says enough
    rule = (own or blocking)[0].found.code
    verdict = item.verdict._replace(key=f"{item.reason}.blocked", rule=rule)
    return item._replace(verdict=verdict)


def _with_first_rule(
    item: ReportItem, known: Iterable[PlacedFinding], own: Sequence[ToldRow]
) -> ReportItem:
    """A blocked item whose verdict names the rule that blocks first in the text."""
    if item.verdict.rule is None or not own:
        return item
    starts = [each.start for each in known if each.found.finding.blocks]
    if own[0].start >= min(starts, default=own[0].start):
        return item
    return item._replace(verdict=item.verdict._replace(rule=own[0].found.code))
