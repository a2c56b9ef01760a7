"""Places in a line, told so that they hold for all lines that are like it.

Lines that are alike differ in their slots only, so what stands behind a slot stands as
far behind it in each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Places: TypeAlias = "Sequence[tuple[int, int]]"
"""Of the slots of a line, in their order: the first place, and the one behind."""

Anchor: TypeAlias = tuple[int, int]
"""Number of the slot before a place (-1 for none), and how far behind it that is."""


def anchor_of(places: Places, offset: int) -> Anchor | None:
    """A place in a line as one in all that are like it.

    Args:
        places: Of the slots in the line.
        offset: Of the place in the line.

    Returns:
        None within a slot.
    """
    number, end = -1, 0
    for index, (start, behind) in enumerate(places):
        if offset <= start:
            break
        if offset < behind:
            return None
        number, end = index, behind
    return number, offset - end


def anchored_at(anchor: Anchor, places: Places, start: int = 0) -> int:
    """Where an anchored place is.

    Args:
        anchor: From `anchor_of`.
        places: Of the slots in this line.
        start: Where what is alike begins in it.
    """
    number, behind = anchor
    return behind + (start if number < 0 else places[number][1])
