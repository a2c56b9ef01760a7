"""Rows of records that were inspected, placed as in their part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.bulk.calls.shape import CALL_ID, ID
from inspector.core.bulk.parts.alike_rows import text_of
from inspector.core.bulk.rows.once import Closing, of_wrapper, once_key
from inspector.core.bulk.rows.packing import answered, item_like, packed_in_line
from inspector.core.bulk.rows.rows import PlacedFinding, RecordRows, Where
from inspector.core.checks.envelope_checks import UNWRAPPED
from inspector.core.checks.verdict import Reason
from inspector.core.report.collection import (
    gaps_of,
    gate_answer,
    item_row,
    place_in,
)
from inspector.core.report.report import ReportFinding

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.bulk.alike.alike import Fit
    from inspector.core.bulk.parts.alike_rows import Line
    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.late import LateFinding
    from inspector.core.source.document import Document


def record_rows(inspection: Inspection, number: int, first: int) -> RecordRows | None:
    """The rows of a record; None where it has none.

    Args:
        inspection: Of the record, placed in its part.
        number: Of the input.
        first: The number of its first item in the part.
    """
    document = inspection.document
    rows = RecordRows(
        where_of(document),
        first,
        tuple(item_row(each, document, number) for each in inspection.items),
        tuple(placed(each, document, number, first) for each in inspection.findings),
        tuple(gaps_of(inspection, number, first)),
    )
    return rows if rows.items or rows.findings or rows.gaps else None


def placed(
    finding: Finding, document: Document, number: int, first: int = 0
) -> PlacedFinding:
    """A finding as a row.

    Args:
        finding: The finding.
        document: Its record.
        number: Of the input.
        first: The number of the first item of the record in the part.
    """
    item = None if finding.item is None else first + finding.item
    place = place_in(document, finding, number, item, keep=False)
    found = ReportFinding(finding, place)
    return PlacedFinding(found, *finding.place.span, once_key(finding))


def closing_of(late: LateFinding, number: int) -> Closing:
    """What the end of a log would tell, were the part all of it.

    Args:
        late: What it would tell.
        number: Of the input.
    """
    finding, document = late.finding, late.document
    key = of_wrapper(finding) if finding.code == UNWRAPPED else None
    found = placed(finding, document, number)
    return Closing(key, RecordRows(where_of(document), 0, (), (found,), ()))


def where_of(document: Document) -> Where:
    """Where a record stands in its part."""
    origin = document.origin
    length = document.lines.byte_offset(len(document.text))
    return Where(origin.line_number - 1, origin.byte_offset, length)


def call_rows(
    fit: Fit, line: Line, judged: InspectedItem, like: Packed, first: int
) -> Packed:
    """The rows of a call that is like another but for its arguments.

    Args:
        fit: What its line is like.
        line: The line.
        judged: The call, with what its arguments make of it.
        like: The row of the other.
        first: The number of its item in the part.

    Returns:
        What `packing.record_at` reads.
    """
    text, number, offset = line
    input_index: int = like[0]
    before = _counter(text)
    findings = []
    for finding in judged.findings:
        start, end = finding.place.span
        begin, behind = before(start), before(end)
        site = (number, start + 1, offset + begin, behind - begin, number, end + 1)
        found = packed_in_line(finding, first, site, input_index)
        findings.append((found, start, end, once_key(finding)))
    width = len(text) if text.isascii() else len(text.decode())
    site = (number, 1, offset, len(text), number, width + 1)
    ids = text_of(fit, line, ID), text_of(fit, line, CALL_ID)
    item = answered(item_like(like, site, *ids), gate_answer(judged))
    is_open = judged.reason is Reason.UNCHECKED
    gaps = [("unchecked", input_index, number, first)] if is_open else []
    return ((number - 1, offset, len(text)), first, [item], findings, gaps)


def _counter(text: bytes) -> Callable[[int], int]:
    """Counts the bytes of so many characters at the beginning of a line."""
    if text.isascii():
        return int
    spoken = text.decode()
    return lambda count: len(spoken[:count].encode())
