"""Rows for two views: both sides laid out, aligned, and marked.

Pure values: what a row shows, which of its characters differ, how much that
means, and which characters of the documents they are.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from inspector.core.diff.fields import Role, fields_of
from inspector.core.diff.item_layout import lay_out_apis, lay_out_one, lay_out_pair
from inspector.core.diff.scope import Scope
from inspector.core.diff.side_writer import SideWriter
from inspector.core.source.collector import collector_at_rest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.diff.comparison import (
        ComparedPair,
        ComparedSide,
        Comparison,
    )
    from inspector.core.diff.finding import Change, DiffFinding, DiffPlace, Label
    from inspector.core.diff.item_layout import Lines
    from inspector.core.diff.side_line import SideLine
    from inspector.core.items.item import Item
    from inspector.core.rules.severity import Severity
    from inspector.core.source.span import Span


@dataclass(frozen=True, slots=True)
class Row:
    """One line of each side, next to each other."""

    left: SideLine | None
    """None where the left has a gap."""

    right: SideLine | None
    pair: int
    """Index of the pair in the comparison."""

    label: Label | None = None
    """What its heaviest change is; None where nothing differs."""

    severity: Severity | None = None
    """Of the heaviest finding that stands here."""


@dataclass(frozen=True)
class SideBySide:
    """All rows, in the order of the left."""

    rows: tuple[Row, ...]
    _first_rows: dict[DiffFinding, int] = field(repr=False)

    def row_of(self, finding: DiffFinding) -> int | None:
        """The first row that a finding stands on; None if its pair is not shown."""
        return self._first_rows.get(finding)


def lay_side_by_side(
    comparison: Comparison,
    pairs: Iterable[int] | None = None,
    *,
    most: int | None = None,
) -> SideBySide:
    """Lay pairs of a comparison out; linear in what is shown.

    Args:
        comparison: What was compared.
        pairs: Which pairs, by index and in this order; all where it is None.
        most: So many rows of each pair are enough, its first ones; a few more may
            come. None for all of them.
    """
    chosen = range(len(comparison.pairs)) if pairs is None else pairs
    with collector_at_rest():
        return _laid_out(comparison, chosen, most)


def _laid_out(
    comparison: Comparison, pairs: Iterable[int], most: int | None
) -> SideBySide:
    rows: list[Row] = []
    first_rows: dict[DiffFinding, int] = {}
    numbers = 1, 1
    for index in pairs:
        compared = comparison.pairs[index]
        left = _writer(comparison.left, compared.pair.left, compared, numbers[0])
        right = _writer(comparison.right, compared.pair.right, compared, numbers[1])
        block = _Block(compared, left, right, most)
        for finding, row in block.first_rows():
            first_rows.setdefault(finding, len(rows) + row)
        rows.extend(block.rows(index))
        numbers = numbers[0] + _count(left), numbers[1] + _count(right)
    return SideBySide(tuple(rows), first_rows)


class _Block:
    """The rows of one pair, and which of them each change stands on."""

    def __init__(
        self,
        compared: ComparedPair,
        left: SideWriter | None,
        right: SideWriter | None,
        most: int | None,
    ) -> None:
        self._compared = compared
        self._lines = _lay_out(left, right, most)
        self._left = _RowIndex(left, [row[0] for row in self._lines])
        self._right = _RowIndex(right, [row[1] for row in self._lines])
        self._reached = {change: self._reach(change) for change in compared.changes}

    def rows(self, index: int) -> Iterator[Row]:
        labels: dict[int, Label] = {}
        weights: dict[int, Severity] = {}
        for change, reached in self._reached.items():
            for row in reached:
                labels[row] = min(
                    labels.get(row, change.label), change.label, key=_rank
                )
        for finding in self._compared.findings:
            for row in self._reached.get(finding.change, ()):
                weight = finding.severity
                weights[row] = min(weights.get(row, weight), weight, key=_rank)
        for row, (left, right) in enumerate(self._lines):
            yield Row(left, right, index, labels.get(row), weights.get(row))

    def first_rows(self) -> Iterator[tuple[DiffFinding, int]]:
        """The first row of each finding, counted from the block's own first."""
        for finding in self._compared.findings:
            rows = self._reached.get(finding.change)
            if rows:
                yield finding, min(rows)

    def _reach(self, change: Change) -> set[int]:
        """The rows of a change; one of a pair as a whole stands on its first."""
        left, right = change.left, change.right
        if left and right and self._is_whole(left, right):
            return {0}
        rows = self._left.touched(left.span) if left else set()
        return rows | (self._right.touched(right.span) if right else set())

    def _is_whole(self, left: DiffPlace, right: DiffPlace) -> bool:
        items = self._compared.pair.left, self._compared.pair.right
        return all(
            item is not None and place.span == item.span
            for item, place in zip(items, (left, right), strict=True)
        )


class _RowIndex:
    """Finds the rows of one side by the characters that they stand for."""

    def __init__(
        self, writer: SideWriter | None, lines: Iterable[SideLine | None]
    ) -> None:
        extents = iter(writer.extents if writer else ())
        shown = (row for row, line in enumerate(lines) if line is not None)
        places = sorted(zip(extents, shown, strict=True))
        self._rows = [row for _, row in places]
        self._starts = [extent.start for extent, _ in places]
        self._ends = [extent.end for extent, _ in places]

    def touched(self, span: Span) -> set[int]:
        """The rows that show a part of a span."""
        first = bisect_right(self._ends, span.start)
        return set(self._rows[first : bisect_left(self._starts, span.end)])


def _lay_out(
    left: SideWriter | None, right: SideWriter | None, most: int | None
) -> list[Lines]:
    if left is None or right is None:
        alone = left or right
        return lay_out_one(alone, is_left=left is not None) if alone else []
    fields = fields_of(left.scope.item), fields_of(right.scope.item)
    if fields[0].api != fields[1].api:
        return lay_out_apis((left, fields[0]), (right, fields[1]))
    return lay_out_pair(left, right, most)


def _writer(
    side: ComparedSide, item: Item | None, compared: ComparedPair, first_number: int
) -> SideWriter | None:
    if item is None:
        return None
    is_left = item is compared.pair.left
    places = (change.left if is_left else change.right for change in compared.changes)
    changed = [part for place in places if place for part in place.ranges]
    payload = fields_of(item).payload
    is_call = fields_of(item).role is Role.CALL
    arguments = payload.node if payload and is_call else None
    scope = Scope(item, side.document.text, item.pointer)
    return SideWriter(scope, changed, arguments, first_number)


def _count(writer: SideWriter | None) -> int:
    return len(writer.extents) if writer is not None else 0


def _rank(weight: Label | Severity) -> int:
    return weight.rank
