"""Loose items that stand directly behind one that a target does not want there.

What stands before the first item of a part is known where all parts come together.

Source: the rules ``order`` of the targets' files; `list_rules.of_order` says the same
of the items of one text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.bulk.pairing.events import Follower, Leader, PartOrder, Seen
from inspector.core.checks.finding import Place
from inspector.core.checks.pairing.marks import number_of
from inspector.core.checks.preceding import Neighbour
from inspector.core.checks.target.list_rules import of_neighbour
from inspector.core.checks.target.stating import Asked
from inspector.core.source.span import Span
from inspector.core.targets.rule_kinds import Order

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.bulk.rows.rows import Base
    from inspector.core.checks.finding import Finding
    from inspector.core.targets.target import Target


class OrderNotes:
    """Notes it of a part, while its loose items pass by.

    Args:
        target: What they are to be replayed on.
    """

    def __init__(self, target: Target) -> None:
        self._rules = target.of_kind(Order)
        self._first: Follower | None = None
        self._found: list[tuple[Follower, Leader]] = []
        self._last: Leader | None = None
        self._is_begun = False

    @property
    def is_asked(self) -> bool:
        """Whether the target has anything to say of it."""
        return bool(self._rules)

    def take(
        self, leader: Leader, role: str | None, see: Callable[[], tuple[object, ...]]
    ) -> None:
        """Take the next item.

        Args:
            leader: The item.
            role: Its role.
            see: Makes a `Seen` of it, where one is wanted.
        """
        type_text, what, _ = leader
        if any(rule.is_about(type_text, role) for rule in self._rules):
            if not self._is_begun:
                self._first = Follower(see(), role, what)
            elif self._last is not None:
                self._found.append((Follower(see(), role, what), self._last))
        self._is_begun = True
        is_told_of = any(type_text in rule.not_after for rule in self._rules)
        self._last = leader if is_told_of else None

    def noted(self) -> PartOrder:
        """All that was noted."""
        return PartOrder(self._first, tuple(self._found), self._last)


class LogNeighbours:
    """Brings parts of a log together.

    Args:
        target: What the items are to be replayed on.
        first_item: The run's number of the first item of the log.
    """

    def __init__(self, target: Target, first_item: int) -> None:
        self._rules = target.of_kind(Order)
        self._asked = Asked(target.title, "")
        self._first_item = first_item
        self._last: Neighbour | None = None

    def take(self, part: PartOrder, base: Base) -> Iterator[tuple[Seen, Finding]]:
        """Take the next part that has loose items, and say what is wrong in it.

        Args:
            part: What it says.
            base: What stands before it.
        """
        if part.first is not None and self._last is not None:
            yield from self._said(part.first, self._last)
        for follower, leader in part.found:
            yield from self._said(follower, self._placed(leader, base))
        self._last = None if part.last is None else self._placed(part.last, base)

    def _placed(self, leader: Leader, base: Base) -> Neighbour:
        number = leader.item + base.items - self._first_item
        return Neighbour(leader.type_text, leader.what, number_of(number))

    def _said(
        self, follower: Follower, before: Neighbour
    ) -> Iterator[tuple[Seen, Finding]]:
        seen = Seen(*follower.seen)  # type: ignore[arg-type]
        place = Place(0, seen.pointer, Span(seen.start, seen.end))
        for rule in self._rules:
            is_meant = rule.is_about(seen.type_text, follower.role)
            if is_meant and before.type_text in rule.not_after:
                what = follower.what
                yield seen, of_neighbour(rule, self._asked, place, what, before)
