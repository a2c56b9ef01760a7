"""Turns inspections into one side of a report, while they pass by."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.verdict import Reason
from inspector.core.gate.policy import is_blocked
from inspector.core.replay.replay import answer_of, replay_of
from inspector.core.report.excerpt import excerpt_of
from inspector.core.report.rows import (
    Gap,
    HeldSchema,
    ReportFinding,
    ReportItem,
    ReportPlace,
    Side,
    Site,
)
from inspector.core.report.targets import Cell, MatrixCollection, worst_of
from inspector.core.report.verdict_texts import verdict_of
from inspector.core.source.json_nodes import span_of
from inspector.core.tools.tool import SchemaOrigin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.gate import GateResult
    from inspector.core.gate.late import LateFinding
    from inspector.core.report.targets import ReportMatrix
    from inspector.core.report.verdict import Verdict
    from inspector.core.source.document import Document
    from inspector.core.source.span import Span
    from inspector.core.tools.tool import Tool

EXCERPTS_KEPT = 1000
"""Findings that get an excerpt; a person reads no more, and a log has millions."""


class Collection:
    """A `Witness` of the gate that keeps what a report needs, and no text.

    Args:
        excerpts: Findings that get an excerpt.
        for_all_targets: Keep what every target does with every item.
        wanted: Says whether a finding gets an excerpt, by its rule and its place,
            where not the first ones are to.
    """

    def __init__(
        self,
        *,
        excerpts: int = EXCERPTS_KEPT,
        for_all_targets: bool = False,
        wanted: Callable[[str, Site], bool] | None = None,
    ) -> None:
        self._wanted = wanted
        self._matrix = MatrixCollection() if for_all_targets else None
        self._items: list[ReportItem] = []
        self._findings: list[ReportFinding] = []
        self._gaps: list[Gap] = []
        self._excerpts = excerpts
        self._first_of_input: dict[int, int] = {}
        self._has_late = False

    def see(self, input_index: int, inspection: Inspection) -> None:
        """Keep the items and findings of the next record."""
        first = len(self._items)
        self._first_of_input.setdefault(input_index, first)
        document = inspection.document
        for inspected in inspection.items:
            self._items.append(item_row(inspected, document, input_index))
        for finding in inspection.findings:
            place = self._place(finding, document, input_index, first)
            self._findings.append(ReportFinding(finding, place))
        self._gaps.extend(gaps_of(inspection, input_index, first))
        if self._matrix is not None:
            self._matrix.see(inspection)

    def see_late(self, input_index: int, late: LateFinding) -> None:
        """Keep what became known of an earlier record, and what it changes."""
        finding, first = late.finding, self._first_of_input[input_index]
        about = replace(finding, item=late.item)
        place = self._place(about, late.document, input_index, first)
        self._findings.append(ReportFinding(finding, place))
        self._has_late = True
        index = None if late.item is None else first + late.item
        if self._matrix is not None:
            self._matrix.see_late(index, late)
        if index is not None:
            self._note_late(index, late)

    def _note_late(self, index: int, late: LateFinding) -> None:
        """Weigh an item anew."""
        finding = late.finding
        item = self._items[index]
        both = (Cell(item.takes), Cell(answer_of(finding).value))
        item = self._items[index] = item._replace(takes=worst_of(both).takes)
        if late.blocks_first:
            verdict = item.verdict._replace(
                key=f"{item.reason}.blocked", rule=finding.code
            )
            self._items[index] = item._replace(blocks=True, verdict=verdict)

    def see_alone(self, input_index: int, finding: Finding, document: Document) -> None:
        """Keep a finding whose item is not kept."""
        about = replace(finding, item=None)
        place = self._place(about, document, input_index, 0)
        self._findings.append(ReportFinding(about, place))

    def see_given(self, input_index: int, given: GivenTools) -> None:
        """Keep what is to be said of a tools file; its items are nobody's."""
        for finding in given.findings:
            place = self._place(finding, given.document, input_index, 0)
            self._findings.append(ReportFinding(finding, place))

    @property
    def matrix(self) -> ReportMatrix | None:
        """What every target does with every item that was seen, if that is kept."""
        return self._matrix.matrix() if self._matrix is not None else None

    def side(self, result: GateResult) -> Side:
        """All that was seen, with the facts that were known only at the end."""
        if self._has_late:
            self._findings.sort(key=_in_the_text)
        return Side(
            result.inputs,
            tuple(self._items),
            tuple(self._findings),
            tuple(sorted(self._gaps, key=lambda gap: (gap.input, gap.line))),
            result.tally,
        )

    def _place(
        self, finding: Finding, document: Document, input_index: int, first: int
    ) -> ReportPlace:
        item = None if finding.item is None else first + finding.item
        keep = len(self._findings) < self._excerpts
        if self._wanted is not None:
            keep = self._wanted(finding.code, site_of(document, finding.place.span))
        return place_in(document, finding, input_index, item, keep=keep)


def _in_the_text(found: ReportFinding) -> tuple[int, int]:
    return found.place.input, found.place.site.byte_offset


def gaps_of(inspection: Inspection, input_index: int, first: int) -> Iterator[Gap]:
    """What of one record keeps a report from being complete.

    Args:
        inspection: Of the record.
        input_index: Index of its input.
        first: Index of its first item in the report.
    """
    document = inspection.document
    for record in document.records:
        if not record.is_json:
            line = site_of(document, record.span).line
            yield Gap("unreadable", input_index, line)
    broken = {site_of(document, f.span).line for f in document.encoding_faults}
    yield from (Gap("encoding", input_index, line) for line in sorted(broken))
    for body in inspection.envelope.bodies:
        if body.stream is not None and body.stream.is_cut:
            line = site_of(document, span_of(body.stream.events[-1].node)).line
            yield Gap("cut", input_index, line)
    for index, inspected in enumerate(inspection.items, first):
        if inspected.reason is Reason.UNCHECKED:
            line = site_of(document, inspected.item.span).line
            yield Gap("unchecked", input_index, line, index)


def place_in(
    document: Document,
    finding: Finding,
    input_index: int,
    item: int | None = None,
    *,
    keep: bool,
) -> ReportPlace:
    """Where a finding points, as a report holds it.

    Args:
        document: The text that the finding's place is in.
        finding: What is to be placed.
        input_index: Index of the document's input.
        item: Index in the report's items.
        keep: Whether the place gets an excerpt.
    """
    place = finding.place
    return ReportPlace(
        input_index,
        item,
        place.pointer,
        place.inner,
        site_of(document, place.span),
        excerpt_of(document, place.span) if keep else None,
    )


def site_of(document: Document, span: Span) -> Site:
    """Where a span of a document stands in its file.

    Of a masked document it is where the characters stand that were masked.
    """
    document, span = document.original_place(span)
    origin, lines = document.origin, document.lines
    line, column = lines.at(span.start)
    end_line, end_column = lines.at(span.end)
    start = lines.byte_offset(span.start)
    return Site(
        origin.line_number - 1 + line,
        column,
        origin.byte_offset + start,
        lines.byte_offset(span.end) - start,
        origin.line_number - 1 + end_line,
        end_column,
    )


def item_row(
    inspected: InspectedItem, document: Document, input_index: int
) -> ReportItem:
    """One item as a report holds it."""
    return row_of(inspected, site_of(document, inspected.item.span), input_index)


def row_of(inspected: InspectedItem, site: Site, input_index: int) -> ReportItem:
    """The same of an item whose place is known.

    Args:
        inspected: The item.
        site: Where it stands in its file.
        input_index: Of that file.
    """
    item = inspected.item
    return ReportItem(
        input_index,
        site,
        item.pointer,
        item.type_text,
        item.item_id,
        item.call_id,
        item.name,
        item.status,
        *gate_answer(inspected),
    )


class Answer(NamedTuple):
    """What the gate says of an item: the last members of a `ReportItem`."""

    reason: str
    portable: str
    blocks: bool
    verdict: Verdict
    takes: str
    schema: HeldSchema | None


def gate_answer(inspected: InspectedItem) -> Answer:
    """What the gate says of an item."""
    return Answer(
        inspected.reason.value,
        inspected.item.portable.value,
        is_blocked(inspected),
        verdict_of(inspected),
        replay_of(inspected).takes.value,
        _schema_of(inspected.tool),
    )


def _schema_of(tool: Tool | None) -> HeldSchema | None:
    if tool is None or tool.parameters is None:
        return None
    is_own = tool.origin is SchemaOrigin.DOCUMENT
    return HeldSchema(
        tool.origin.value,
        None if is_own else tool.document.origin.label,
        tool.parameters_pointer,
        tool.shape.value,
    )
