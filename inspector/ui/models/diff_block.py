"""The rows of one pair, laid out: the part of the work that takes a moment."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.diff.comparison import Comparison
    from inspector.core.diff.finding import Change, DiffFinding
    from inspector.core.diff.side_by_side import Row, SideBySide
    from inspector.core.diff.side_line import SideLine
    from inspector.core.source.span import Span

_ODD_CELLS = 8
"""Room for characters that are shown as their number."""


class Block(NamedTuple):
    """The rows of one pair."""

    rows: tuple[Row, ...]
    first_rows: tuple[int | None, ...]
    """For each finding of the pair the first row that it stands on; None where that
    is not laid out yet."""

    marks: tuple[tuple[int, str], ...]
    """The rows that a finding stands on, with the severity of the gravest."""

    cells: int
    """The width of the widest line."""

    is_whole: bool = True
    """False where only the first rows are laid out."""

    def reach(self, change: Change, first: int) -> range:
        """The rows of a change, given the first of them."""
        last = first
        while last + 1 < len(self.rows) and _shows(self.rows[last + 1], change):
            last += 1
        return range(first, last + 1)


def block_of(comparison: Comparison, pair: int, most: int | None = None) -> Block:
    """Lay one pair out; linear in the length of its items.

    Args:
        comparison: What was compared.
        pair: Its number.
        most: So many rows are enough for now; None for all of them.
    """
    # Imported late: by the time there is a comparison, a thread has loaded it.
    from inspector.core.diff.side_by_side import lay_side_by_side  # noqa: PLC0415

    sides = lay_side_by_side(comparison, [pair], most=most)
    is_whole = most is None or len(sides.rows) < most
    elsewhere = 0 if is_whole else None
    findings = comparison.pairs[pair].findings
    marks = (
        (number, row.severity.value)
        for number, row in enumerate(sides.rows)
        if row.severity is not None
    )
    return Block(
        sides.rows,
        tuple(_first_row(sides, finding, elsewhere) for finding in findings),
        tuple(marks),
        cells_of(sides.rows),
        is_whole,
    )


def _first_row(
    sides: SideBySide, finding: DiffFinding, elsewhere: int | None
) -> int | None:
    row = sides.row_of(finding)
    return elsewhere if row is None else row


def size_of(comparison: Comparison, pair: int) -> int:
    """How many code points of both sides a pair has."""
    items = comparison.pairs[pair].pair.left, comparison.pairs[pair].pair.right
    return sum(item.span.length for item in items if item is not None)


def cells_of(rows: tuple[Row, ...]) -> int:
    """The width of the widest line."""
    return max((_cells(line) for line in _lines(rows)), default=0)


def _lines(rows: tuple[Row, ...]) -> Iterator[SideLine]:
    for row in rows:
        yield from (line for line in (row.left, row.right) if line is not None)


def _cells(line: SideLine) -> int:
    if line.text.isascii():
        return len(line.text)
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in line.text)
    return len(line.text) + wide + _ODD_CELLS


def _shows(row: Row, change: Change) -> bool:
    sides = (row.left, change.left), (row.right, change.right)
    return any(
        line is not None and place is not None and _stands_in(line, place.span)
        for line, place in sides
    )


def _stands_in(line: SideLine, span: Span) -> bool:
    return any(piece.offset in span for piece in line.pieces)
