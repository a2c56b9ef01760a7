"""Ids that no two loose items of a log may have, for targets that ask for that.

Source: the rules ``unique-ids`` of the targets' files; `list_rules.of_ids` says the
same of the items of one text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.finding import Place
from inspector.core.checks.pairing.marks import Told, number_of
from inspector.core.checks.target.list_rules import of_id
from inspector.core.checks.target.stating import Asked
from inspector.core.source.span import Span
from inspector.core.targets.rule_kinds import UniqueIds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.bulk.pairing.placed_half import PlacedHalf
    from inspector.core.targets.target import Target


class OwnIds:
    """The ids of one heap.

    Args:
        target: What the items are to be replayed on.
        first_item: The run's number of the first item of the log.
    """

    def __init__(self, target: Target, first_item: int) -> None:
        self._asked = Asked(target.title, "")
        self._rules = target.of_kind(UniqueIds)
        self._first_item = first_item
        self._met: dict[object, int] = {}
        """The first item of the run with each id."""

    @property
    def are_asked(self) -> bool:
        """Whether the target asks for them."""
        return bool(self._rules)

    def take(self, item: PlacedHalf) -> Iterator[Told[PlacedHalf]]:
        """Take the next item; what is said of an id that an earlier one has."""
        item_id = item.keyed.key
        first = self._met.setdefault(item_id, item.number)
        if first == item.number:
            return
        seen = item.seen
        place = Place(0, seen.pointer, Span(seen.start, seen.end))
        other = number_of(first - self._first_item)
        for rule in self._rules:
            yield Told(item, of_id(rule, str(item_id), self._asked, place, other))
