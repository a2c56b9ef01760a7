"""A store of what was worked out last, within a number of entries and of characters.

Source: measured logs: they repeat the same tools on every line.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable

MOST_ENTRIES = 512
MOST_CHARACTERS = 2**22

K = TypeVar("K", bound="Hashable")
V = TypeVar("V")


class Kept(Generic[K, V]):
    """Values by what they were worked out of; any number of threads may use it.

    Args:
        most_entries: So many are kept.
        most_characters: What their keys may spell out, all together.

    Example:
        >>> lengths: Kept[str, int] = Kept(most_entries=1)
        >>> lengths.keep("one", 3, size=3)
        >>> lengths.keep("three", 5, size=5)
        >>> lengths.get("one"), lengths.get("three")
        (None, 5)
    """

    def __init__(
        self,
        most_entries: int = MOST_ENTRIES,
        most_characters: int = MOST_CHARACTERS,
    ) -> None:
        self._most_entries = most_entries
        self._most_characters = most_characters
        self._lock = Lock()
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._characters = 0

    def get(self, key: K) -> V | None:
        """What is kept for a key; None for nothing."""
        with self._lock:
            entry = self._entries.get(key)
        return None if entry is None else entry[0]

    def keep(self, key: K, value: V, size: int) -> None:
        """Keep a value, unless its key takes up a good part of all that may be kept.

        Args:
            key: What it was worked out of.
            value: Anything but None.
            size: Characters of the key.
        """
        if size > self._most_characters // 4:
            return
        with self._lock:
            if key in self._entries:
                return
            self._entries[key] = value, size
            self._characters += size
            while (
                len(self._entries) > self._most_entries
                or self._characters > self._most_characters
            ):
                _, (_, dropped) = self._entries.popitem(last=False)
                self._characters -= dropped
