"""What a log holds before one of its records, as far as rules about lists ask.

Items that stand loose, one a line, are one list together, of which each record shows
one element only. What a rule asks of the others is little, and said here.

Source: the rules ``order`` and ``unique-ids`` of the targets' files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.pairing.marks import described, where_in_words

if TYPE_CHECKING:
    from inspector.core.items.item import Item


class Neighbour(NamedTuple):
    """An item as the one behind it sees it."""

    type_text: str | None
    what: str
    """As a sentence names it."""

    at: str
    """Where it stands, in words."""


class Preceding(NamedTuple):
    """What stood before; by itself, what stands before a text that is the whole."""

    passed: int = 0
    """Items of the log before this record."""

    neighbour: Neighbour | None = None
    """The loose item directly before it."""

    ids: tuple[tuple[str, str], ...] = ()
    """The ids of this record's items that an earlier loose item has, and where that
    stands."""


NOTHING = Preceding()


def neighbour_of(item: Item, passed: int = 0) -> Neighbour:
    """An item for the one behind it.

    Args:
        item: The item.
        passed: Items of the log before its record.
    """
    at = where_in_words(item, passed)
    return Neighbour(item.type_text, described(item), at)
