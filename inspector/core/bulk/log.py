"""One log of a run, while its parts come in."""

from __future__ import annotations

import pickle
from heapq import merge
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.course import DANGLING, LogCourse
from inspector.core.bulk.heap import told_row
from inspector.core.bulk.keeping import kept_rows
from inspector.core.bulk.once import OnceInLog
from inspector.core.bulk.packing import packed_record, record_at
from inspector.core.bulk.rows import Where
from inspector.core.bulk.settling import PartRows
from inspector.core.bulk.spool import SpooledRows
from inspector.core.gate.gate import GatedInput, one_kind
from inspector.core.gate.records import LINES
from inspector.core.report.collection import EXCERPTS_KEPT
from inspector.core.source.wrapping import described

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from contextlib import ExitStack
    from typing import BinaryIO

    from inspector.core.bulk.counting import Counting
    from inspector.core.bulk.cutting import Cut
    from inspector.core.bulk.events import Seen
    from inspector.core.bulk.judging import Judged
    from inspector.core.bulk.packing import Packed, PackedRecord
    from inspector.core.bulk.rows import Base, OnceKey, RecordRows
    from inspector.core.bulk.spool import Spool
    from inspector.core.bulk.unit import LogPart, Opening, Stretch
    from inspector.core.checks.finding import Finding
    from inspector.core.gate.records import RecordReader
    from inspector.core.source.wrapping import Wrapping, WrappingKind


class _Part(NamedTuple):
    """What is kept of a part."""

    heaps: int
    """Number of its first heap in the spool."""

    dropped: frozenset[OnceKey]
    text: Stretch | int | None
    """Where its text is: in a file, in the spool, or nowhere."""


class Log:
    """What the parts of one log have said so far."""

    def __init__(
        self, first: LogPart, first_item: int, spool: Spool, *, with_rows: bool
    ) -> None:
        self.number = first.input
        self.matched: list[list[int]] = []
        """For each heap, the blocks of what it told."""

        self._label = first.label
        self._spool = spool
        self._reasoning: SpooledRows[Packed] = SpooledRows(spool)
        self._dangling = 0
        self._with_rows = with_rows
        self.course = LogCourse(first.input, first_item, self._note_dangling)
        self._parts: list[_Part] = []
        self._once = OnceInLog()
        self._names: set[str] = set()
        self._wrappings: dict[WrappingKind, Wrapping] = {}
        self._lines = 0
        self._closed: dict[int, list[RecordRows]] = {}
        self._settled = 0

    def take(self, cut: Cut, unit: LogPart, judged: Judged, counting: Counting) -> None:
        """Take the next part."""
        lines = self._lines if cut.lines is None else cut.lines
        self._lines = lines + judged.lines
        self.course.take(judged.course, lines=lines, offset=cut.offset)
        dropped = self._once.take(judged.said, judged.told_at_end)
        for _, rule, blocks in dropped:
            counting.take_back(rule, blocks=blocks)
        self._names |= judged.names
        self._note_wrappings(judged)
        heaps = [self._spool.append(heap) for heap in judged.heaps]
        text = cut.stretch or self._kept_text(unit, counting)
        self._parts.append(
            _Part(
                heaps[0],
                frozenset(key for key, _, _ in dropped),
                text,
            )
        )

    def heap(self, part: int, number: int) -> bytes:
        """What a part has of a heap."""
        return self._spool.read(self._parts[part].heaps + number)

    def finish(self, counting: Counting) -> None:
        """Say what only the end of the log shows, pairing aside."""
        self.course.close()
        if self._dangling:
            rules = {DANGLING: self._dangling}
            counting.correct(rules, self.course.blocking)
        for number, closing in self._once.due():
            self._closed.setdefault(number, []).append(closing.rows)
            for placed in closing.rows.findings:
                finding = placed.found.finding
                counting.correct({finding.code: 1}, int(finding.blocks))

    def gated(self, reader: RecordReader) -> GatedInput:
        """The log as an input that was read to its end."""
        read_as = described(LINES, self._wrappings.values())
        said = ", ".join(filter(None, (read_as, reader.compression)))
        return GatedInput(reader.facts._replace(read_as=said), one_kind(self._names))

    def told(self) -> Iterator[Packed]:
        """What pairing says, item by item: rows that `told_of` reads."""
        heaps = [self._blocks(numbers) for numbers in self.matched]
        return merge(iter(self._reasoning), *heaps, key=itemgetter(0))

    def part(
        self, base: Base, rows: bytes, opened: Opening, files: ExitStack
    ) -> PartRows:
        """The next part with all that is known of it; they are asked for in order.

        Args:
            base: What stands before it.
            rows: All that is kept of its records.
            opened: Opens the log.
            files: Where it is closed again.
        """
        number, self._settled = self._settled, self._settled + 1
        part = self._parts[number]
        file: list[BinaryIO] = []

        def text(where: Where) -> bytes | None:
            if part.text is None:
                return None
            start = where.offset
            if isinstance(part.text, int):
                return self._spool.read(part.text)[start : start + where.length]
            if not file:
                file.append(files.enter_context(opened(part.text.name)))
            file[0].seek(part.text.start + start)
            return file[0].read(where.length)

        records = kept_rows(rows, base)
        closed = self._closed.get(number)
        if closed:
            placed = (record_at(packed_record(each), base) for each in closed)
            records = _with_closed(records, placed)
        return PartRows(base, self._label, records, part.dropped, text)

    def _blocks(self, numbers: list[int]) -> Iterator[Packed]:
        for number in numbers:
            yield from pickle.loads(self._spool.read(number))

    def _note_dangling(self, seen: Seen, base: Base, finding: Finding) -> None:
        self._dangling += 1
        if self._with_rows:
            self._reasoning.append(told_row(seen, base, finding, is_own=False))

    def _note_wrappings(self, judged: Judged) -> None:
        for each in judged.wrappings:
            known = self._wrappings.get(each.kind)
            if known is None or known.levels < each.levels:
                self._wrappings[each.kind] = each

    def _kept_text(self, unit: LogPart, counting: Counting) -> int | None:
        """Of what cannot be read again, only what still gets an excerpt is kept."""
        if counting.findings > EXCERPTS_KEPT and len(self._parts) > 1:
            return None
        return self._spool.append(unit.text) if isinstance(unit.text, bytes) else None


def _with_closed(
    records: Iterable[PackedRecord], closed: Iterable[PackedRecord]
) -> Iterator[PackedRecord]:
    """The rows of a part with what is said of some of its records in the end."""
    late: dict[Packed, PackedRecord] = {}
    for each in closed:
        late[each.where] = (
            _joined(late[each.where], each) if each.where in late else each
        )
    waiting = sorted(late.values(), key=_offset)
    for record in records:
        while waiting and _offset(waiting[0]) < _offset(record):
            yield waiting.pop(0)
        is_late = waiting and waiting[0].where == record.where
        yield _joined(record, waiting.pop(0)) if is_late else record
    yield from waiting


def _offset(record: PackedRecord) -> int:
    return Where(*record.where).offset


def _joined(record: PackedRecord, late: PackedRecord) -> PackedRecord:
    return record._replace(findings=[*record.findings, *late.findings])
