"""The rows of a run, worked out when somebody asks for them.

Whoever reads rows has them settled one after the other; whoever wants their text has it
written part by part, by all who do the work of the run.
"""

from __future__ import annotations

import pickle
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar, overload

from inspector.core.bulk.parts.keeping import LogRows
from inspector.core.bulk.rows.excerpts import ChosenOnes
from inspector.core.bulk.settling import Rows, Settling
from inspector.core.bulk.writing import write_part
from inspector.core.gate.tally import Tally
from inspector.core.report.report import Side
from inspector.core.report.written import written_records
from inspector.core.source.collector import collector_at_rest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from inspector.core.bulk.rows.excerpts import Excerpts, Reader, Wanted
    from inspector.core.bulk.rows.rows import Base, Where
    from inspector.core.bulk.selection import Selection
    from inspector.core.bulk.spool import Spool
    from inspector.core.bulk.workers import Hands
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.gate import GatedInput
    from inspector.core.report.report import Gap, ReportItem
    from inspector.core.report.rows import RowWriter

R = TypeVar("R")


class Parts(Protocol):
    """What was found out about parts beside the rows of their records."""

    label: str
    """Of the input that they are of."""

    def part(self, number: int, rows: bytes) -> LogRows:
        """A part with all that is known of it.

        Args:
            number: Of the part.
            rows: All that is kept of its records.
        """
        ...

    def reader(self, number: int, files: ExitStack) -> Reader:
        """What reads a record of a part again.

        Args:
            number: Of the part.
            files: Where what it opens is closed again.
        """
        ...


class Entry(NamedTuple):
    """What is kept of a part, or of some small inputs."""

    log: Parts | None
    part: int
    """Number of the part in its log."""

    rows: int
    """Number of its rows in the spool."""

    base: Base


class Showing:
    """What the report of a run shows.

    Args:
        spool: Where all is kept.
        selection: Which rows are shown.
        excerpts: Begins to say which findings show the characters around them.
        hands: Whoever writes; nobody where rows are to be read alone.
    """

    def __init__(
        self,
        spool: Spool,
        selection: Selection,
        excerpts: Callable[[], Excerpts],
        hands: Hands | None = None,
    ) -> None:
        self.entries: list[Entry] = []
        self.sampled: list[tuple[int, int]] = []
        """Logs of which only a sample was looked at, and from which line on."""

        self.given: list[tuple[GivenTools, int]] = []
        """Tools files that were given, and the numbers that they have as inputs."""

        self._spool = spool
        self._selection = selection
        self._excerpts = excerpts
        self._hands = hands
        self._rows: Rows | None = None
        self._known: tuple[Sequence[Gap], Mapping[object, Finding]] | None = None
        self._met: tuple[Sequence[int], Sequence[ReportItem]] = (), ()
        """Some items and their numbers."""

    def side(self, inputs: tuple[GatedInput, ...], tally: Tally) -> Side:
        """All of it as a side of a report."""
        is_all, hands = self._selection.is_all, self._hands
        items = tally.items if is_all else None
        found = sum(tally.rules.values()) if is_all else None
        return Side(
            inputs,
            _Asked(lambda: self._settled().items, items, self._item),
            _Asked(lambda: self._settled().findings, found),
            _Asked(lambda: self._told()[0]),
            tally,
            _Asked(lambda: self._settled().groups),
            _Asked(lambda: (*self._told()[1].values(),)),
            None if hands is None or not is_all else partial(self._written, hands),
            lambda wanted: self._chosen(wanted).side(inputs, tally),
        )

    def _told(self) -> tuple[Sequence[Gap], Mapping[object, Finding]]:
        """Gaps and kinds of findings, which are known once all rows were looked at."""
        if self._known is None:
            rows = self._settled()
            self._known = rows.gaps, rows.kinds
        return self._known

    def _settled(self) -> Rows:
        """All rows."""
        if self._rows is None:
            rows = self._rows = Rows.on(self._spool)
            self._settle_all(Settling(rows, self._selection, self._excerpts()))
        return self._rows

    def _chosen(self, wanted: Wanted) -> Rows:
        """Of all rows, some findings with their items."""
        rows, excerpts = Rows.on(self._spool), ChosenOnes(wanted)
        self._settle_all(Settling(rows, self._selection, excerpts, wanted))
        return rows

    def _settle_all(self, settling: Settling) -> None:
        self._settle_sampled(settling)
        self._settle(settling, self.entries)
        self._settle_given(settling)

    def _written(self, hands: Hands, writer: RowWriter) -> Iterator[tuple[str, ...]]:
        """All rows as text; those that show characters around them are settled."""
        rows = Rows.on(self._spool)
        settling = Settling(rows, self._selection, self._excerpts())
        self._settle_sampled(settling)
        settled = self._settle(settling, self.entries, are_excerpts_all=True)
        yield from written_records(rows.side((), Tally()), writer)
        numbers = array("q", range(len(rows.items)))
        rest, pickled = self.entries[settled:], pickle.dumps(writer)
        work = (partial(write_part, self._part(entry), pickled) for entry in rest)
        for part in hands.run(work):
            yield from part.texts
            for gap, item in part.gaps:
                rows.gaps.append_packed(gap)
                if item is not None:
                    numbers.append(gap[3])
                    rows.items.append_packed(item)
            for kind, finding in part.kinds.items():
                rows.kinds.setdefault(kind, finding)
        last = rows.behind(self._spool)
        self._settle_given(Settling(last, self._selection, settling.excerpts))
        yield from written_records(last.side((), Tally()), writer)
        self._known = rows.gaps, rows.kinds
        self._met = numbers, rows.items

    def _item(self, number: int) -> ReportItem | None:
        """An item, where the writing of rows has come upon it as not checked."""
        numbers, items = self._met
        place = bisect_left(numbers, number)
        is_met = place < len(numbers) and numbers[place] == number
        return items[place] if is_met else None

    def _settle_sampled(self, settling: Settling) -> None:
        for number, since in self.sampled:
            settling.settle_sampled(number, since)

    def _settle(
        self,
        settling: Settling,
        entries: Iterable[Entry],
        *,
        are_excerpts_all: bool = False,
    ) -> int:
        """Settle parts, be it only as long as findings show the characters around.

        Returns:
            How many were settled.
        """
        count = 0
        with ExitStack() as files, collector_at_rest():  # rows have no cycles
            for entry in entries:
                if are_excerpts_all and settling.excerpts.are_over:
                    break
                count += 1
                log, number, *_ = entry
                label = ""
                read: Reader = nothing
                if log is not None:
                    label = log.label
                    read = log.reader(number, files)
                settling.settle(self._part(entry), label, read)
        return count

    def _settle_given(self, settling: Settling) -> None:
        for given, number in self.given:
            settling.settle_given(given, number)

    def _part(self, entry: Entry) -> LogRows:
        data = self._spool.read(entry.rows)
        if entry.log is None:
            return LogRows(entry.base, data)
        return entry.log.part(entry.part, data)


def nothing(_: Where) -> bytes | None:
    """Read no record again: its excerpts are there already."""
    return None


class _Asked(Sequence[R], Generic[R]):
    """A sequence that is worked out when somebody asks for what is in it.

    Args:
        rows: Works it out.
        length: How long it is, where that is known before.
        known: One of what is in it, by its number, where that is known before.
    """

    def __init__(
        self,
        rows: Callable[[], Sequence[R]],
        length: int | None = None,
        known: Callable[[int], R | None] = lambda _: None,
    ) -> None:
        self._rows = rows
        self._length = length
        self._known = known

    def __len__(self) -> int:
        return len(self._rows()) if self._length is None else self._length

    def __iter__(self) -> Iterator[R]:
        return iter(self._rows())

    @overload
    def __getitem__(self, index: int) -> R: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[R]: ...
    def __getitem__(self, index: int | slice) -> R | Sequence[R]:
        known = None if isinstance(index, slice) else self._known(index)
        return self._rows()[index] if known is None else known
