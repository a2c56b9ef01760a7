"""Which items are blocked by what is said late, each counted once.

Where a target asks for ids of their own an item is in two heaps, by its id and by its
call_id, and both may block it. A bit an item is kept: a log of any size takes little.

Source: the finding catalogue, "Severity".
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_BITS = 8


class BlockedItems:
    """Numbers of items, as bits."""

    def __init__(self) -> None:
        self._bits = bytearray()

    def add(self, number: int) -> bool:
        """Take an item; whether it was not blocked before."""
        place, bit = divmod(number, _BITS)
        if place >= len(self._bits):
            self._bits.extend(bytes(place + 1 - len(self._bits) + len(self._bits) // 2))
        mask = 1 << bit
        is_new = not self._bits[place] & mask
        self._bits[place] |= mask
        return is_new

    def add_packed(self, packed: bytes) -> int:
        """Take many; how many of them were not blocked before.

        Args:
            packed: From `packed`.
        """
        return sum(map(self.add, array("q", packed)))


def packed(numbers: Iterable[int]) -> bytes:
    """Numbers of items in few bytes."""
    return array("q", numbers).tobytes()
