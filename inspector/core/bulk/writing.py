"""Write the rows of a part as text, wherever that is done.

Once pairing has told all it has to tell, a part needs nothing of the others: what
stands before it is known. Rows that are like others are never put together for it.
"""

from __future__ import annotations

import pickle
import threading
from itertools import chain, count
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.pairing.completing import (
    completed,
    is_light,
    takes_with,
    with_light,
)
from inspector.core.bulk.pairing.told_rows import ToldRows
from inspector.core.bulk.parts.alike_rows import cast
from inspector.core.bulk.parts.keeping import OTHER
from inspector.core.bulk.rows.packing import (
    finding_of,
    item_like,
    kind_of,
    owner_of,
    packed_finding,
    packed_item,
    place_of,
    record_at,
    taken_as,
    takes_of,
)
from inspector.core.bulk.rows.patterns import Patterns, are_plain
from inspector.core.bulk.settling import in_the_input
from inspector.core.report.records import grouped
from inspector.core.report.rows import Piece
from inspector.core.source.collector import collector_at_rest

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.bulk.parts.alike_rows import LikeRow, Mould
    from inspector.core.bulk.parts.keeping import LogRows
    from inspector.core.bulk.rows.packing import Packed, PackedRecord
    from inspector.core.bulk.rows.patterns import Pattern
    from inspector.core.checks.finding import Finding
    from inspector.core.report.rows import RowWriter


class WrittenPart(NamedTuple):
    """A part as text, and what else its rows tell."""

    texts: list[tuple[str, ...]]
    """Of some records at a time: for each section what stands there."""

    gaps: list[tuple[Packed, Packed | None]]
    """What keeps it from being complete, each with the row of its item, if any."""

    kinds: dict[object, Finding]
    """The first of all findings that are alike in code, severity and variant."""


_WRITERS = threading.local()
"""The writer of each thread."""


def write_part(part: LogRows, writer: bytes) -> WrittenPart:
    """Write the rows of a part; its findings show no characters around them.

    Args:
        part: The part.
        writer: A `RowWriter`, pickled; it is opened once, and what it has learned of
            rows that are alike is kept.
    """
    known: tuple[bytes, RowWriter, Patterns] | None = getattr(_WRITERS, "known", None)
    if known is None or known[0] != writer:
        opened: RowWriter = pickle.loads(writer)
        known = _WRITERS.known = writer, opened, Patterns(opened)
    with collector_at_rest():  # rows have no cycles
        return _PartWriter(part, *known[1:]).written()


class _Cast:
    """What is written of rows that are cast in one mould."""

    def __init__(self, mould: Mould, patterns: Patterns) -> None:
        self.mould = mould
        self.takes = takes_of(mould.item)
        self.ids = mould.item[9:11]
        self.is_told = False
        """Whether the kinds of its findings were told."""

        found = [*map(patterns.of_finding, mould.findings)]
        self.findings = [pattern for pattern in found if pattern is not None]
        self.is_known = len(self.findings) == len(found)
        self._patterns = patterns
        self._items: dict[str, Pattern | None] = {}

    def item(self, takes: str) -> Pattern | None:
        """The pattern of the item, of which a target does what `takes` says."""
        if takes not in self._items:
            row = self.row(takes)
            self._items[takes] = self._patterns.of_item(row, is_lone=False)
        return self._items[takes]

    def row(self, takes: str) -> Packed:
        """The row of the item, of which a target does what `takes` says."""
        return taken_as(self.mould.item, takes)


class _PartWriter:
    def __init__(self, part: LogRows, writer: RowWriter, patterns: Patterns) -> None:
        self._part, self._base = part, part.base
        self._told = ToldRows(part.told)
        self._writer, self._patterns = writer, patterns
        self._gaps: list[tuple[Packed, Packed | None]] = []
        self._kinds: dict[object, Finding] = {}

    def written(self) -> WrittenPart:
        part = self._part
        texts = []
        if part.closed:
            pieces = chain.from_iterable(map(self._record, part.records()))
            texts.append(self._writer.joined(pieces))
            return WrittenPart(texts, self._gaps, self._kinds)
        moulds, blocks = part.blocks()
        casts = [_Cast(mould, self._patterns) for mould in moulds]
        for block in blocks:
            pieces = chain.from_iterable(
                self._record(record_at(row, self._base))
                if mould == OTHER
                else self._alike(casts[mould], row)
                for mould, row in block
            )
            texts.append(self._writer.joined(pieces))
        return WrittenPart(texts, self._gaps, self._kinds)

    def _alike(self, alike: _Cast, row: LikeRow) -> Iterable[Piece]:
        """The text of a line that is like another."""
        first, where, width, own_id, call_id, marked = row
        base, mould = self._base, alike.mould
        number = first + base.items
        told = self._told.before(number + 1)
        own_id = alike.ids[0] if own_id is None else own_id
        call_id = alike.ids[1] if call_id is None else call_id
        takes = takes_with(alike.takes, told) if told else alike.takes
        pattern = alike.item(takes) if takes is not None else None
        if (
            pattern is None
            or takes is None
            or not alike.is_known
            or not are_plain(own_id, call_id)
        ):
            return self._with_told(cast(mould, row, base), told)
        line, offset = where[0] + base.lines + 1, where[1] + base.offset
        site = (line, 1, offset, where[2], line, width + 1)
        text = pattern.filled((*site, number, own_id, call_id))
        for cause, at, *_ in mould.gaps:
            item = item_like(alike.row(takes), site, own_id, call_id)
            self._gaps.append(((cause, at, line, number), item))
        if not (marked or told):
            return (Piece((text,), ()),)
        found = []
        findings = zip(alike.findings, mould.findings, marked, strict=True)
        for of, finding, (begin, end, start, behind) in findings:
            at = offset + begin
            place = (line, start + 1, at, end - begin, line, behind + 1)
            found.append((at, of.filled((*place, number)), finding))
        for _, finding, *_ in told:
            found.append((finding[3], self._patterns.finding(finding), finding))
        if len(found) > 1:
            found.sort(key=itemgetter(0))
        if told or not alike.is_told:
            alike.is_told = True
            for _, _, finding in found:
                self._note_kind(finding)
        return (Piece((text,), [said for _, said, _ in found]),)

    def _record(self, record: PackedRecord) -> Iterable[Piece]:
        """The text of any other record."""
        return self._with_told(
            record, self._told.before(record.first + len(record.items))
        )

    def _with_told(
        self, record: PackedRecord, told: Sequence[Packed]
    ) -> Iterable[Piece]:
        dropped = self._part.dropped
        is_whole = not (dropped and any(f[-1] in dropped for f in record.findings))
        if is_whole and all(map(is_light, told)):
            record = with_light(record, told)
            items, findings = record.items, [found for found, *_ in record.findings]
            if len(findings) > 1:
                findings.sort(key=place_of)
        else:
            rows, placed = completed(record.opened(), dropped, told)
            items = [*map(packed_item, rows)]
            findings = [packed_finding(each.found) for each in placed]
        for found in findings:
            self._note_kind(found)
        for gap in sorted(record.gaps, key=in_the_input):
            number = gap[3]
            item = None if number is None else items[number - record.first]
            self._gaps.append((gap, item))
        return self._pieces(record.first, items, findings)

    def _pieces(
        self, first: int, items: Sequence[Packed], findings: Sequence[Packed]
    ) -> Iterable[Piece]:
        write = self._patterns
        if not self._writer.is_grouped:
            texts = [*map(write.item, count(first), items)]
            yield Piece(texts, [*map(write.finding, findings)])
            return
        for number, item, found in grouped(first, items, findings, owner_of, place_of):
            texts = []
            if item is not None and number is not None:
                texts.append(write.item(number, item))
            yield Piece(texts, [*map(write.finding, found)])

    def _note_kind(self, found: Packed) -> None:
        kind = kind_of(found)
        if kind not in self._kinds:
            self._kinds[kind] = finding_of(found).finding
