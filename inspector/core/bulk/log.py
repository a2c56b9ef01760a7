"""One log of a run, while its parts come in."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.pairing.blocked_items import BlockedItems
from inspector.core.bulk.pairing.course import DANGLING, LogCourse
from inspector.core.bulk.pairing.heap import told_row
from inspector.core.bulk.parts.keeping import LogRows
from inspector.core.bulk.rows.once import OnceInLog, note_wrappings
from inspector.core.bulk.rows.packing import packed_record
from inspector.core.bulk.rows.rows import Base
from inspector.core.gate.gate import GatedInput, one_kind
from inspector.core.gate.records import LINES
from inspector.core.report.collection import EXCERPTS_KEPT
from inspector.core.source.wrapping import described
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from collections.abc import Iterable
    from contextlib import ExitStack
    from typing import BinaryIO

    from inspector.core.bulk.counting import Counting
    from inspector.core.bulk.pairing.events import Seen
    from inspector.core.bulk.pairing.heap import Matched
    from inspector.core.bulk.parts.judging import Judged
    from inspector.core.bulk.rows.excerpts import Reader
    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.bulk.rows.rows import OnceKey, RecordRows, Where
    from inspector.core.bulk.spool import Spool
    from inspector.core.bulk.units.log_parts import Cut
    from inspector.core.bulk.units.unit import LogPart, Opening, Stretch
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
    """What the parts of one log have said so far.

    Args:
        first: Its first part.
        first_item: The run's number of its first item.
        spool: Where all is kept.
        opened: Opens it again.
        with_rows: Whether rows are kept.
        with_text: Whether any finding may show the characters around it, not the
            first ones alone.
    """

    def __init__(
        self,
        first: LogPart,
        first_item: int,
        spool: Spool,
        opened: Opening,
        *,
        with_rows: bool,
        target: str = DEFAULT_TARGET,
        with_text: bool = False,
    ) -> None:
        self.number = first.input
        self.label = first.label
        self._spool = spool
        self._opened = opened
        self._told: dict[Base, list[int]] = {}
        """What pairing says of each part, by what stands before it."""

        self._in_order: tuple[Base, list[Packed]] = (Base(), [])
        """What order says of the last part of which it says something."""

        self._rules: Counter[str] = Counter()
        self._newly_blocked = 0
        self._blocked = BlockedItems()
        """What is blocked late, where more than one may say so."""

        self._with_rows = with_rows
        self._with_text = with_text
        self.course = LogCourse(first.input, first_item, self._note_in_order, target)
        self._parts: list[_Part] = []
        self._once = OnceInLog()
        self._names: set[str] = set()
        self._wrappings: dict[WrappingKind, Wrapping] = {}
        self._lines = 0
        self._closed: dict[int, list[RecordRows]] = {}

    def take(self, cut: Cut, unit: LogPart, judged: Judged, counting: Counting) -> None:
        """Take the next part."""
        lines = self._lines if cut.lines is None else cut.lines
        self._lines = lines + judged.lines
        self.course.take(judged.course, lines=lines, offset=cut.offset)
        dropped = self._once.take(judged.said, judged.told_at_end)
        for _, rule, blocks in dropped:
            counting.take_back(rule, blocks=blocks)
        self._names |= judged.names
        note_wrappings(self._wrappings, judged.wrappings)
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
        self._tell_in_order()
        counting.correct(self._rules, self._newly_blocked)
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

    def newly_blocked(self, matched: Matched) -> int:
        """How many items of the log a heap blocks that nothing else blocks."""
        if not matched.blocked:
            return matched.blocking
        return self._blocked.add_packed(matched.blocked)

    def tell(self, rows: Iterable[tuple[Base, bytes]]) -> None:
        """Keep what pairing says of some parts (`heap.Matched.rows`)."""
        for base, told in rows:
            self._told.setdefault(base, []).append(self._spool.append(told))

    def part(self, number: int, rows: bytes) -> LogRows:
        """A part with all that is known of it.

        Args:
            number: Of the part.
            rows: All that is kept of its records.
        """
        base = self.course.bases[number]
        return LogRows(
            base,
            rows,
            self._parts[number].dropped,
            tuple(packed_record(each) for each in self._closed.get(number, ())),
            tuple(map(self._spool.read, self._told.get(base, ()))),
        )

    def reader(self, number: int, files: ExitStack) -> Reader:
        """What reads a record of a part again; it says None where it cannot be.

        Args:
            number: Of the part.
            files: Where the log is closed again.
        """
        kept = self._parts[number].text
        file: list[BinaryIO] = []

        def text(where: Where) -> bytes | None:
            if kept is None:
                return None
            start = where.offset
            if isinstance(kept, int):
                return self._spool.read(kept)[start : start + where.length]
            if not file:
                file.append(files.enter_context(self._opened(kept.name)))
            file[0].seek(kept.start + start)
            return file[0].read(where.length)

        return text

    def _note_in_order(self, seen: Seen, base: Base, finding: Finding) -> None:
        self._rules[finding.code] += 1
        if finding.blocks and not seen.is_blocked:
            self._newly_blocked += self._blocked.add(seen.item + base.items)
        if not self._with_rows:
            return
        if base != self._in_order[0]:
            self._tell_in_order()
            self._in_order = base, []
        is_own = finding.code != DANGLING
        self._in_order[1].append(told_row(seen, base, finding, is_own=is_own))

    def _tell_in_order(self) -> None:
        base, rows = self._in_order
        if rows:
            self.tell([(base, pickle.dumps(rows))])
            self._in_order = base, []

    def _kept_text(self, unit: LogPart, counting: Counting) -> int | None:
        """Of what cannot be read again, only what still gets an excerpt is kept."""
        is_over = counting.findings > EXCERPTS_KEPT and len(self._parts) > 1
        if is_over and not self._with_text:
            return None
        return self._spool.append(unit.text) if isinstance(unit.text, bytes) else None
