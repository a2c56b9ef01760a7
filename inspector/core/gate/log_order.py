"""What stands before each record of a log, for rules of targets about lists.

Kept are the last loose item and, where a target asks for it, where each id stood.

Source: the rules ``order`` and ``unique-ids`` of the targets' files.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.checks.pairing.conversations import is_loose
from inspector.core.checks.pairing.marks import number_of
from inspector.core.checks.preceding import Preceding, neighbour_of
from inspector.core.checks.target.list_rules import id_of
from inspector.core.targets.rule_kinds import UniqueIds

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.item import Item
    from inspector.core.targets.target import Target


class LogOrder:
    """Tells each record of one log what stood before it.

    Args:
        targets: What may be asked about; ids are kept only where one of them has a
            rule for them.
    """

    def __init__(self, targets: Iterable[Target]) -> None:
        self._keeps_ids = any(target.of_kind(UniqueIds) for target in targets)
        self._preceding = Preceding()
        self._ids: dict[str, int] = {}

    def feed(self, inspection: Inspection) -> Inspection:
        """The next record, with what stood before it."""
        before = self._preceding
        loose = [i.item for i in inspection.items if is_loose(i.item.body)]
        ids = self._ids_of(loose) if self._keeps_ids else ()
        after = before.passed + len(inspection.items)
        last = neighbour_of(loose[-1], before.passed) if loose else before.neighbour
        self._preceding = Preceding(after, last)
        known = before._replace(ids=ids) if ids else before
        return replace(inspection, preceding=known) if loose else inspection

    def _ids_of(self, items: list[Item]) -> tuple[tuple[str, str], ...]:
        """Where the ids of some items stood first; their own are kept."""
        named = [*_named(items)]
        known = {name: self._ids[name] for name, _ in named if name in self._ids}
        for name, item in named:
            self._ids.setdefault(name, self._preceding.passed + item.index)
        return tuple((name, number_of(number)) for name, number in known.items())


def _named(items: list[Item]) -> Iterator[tuple[str, Item]]:
    for item in items:
        name = id_of(item)
        if name:
            yield name, item
