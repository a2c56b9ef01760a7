"""Reasoning that got lost on the way from one line of a log to the next.

Source: the finding catalogue, ``pairing/reasoning-missing``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.checks.owners import shared_out
from inspector.core.checks.pairing.conversations import conversations_of, is_loose
from inspector.core.checks.pairing.lost_reasoning import History, Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.item import Item


class LogReasoning:
    """Follows the conversations of one log record by record.

    What stands loose is one conversation; every other record has its own. Kept is
    one entry for each call that had reasoning before it.
    """

    def __init__(self) -> None:
        self._ledger = Ledger()
        self._scopes = 0
        self._loose = History(self._ledger, 0)
        self._count = 0

    def feed(self, inspection: Inspection) -> Inspection:
        """The next record, with the calls of which reasoning stood in earlier ones."""
        found = [*self._found(inspection)]
        self._count += len(inspection.items)
        if not found:
            return inspection
        said = {_key(f) for each in inspection.items for f in each.findings}
        new = [finding for finding in found if _key(finding) not in said]
        return replace(inspection, items=shared_out(new, inspection.items)[1])

    def _found(self, inspection: Inspection) -> Iterator[Finding]:
        for items in conversations_of(each.item for each in inspection.items):
            history = self._history_of(items[0])
            for item in items:
                history.feed(item, self._count + item.index)
            yield from history.lost()

    def _history_of(self, item: Item) -> History:
        if is_loose(item.body):
            return self._loose
        self._scopes += 1
        return History(self._ledger, self._scopes)


def _key(finding: Finding) -> tuple[object, ...]:
    return finding.code, finding.place.span
