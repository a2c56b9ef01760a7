"""Counts of a part: of records one by one, and of those that are like others."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from inspector.core.gate.tally import Tally, Tallying

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.bulk.calls.template import Template
    from inspector.core.bulk.responses.counted_response import CountedResponse
    from inspector.core.checks.inspection import Inspection


class PartTally:
    """Counts the records of a part."""

    def __init__(self) -> None:
        self._tallying = Tallying()
        self._templates: dict[int, Template] = {}
        self._counts: Counter[int] = Counter()
        self._parts: list[int] = []
        self._blocking = 0

    @property
    def has_alike(self) -> bool:
        """Whether there was a line like another."""
        return bool(self._templates)

    def count(self, inspection: Inspection) -> None:
        """Add a record that was inspected."""
        self._tallying.count(inspection)

    def add(self, tally: Tally) -> None:
        """Add what a record was counted as."""
        self._tallying.add(tally)

    def count_alike(self, template: Template) -> None:
        """Add a line that is like another."""
        self._templates[id(template)] = template
        self._counts[id(template)] += 1

    def count_response(self, response: CountedResponse) -> None:
        """Add a response of which all parts are known."""
        self._parts += response.numbers
        self._blocking += response.blocking

    def tally(self, parts: Sequence[Tally]) -> Tally:
        """The counts.

        Args:
            parts: What parts of responses add, by their numbers.
        """
        tallying = Tallying()
        tallying.add(self._tallying.tally())
        for address, count in self._counts.items():
            tallying.add(self._templates[address].tally, count)
        for number, count in Counter(self._parts).items():
            tallying.add(parts[number], count)
        tallying.add(Tally(blocking=self._blocking))
        return tallying.tally()
