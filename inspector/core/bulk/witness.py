"""Whoever is shown the records of a part while they are judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from inspector.core.bulk.alike import Fit
    from inspector.core.bulk.alike_rows import Line
    from inspector.core.checks.inspection import Inspection


class PartWitness(Protocol):
    """Sees each record of a part once, in order; keeps what it needs of it."""

    def see_alike(self, fit: Fit, line: Line) -> None:
        """Look at a line of one item, which says what another like it says.

        Args:
            fit: What is known of it.
            line: The line, placed in the part.
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
