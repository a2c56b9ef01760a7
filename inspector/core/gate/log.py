"""What the records of one log say together, while they pass by one after the other.

Each part looks at one thing and keeps as little as it can; none holds a record.

Source: the finding catalogue, "pairing/" and "envelope/".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.gate.log_order import LogOrder
from inspector.core.gate.log_pairing import LogPairing
from inspector.core.gate.log_reasoning import LogReasoning
from inspector.core.gate.log_wrappers import LogWrappers
from inspector.core.targets.target import target_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.late import LateFinding


class Log:
    """Gives each record what only its place in the log shows.

    Args:
        target: What items are to be replayed on.
        also_for: Other targets that somebody asks about.
    """

    def __init__(self, target: str, also_for: Iterable[str] = ()) -> None:
        self._wrappers = LogWrappers()
        self._order = LogOrder(map(target_of, (target, *also_for)))
        self._reasoning = LogReasoning()
        self._pairing = LogPairing(target)

    def feed(self, inspection: Inspection) -> tuple[Inspection, list[LateFinding]]:
        """Take the next record.

        Args:
            inspection: For the default target.

        Returns:
            The record as it stands in the log, still for the default target, and
            what is now known of earlier ones.
        """
        inspection = self._wrappers.feed(inspection)
        inspection = self._order.feed(inspection)
        inspection = self._reasoning.feed(inspection)
        return self._pairing.feed(inspection)

    def for_target(self, inspection: Inspection) -> Inspection:
        """What `feed` gave back last, for the target of the log."""
        return self._pairing.for_target(inspection)

    def close(self) -> list[LateFinding]:
        """Say what is known only at the end of the log."""
        return [*self._wrappers.close(), *self._pairing.close()]
