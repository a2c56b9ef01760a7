"""Which differences are gone through, and which of them a person looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.models.diff_folds import Only
from inspector.ui.models.diff_sheet import RowKey

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.diff.comparison import Comparison
    from inspector.core.diff.finding import DiffFinding
    from inspector.core.diff.side_line import SideLine
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document
    from inspector.core.summary.observed import Where
    from inspector.ui.models.diff_outline import Outline
    from inspector.ui.models.diff_prepared import Prepared
    from inspector.ui.models.diff_sheet import DiffSheet


class Rows(NamedTuple):
    """The rows of one difference."""

    first: RowKey
    last: RowKey


class DiffCourse:
    """Goes through the findings of a comparison in order of weight."""

    def __init__(self, prepared: Prepared, only: Only = Only.EVERYTHING) -> None:
        self.prepared = prepared
        self.number: int | None = None
        """The finding that a person looks at."""

        self.only = only
        self.shown: tuple[int, ...] = ()
        """The findings that are gone through."""

        self.filter(only)

    @property
    def outline(self) -> Outline:
        """The findings."""
        return self.prepared.outline

    @property
    def sheet(self) -> DiffSheet:
        """The rows."""
        return self.prepared.sheet

    @property
    def comparison(self) -> Comparison:
        """What was compared."""
        return self.outline.comparison

    @property
    def only_blocking(self) -> bool:
        """Whether what does not block is passed over."""
        return self.only is Only.BLOCKING

    def filter(self, only: Only) -> None:
        """Go through what is wanted; the rest is closed or folded."""
        self.only = only
        self.shown = self.outline.shown(only_blocking=self.only_blocking)
        self.sheet.show_only(only, self.prepared.closed(only))

    def ticks(self) -> Iterator[tuple[int, str]]:
        """Row and severity of what is gone through, as far as rows are known."""
        return self.prepared.ticks(self.only)

    # Steps

    @property
    def first(self) -> int | None:
        """The finding that weighs most."""
        return next(iter(self.shown), None)

    @property
    def place(self) -> int | None:
        """How many findings go before the one that a person looks at."""
        return self.shown.index(self.number) if self.number in self.shown else None

    def stepped(self, step: int) -> int | None:
        """The next finding (1), or the one before (-1), going round."""
        if not self.shown:
            return None
        place = self.place
        if place is None:
            place = -1 if step > 0 else 0
        return self.shown[(place + step) % len(self.shown)]

    def stepped_within(self, numbers: Sequence[int]) -> int:
        """The first of some findings, or from one of them the next."""
        if self.number not in numbers:
            return numbers[0]
        return numbers[(numbers.index(self.number) + 1) % len(numbers)]

    def is_alike(self, before: DiffCourse) -> bool:
        """Whether this can be shown in place of another without moving."""
        return len(self.prepared.weights) == len(before.prepared.weights)

    def like(self, before: DiffCourse) -> int | None:
        """The finding that stands where one stood that a person looked at."""
        if before.number is None:
            return None
        old = before.outline.findings[before.number]
        wanted = old.pair, old.finding.code
        numbers = (
            number
            for number, found in enumerate(self.outline.findings)
            if (found.pair, found.finding.code) == wanted
        )
        return next(numbers, None)

    # Places

    def finding(self, number: int) -> DiffFinding:
        """A finding by its number."""
        return self.outline.findings[number].finding

    def pair_of(self, number: int) -> int:
        """The number of the pair that a finding stands in."""
        return self.outline.findings[number].pair

    def pair_with(self, where: Where, *, is_left: bool) -> int | None:
        """The pair of an item, or the first pair of the response at a place."""
        side = self.comparison.left if is_left else self.comparison.right
        for pair in range(len(self.comparison.pairs)):
            item = self.item(pair, is_left=is_left)
            if item is None:
                continue
            if where.item is not None:
                if item.index == where.item:
                    return pair
            elif side.document.lines.at(item.span.start).line >= where.line:
                return pair
        return None

    def gravest_of(self, pair: int) -> int | None:
        """The finding of a pair that comes first."""
        count = len(self.comparison.pairs[pair].findings)
        numbers = (self.prepared.numbers[pair, place] for place in range(count))
        return min(numbers, default=None)

    def rows_of(self, number: int) -> Rows | None:
        """The rows of a finding, if they are laid out."""
        finding, pair, place = self.outline.findings[number]
        block = self.sheet.block(pair)
        first = block.first_rows[place] if block is not None else None
        if block is None or first is None:
            return None
        rows = block.reach(finding.change, first)
        return Rows(RowKey(pair, rows[0]), RowKey(pair, rows[-1]))

    def number_at(self, key: RowKey) -> int | None:
        """The finding that a row belongs to; the one that weighs most of several."""
        for place in range(len(self.comparison.pairs[key.pair].findings)):
            number = self.prepared.numbers[key.pair, place]
            rows = self.rows_of(number)
            if rows is not None and rows.first <= key <= rows.last:
                return number
        return None

    def finding_at(self, key: RowKey) -> DiffFinding | None:
        """The finding that a row belongs to."""
        number = self.number_at(key)
        return self.finding(number) if number is not None else None

    def item(self, pair: int, *, is_left: bool) -> Item | None:
        """The item of a pair on one side."""
        found = self.comparison.pairs[pair].pair
        return found.left if is_left else found.right

    def line(self, key: RowKey, *, is_left: bool) -> SideLine | None:
        """One side of a row; None for a gap, and for what is not laid out."""
        row = self.sheet.row(key).row
        if row is None:
            return None
        return row.left if is_left else row.right

    def document(self, *, is_left: bool) -> Document:
        """The document of one side."""
        side = self.comparison.left if is_left else self.comparison.right
        return side.document

    def pieces(self) -> list[object]:
        """All that was made for the comparison, to be freed one after the other."""
        sides = self.comparison.left, self.comparison.right
        records = [record for side in sides for record in side.document.records]
        return [
            *records,
            *(record.root for record in records),
            *(item for side in sides for item in side.items),
            *self.comparison.pairs,
            *self.outline.findings,
            *self.sheet.rows(),
        ]
