"""A record with what others say of it: earlier parts, and pairing.

What blocks nothing changes no more than what a target does with an item, so it is said
of rows as they are packed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from inspector.core.bulk.pairing.heap import told_of
from inspector.core.bulk.pairing.weighing import weighed_anew, with_told, worst_of
from inspector.core.bulk.rows.packing import (
    NOWHERE,
    kind_of,
    packed_record,
    taken_as,
    takes_of,
)
from inspector.core.bulk.rows.rows import PlacedFinding
from inspector.core.checks.finding import Finding, Severity
from inspector.core.replay.replay import answer_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.bulk.rows.packing import Packed, PackedRecord
    from inspector.core.bulk.rows.rows import RecordRows
    from inspector.core.report.report import ReportFinding, ReportItem


def is_light(told: Packed) -> bool:
    """Whether what pairing says blocks nothing."""
    return kind_of(told[1])[1] is not Severity.BLOCK


def with_light(record: PackedRecord, late: Sequence[Packed]) -> PackedRecord:
    """A record with what pairing says of it, which blocks nothing.

    Args:
        record: The record.
        late: Rows that `told_of` reads.
    """
    if not late:
        return record
    items = [*record.items]
    for number, found, *_ in late:
        index = number - record.first
        takes = takes_of(items[index])
        worst = worst_of(takes, [_answer_of(*kind_of(found))])
        if worst != takes:
            items[index] = taken_as(items[index], worst)
    placed = [(found, start, end, None) for _, found, start, end, _ in late]
    return record._replace(items=items, findings=[*record.findings, *placed])


def takes_with(takes: str, told: Sequence[Packed]) -> str | None:
    """What the target does with an item of which pairing says something.

    Args:
        takes: What it does with it otherwise.
        told: Rows that `told_of` reads.

    Returns:
        None where something blocks, so that more than this changes.
    """
    for _, found, *_ in told:
        code, severity, variant = kind_of(found)
        if severity is Severity.BLOCK:
            return None
        takes = worst_of(takes, [_answer_of(code, severity, variant)])
    return takes


@cache
def _answer_of(code: str, severity: Severity, variant: str) -> str:
    """What a finding answers; the same for all of its kind."""
    return answer_of(Finding(code, severity, NOWHERE, variant=variant)).value


def packed_with(record: PackedRecord, told: Sequence[Packed]) -> Packed:
    """A record with what is said of it, as `packing.packed_record` packs it.

    Args:
        record: The record.
        told: Rows that `told_of` reads.
    """
    opened = record.opened()
    items, findings = completed(opened, frozenset(), told)
    return packed_record(opened._replace(items=tuple(items), findings=tuple(findings)))


def completed(
    record: RecordRows, dropped: frozenset[object], late: Sequence[Packed]
) -> tuple[Sequence[ReportItem], Sequence[PlacedFinding]]:
    """Items and findings of a record with what others say, in the order of the text.

    Args:
        record: The record.
        dropped: Keys of findings that earlier parts have said.
        late: What pairing says of it: rows that `told_of` reads.
    """
    items: Sequence[ReportItem] = record.items
    findings: Sequence[PlacedFinding] = record.findings
    if dropped and any(each.once in dropped for each in findings):
        findings = tuple(each for each in findings if each.once not in dropped)
        items = tuple(
            weighed_anew(item, (found.finding for found in on_item(number, findings)))
            for number, item in enumerate(items, record.first)
        )
    if late:
        items, findings = _with_late(items, findings, record.first, late)
    if len(findings) > 1:
        findings = sorted(findings, key=_in_the_text)
    return items, findings


def on_item(number: int, findings: Iterable[PlacedFinding]) -> list[ReportFinding]:
    """What stands on an item."""
    return [each.found for each in findings if each.found.place.item == number]


def _with_late(
    items: Sequence[ReportItem],
    findings: Sequence[PlacedFinding],
    first: int,
    late: Sequence[Packed],
) -> tuple[Sequence[ReportItem], Sequence[PlacedFinding]]:
    told = [*map(told_of, late)]
    all_items = [*items]
    for number, item in enumerate(items, first):
        own = [row for row in told if row.item == number]
        if own:
            known = [f for f in findings if f.found.place.item == number]
            all_items[number - first] = with_told(item, known, own)
    placed = (PlacedFinding(row.found, row.start, row.end) for row in told)
    return all_items, [*findings, *placed]


def _in_the_text(each: PlacedFinding) -> tuple[int, int]:
    place = each.found.place
    return place.input, place.site.byte_offset
