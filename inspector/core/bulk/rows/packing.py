"""Rows as plain tuples: what is written down and read again for every line of a log.

A row of a report is a named tuple of others, and a finding in it a data class: ten
times the work of a plain tuple, for `pickle` and for whoever moves it. So rows are
moved as they are packed, and opened by whoever reads the report.
"""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from inspector.core.bulk.rows.rows import PlacedFinding, RecordRows, Where
from inspector.core.checks.finding import Finding, Place
from inspector.core.report.report import (
    Gap,
    ReportFinding,
    ReportItem,
    ReportPlace,
    Site,
)
from inspector.core.source.span import Span
from inspector.core.tools.validation import Violation

if TYPE_CHECKING:
    from inspector.core.bulk.rows.rows import Base
    from inspector.core.report.collection import Answer
    from inspector.core.report.report import HeldSchema

Packed: TypeAlias = tuple[Any, ...]
"""A row, of which every part that is not a single value is a plain tuple."""

NOWHERE = Place(0, "", Span(0, 0))
"""Of a finding whose text is gone; where it stands in the file, its row says."""


def _violation_reduced(violation: Violation) -> tuple[type[Violation], Packed]:
    """For `pickle`, which asks a data class with slots for its fields every time."""
    return Violation, (
        *(violation.instance_location, violation.keyword_location, violation.keyword),
        *(violation.details, violation.member, violation.branches),
        violation.is_disputed,
    )


copyreg.pickle(Violation, _violation_reduced)


def packed_item(item: ReportItem) -> Packed:
    """An item as one plain tuple; what many items share in it stays one value."""
    number, site, *said = item
    return (number, *site, *said)


def item_of(row: Packed) -> ReportItem:
    """The item that was packed."""
    return ReportItem(row[0], Site(*row[1:7]), *row[7:])


def item_like(
    row: Packed, site: Packed, own_id: str | None, call_id: str | None
) -> Packed:
    """An item that is like another but for its place and its ids.

    Args:
        row: The other.
        site: The values of its `Site`.
        own_id: Its ``id``; None for that of the other.
        call_id: Its ``call_id``; None for that of the other.
    """
    number, _, _, _, _, _, _, pointer, kind, known_id, known_call_id, *said = row
    own_id = known_id if own_id is None else own_id
    call_id = known_call_id if call_id is None else call_id
    return (number, *site, pointer, kind, own_id, call_id, *said)


def answered(row: Packed, answer: Answer) -> Packed:
    """An item of which the gate says something else."""
    return (*row[:13], *answer)


def schema_of(row: Packed) -> HeldSchema | None:
    """What an item was held against."""
    schema: HeldSchema | None = row[-1]
    return schema


def in_response(row: Packed, pointer: str, schema: HeldSchema | None) -> Packed:
    """An item where it stands in its record, held against what stands there."""
    return (*row[:7], pointer, *row[8:-1], schema)


def takes_of(row: Packed) -> str:
    """What the target does with an item."""
    takes: str = row[17]
    return takes


def taken_as(row: Packed, takes: str) -> Packed:
    """An item of which the target does something else."""
    return (*row[:17], takes, *row[18:])


def packed_finding(found: ReportFinding) -> Packed:
    """A finding as one plain tuple, without its place in a text that will be gone."""
    finding, (number, item, pointer, inner, site, excerpt) = found
    return (number, *site, item, pointer, inner, excerpt, *_said(finding))


def packed_at(
    finding: Finding, item: int | None, pointer: str, site: Site, number: int
) -> Packed:
    """The same of a finding in the log.

    Args:
        finding: The finding.
        item: The number of its item; None where it stands on none.
        pointer: Where it stands in its record.
        site: Where it stands in the file.
        number: Of the input.
    """
    return (number, *site, item, pointer, None, None, *_said(finding))


def packed_in_line(finding: Finding, item: int, site: Packed, number: int) -> Packed:
    """A finding on an item of a line, which may point into its arguments.

    Args:
        finding: The finding.
        item: The number of its item.
        site: The values of its `Site`.
        number: Of the input.
    """
    place = finding.place
    return (number, *site, item, place.pointer, place.inner, None, *_said(finding))


def finding_of(row: Packed) -> ReportFinding:
    """The finding that was packed."""
    item, pointer, inner, excerpt, code, severity, *said = row[7:]
    place = ReportPlace(row[0], item, pointer, inner, Site(*row[1:7]), excerpt)
    return ReportFinding(Finding(code, severity, NOWHERE, None, *said), place)


def finding_like(row: Packed, site: Packed, item: int) -> Packed:
    """A finding that is like another but for its place and the number of its item."""
    return (row[0], *site, item, *row[8:])


def place_of(row: Packed) -> tuple[int, int]:
    """The input of an item or a finding and its first byte: their order."""
    return row[0], row[3]


def owner_of(row: Packed) -> int | None:
    """The number of the item that a finding stands on."""
    item: int | None = row[7]
    return item


def rule_and_site_of(row: Packed) -> tuple[str, Site]:
    """The rule of a finding, and where it stands in the file."""
    return row[11], Site(*row[1:7])


def kind_of(row: Packed) -> Packed:
    """What a finding answers by: its code, severity and variant."""
    return row[11:14]


def _said(finding: Finding) -> Packed:
    return (
        *(finding.code, finding.severity, finding.variant, finding.details),
        *(finding.keyword, finding.violation, finding.basis),
    )


class PackedRecord(NamedTuple):
    """All rows of a record as plain tuples."""

    where: Packed
    first: int
    items: list[Packed]
    findings: list[Packed]
    """Packed, with all else that a `PlacedFinding` has."""

    gaps: list[Packed]

    def opened(self) -> RecordRows:
        """The rows themselves."""
        return RecordRows(
            Where(*self.where),
            self.first,
            tuple(map(item_of, self.items)),
            tuple([PlacedFinding(finding_of(f), *said) for f, *said in self.findings]),
            tuple([Gap(*gap) for gap in self.gaps]),
        )


def packed_record(record: RecordRows) -> Packed:
    """All rows of a record as plain values, for `record_at`."""
    where, first, items, findings, gaps = record
    return (
        tuple(where),
        first,
        [packed_item(item) for item in items],
        [(packed_finding(found), *marked) for found, *marked in findings],
        [tuple(gap) for gap in gaps],
    )


def record_at(row: Packed, base: Base) -> PackedRecord:
    """All rows of a record behind what stands before its part."""
    where, first, items, findings, gaps = row
    return PackedRecord(
        where,
        first + base.items,
        [(*_placed_at(item, base), *item[7:]) for item in items],
        [(_finding_at(found, base), *said) for found, *said in findings],
        [_gap_at(gap, base) for gap in gaps],
    )


def _placed_at(row: Packed, base: Base) -> Packed:
    number, line, column, offset, length, end_line, end_column, *_ = row
    if end_line:
        end_line += base.lines
    place = (line + base.lines, column, offset + base.offset, length)
    return (number, *place, end_line, end_column)


def _finding_at(row: Packed, base: Base) -> Packed:
    item = row[7]
    if item is not None:
        item += base.items
    return (*_placed_at(row, base), item, *row[8:])


def _gap_at(gap: Packed, base: Base) -> Packed:
    cause, number, line, item = gap
    if item is not None:
        item += base.items
    return (cause, number, line + base.lines, item)
