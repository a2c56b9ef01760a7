"""Bring together what parts and pairing say, and write it down row by row.

Source: the finding catalogue; `Collection` does the same for what fits in memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.rows import moved_finding, moved_item
from inspector.core.bulk.spool import SpooledRows
from inspector.core.checks.verdict import Reason
from inspector.core.items.item_types import Portability
from inspector.core.replay.replay import Takes, answer_of, replay_by
from inspector.core.report.collection import EXCERPTS_KEPT, place_in
from inspector.core.report.excerpt import excerpt_of
from inspector.core.report.report import Gap, ReportFinding, Side
from inspector.core.source.decoding import decode
from inspector.core.source.document import Document
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from inspector.core.bulk.heap import ToldRow
    from inspector.core.bulk.rows import Base, RecordRows, Where
    from inspector.core.bulk.selection import Selection
    from inspector.core.bulk.spool import Spool
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.gate import GatedInput
    from inspector.core.gate.tally import Tally
    from inspector.core.report.report import ReportItem

_FOREIGN = (Portability.PROVIDER.value, Portability.UNKNOWN.value)


class PartRows(NamedTuple):
    """One part, with what was found out about it elsewhere."""

    base: Base
    label: str
    records: list[RecordRows]
    dropped: frozenset[object]
    """Keys of findings that earlier parts have said."""

    text: Callable[[Where], bytes | None]
    """Reads a record again; None where it cannot be."""


class ToldRows:
    """What pairing says, taken item by item."""

    def __init__(self, rows: Iterator[ToldRow]) -> None:
        self._rows = rows
        self._next = next(rows, None)

    def of(self, number: int) -> list[ToldRow]:
        """What is said of an item; they are asked for in their order."""
        taken: list[ToldRow] = []
        while self._next is not None and self._next.item == number:
            taken.append(self._next)
            self._next = next(self._rows, None)
        return taken


class _Found(NamedTuple):
    """A finding on its way into the report."""

    found: ReportFinding
    start: int
    end: int

    @property
    def item(self) -> int | None:
        return self.found.place.item


class Rows(NamedTuple):
    """Where the rows of a run go."""

    items: SpooledRows[ReportItem]
    findings: SpooledRows[ReportFinding]
    gaps: SpooledRows[Gap]
    groups: SpooledRows[tuple[int, int]]
    """How many items and findings each record has."""

    @classmethod
    def on(cls, spool: Spool) -> Rows:
        """Empty rows."""
        return cls(*(SpooledRows(spool) for _ in cls._fields))

    def side(self, inputs: tuple[GatedInput, ...], tally: Tally) -> Side:
        """All of them as a side of a report."""
        return Side(inputs, self.items, self.findings, self.gaps, tally, self.groups)


class Settling:
    """Writes the rows of one run, part by part."""

    def __init__(
        self, rows: Rows, selection: Selection, excerpts: int = EXCERPTS_KEPT
    ) -> None:
        self._items, self._findings, self._gaps, self._groups = rows
        self._selection = selection
        self._excerpts = excerpts

    def settle(self, part: PartRows, told: ToldRows) -> None:
        """Write the rows of the next part.

        Args:
            part: The part.
            told: What pairing says; what is of this part is taken.
        """
        for record in part.records:
            base = part.base
            items = [moved_item(item, base) for item in record.items]
            findings = [
                _Found(moved_finding(each.found, base), each.start, each.end)
                for each in record.findings
                if each.once is None or each.once not in part.dropped
            ]
            first = base.items + record.first
            if len(findings) < len(record.findings):
                _weigh_anew(items, findings, first)
            for index, item in enumerate(items):
                late = told.of(first + index)
                if late:
                    known = [each for each in findings if each.item == first + index]
                    items[index] = _with_told(item, known, late)
                    findings += [_Found(row.found, row.start, row.end) for row in late]
            findings.sort(key=_in_the_text)
            numbers = self._write(items, findings, first, record.where, part)
            self._write_gaps(record.gaps, base, numbers)

    def settle_given(self, given: GivenTools, number: int) -> None:
        """Write what is to be said of a tools file; its items are nobody's."""
        for finding in given.findings:
            keep = self._excerpts > 0
            place = place_in(given.document, finding, number, keep=keep)
            self._excerpts -= 1
            self._findings.append(ReportFinding(finding, place))

    def settle_sampled(self, number: int, line: int) -> None:
        """Write that of a log only a sample was looked at, before all else.

        Args:
            number: Of the log.
            line: The first that could be drawn.
        """
        self._gaps.append(Gap("sample", number, line))

    def _write(
        self,
        items: list[ReportItem],
        findings: list[_Found],
        first: int,
        where: Where,
        part: PartRows,
    ) -> dict[int, int]:
        """Write what was asked for; returns the new numbers of items by the old."""
        numbers: dict[int, int] = {}
        before = len(self._findings)
        own: dict[int | None, list[ReportFinding]] = {}
        for each in findings:
            own.setdefault(each.item, []).append(each.found)
        for number, item in enumerate(items, first):
            if self._selection.takes(item, own.get(number, [])):
                numbers[number] = len(self._items)
                self._items.append(item)
        document: Document | None = None
        for each in findings:
            is_around = each.item is None
            if is_around and not self._selection.takes(None, [each.found]):
                continue
            if each.item is not None and each.item not in numbers:
                continue
            shown = None if each.item is None else numbers[each.item]
            place = each.found.place._replace(item=shown)
            if self._excerpts <= 0:
                place = place._replace(excerpt=None)
            elif place.excerpt is None:
                document = document or _record_of(where, part)
                if document is not None:
                    span = Span(each.start, each.end)
                    place = place._replace(excerpt=excerpt_of(document, span))
            self._excerpts -= 1
            self._findings.append(each.found._replace(place=place))
        self._groups.append((len(numbers), len(self._findings) - before))
        return numbers

    def _write_gaps(
        self, gaps: Iterable[Gap], base: Base, numbers: dict[int, int]
    ) -> None:
        for gap in sorted(gaps, key=lambda gap: (gap.input, gap.line)):
            line = gap.line + base.lines
            if gap.item is None:
                self._gaps.append(gap._replace(line=line))
            elif gap.item + base.items in numbers:
                number = numbers[gap.item + base.items]
                self._gaps.append(gap._replace(line=line, item=number))


def _in_the_text(each: _Found) -> tuple[int, int]:
    place = each.found.place
    return place.input, place.site.byte_offset


def _record_of(where: Where, part: PartRows) -> Document | None:
    data = part.text(where)
    if data is None:
        return None
    base = part.base
    origin = Origin(part.label, where.line + base.lines + 1, where.offset + base.offset)
    return Document(origin, decode(data), "json", ())


def _weigh_anew(items: list[ReportItem], findings: list[_Found], first: int) -> None:
    """Items of which something was said before, without that."""
    for number, item in enumerate(items, first):
        own = [each.found.finding for each in findings if each.item == number]
        is_open = item.reason == Reason.UNCHECKED.value
        takes = replay_by(own, is_open=is_open).takes.value
        items[number - first] = item._replace(takes=takes)


def _with_told(
    item: ReportItem, known: list[_Found], told: list[ToldRow]
) -> ReportItem:
    """An item with what pairing says of it.

    Args:
        item: The item.
        known: What its part said of it.
        told: What pairing says of it.
    """
    takes = [Takes(item.takes), *(answer_of(row.found.finding) for row in told)]
    worst = min(takes, key=lambda each: each.rank)
    item = item._replace(takes=worst.value)
    own = [row for row in told if row.is_own and row.found.finding.blocks]
    late = [row for row in told if not row.is_own and row.found.finding.blocks]
    own.sort(key=lambda row: row.start)
    if item.blocks:
        return _with_first_rule(item, known, own)
    if not (own or late):
        return item
    item = item._replace(blocks=True)
    if own and item.portable in _FOREIGN:
        return item  # what the reason says of it says enough
    rule = (own or late)[0].found.code
    verdict = item.verdict._replace(key=f"{item.reason}.blocked", rule=rule)
    return item._replace(verdict=verdict)


def _with_first_rule(
    item: ReportItem, known: list[_Found], own: list[ToldRow]
) -> ReportItem:
    """A blocked item whose verdict names the rule that blocks first in the text."""
    if item.verdict.rule is None or not own:
        return item
    starts = [each.start for each in known if each.found.finding.blocks]
    if own[0].start >= min(starts, default=own[0].start):
        return item
    return item._replace(verdict=item.verdict._replace(rule=own[0].found.code))
