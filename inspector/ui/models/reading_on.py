"""Have a helper read on, each time it has read all that it may.

It is told nothing while it reads: what nobody takes would fill the line to it, and the
window would wait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.browsing.channel import Reach
    from inspector.ui.processes import Helper


class ReadingOn:
    """Tells one helper how far it may read."""

    def __init__(self, helper: Helper) -> None:
        self.helper = helper
        self._is_waiting = True
        self._told: Reach | None = None
        self._wanted: Reach | None = None

    def allow(self, reach: Reach) -> None:
        """Have it read so far, as soon as it waits."""
        self._wanted = reach
        self._pass_on()

    def note_waiting(self) -> None:
        """It has read all that it may."""
        self._is_waiting = True
        self._pass_on()

    def _pass_on(self) -> None:
        if self._is_waiting and self._wanted != self._told:
            self._told, self._is_waiting = self._wanted, False
            self.helper.tell(self._wanted)
