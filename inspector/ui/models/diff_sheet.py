"""All rows of a comparison by their numbers, whether they are laid out or not.

Ten thousand pairs are never laid out at once: what nobody has looked at yet counts
with as many rows as its items have members, which is nearly always right.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.models.diff_folds import FoldedRows, Only

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.diff.comparison import ComparedPair, Comparison
    from inspector.core.diff.side_by_side import Row
    from inspector.core.items.item import Item
    from inspector.ui.models.diff_block import Block

HEADING = -1
"""In place of the number of a row: the heading of its pair."""

_BRACES = 2


class RowKey(NamedTuple):
    """A row that stays the same while others come and go above it."""

    pair: int
    row: int
    """From 0, or `HEADING`."""


class SheetRow(NamedTuple):
    """What is shown at one height."""

    key: RowKey
    row: Row | None
    """None for a heading, for a fold, and for what is not laid out yet."""

    hidden: int = 0
    """How many rows a fold stands for."""

    @property
    def is_heading(self) -> bool:
        """Whether it names a pair."""
        return self.key.row == HEADING

    @property
    def is_fold(self) -> bool:
        """Whether it stands for rows that are not shown."""
        return self.hidden > 0


class DiffSheet:
    """The rows of a comparison, pair after pair, each below its heading.

    A single pair has no heading. A pair can be closed: then it is its heading alone.
    Stretches of its rows can be folded; see `FoldedRows`.
    """

    def __init__(self, comparison: Comparison, closed: Iterable[int] = ()) -> None:
        self.comparison = comparison
        self._only = Only.EVERYTHING
        pairs = comparison.pairs
        self.has_headings = len(pairs) > 1
        self._closed = set(closed) if self.has_headings else set()
        self._blocks: dict[int, Block] = {}
        self._folded: dict[int, FoldedRows] = {}
        self._opened: dict[int, set[int]] = {}
        self._lengths = [_guess(compared) for compared in pairs]
        self._starts: list[int] = []
        self.longest = 0
        """Rows of the pair that has most."""

        self.cells = 0
        """The width of the widest line that is laid out."""

        self._count_anew()

    @property
    def count(self) -> int:
        """How many rows there are, as far as that is known."""
        return self._starts[-1]

    # Rows

    def start_of(self, pair: int) -> int:
        """The number of the first row of a pair."""
        return self._starts[pair]

    def key_of(self, number: int) -> RowKey:
        """The row with a number, clipped."""
        number = max(0, min(number, self.count - 1))
        pair = min(bisect_right(self._starts, number) - 1, len(self._lengths) - 1)
        inner = number - self._starts[pair]
        if self.has_headings:
            inner += HEADING
        folded = self._folded.get(pair)
        if inner == HEADING or folded is None:
            return RowKey(pair, inner)
        return RowKey(pair, folded.row_at(inner))

    def number_of(self, key: RowKey) -> int:
        """The number of a row, or of what stands for it: a fold, a closed pair."""
        first = self._starts[key.pair]
        length = self._starts[key.pair + 1] - first
        folded, inner = self._folded.get(key.pair), key.row
        if folded is not None and inner > HEADING:
            inner = folded.number_of(inner)
        if self.has_headings:
            inner -= HEADING
        return first + max(0, min(inner, length - 1))

    def at(self, number: int) -> SheetRow:
        """What is shown at a row."""
        return self.row(self.key_of(number))

    def row(self, key: RowKey) -> SheetRow:
        """What a row shows."""
        block, folded = self._blocks.get(key.pair), self._folded.get(key.pair)
        if block is None or folded is None or not 0 <= key.row < len(block.rows):
            return SheetRow(key, None)
        hidden = folded.hidden_at(key.row)
        return SheetRow(key, None if hidden else block.rows[key.row], hidden)

    def rows_from(self, number: int) -> Iterator[SheetRow]:
        """The rows from a number on."""
        for each in range(max(number, 0), self.count):
            yield self.at(each)

    def rows(self) -> Iterator[Row]:
        """All rows that are laid out."""
        for block in self._blocks.values():
            yield from block.rows

    # Pairs

    def block(self, pair: int) -> Block | None:
        """The rows of a pair, if it is laid out."""
        return self._blocks.get(pair)

    def take(self, pair: int, block: Block) -> None:
        """Take over the rows of a pair."""
        self._blocks[pair] = block
        self.cells = max(self.cells, block.cells)
        guessed = self._lengths[pair]
        self._fold(pair)
        if self._lengths[pair] != guessed:
            self._count_anew()

    def missing(self, first: int, last: int) -> list[int]:
        """The open pairs between two rows that are not laid out yet."""
        if not self.count:
            return []
        pairs = range(self.key_of(first).pair, self.key_of(last).pair + 1)
        return [
            pair
            for pair in pairs
            if pair not in self._blocks and pair not in self._closed
        ]

    def is_open(self, pair: int) -> bool:
        """Whether the rows of a pair are shown."""
        return pair not in self._closed

    def set_open(self, pair: int, *, is_open: bool) -> None:
        """Show the rows of a pair, or its heading alone."""
        if is_open:
            self._closed.discard(pair)
        elif self.has_headings:
            self._closed.add(pair)
        self._count_anew()

    def show_only(self, only: Only, closed: Iterable[int]) -> None:
        """Close some pairs, open all others, and fold what is not to be seen."""
        self._closed = set(closed) if self.has_headings else set()
        self._only, self._opened = only, {}
        for pair in self._blocks:
            self._fold(pair)
        self._count_anew()

    def unfold(self, key: RowKey) -> None:
        """Show the rows that a fold stands for."""
        self._opened.setdefault(key.pair, set()).add(key.row)
        self._fold(key.pair)
        self._count_anew()

    def _fold(self, pair: int) -> None:
        rows, opened = self._blocks[pair].rows, self._opened.get(pair, set())
        self._folded[pair] = FoldedRows(rows, self._only, opened)
        self._lengths[pair] = len(self._folded[pair])

    def _count_anew(self) -> None:
        heading = 1 if self.has_headings else 0
        heights = (
            heading if pair in self._closed else length + heading
            for pair, length in enumerate(self._lengths)
        )
        self._starts = list(accumulate(heights, initial=0))
        self.longest = max(self._lengths, default=0)


def _guess(compared: ComparedPair) -> int:
    """How many rows a pair has unless its members hold containers."""
    items = compared.pair.left, compared.pair.right
    counts = (_member_count(item) for item in items if item is not None)
    return max(counts, default=0) + _BRACES


def _member_count(item: Item) -> int:
    members = getattr(item.node, "members", ())
    return len(members)
