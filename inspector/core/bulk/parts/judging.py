"""Judge one unit by itself, wherever that is done.

Pure: the same unit gives the same answer in any process of any machine, so a unit
whose process has died can be judged again.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.pairing.events import Course
from inspector.core.bulk.pairing.marks import HEAPS
from inspector.core.bulk.parts.keeping import Keeping
from inspector.core.bulk.parts.part_counts import PartCounts
from inspector.core.bulk.parts.part_judge import PartJudge
from inspector.core.bulk.rows.rows import PlacedFinding, RecordRows, Where
from inspector.core.bulk.units.lines import lines_in
from inspector.core.bulk.units.unit import LogPart, WholeText, bytes_of
from inspector.core.errors import InspectorError
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.report.collection import EXCERPTS_KEPT, Collection
from inspector.core.source.collector import collector_at_rest
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.bulk.parts.witness import PartWitness
    from inspector.core.bulk.rows.excerpts import Wanted
    from inspector.core.bulk.rows.once import Closing, Said
    from inspector.core.bulk.units.unit import Opening, Unit, WholeInputs
    from inspector.core.gate.gate import GatedInput
    from inspector.core.gate.tally import Tally
    from inspector.core.report.report import ReportFinding
    from inspector.core.source.wrapping import Wrapping
    from inspector.core.tools.tool_sources import Sources


@dataclass(frozen=True, slots=True)
class Job:
    """What all units of a run have in common."""

    sources: Sources
    opened: Opening
    with_rows: bool = True
    """Whether a report is written; without one, only counts are kept."""

    excerpts: int = EXCERPTS_KEPT
    """So many findings show the characters around them."""

    is_quick: bool = True
    """Whether lines that are alike are judged as one."""

    only_counts: bool = False
    """Whether nothing but counts is ever asked for; then no place is kept."""

    wanted: Wanted | None = None
    """Says which findings show them, where not the first ones are to."""

    heaps: int = HEAPS
    """Ids are dealt out over so many heaps."""

    target: str = DEFAULT_TARGET
    """What items are to be replayed on."""


class Judged(NamedTuple):
    """What one unit has to say; small, but for the rows."""

    tally: Tally
    lines: int
    course: Course
    heaps: tuple[bytes, ...]
    rows: bytes
    """What `keeping.kept_rows` reads."""

    names: frozenset[str] = frozenset()
    """Envelopes of the records."""

    wrappings: tuple[Wrapping, ...] = ()
    said: tuple[Said, ...] = ()
    closings: tuple[Closing, ...] = ()
    inputs: tuple[GatedInput, ...] = ()
    """Inputs that were read to their end."""

    @property
    def told_at_end(self) -> tuple[Closing, ...] | None:
        """What its end would tell; None for one without records."""
        return self.closings if self.tally.records else None


def judge(
    unit: Unit,
    job: Job,
    alike: Alike | None = None,
    witness: PartWitness | None = None,
) -> Judged:
    """Judge a unit.

    Args:
        unit: The unit.
        job: What it has in common with others.
        alike: What is known of lines that are alike, and learns more; where None,
            every line is inspected by itself, with the same findings.
        witness: Is shown every record of a part of a log.

    Raises:
        OrderNeededError: it cannot be judged without what is around it.
        InspectorError: an input is empty, unreadable or too large.
    """
    if not isinstance(unit, LogPart):
        return _judge_whole(unit, job)
    try:
        text = bytes_of(unit, job.opened)
    except OSError as error:
        raise unreadable(unit.label, error) from error
    if job.only_counts:
        alike = alike or Alike(job.sources, job.target)
        part: PartJudge = PartCounts(
            unit,
            job.sources,
            text,
            alike=alike,
            heaps=job.heaps,
            target=job.target,
        )
    else:
        part = PartJudge(
            unit,
            job.sources,
            text,
            with_rows=job.with_rows,
            alike=alike,
            witness=witness,
            target=job.target,
        )
    with collector_at_rest():  # what is read and said has no cycles
        part.judge()
    return Judged(
        part.tally(),
        0 if job.only_counts else lines_in(text),
        part.notes.course(),
        part.notes.heaps(),
        part.rows.packed() if job.with_rows else b"",
        frozenset(part.names),
        tuple(part.wrappings.values()),
        tuple(part.said),
        tuple(part.closings()),
    )


def unreadable(name: str, error: OSError) -> InspectorError:
    """The error that says why an input cannot be read."""
    reason = error.strerror or str(error)
    return InspectorError("file-unreadable", name=name, reason=reason)


def _judge_whole(unit: WholeInputs | WholeText, job: Job) -> Judged:
    collection = Collection(excerpts=job.excerpts, wanted=job.wanted)
    result = gate_inputs(
        _readers(unit, job),
        job.sources,
        witness=collection,
        target=job.target,
        with_given=False,
    )
    side = collection.side(result)
    numbers = unit.numbers
    findings = (PlacedFinding(_of_input(f, numbers), 0, 0) for f in side.findings)
    rows = Keeping()
    rows.take(
        RecordRows(
            Where(0, 0, 0),
            0,
            tuple(item._replace(input=numbers[item.input]) for item in side.items),
            tuple(findings),
            tuple(gap._replace(input=numbers[gap.input]) for gap in side.gaps),
        )
    )
    return Judged(
        result.tally,
        0,
        Course(items=len(side.items)),
        (),
        rows.packed() if job.with_rows else b"",
        inputs=result.inputs,
    )


def _of_input(found: ReportFinding, numbers: Sequence[int]) -> ReportFinding:
    place = found.place
    return found._replace(place=place._replace(input=numbers[place.input]))


def _readers(unit: WholeInputs | WholeText, job: Job) -> Iterator[RecordReader]:
    if isinstance(unit, WholeText):
        yield RecordReader(io.BytesIO(unit.text), unit.label)
        return
    for _, name in unit.names:
        try:
            with job.opened(name) as file:
                yield RecordReader(file, name)
        except OSError as error:
            raise unreadable(name, error) from error
