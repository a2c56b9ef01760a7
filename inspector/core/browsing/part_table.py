"""The rows of one part of a log, wherever it is judged.

They are numbered and placed as in the part; what the log before it has said already is
taken out where parts come together.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.browsing.gathering import Gathering, Kind, Place, Row, spelled
from inspector.core.browsing.row_batch import differences, mark_around, mark_of
from inspector.core.bulk.calls.shape import CALL_ID, ID
from inspector.core.bulk.parts.judging import judge
from inspector.core.bulk.rows.once import once_key
from inspector.core.bulk.run import job_of
from inspector.core.checks.finding import Finding
from inspector.core.checks.finding import Place as FindingPlace
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from inspector.core.browsing.row_batch import RowBatch
    from inspector.core.bulk.alike.alike import Fit
    from inspector.core.bulk.calls.template import Template
    from inspector.core.bulk.parts.alike_rows import Line
    from inspector.core.bulk.parts.judging import Judged
    from inspector.core.bulk.responses.counted_response import KnownPlace
    from inspector.core.bulk.responses.known_parts import KnownItem
    from inspector.core.bulk.responses.known_tools import KnownTool
    from inspector.core.bulk.rows.rows import OnceKey
    from inspector.core.bulk.units.unit import LogPart
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.tally import Tally


class Once(NamedTuple):
    """What a row says that an earlier part may have said before."""

    key: OnceKey
    row: int
    """In the part."""

    finding: Finding
    is_on_item: bool
    mark: str
    """Of the row without anything of this kind; empty where that changes nothing."""


class TablePart(NamedTuple):
    """What is known of a part once it was judged."""

    batch: RowBatch
    once: tuple[Once, ...]
    judged: Judged


def table_of(part: LogPart, job: bytes) -> TablePart:
    """Judge a part of a log into rows of its table.

    Args:
        part: The part.
        job: A `Job`, pickled.

    Raises:
        OrderNeededError: it cannot be judged without what is around it.
    """
    table = PartTable()
    judged = judge(part, *job_of(job), table)
    return TablePart(table.rows.batch(0), tuple(table.once), judged)


class _Known(NamedTuple):
    """What rows of lines, or of items, that are alike have in common."""

    of: Template | KnownItem | Tally
    """It must not go away: it is known by its identity."""

    kind: Kind
    slot: int | None
    """Where a line has what the row is labelled by."""

    label: bytes
    findings: tuple[Finding, ...]

    def row(self, line: bytes, places: list[tuple[int, int]]) -> Row:
        """The row of such a line."""
        if self.slot is None:
            return Row(self.kind, self.label, self.findings)
        start, end = places[self.slot]
        return Row(self.kind, line[start:end], self.findings)


class PartTable:
    """Gathers rows while a part is judged; a `PartWitness`."""

    def __init__(self) -> None:
        self.rows = Gathering()
        self.once: list[Once] = []
        self._known: dict[tuple[int, int], _Known] = {}
        """By what it is of, and the number of the item in its record."""

    def see_alike(self, fit: Fit, line: Line) -> None:
        """Take a line of one item, which says what another like it says."""
        template = fit.template
        known = self._known.get((id(template), 0))
        if known is None:
            known = self._known_of(template, template.inspected, fit.shape.roles)
        row = known.row(line.text, fit.places)
        self.rows.take_known(Place(line.offset, line.number), (row,))

    def see_counted(self, fit: Fit, line: Line, tally: Tally) -> None:
        """Take a call that is like another but for its arguments."""
        known = self._known.get((id(tally), 0))
        if known is None:
            judged = fit.template.inspected
            known = self._known_of(tally, judged, fit.shape.roles)
            kind = self.rows.kind_counted(known.kind, tally)
            known = known._replace(kind=kind, findings=_findings_in(tally))
            self._known[id(tally), 0] = known
        row = known.row(line.text, fit.places)
        self.rows.take_known(Place(line.offset, line.number), (row,))

    def see_response(
        self,
        line: Line,
        items: list[KnownPlace],
        tools: list[tuple[bytes, KnownTool, int]],
    ) -> None:
        """Take a response whose items and tools say what others like them say."""
        rows = [
            self._known_item(place.known, number).row(line.text, place.places)
            for number, place in enumerate(items)
        ]
        around = (finding for _, tool, _ in tools for finding in tool.found)
        self.rows.take_known(Place(line.offset, line.number), rows, around)

    def see(self, alone: Inspection, within: Inspection) -> None:
        """Take any other record."""
        first = self.rows.take(within, alone)
        self.once += _once_in(within, first)
        if within is alone:
            return
        for number, difference in differences(alone, within):
            finding, is_gone = difference
            self.rows.keep(first + number, finding, is_gone=is_gone)

    def _known_item(self, item: KnownItem, number: int) -> _Known:
        known = self._known.get((id(item), number))
        if known is None:
            findings = tuple(each.finding for each in item.all)
            judged = replace(item.judged, findings=findings)
            known = self._known_of(item, judged, item.shape.roles, number)
        return known

    def _known_of(
        self,
        of: Template | KnownItem | Tally,
        judged: InspectedItem,
        roles: Mapping[str, int],
        number: int = 0,
    ) -> _Known:
        item = judged.item
        slot = roles.get(CALL_ID if item.call_id else ID)
        label = spelled(item.call_id or item.item_id or "")
        kind = self.rows.kind_of(judged)._replace(item=number)
        known = _Known(of, kind, slot, label, judged.findings)
        self._known[id(of), number] = known
        return known


def _findings_in(tally: Tally) -> tuple[Finding, ...]:
    """What was counted, with no place: the record shows that when it is opened."""
    nowhere = FindingPlace(0, "", Span(0, 0))
    return tuple(
        Finding(code, severity_of(code), nowhere)
        for code, count in tally.rules.items()
        for _ in range(count)
    )


def _once_in(inspection: Inspection, first: int) -> Iterator[Once]:
    for number, inspected in enumerate(inspection.items):
        left, keyed = _parted(inspected.findings)
        mark = mark_of(replace(inspected, findings=left)) if keyed else ""
        for key, finding in keyed:
            yield Once(key, first + number, finding, True, mark)
    left, keyed = _parted(inspection.around)
    mark = "" if inspection.items else mark_around(left)
    for key, finding in keyed:
        yield Once(key, first, finding, False, mark)


def _parted(
    findings: tuple[Finding, ...],
) -> tuple[tuple[Finding, ...], list[tuple[OnceKey, Finding]]]:
    """Findings that every record may say, and those that a log says once."""
    keys = [(once_key(finding), finding) for finding in findings]
    left = tuple(finding for key, finding in keys if key is None)
    return left, [(key, finding) for key, finding in keys if key is not None]
