"""Judge a log in parts, in as many processes as there are processors.

Parts are taken in the order of the log, wherever they were judged; rows and findings
are those of `RecordJudge`. What only the whole log shows comes at its end, and each
time that there is nothing more to read for now where a log is followed.
"""

from __future__ import annotations

import pickle
from collections import deque
from contextlib import ExitStack, suppress
from functools import partial
from typing import TYPE_CHECKING, NoReturn, cast

from inspector.core.browsing.batching import MOST_ROWS, Batching
from inspector.core.browsing.gathering import Place
from inspector.core.browsing.growing import GrowingLog
from inspector.core.browsing.growing_parts import GrowingParts
from inspector.core.browsing.log_pairs import LogPairs
from inspector.core.browsing.part_table import table_of
from inspector.core.browsing.row_batch import marked_by
from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.parts.judging import Job
from inspector.core.bulk.rows.once import OnceInLog
from inspector.core.bulk.sizes import FOR_MANY
from inspector.core.bulk.workers import OwnHands, Processes, processors
from inspector.core.checks.wrapping_checks import PYTHON_DUMP
from inspector.core.gate.records import RecordReader
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.tool_sources import Sources

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import BinaryIO

    from inspector.core.browsing.channel import Channel, Reach
    from inspector.core.browsing.part_table import Once, TablePart
    from inspector.core.browsing.said import Said
    from inspector.core.bulk.rows.once import Said as SaidOnce
    from inspector.core.bulk.workers import Hands


class BulkJudge:
    """Judges one log.

    Args:
        channel: Gives `Reach`, takes `RowBatch`.
        label: The name of the log.
        sources: Schemas and tools that a person gave.
        target: What items are to be replayed on.
        is_followed: Whether somebody waits at its end for what is written next.
    """

    def __init__(
        self,
        channel: Channel,
        label: str,
        sources: Sources | None,
        *,
        target: str = DEFAULT_TARGET,
        is_followed: bool = False,
    ) -> None:
        self._channel = channel
        self._label = label
        self._target = target
        job = Job(sources or Sources(), _unopened, with_rows=False, target=target)
        self._job = pickle.dumps(job)
        self._is_followed = is_followed
        self._rows = Batching()
        self._once = OnceInLog()
        self._firsts: list[int] = []
        """The byte at which each part begins."""

        self._place = 0
        self._hands: Hands = OwnHands()

    def run(self, file: BinaryIO, reach: Reach) -> None:
        """Judge all parts, and tell at the end what only that shows.

        Args:
            file: The log.
            reach: How far it may be read for now.

        Raises:
            OrderNeededError: parts cannot tell all of it.
            InspectorError: it cannot be read.
            EOFError: nobody waits for rows any more.
        """
        self.reach = reach
        stream = GrowingLog(file, reach, self._more)
        reader = RecordReader(cast("BinaryIO", stream), self._label)
        reader.begin()
        if not reader.is_log or reader.compression:
            raise OrderNeededError
        only_values = reader.has_other_lines
        parts = GrowingParts(file, self._label, only_values=only_values)
        with LogPairs(self._target) as pairs, ExitStack() as stack:
            self._pairs, self._stack = pairs, stack
            self._judge(parts)
            while not self.reach.is_whole:
                if self._is_followed:
                    self._take_said(pairs.so_far(self._hands))
                self.reach = self._more()
                self._judge(parts)
            self._finish()

    def _judge(self, parts: GrowingParts) -> None:
        """Judge all that may be read."""
        if self.reach.end - parts.place >= FOR_MANY and processors() > 1:
            self._employ()
        begun: deque[tuple[int, int]] = deque()
        for told in self._hands.run(self._pieces(parts, begun)):
            start, self._place = begun.popleft()
            self._take(told, start)
            self._tell()

    def _employ(self) -> None:
        if isinstance(self._hands, OwnHands):
            with suppress(OSError):  # no more may be had: it goes on alone
                self._hands = self._stack.enter_context(Processes(processors()))

    def _pieces(
        self, parts: GrowingParts, begun: deque[tuple[int, int]]
    ) -> Iterator[Callable[[], TablePart]]:
        for start, part in parts.within(self.reach):
            begun.append((start, parts.place))
            yield partial(table_of, part, self._job)

    def _take(self, told: TablePart, offset: int) -> None:
        """Take the next part."""
        base = self._pairs.take(told.judged, offset)
        self._firsts.append(offset)
        first = self._rows.append(told.batch, Place(offset, base.lines))
        dropped = self._once.take(told.judged.said, told.judged.told_at_end)
        if dropped:
            self._drop(told.once, dropped, first)
        self._take_said(self._pairs.noted())

    def _drop(self, once: Iterable[Once], dropped: list[SaidOnce], first: int) -> None:
        """Take away what an earlier part has said."""
        keys = {each.key for each in dropped}
        marks: dict[int, str] = {}
        for each in once:
            row, finding = first + each.row, each.finding
            marks.setdefault(row, each.mark)
            if each.key not in keys:
                marks[row] = marked_by(finding.severity, marks[row])
                continue
            self._rows.take_back(row, finding)
            if each.is_on_item and finding.code == PYTHON_DUMP:
                # Of a repr the reader of later records is told: none says it again.
                self._rows.keep(row, finding, is_gone=True)
        for row, mark in marks.items():
            if mark:
                self._rows.mark(row, mark)

    def _take_said(self, found: Iterable[Said]) -> None:
        for said in found:
            self._rows.take_said(said)

    def _finish(self) -> None:
        for number, closing in self._once.due():
            row = self._rows.row_at(self._firsts[number] + closing.rows.where.offset)
            for placed in closing.rows.findings:
                finding = placed.found.finding
                self._rows.note_late(row, finding, is_on_item=False)
                self._rows.keep(row, finding)
        for said in self._pairs.close(self._hands):
            self._rows.take_said(said)
            if self._rows.size >= MOST_ROWS:
                self._tell(is_end=True)
        self._tell(is_end=True, is_waiting=True)

    def _tell(self, *, is_end: bool = False, is_waiting: bool = False) -> None:
        batch = self._rows.batch(self._place, is_end=is_end, is_waiting=is_waiting)
        self._channel.send(batch)

    def _more(self) -> Reach:
        """Everything that may be read was judged: say so, and wait."""
        self._tell(is_waiting=True)
        self.reach = cast("Reach", self._channel.recv())
        return self.reach


def _unopened(name: str) -> NoReturn:
    """Parts bring their text along: nobody opens a file for it."""
    raise FileNotFoundError(name)
