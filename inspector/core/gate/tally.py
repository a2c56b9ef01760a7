"""Counts over many inspections, which parts of a run can add up.

A log is counted by several processes and the counts merged: merging is
associative, and nothing in it depends on who counted what.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from inspector.core.checks.verdict import Reason
from inspector.core.gate.policy import blocking_around, is_blocked

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.late import LateFinding


@dataclass(frozen=True, slots=True)
class Tally:
    """What a run has counted so far."""

    records: int = 0
    """Documents that were read: lines of a log, or whole inputs."""

    items: int = 0
    calls: int = 0
    """Items of type ``function_call``."""

    reasons: Mapping[str, int] = field(default_factory=dict)
    """Items by the gate's reason; only what occurred, in the gate's order."""

    blocking: int = 0
    """Items that are blocked, and blocking findings that stand on no item."""

    unchecked: int = 0
    """Items whose reason is ``unchecked``."""

    complete: bool = True
    """False when anything was unchecked, cut off, or could not be read."""

    rules: Mapping[str, int] = field(default_factory=dict)
    """Findings by rule, the most frequent first."""

    given: int = 0
    """Of `blocking`, findings in tools files that a person gave."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.records + other.records,
            self.items + other.items,
            self.calls + other.calls,
            _in_gate_order(Counter(self.reasons) + Counter(other.reasons)),
            self.blocking + other.blocking,
            self.unchecked + other.unchecked,
            self.complete and other.complete,
            _by_frequency(Counter(self.rules) + Counter(other.rules)),
            self.given + other.given,
        )


def tally_of(inspected: InspectedItem) -> Tally:
    """The counts of one item, whatever stands around it."""
    is_unchecked = inspected.reason is Reason.UNCHECKED
    return Tally(
        items=1,
        calls=int(inspected.item.is_function_call),
        reasons={inspected.reason.value: 1},
        blocking=int(is_blocked(inspected)),
        unchecked=int(is_unchecked),
        complete=not is_unchecked,
        rules=Counter(finding.code for finding in inspected.findings),
    )


class Tallying:
    """Counts inspections one after the other."""

    def __init__(self) -> None:
        self._records = self._items = self._calls = self._blocking = self._given = 0
        self._reasons: Counter[str] = Counter()
        self._rules: Counter[str] = Counter()
        self._complete = True

    def count(self, inspection: Inspection) -> None:
        """Add one inspection."""
        self._records += 1
        self._complete = self._complete and inspection.is_complete
        self._blocking += sum(1 for _ in blocking_around(inspection))
        self._rules.update(finding.code for finding in inspection.findings)
        for inspected in inspection.items:
            self._items += 1
            self._calls += inspected.item.is_function_call
            self._reasons[inspected.reason.value] += 1
            self._blocking += is_blocked(inspected)

    def add(self, tally: Tally, count: int = 1) -> None:
        """Add what was counted elsewhere, so many times over."""
        self._records += tally.records * count
        self._items += tally.items * count
        self._calls += tally.calls * count
        self._blocking += tally.blocking * count
        self._given += tally.given * count
        self._complete = self._complete and tally.complete
        for reason, number in tally.reasons.items():
            self._reasons[reason] += number * count
        for rule, number in tally.rules.items():
            self._rules[rule] += number * count

    def count_given(self, given: GivenTools) -> None:
        """Add what is to be said of a tools file that was given."""
        self._rules.update(finding.code for finding in given.findings)
        blocking = sum(finding.blocks for finding in given.findings)
        self._blocking += blocking
        self._given += blocking

    def count_late(self, late: LateFinding) -> None:
        """Add what became known of a record that was counted already."""
        self._rules[late.finding.code] += 1
        self._blocking += late.blocks_first

    def tally(self) -> Tally:
        """The counts so far."""
        return Tally(
            self._records,
            self._items,
            self._calls,
            _in_gate_order(self._reasons),
            self._blocking,
            self._reasons[Reason.UNCHECKED.value],
            self._complete,
            _by_frequency(self._rules),
            self._given,
        )


def _in_gate_order(reasons: Counter[str]) -> dict[str, int]:
    return {r.value: reasons[r.value] for r in Reason if reasons[r.value]}


def _by_frequency(rules: Counter[str]) -> dict[str, int]:
    return dict(sorted(rules.items(), key=lambda entry: (-entry[1], entry[0])))
