"""The turns of another API's conversation, and which calls and results stand in them.

Source: rule book, section 3.6 (RP-AN, RP-GE, RP-CC): results stand in the turns behind
their calls, and nothing else does before them.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.items.foreign.foreign_call import (
        Foreign,
        ForeignCall,
        ForeignResult,
    )
    from inspector.core.source.located import Located


def parts_of(foreign: Foreign) -> list[ForeignCall | ForeignResult]:
    """The calls and results of a conversation."""
    return [*foreign.calls, *foreign.results]


class Turns:
    """Where the parts of one conversation stand.

    Args:
        foreign: With its turns; without any, nothing is known of what is missing.
    """

    def __init__(self, foreign: Foreign) -> None:
        self._turns = foreign.turns
        self._starts = [turn.node.start for turn in foreign.turns]
        held = {self.of(part.at) for part in parts_of(foreign)}
        self._plain = [n for n in range(len(self._starts)) if n not in held]
        self._last = self._last_of(foreign)

    def __bool__(self) -> bool:
        return bool(self._starts)

    def of(self, part: Located) -> int:
        """The number of the turn that a part stands in."""
        return bisect_right(self._starts, part.node.start) - 1

    def goes_on_behind(self, turn: int) -> bool:
        """Whether the calls of a turn have had their chance to be answered."""
        return turn < self._last

    def between(self, first: int, last: int) -> Located | None:
        """The first turn between two that holds neither a call nor a result."""
        index = bisect_right(self._plain, first)
        if index < len(self._plain) and self._plain[index] < last:
            return self._turns[self._plain[index]]
        return None

    def _last_of(self, foreign: Foreign) -> int:
        """The last turn, but for calls that are turns by themselves: one turn asks."""
        alone = {call.at.node.start for call in foreign.calls}
        last = len(self._starts) - 1
        while last >= 0 and self._starts[last] in alone:
            last -= 1
        return last
