"""Counts of a run, corrected by what only the whole log shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.gate.tally import Tally, Tallying

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.checks.tool_checks import GivenTools


class Counting:
    """Adds up what units say, and what is added or taken away later."""

    def __init__(self) -> None:
        self._sum = Tally()
        self.is_part = False
        """Whether records were left out on purpose, so that nothing is complete."""

    def add(self, tally: Tally) -> None:
        """Add what a unit says."""
        self._sum += tally

    def correct(self, rules: Mapping[str, int], blocking: int) -> None:
        """Add findings that became known later."""
        self._sum += Tally(rules=rules, blocking=blocking)

    def count_given(self, given: GivenTools) -> None:
        """Add what is to be said of a tools file that was given."""
        tallying = Tallying()
        tallying.count_given(given)
        self._sum += tallying.tally()

    def take_back(self, rule: str, *, blocks: bool) -> None:
        """Take away a finding that an earlier part has said."""
        rules = Counter(self._sum.rules)
        rules[rule] -= 1
        blocking = self._sum.blocking - blocks
        self._sum = replace(self._sum, rules=rules, blocking=blocking)

    @property
    def findings(self) -> int:
        """Findings so far."""
        return sum(self._sum.rules.values())

    def tally(self) -> Tally:
        """All of it."""
        is_whole = self._sum.complete and not self.is_part
        return replace(self._sum, complete=is_whole) + Tally()
