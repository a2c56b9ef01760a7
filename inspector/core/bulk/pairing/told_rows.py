"""What pairing says of a part, handed out record by record."""

from __future__ import annotations

import pickle
from sys import maxsize
from typing import TYPE_CHECKING

from inspector.core.bulk.rows.packing import kind_of
from inspector.core.checks.pairing.pair_findings import PAIRING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.bulk.rows.packing import Packed


class ToldRows:
    """What pairing says of a part (rows that `told_of` reads), record by record.

    Args:
        told: Lists of them, pickled.
    """

    def __init__(self, told: Iterable[bytes]) -> None:
        rows = [row for data in told for row in pickle.loads(data)]
        rows.sort(key=_order_of)
        self._rows: list[Packed] = rows[::-1]
        self._next = rows[0][0] if rows else maxsize

    def before(self, number: int) -> Sequence[Packed]:
        """What is said of items before a number, but for what was taken before."""
        if self._next >= number:
            return ()
        rows = self._rows
        taken = [rows.pop()]
        while rows and rows[-1][0] < number:
            taken.append(rows.pop())
        self._next = rows[-1][0] if rows else maxsize
        return taken


def _order_of(told: Packed) -> tuple[int, bool]:
    """Of one item what pairing says comes last, as `findings_for` has it."""
    number: int = told[0]
    return number, kind_of(told[1])[0].startswith(PAIRING)
