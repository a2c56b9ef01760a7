"""Rows of records that come one after the other, kept on disk.

`report.collection.Collection` does the same for what fits in memory; a report has the
same bytes either way. A record is let go of as soon as it was seen: its findings bring
the characters around them along, and no text is read again. Of one that was masked
nothing else may ever be shown.
"""

from __future__ import annotations

import pickle
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.parts.inspected_rows import where_of
from inspector.core.bulk.parts.keeping import Keeping, LogRows
from inspector.core.bulk.rows.excerpts import AsKept
from inspector.core.bulk.rows.packing import packed_finding, packed_record
from inspector.core.bulk.rows.rows import Base, PlacedFinding, RecordRows, Where
from inspector.core.bulk.selection import ALL
from inspector.core.bulk.showing import Entry, Showing, nothing
from inspector.core.report.collection import (
    EXCERPTS_KEPT,
    gaps_of,
    item_row,
    place_in,
)
from inspector.core.report.excerpt import excerpt_of
from inspector.core.report.report import ReportFinding

if TYPE_CHECKING:
    from contextlib import ExitStack

    from inspector.core.bulk.rows.excerpts import Reader, Wanted
    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.bulk.selection import Selection
    from inspector.core.bulk.spool import Spool
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.gate import GateResult
    from inspector.core.gate.late import LateFinding
    from inspector.core.report.report import Side
    from inspector.core.source.document import Document

PART = 2000
"""Rows that are settled together, with what is said of them later."""

MOST_LATE = 5000
"""Rows said later that are in memory at once."""


class _Part(NamedTuple):
    """Where rows of one input begin."""

    input: int
    offset: int
    """The first byte of the record that it begins with, be it without a row."""

    first: int
    """The number of its first item."""


class SpooledCollection:
    """A `Witness` of the gate that keeps what a report needs on disk.

    Args:
        spool: Where that is; it must stay open as long as the report is read.
        excerpts: Findings that get an excerpt: the first ones that are said.
        wanted: Says which get one, where not the first ones are to.
        selection: Which rows are shown.
    """

    def __init__(
        self,
        spool: Spool,
        *,
        excerpts: int = EXCERPTS_KEPT,
        wanted: Wanted | None = None,
        selection: Selection = ALL,
    ) -> None:
        self._spool = spool
        self._excerpts = excerpts
        self._wanted = wanted
        self._selection = selection
        self._kept = _Kept(spool)
        self._items = self._found = 0
        self._first_of_input: dict[int, int] = {}

    def see(self, input_index: int, inspection: Inspection) -> None:
        """Keep the items and findings of the next record."""
        document, first = inspection.document, self._items
        self._first_of_input.setdefault(input_index, first)
        placed = [
            self._placed(each, document, input_index, _behind(first, each.item))
            for each in inspection.findings
        ]
        rows = RecordRows(
            where_of(document),
            first,
            tuple(item_row(each, document, input_index) for each in inspection.items),
            tuple(placed),
            tuple(gaps_of(inspection, input_index, first)),
        )
        self._items += len(rows.items)
        self._kept.take(input_index, rows)

    def see_late(self, input_index: int, late: LateFinding) -> None:
        """Keep what became known of an earlier record."""
        item = _behind(self._first_of_input[input_index], late.item)
        placed = self._placed(late.finding, late.document, input_index, item)
        if item is None:
            where = where_of(late.document)
            self._kept.close(input_index, RecordRows(where, 0, (), (placed,), ()))
        else:
            self._kept.tell(item, placed)

    def see_given(self, input_index: int, given: GivenTools) -> None:
        """Keep what is to be said of a tools file; its items are nobody's."""
        document = given.document
        found = (
            self._placed(each, document, input_index, None) for each in given.findings
        )
        rows = RecordRows(Where(0, 0, 0), self._items, (), tuple(found), ())
        self._kept.take(input_index, rows)

    @property
    def matrix(self) -> None:
        """What all targets do with every item: that is not kept here."""

    def side(self, result: GateResult) -> Side:
        """All that was seen, with the facts that were known only at the end."""
        showing = Showing(self._spool, self._selection, AsKept)
        showing.entries = self._kept.entries()
        return showing.side(result.inputs, result.tally)

    def _placed(
        self, finding: Finding, document: Document, number: int, item: int | None
    ) -> PlacedFinding:
        place = place_in(document, finding, number, item, keep=False)
        keep = self._found < self._excerpts
        if self._wanted is not None:
            keep = self._wanted(finding.code, place.site)
        if keep:
            place = place._replace(excerpt=excerpt_of(document, finding.place.span))
        self._found += 1
        return PlacedFinding(ReportFinding(finding, place), *finding.place.span)


class _Kept:
    """Parts of rows in a spool, and what was said of them later.

    A part is of one input. It is what `settling` takes from a log.
    """

    label = ""

    def __init__(self, spool: Spool) -> None:
        self._spool = spool
        self._parts: list[_Part] = []
        self._rows: list[int] = []
        self._open: Keeping | None = None
        self._count = 0
        """Rows of the open part."""

        self._closed: dict[int, list[Packed]] = {}
        self._told: dict[int, list[int]] = {}
        self._late: list[tuple[int, Packed]] = []
        """What is said later, each with the number of its part."""

    def take(self, number: int, rows: RecordRows) -> None:
        """Keep the rows of the next record of an input."""
        is_new = not self._parts or self._parts[-1].input != number
        if is_new or self._open is None or self._count >= PART:
            self._flush()
            self._parts.append(_Part(number, rows.where.offset, rows.first))
            self._open = Keeping(number)
        if rows.items or rows.findings or rows.gaps:
            self._open.take(rows)
            self._count += 1 + len(rows.items) + len(rows.findings)

    def close(self, number: int, rows: RecordRows) -> None:
        """Keep what the end of an input says of a record, on none of its items."""
        place = number, rows.where.offset
        part = bisect_right(self._parts, place, key=_place_of) - 1
        self._closed.setdefault(part, []).append(packed_record(rows))

    def tell(self, item: int, placed: PlacedFinding) -> None:
        """Keep what is said later of an item."""
        # An item is in the last part that begins with it or before: parts that have
        # none begin with the item that is still to come.
        part = bisect_right(self._parts, item, key=_first_of) - 1
        row = (item, packed_finding(placed.found), placed.start, placed.end, False)
        self._late.append((part, row))
        if len(self._late) >= MOST_LATE:
            self._flush_late()

    def entries(self) -> list[Entry]:
        """All parts, as `Showing` takes them."""
        self._flush()
        self._flush_late()
        return [Entry(self, n, rows, Base()) for n, rows in enumerate(self._rows)]

    def part(self, number: int, rows: bytes) -> LogRows:
        """A part with what was said of it later; see `log.Log.part`."""
        told = tuple(map(self._spool.read, self._told.get(number, ())))
        closed = tuple(self._closed.get(number, ()))
        return LogRows(Base(), rows, frozenset(), closed, told)

    def reader(self, _: int, __: ExitStack) -> Reader:
        """What reads a record again: nothing may."""
        return nothing

    def _flush(self) -> None:
        if self._open is not None:
            self._rows.append(self._spool.append(self._open.packed()))
        self._open, self._count = None, 0

    def _flush_late(self) -> None:
        by_part: dict[int, list[Packed]] = {}
        for part, row in self._late:
            by_part.setdefault(part, []).append(row)
        for part, rows in by_part.items():
            number = self._spool.append(pickle.dumps(rows))
            self._told.setdefault(part, []).append(number)
        self._late = []


def _behind(first: int, item: int | None) -> int | None:
    return None if item is None else first + item


def _place_of(part: _Part) -> tuple[int, int]:
    return part.input, part.offset


def _first_of(part: _Part) -> int:
    return part.first
