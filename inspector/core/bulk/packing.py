"""Rows as plain tuples: what is written down and read again for every line of a log.

A row of a report is a named tuple of others, and a finding in it a data class: ten
times the work of a plain tuple for `pickle`. A row is unpacked where it stands behind
something else, so that it is built once and moved by nobody.
"""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING, Any, TypeAlias

from inspector.core.bulk.rows import Base, PlacedFinding, RecordRows, Where, moved_site
from inspector.core.checks.finding import Finding, Place
from inspector.core.report.report import (
    Gap,
    ReportFinding,
    ReportItem,
    ReportPlace,
)
from inspector.core.source.span import Span
from inspector.core.tools.validation import Violation

if TYPE_CHECKING:
    from inspector.core.report.report import Site

Packed: TypeAlias = tuple[Any, ...]
"""A row, of which every part that is not a single value is a plain tuple."""

START = Base()
"""Behind nothing: rows that are placed already stay where they are."""

_NOWHERE = Place(0, "", Span(0, 0))
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


def item_at(row: Packed, base: Base = START) -> ReportItem:
    """An item behind what stands before its part."""
    return ReportItem(row[0], moved_site(row[1:7], base), *row[7:])


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


def finding_at(row: Packed, base: Base = START) -> ReportFinding:
    """A finding behind what stands before its part; its item is numbered in the run."""
    item, pointer, inner, excerpt, code, severity, *said = row[7:]
    if item is not None:
        item += base.items
    site = moved_site(row[1:7], base)
    place = ReportPlace(row[0], item, pointer, inner, site, excerpt)
    return ReportFinding(Finding(code, severity, _NOWHERE, None, *said), place)


def _said(finding: Finding) -> Packed:
    return (
        *(finding.code, finding.severity, finding.variant, finding.details),
        *(finding.keyword, finding.violation, finding.basis),
    )


def packed_record(record: RecordRows) -> Packed:
    """All rows of a record as plain values."""
    where, first, items, findings, gaps = record
    return (
        tuple(where),
        first,
        [packed_item(item) for item in items],
        [(packed_finding(found), *marked) for found, *marked in findings],
        [tuple(gap) for gap in gaps],
    )


def record_at(row: Packed, base: Base) -> RecordRows:
    """All rows of a record behind what stands before its part."""
    where, first, items, findings, gaps = row
    return RecordRows(
        Where(*where),
        first + base.items,
        tuple([item_at(item, base) for item in items]),
        tuple([PlacedFinding(finding_at(f, base), *marked) for f, *marked in findings]),
        tuple([gap_at(gap, base) for gap in gaps]),
    )


def gap_at(gap: Packed, base: Base = START) -> Gap:
    """What keeps a report from being complete, behind what stands before its part."""
    cause, number, line, item = gap
    if item is not None:
        item += base.items
    return Gap(cause, number, line + base.lines, item)
