"""Bring together what parts and pairing say, and write it down row by row.

Source: the finding catalogue; `Collection` does the same for what fits in memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.pairing.completing import (
    completed,
    is_light,
    on_item,
    with_light,
)
from inspector.core.bulk.pairing.told_rows import ToldRows
from inspector.core.bulk.rows.excerpts import ReadAgain, Text
from inspector.core.bulk.rows.packing import (
    finding_of,
    item_of,
    kind_of,
    packed_finding,
    packed_item,
    place_of,
    rule_and_site_of,
)
from inspector.core.bulk.spool import SpooledRows
from inspector.core.report.collection import place_in
from inspector.core.report.excerpt import excerpt_of
from inspector.core.report.report import Gap, ReportFinding, Side
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.bulk.parts.keeping import LogRows
    from inspector.core.bulk.rows.excerpts import Excerpts, Reader, Wanted
    from inspector.core.bulk.rows.packing import Packed, PackedRecord
    from inspector.core.bulk.rows.rows import PlacedFinding
    from inspector.core.bulk.selection import Selection
    from inspector.core.bulk.spool import Spool
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.gate import GatedInput
    from inspector.core.gate.tally import Tally
    from inspector.core.report.report import ReportItem, Site


class Rows(NamedTuple):
    """Where the rows of a run go."""

    items: SpooledRows[ReportItem]
    findings: SpooledRows[ReportFinding]
    gaps: SpooledRows[Gap]
    groups: SpooledRows[tuple[int, int]]
    """How many items and findings each record has."""

    kinds: dict[object, Finding]
    """The first of all findings that answer alike whether a target takes them."""

    @classmethod
    def on(cls, spool: Spool) -> Rows:
        """Empty rows."""
        return cls(
            SpooledRows(spool, packed_item, item_of),
            SpooledRows(spool, packed_finding, finding_of),
            SpooledRows(spool, tuple, Gap._make),
            SpooledRows(spool),
            {},
        )

    def behind(self, spool: Spool) -> Rows:
        """Empty rows, of which gaps and kinds of findings go on from these."""
        return Rows.on(spool)._replace(gaps=self.gaps, kinds=self.kinds)

    def side(self, inputs: tuple[GatedInput, ...], tally: Tally) -> Side:
        """All of them as a side of a report."""
        items, findings, gaps, groups, kinds = self
        return Side(inputs, items, findings, gaps, tally, groups, kinds.values())


class Settling:
    """Writes the rows of one run, part by part.

    Args:
        rows: Where they go.
        selection: Which are shown.
        excerpts: Which findings show the characters around them.
        wanted: Of what is shown, the findings that are left, with their items; all
            where None.
    """

    def __init__(
        self,
        rows: Rows,
        selection: Selection,
        excerpts: Excerpts,
        wanted: Wanted | None = None,
    ) -> None:
        self._items, self._findings, self._gaps, self._groups, self._kinds = rows
        self._selection, self._is_all = selection, selection.is_all
        self._wanted = wanted
        self._count = 0
        """Items that were written."""

        self.excerpts = excerpts

    def settle(self, part: LogRows, label: str, read: Reader) -> None:
        """Write the rows of the next part.

        Args:
            part: The part.
            label: Of its log.
            read: Reads its records again.
        """
        told = ToldRows(part.told)
        for record in part.records():
            late = told.before(record.first + len(record.items))
            if self._wanted is not None and not self._has_wanted(record, late):
                self._write_gaps(record.gaps, {})
            elif self._is_settled(record, part.dropped) and all(map(is_light, late)):
                self._write_packed(with_light(record, late))
            else:
                items, findings = completed(record.opened(), part.dropped, late)
                self._settle(record, items, findings, Text(part.base, label, read))

    def _has_wanted(self, record: PackedRecord, late: Sequence[Packed]) -> bool:
        """Whether anything that may be said of a record is among what is left."""
        found = (*(found for found, *_ in record.findings), *(row[1] for row in late))
        return any(self._is_wanted(*rule_and_site_of(each)) for each in found)

    def _is_wanted(self, code: str, site: Site) -> bool:
        return self._wanted is None or self._wanted(code, site)

    def _is_settled(self, record: PackedRecord, dropped: frozenset[object]) -> bool:
        """Whether a record is shown as it is, pairing aside."""
        return (
            self._is_all
            and self._wanted is None
            and self.excerpts.are_over
            and not (dropped and any(found[-1] in dropped for found in record.findings))
        )

    def _write_packed(self, record: PackedRecord) -> None:
        """Write a record as it is."""
        _, _, items, placed, gaps = record
        findings = [found for found, *_ in placed]
        if len(findings) > 1:
            findings.sort(key=place_of)
        for item in items:
            self._items.append_packed(item)
        for found in findings:
            self._findings.append_packed(found)
            if kind_of(found) not in self._kinds:
                self._kinds[kind_of(found)] = finding_of(found).finding
        for gap in sorted(gaps, key=in_the_input) if gaps else ():
            self._gaps.append_packed(gap)
        self._count += len(items)
        self._groups.append((len(items), len(findings)))

    def _settle(
        self,
        record: PackedRecord,
        items: Sequence[ReportItem],
        findings: Sequence[PlacedFinding],
        text: Text,
    ) -> None:
        numbers = self._write_items(items, findings, record.first)
        again = ReadAgain(record.where, text)
        written = self._write_findings(findings, numbers, again)
        self._groups.append((len(numbers), written))
        self._write_gaps(record.gaps, numbers)

    def settle_given(self, given: GivenTools, number: int) -> None:
        """Write what is to be said of a tools file; its items are nobody's."""
        for finding in given.findings:
            place = place_in(given.document, finding, number, keep=False)
            found = ReportFinding(finding, place)
            is_shown = self._is_all or self._selection.takes(None, [found])
            if not (is_shown and self._is_wanted(finding.code, place.site)):
                continue
            if self.excerpts.take(finding.code, place.site):
                excerpt = excerpt_of(given.document, finding.place.span)
                found = found._replace(place=place._replace(excerpt=excerpt))
            self._append(found)

    def settle_sampled(self, number: int, line: int) -> None:
        """Write that of a log only a sample was looked at, before all else.

        Args:
            number: Of the log.
            line: The first that could be drawn.
        """
        self._gaps.append(Gap("sample", number, line))

    def _write_items(
        self, items: Sequence[ReportItem], findings: Sequence[PlacedFinding], first: int
    ) -> dict[int, int]:
        """Write those that were asked for.

        Returns:
            The numbers that they have in the report, by those that they had.
        """
        numbers: dict[int, int] = {}
        for number, item in enumerate(items, first):
            if self._is_item_shown(item, number, findings):
                numbers[number] = self._count
                self._count += 1
                self._items.append(item)
        return numbers

    def _is_item_shown(
        self, item: ReportItem, number: int, findings: Sequence[PlacedFinding]
    ) -> bool:
        if self._is_all and self._wanted is None:
            return True
        found = on_item(number, findings)
        is_left = any(self._is_wanted(f.code, f.place.site) for f in found)
        return (is_left or self._wanted is None) and self._selection.takes(item, found)

    def _write_findings(
        self,
        findings: Sequence[PlacedFinding],
        numbers: dict[int, int],
        again: ReadAgain,
    ) -> int:
        """Write those on items that are shown, and around them; returns how many."""
        written = 0
        for each in findings:
            found = each.found
            number = found.place.item
            if number is None:
                is_shown = self._is_all or self._selection.takes(None, [found])
            else:
                number = numbers.get(number)
                is_shown = number is not None
            if is_shown and self._is_wanted(found.code, found.place.site):
                self._append(self._shown(each, number, again))
                written += 1
        return written

    def _shown(
        self, each: PlacedFinding, number: int | None, again: ReadAgain
    ) -> ReportFinding:
        """A finding with the number of its item and, if it is to, an excerpt."""
        found, place = each.found, each.found.place
        excerpt = None
        if self.excerpts.take(found.code, place.site):
            excerpt = place.excerpt or again.excerpt(Span(each.start, each.end))
        if number == place.item and excerpt is place.excerpt:
            return found
        return found._replace(place=place._replace(item=number, excerpt=excerpt))

    def _append(self, found: ReportFinding) -> None:
        self._findings.append(found)
        finding = found.finding
        self._kinds.setdefault(
            (finding.code, finding.severity, finding.variant), finding
        )

    def _write_gaps(self, gaps: Iterable[Packed], numbers: dict[int, int]) -> None:
        for gap in map(Gap._make, sorted(gaps, key=in_the_input)):
            if gap.item is None:
                self._gaps.append(gap)
            elif gap.item in numbers:
                self._gaps.append(gap._replace(item=numbers[gap.item]))


def in_the_input(gap: Packed) -> Packed:
    """What gaps are in order by."""
    return gap[1:3]
