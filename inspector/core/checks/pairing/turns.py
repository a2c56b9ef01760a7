"""What stands between a call and its output.

Between the two may stand the other calls of the same turn and their outputs, and
nothing else: that is the one order that every server takes.

Source: rules of several servers, named in the rule's sources.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.pairing.halves import Role
from inspector.core.checks.pairing.marks import described, where_in_words

if TYPE_CHECKING:
    from inspector.core.checks.pairing.halves import Half
    from inspector.core.items.item import Item


class Between(NamedTuple):
    """What stands between the halves of a pair."""

    what: str
    """The first thing, as a sentence names it."""

    at: str
    is_more: bool
    """Whether there is more than that."""


@dataclass(slots=True)
class Stretch:
    """A part of the conversation in which nothing breaks a turn."""

    number: int
    what: str = ""
    """What it ended with."""

    at: str = ""


class Turns:
    """Follows a conversation item by item, in constant memory."""

    def __init__(self) -> None:
        self.stretch = Stretch(0)
        """The stretch that the last item belongs to."""

        self._is_answered = False

    def take(self, item: Item, half: Half | None) -> None:
        """Go on to an item. A call behind an output begins another turn."""
        role = half.role if half is not None else None
        if role is Role.OUTPUT:
            self._is_answered = True
        elif role is not Role.CALL or self._is_answered:
            self._is_answered = False
            self.stretch.what = described(item)
            self.stretch.at = where_in_words(item)
            self.stretch = Stretch(self.stretch.number + 1)

    def since(self, stretch: Stretch) -> Between | None:
        """What has stood between a stretch and now."""
        passed = self.stretch.number - stretch.number
        return Between(stretch.what, stretch.at, passed > 1) if passed else None
