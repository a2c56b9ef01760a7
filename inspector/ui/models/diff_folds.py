"""Which rows of a pair are shown: a stretch in which nothing is to be seen is one row.

A stretch keeps the rows beside a difference, and is folded only where that saves rows.
"""

from __future__ import annotations

from bisect import bisect_right
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from inspector.core.diff.side_by_side import Row


class Only(StrEnum):
    """What a person wants to see of a comparison."""

    EVERYTHING = "everything"
    """Pairs in which nothing differs are closed, long stretches are folded."""

    DIFFERENCES = "differences"
    """Nothing else, and the rows next to it."""

    BLOCKING = "blocking"
    """Only what blocks, and the rows next to it."""


class _Stretch(NamedTuple):
    """How stretches are folded."""

    beside: int
    """Rows that stay next to a difference."""

    least: int
    """Rows that a fold hides at least."""


_STRETCHES = {
    Only.EVERYTHING: _Stretch(3, 12),
    Only.DIFFERENCES: _Stretch(1, 2),
    Only.BLOCKING: _Stretch(1, 2),
}


class FoldedRows:
    """The shown rows of one pair by their numbers from its top.

    A fold stands for its hidden rows under the number of the first of them.
    """

    def __init__(
        self, rows: Sequence[Row], only: Only, opened: Collection[int] = ()
    ) -> None:
        self._hidden = {
            fold.start: len(fold)
            for fold in _folds(rows, only)
            if fold.start not in opened
        }
        self._shown = list(_shown(len(rows), self._hidden))

    def __len__(self) -> int:
        return len(self._shown)

    def row_at(self, number: int) -> int:
        """The row that is shown at a number; the first hidden one of a fold."""
        return self._shown[number]

    def number_of(self, row: int) -> int:
        """Where a row is shown; a hidden one where its fold is."""
        return bisect_right(self._shown, row) - 1

    def hidden_at(self, row: int) -> int:
        """How many rows are hidden from a row on; 0 where it is no fold."""
        return self._hidden.get(row, 0)


def _shown(count: int, hidden: dict[int, int]) -> Iterator[int]:
    row = 0
    while row < count:
        yield row
        row += hidden.get(row, 1)


def _folds(rows: Sequence[Row], only: Only) -> Iterator[range]:
    """The stretches to fold; none where nothing else would be shown."""
    stretch = _STRETCHES[only]
    if all(_is_quiet(row, only) for row in rows):
        return
    for quiet in _quiet_stretches(rows, only):
        first = quiet.start + (stretch.beside if quiet.start else 0)
        last = quiet.stop - (stretch.beside if quiet.stop < len(rows) else 0)
        if last - first >= stretch.least:
            yield range(first, last)


def _quiet_stretches(rows: Sequence[Row], only: Only) -> Iterator[range]:
    start = 0
    for number, row in enumerate(rows):
        if not _is_quiet(row, only):
            if start < number:
                yield range(start, number)
            start = number + 1
    if start < len(rows):
        yield range(start, len(rows))


def _is_quiet(row: Row, only: Only) -> bool:
    if only is Only.BLOCKING:
        return row.severity != "block"
    return row.label is None and row.severity is None
