"""Gate inputs of any size: cut, judge, pair, and keep the rows on disk.

The same report whatever the number of processes: units are taken in the order of the
inputs, wherever they were judged.
"""

from __future__ import annotations

import pickle
import threading
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Protocol

from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.collecting import SpooledCollection
from inspector.core.bulk.counting import Counting
from inspector.core.bulk.given_inputs import given_inputs
from inspector.core.bulk.in_order import readers_of
from inspector.core.bulk.log import Log
from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.pairing.counted_matching import count_matches
from inspector.core.bulk.pairing.marks import HEAPS, heaps_for
from inspector.core.bulk.pairing.matching import match
from inspector.core.bulk.parts.judging import Job, Judged, judge
from inspector.core.bulk.rows.excerpts import ChosenOnes, FirstOnes
from inspector.core.bulk.rows.rows import Base
from inspector.core.bulk.selection import ALL
from inspector.core.bulk.showing import Entry, Showing
from inspector.core.bulk.spool import Spool
from inspector.core.bulk.units.cutting import Cutter, Failed, Inputs
from inspector.core.bulk.units.unit import LogPart
from inspector.core.bulk.workers import OwnHands
from inspector.core.checks.target.list_rules import are_lists_asked
from inspector.core.gate.gate import TOOLS, GatedInput, GateResult, gate_inputs
from inspector.core.report.collection import EXCERPTS_KEPT
from inspector.core.report.report import Side
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.bulk.rows.excerpts import Excerpts, Wanted
    from inspector.core.bulk.selection import Selection
    from inspector.core.bulk.units.log_parts import Cut
    from inspector.core.bulk.units.unit import Unit
    from inspector.core.bulk.workers import Hands
    from inspector.core.errors import InspectorError
    from inspector.core.tools.tool_sources import Sources


class Report(Protocol):
    """Is told how far a run is."""

    def __call__(self, taken: int, items: int) -> None:
        """Hear of it.

        Args:
            taken: Bytes of files that were judged.
            items: Items that were judged.
        """
        ...


class BulkRun:
    """One gate over inputs of any size; leaving the context lets go of the rows.

    Args:
        inputs: What is gated.
        sources: Schemas and tools that a person gave.
        selection: Which rows are shown.
        with_rows: Whether a report is written; without one, only counts are kept.
        excerpts: So many findings show the characters around them.
        wanted: Says which findings do, where not the first ones are to.
        is_quick: Whether lines that are alike are judged as one; the findings are
            the same.
        report: Is told how far it is.
        target: What items are to be replayed on.
    """

    def __init__(
        self,
        inputs: Inputs,
        sources: Sources,
        *,
        selection: Selection = ALL,
        with_rows: bool = True,
        excerpts: int = EXCERPTS_KEPT,
        wanted: Wanted | None = None,
        is_quick: bool = True,
        report: Report | None = None,
        target: str = DEFAULT_TARGET,
    ) -> None:
        self._inputs = inputs._replace(are_hashed=with_rows)
        self._sources = sources
        self._selection = selection
        self._with_rows = with_rows
        self._excerpts = excerpts
        self._wanted = wanted
        self._report = report
        only_counts = is_quick and not with_rows and not are_lists_asked(target)
        self._job = Job(
            sources,
            inputs.opened,
            with_rows=with_rows,
            excerpts=excerpts,
            wanted=wanted,
            is_quick=is_quick,
            only_counts=only_counts,
            heaps=heaps_for(inputs.sizes) if only_counts else HEAPS,
            target=target,
        )
        self._spool = Spool()
        self._count = Counting()
        self._gated: dict[int, GatedInput] = {}
        self._logs: dict[int, Log] = {}
        self._entries: list[Entry] = []
        self._items = self._taken = 0
        self._failure: InspectorError | None = None

    def __enter__(self) -> BulkRun:
        return self

    def __exit__(self, *_: object) -> None:
        self._spool.close()

    def gate(self, hands: Hands) -> tuple[GateResult, Side]:
        """Gate everything.

        Args:
            hands: Whoever does the work; it also writes the rows of the report, when
                they are asked for.

        Raises:
            InspectorError: an input is empty, unreadable or too large.
            OrderNeededError: parts cannot tell all of it.
        """
        cutter = Cutter(self._inputs, is_sent=not isinstance(hands, OwnHands))
        begun: deque[Cut] = deque()
        for judged in hands.run(self._pieces(cutter, begun)):
            self._take(begun.popleft(), judged)
        if self._failure is not None:
            raise self._failure
        for log in self._logs.values():
            log.finish(self._count)
            if self._inputs.choice.sample is None:
                self._match(log, hands)
            self._gated[log.number] = log.gated(cutter.readers[log.number])
        self._count.is_part = self._inputs.choice.sample is not None
        side = self._side(hands)
        return GateResult(side.inputs, side.tally), side

    def gate_in_order(self) -> tuple[GateResult, Side]:
        """Gate everything record by record, each once all before it are known.

        Raises:
            InspectorError: an input is empty, unreadable or too large.
        """
        collection = SpooledCollection(
            self._spool,
            excerpts=self._excerpts,
            wanted=self._wanted,
            selection=self._selection,
        )
        result = gate_inputs(
            readers_of(self._inputs),
            self._sources,
            witness=collection,
            target=self._job.target,
        )
        return result, collection.side(result)

    def _pieces(
        self, cutter: Cutter, begun: deque[Cut]
    ) -> Iterator[Callable[[], Judged]]:
        pickled = pickle.dumps(self._job)
        for cut in cutter.cuts():
            if isinstance(cut, Failed):
                self._failure = cut.error
                return
            begun.append(cut)
            yield partial(judge_pickled, cut.unit, pickled)

    def _take(self, cut: Cut, judged: Judged) -> None:
        unit = cut.unit
        self._count.add(judged.tally)
        rows = self._spool.append(judged.rows)
        if isinstance(unit, LogPart):
            log = self._logs.get(unit.input)
            if log is None:
                log = Log(
                    unit,
                    self._items,
                    self._spool,
                    self._inputs.opened,
                    with_rows=self._with_rows,
                    target=self._job.target,
                    with_text=self._wanted is not None,
                )
                self._logs[unit.input] = log
            log.take(cut, unit, judged, self._count)
            bases = log.course.bases
            self._entries.append(Entry(log, len(bases) - 1, rows, bases[-1]))
        else:
            self._entries.append(Entry(None, 0, rows, Base(items=self._items)))
            for number, gated in zip(unit.numbers, judged.inputs, strict=True):
                self._gated[number] = gated
        self._items += judged.course.items
        self._taken += cut.taken
        if self._report is not None:
            self._report(self._taken, self._items)

    def _match(self, log: Log, hands: Hands) -> None:
        count, with_rows = self._job.heaps, self._with_rows
        heaps = log.course.heaps(log.heap, count, with_rows=with_rows)
        needs_order = False
        paired = count_matches if self._job.only_counts else match
        for matched in hands.run(partial(paired, heap) for heap in heaps):
            needs_order |= matched.needs_order
            log.tell(matched.rows)
            self._count.correct(matched.rules, log.newly_blocked(matched))
        if needs_order:
            raise OrderNeededError

    def _side(self, hands: Hands) -> Side:
        showing = self._showing(hands)
        inputs = [self._gated[number] for number in sorted(self._gated)]
        known, opened = [each.facts for each in inputs], self._inputs.opened
        target = self._job.target
        for given, facts in given_inputs(self._sources, known, opened, target):
            self._count.count_given(given)
            showing.given.append((given, len(inputs)))
            inputs.append(GatedInput(facts, TOOLS))
        tally = self._count.tally()
        if not self._with_rows:
            return Side(tuple(inputs), (), (), (), tally, (), ())
        return showing.side(tuple(inputs), tally)

    def _showing(self, hands: Hands) -> Showing:
        excerpts: Callable[[], Excerpts] = partial(FirstOnes, self._excerpts)
        if self._wanted is not None:
            excerpts = partial(ChosenOnes, self._wanted)
        showing = Showing(self._spool, self._selection, excerpts, hands)
        showing.entries = self._entries
        if self._count.is_part:
            since = self._inputs.choice.since
            showing.sampled = [(number, since) for number in self._logs]
        return showing


_KNOWN = threading.local()
"""The job of each thread: a worker of a cluster may have several."""


def judge_pickled(unit: Unit, job: bytes) -> Judged:
    """Judge a unit of a job that came as bytes.

    It comes with each unit, and is opened once: what it holds is compiled once.
    """
    return judge(unit, *job_of(job))


def job_of(job: bytes) -> tuple[Job, Alike | None]:
    """A job that came as bytes, and what is known of alike lines since it first did."""
    known: tuple[bytes, Job, Alike | None] | None = getattr(_KNOWN, "job", None)
    if known is None or known[0] != job:
        opened: Job = pickle.loads(job)
        alike = Alike(opened.sources, opened.target) if opened.is_quick else None
        known = (job, opened, alike)
        _KNOWN.job = known
    return known[1], known[2]
