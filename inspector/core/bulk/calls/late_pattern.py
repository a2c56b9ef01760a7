"""A regular expression that is compiled once it has proved to be worth that.

To compile a large one takes as long as to read some hundred calls, and many functions
of a log are called a few times.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    Match: TypeAlias = Callable[[bytes], re.Match[bytes] | None]
    Find: TypeAlias = Callable[[bytes], list[tuple[bytes, ...]]]
    """The groups of a whole text, as the one entry of a list; none if it is not taken.
    """

WORTH = 32
"""So often it is asked for before it is compiled."""


class LatePattern:
    """Takes nothing until it was asked so often, and then what its expression takes.

    Args:
        write: Writes the expression; None for one that takes nothing.
        tells_absent: Whether `for_many` tells a group that has no part in a match from
            one that is empty.
    """

    def __init__(
        self, write: Callable[[], bytes | None], *, tells_absent: bool = False
    ) -> None:
        self._write = write
        self._tells_absent = tells_absent
        self._asked = 0
        self.fullmatch: Match = self._not_yet
        """As that of `re.Pattern`; to be looked up anew each time."""

        self._find: Find = _nowhere

    def for_many(self, count: int) -> Find:
        """What takes so many texts, one after the other."""
        if self._asked < WORTH:
            self._ask(count)
        return self._find

    def _not_yet(self, text: bytes) -> re.Match[bytes] | None:
        self._ask(1)
        return None if self._asked < WORTH else self.fullmatch(text)

    def _ask(self, count: int) -> None:
        self._asked += count
        if self._asked >= WORTH:
            written = self._write()
            self.fullmatch = _nothing
            if written is not None:
                pattern = re.compile(b"".join((rb"\A", written, rb"\Z")))
                self.fullmatch = pattern.fullmatch
                self._find = whole_of(pattern, tells_absent=self._tells_absent)


def whole_of(pattern: re.Pattern[bytes], *, tells_absent: bool = False) -> Find:
    r"""What tells the groups of whole texts, with as little as can be in between.

    Args:
        pattern: From ``\A`` to ``\Z``.
        tells_absent: Whether a group that has no part in a match is None, not empty.
    """
    if pattern.groups > 1 and not tells_absent:
        return pattern.findall
    # With fewer groups `findall` tells no tuples.
    match = pattern.fullmatch

    def find(text: bytes) -> list[tuple[bytes, ...]]:
        found = match(text)
        return [] if found is None else [found.groups()]

    return find


def _nothing(_: bytes) -> None:
    """Take nothing."""


def _nowhere(_: bytes) -> list[tuple[bytes, ...]]:
    """Find nothing."""
    return []
