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

WORTH = 32
"""So often it is asked for before it is compiled."""


class LatePattern:
    """Takes nothing until it was asked so often, and then what its expression takes.

    Args:
        write: Writes the expression; None for one that takes nothing.
    """

    def __init__(self, write: Callable[[], bytes | None]) -> None:
        self._write = write
        self._asked = 0
        self.fullmatch: Match = self._not_yet
        """As that of `re.Pattern`; to be looked up anew each time."""

    def for_many(self, count: int) -> Match:
        """What takes so many texts, one after the other."""
        if self._asked < WORTH:
            self._ask(count)
        return self.fullmatch if self._asked >= WORTH else _nothing

    def _not_yet(self, text: bytes) -> re.Match[bytes] | None:
        self._ask(1)
        return None if self._asked < WORTH else self.fullmatch(text)

    def _ask(self, count: int) -> None:
        self._asked += count
        if self._asked >= WORTH:
            written = self._write()
            self.fullmatch = _nothing
            if written is not None:
                self.fullmatch = re.compile(written).fullmatch


def _nothing(_: bytes) -> None:
    """Take nothing."""
