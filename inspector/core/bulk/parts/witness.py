"""Whoever is shown the records of a part while they are judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from inspector.core.bulk.alike.alike import Fit
    from inspector.core.bulk.parts.alike_rows import Line
    from inspector.core.bulk.responses.counted_response import KnownPlace
    from inspector.core.bulk.responses.known_tools import KnownTool
    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.tally import Tally


class PartWitness(Protocol):
    """Sees each record of a part once, in order; keeps what it needs of it."""

    def see_alike(self, fit: Fit, line: Line) -> None:
        """Look at a line of one item, which says what another like it says.

        Args:
            fit: What is known of it.
            line: The line, placed in the part.
        """
        ...

    def see_counted(self, fit: Fit, line: Line, tally: Tally) -> None:
        """Look at a call that is like another but for its arguments.

        Args:
            fit: What is known of it.
            line: The line, placed in the part.
            tally: All that is said of it, as counts; the same value for all of which
                the same is said.
        """
        ...

    def see_response(
        self,
        line: Line,
        items: list[KnownPlace],
        tools: list[tuple[bytes, KnownTool, int]],
    ) -> None:
        """Look at a response whose items and tools say what others like them say.

        Args:
            line: The response, placed in the part.
            items: Its items; of each all is said that stands on it.
            tools: Its tools, with their texts and first bytes.
        """
        ...

    def see(self, alone: Inspection, within: Inspection) -> None:
        """Look at any other record.

        Args:
            alone: What the record says by itself, placed in the part.
            within: The same without what earlier records of the part have said, and
                without what other records may show to be otherwise.
        """
        ...
