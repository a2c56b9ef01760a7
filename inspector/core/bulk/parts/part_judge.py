"""Judge the records of a part of a log one by one."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.bulk.calls.skeleton import inspection_of
from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.pairing.noting import Notes
from inspector.core.bulk.pairing.orphans import without_orphans
from inspector.core.bulk.parts.alike_rows import Line
from inspector.core.bulk.parts.inspected_rows import closing_of, record_rows, where_of
from inspector.core.bulk.parts.keeping import Keeping
from inspector.core.bulk.parts.noting_alike import note, noted_alike, noted_call
from inspector.core.bulk.parts.part_tally import PartTally
from inspector.core.bulk.rows.once import Closing, Said, said_in, with_wrappings
from inspector.core.bulk.units.lines import lines_in
from inspector.core.checks.inspection import for_target, inspect_document
from inspector.core.gate.event_runs import kind_of_event
from inspector.core.gate.lines import documents_in
from inspector.core.gate.log_wrappers import LogWrappers
from inspector.core.items.body import BodyKind
from inspector.core.items.item_types import least_limit
from inspector.core.source.origin import Origin
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.bulk.alike.alike import Alike, Fit
    from inspector.core.bulk.pairing.marks import Noted
    from inspector.core.bulk.parts.witness import PartWitness
    from inspector.core.bulk.responses.counted_response import CountedResponse
    from inspector.core.bulk.responses.response_reading import PartsReading
    from inspector.core.bulk.responses.responses import Responses
    from inspector.core.bulk.units.unit import LogPart
    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.tally import Tally
    from inspector.core.source.wrapping import Wrapping, WrappingKind
    from inspector.core.tools.tool_sources import Sources


class PartJudge:
    """Judges one part.

    Args:
        part: The part.
        sources: Schemas and tools that a person gave.
        text: Of the part.
        with_rows: Whether rows are kept.
        alike: What is known of lines that are alike; all are inspected where None.
        witness: Is shown every record, with its place in the part.
        target: What items are to be replayed on.
    """

    def __init__(
        self,
        part: LogPart,
        sources: Sources,
        text: bytes,
        *,
        with_rows: bool,
        alike: Alike | None = None,
        witness: PartWitness | None = None,
        target: str = DEFAULT_TARGET,
    ) -> None:
        self.notes = Notes(target)
        self.rows = Keeping(part.input)
        self.names: set[str] = set()
        """Envelopes of the records."""

        self.wrappings: dict[WrappingKind, Wrapping] = {}
        self.said: list[Said] = []
        self._part = part
        self._sources = sources
        self._text = text
        self._with_rows = with_rows
        self._with_places = with_rows or witness is not None
        self._witness = witness
        self._target = target
        self._wrappers = LogWrappers()
        # A text beyond a limit says more than one that it is otherwise like.
        is_short = len(text) <= least_limit()
        self._alike = alike if part.is_free and is_short else None
        self._counts = PartTally()
        # What compressed a log is said of its first record.
        self._is_begun = not part.compression

    def judge(self) -> None:
        """Judge all of it.

        Raises:
            OrderNeededError: it cannot be judged without what is around it.
        """
        number, offset = 1, 0
        for line in io.BytesIO(self._text):
            number += self._judge_line(line, number, offset)
            offset += len(line)
        if self._counts.has_alike:
            self.names.add(BodyKind.ITEM.value)

    def tally(self) -> Tally:
        """The counts."""
        alike = self._alike
        return self._counts.tally(alike.responses.counts.tallies if alike else ())

    def closings(self) -> Iterator[Closing]:
        """What only the end of the log would tell."""
        number = self._part.input
        return (closing_of(late, number) for late in self._wrappers.close())

    def _judge_line(self, line: bytes, number: int, offset: int) -> int:
        """Judge a line; returns how many it counts for."""
        text = line.rstrip(b"\r\n")
        alike = self._alike if self._is_begun else None
        fit = alike.fit(text) if alike is not None else None
        if fit is not None:
            self._take_alike(fit, Line(text, number, offset))
            return 1 if len(line) <= len(text) + 1 else lines_in(line)
        origin, responses = Origin(self._part.label, number, offset), self._responses
        if responses is None or not self._takes_response(responses, text, origin):
            self._take_line(line, origin)
        return lines_in(line)

    @property
    def _responses(self) -> Responses | None:
        """What is known of responses, where that can be used."""
        return self._alike.responses if self._alike and self._is_begun else None

    def _begins_response(self, line: bytes) -> bool:
        """Whether a line begins as a response that is known."""
        responses = self._responses
        return responses is not None and responses.begins(line)

    def _counts_response(self, line: bytes) -> bool:
        """Count a line of which nothing else is wanted; whether all of it is known."""
        responses = self._responses
        counted = None if responses is None else responses.count(line)
        if counted is None:
            return False
        self._count_response(counted)
        return True

    def _takes_response(
        self, responses: Responses, text: bytes, origin: Origin
    ) -> bool:
        """Take a line by what is known of it; whether it is such a response."""
        only_counts = not self._with_places
        reading = responses.met(text, only_counts=only_counts)
        if reading is None:
            return False
        counted = responses.counted(reading)
        if counted is not None and self._keeps(counted, reading, origin):
            self._count_response(counted)
            return True
        composed = responses.inspection(reading, origin)
        if composed is not None:
            self._take_inspection(composed)
        return composed is not None

    def _keeps(
        self, counted: CountedResponse, reading: PartsReading, origin: Origin
    ) -> bool:
        """Keep the rows of a response, if somebody asks; whether that could be done."""
        if not self._with_places:
            return True
        line = Line(reading.line, origin.line_number, origin.byte_offset)
        first = self.notes.items
        if not counted.is_plain:
            is_told = counted.is_fine and self._witness is None
            return is_told and self.rows.takes_told(line, reading, first)
        places = reading.places()
        if self._with_rows:
            self.rows.take_response(line, places, reading.tools, first)
        if self._witness is not None:
            self._witness.see_response(line, places, reading.tools)
        return True

    def _count_response(self, counted: CountedResponse) -> None:
        self._counts.count_response(counted)
        self._wrappers.note_item()
        self.names.add(counted.envelope)
        self.notes.see_called(counted.called, counted.items)

    def _take_line(self, line: bytes, origin: Origin) -> None:
        part, alike = self._part, self._alike
        if part.picked and origin.line_number not in part.picked:
            return
        documents = documents_in([line], part.label, only_values=part.only_values)
        for document in documents:
            if kind_of_event(document):
                raise OrderNeededError  # the next line may belong to it
            compression = "" if self._is_begun else part.compression
            told = with_wrappings(document, self.wrappings, compression)
            placed = replace(told, origin=origin)
            inspection = inspect_document(placed, self._sources)
            self._take_inspection(inspection)
            if alike is not None and self._is_begun:
                alike.learn(line.rstrip(b"\r\n"), inspection)
            self._is_begun = True

    def _take_alike(self, fit: Fit, line: Line) -> None:
        """Take a line that is like another."""
        if not fit.is_sure:
            self._take_half_known(fit, line)
            return
        number, with_rows = self.notes.items, self._with_places
        self._counts.count_alike(fit.template)
        noted = noted_alike(fit, line, number, with_rows=with_rows)
        self._note(fit, line, noted)
        if self._with_rows:
            self.rows.take_alike(fit, line, number)
        if self._witness is not None:
            self._witness.see_alike(fit, line)

    def _take_half_known(self, fit: Fit, line: Line) -> None:
        """Take a call of which the arguments are to be inspected."""
        if self._witness and not self._with_rows and self._is_counted_call(fit, line):
            return
        skeleton, arguments = fit.template.skeleton, fit.arguments
        assert skeleton is not None
        assert arguments is not None
        places = fit.places
        if not line.text.isascii():
            count = line.characters
            places = [(count(start), count(end)) for start, end in places]
        origin = Origin(self._part.label, line.number, line.offset)
        text, said = line.text.decode(), arguments.decode()
        inspection = for_target(
            inspection_of(skeleton, text, places, said, origin), self._target
        )
        [judged] = inspection.items
        noted = self._noted(fit, line, is_blocked=judged.blocks)
        self.names.add(inspection.envelope.name)
        self._counts.count(inspection)
        if self._with_rows:
            self.rows.take_call(fit, line, judged, self.notes.items)
        self._note(fit, line, noted)
        if self._witness is not None:
            self._witness.see(inspection, inspection)

    def _is_counted_call(self, fit: Fit, line: Line) -> bool:
        """Take a call by its counts, which tell no weights of another target."""
        alike = self._alike if self._target == DEFAULT_TARGET else None
        tally = alike.counted(line.text) if alike else None
        if tally is None or self._witness is None:
            return False
        noted = self._noted(fit, line, is_blocked=bool(tally.blocking))
        self._note(fit, line, noted)
        self._counts.add(tally)
        self._witness.see_counted(fit, line, tally)
        return True

    def _note(self, fit: Fit, line: Line, noted: Noted) -> None:
        """Note the item of a line that is like another."""
        note(self.notes, fit, line, noted, with_rows=self._with_places)
        self._wrappers.note_item()

    def _noted(self, fit: Fit, line: Line, *, is_blocked: bool) -> Noted:
        """A call of which its arguments say more."""
        number, with_rows = self.notes.items, self._with_places
        return noted_call(fit, line, number, is_blocked=is_blocked, with_rows=with_rows)

    def _take_inspection(self, inspection: Inspection) -> None:
        if inspection.target != self._target:
            inspection = for_target(inspection, self._target)
        document, alone = inspection.document, inspection
        self.names.add(inspection.envelope.name)
        inspection = self._wrappers.feed(inspection)
        where = where_of(document)
        inspection, orphans = without_orphans(inspection)
        for orphan in orphans:
            self.notes.see_orphan(orphan, document, where)
        self._counts.count(inspection)
        first = self.notes.items
        self.notes.see(inspection.items, document, where)
        self.said += said_in(inspection.findings)
        rows = None
        if self._with_rows:
            rows = record_rows(inspection, self._part.input, first)
        if rows is not None:
            self.rows.take(rows)
        if self._witness is not None:
            self._witness.see(alone, inspection)
