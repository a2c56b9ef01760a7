"""Reports of what was inspected or compared, for the window and the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.inspection import SPECIFICATION_DATE
from inspector.core.gate.document_facts import facts_of
from inspector.core.gate.gate import TOOLS, GatedInput, GateResult
from inspector.core.gate.tally import Tally, Tallying
from inspector.core.report.collection import EXCERPTS_KEPT, Collection, site_of
from inspector.core.report.excerpt import excerpt_of
from inspector.core.report.report import (
    Report,
    ReportAt,
    ReportDifference,
    ReportPair,
    ReportPlace,
    Side,
)
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.checks.inspection import Inspection
    from inspector.core.diff.comparison import Comparison
    from inspector.core.diff.finding import DiffPlace
    from inspector.core.gate.records import InputFacts
    from inspector.core.gate.sending import Sending
    from inspector.core.items.item import Item
    from inspector.core.report.targets import ReportMatrix, ReportPortable
    from inspector.core.source.document import Document
    from inspector.core.summary.summary import Summary


def side_of(
    inspection: Inspection, facts: InputFacts | None = None, *, with_given: bool = True
) -> Side:
    """One inspected document as a side of a report.

    Args:
        inspection: What is known of it.
        facts: Those of the file that it was read from; worked out from the text
            when None, as for a text that was pasted.
        with_given: Whether tools files that were given are inputs too. They are
            not for a comparison, where both sides would say the same of them.
    """
    tallying, collection = Tallying(), Collection()
    tallying.count(inspection)
    collection.see(0, inspection)
    known = facts or facts_of(inspection.document)
    inputs = [GatedInput(known, inspection.envelope.name)]
    for given in inspection.given if with_given else ():
        facts_given = facts_of(given.document)
        if facts_given.sha256 != known.sha256:  # else it was looked at already
            tallying.count_given(given)
            collection.see_given(len(inputs), given)
            inputs.append(GatedInput(facts_given, TOOLS))
    return collection.side(GateResult(tuple(inputs), tallying.tally()))


def gate_report(
    side: Side,
    *,
    version: str,
    created: str,
    target: str = DEFAULT_TARGET,
    matrix: ReportMatrix | None = None,
    portable: ReportPortable | None = None,
) -> Report:
    """The report of a gate, or of one document.

    Args:
        side: What was read.
        version: Of this program.
        created: When, in ISO 8601.
        target: What it was inspected for.
        matrix: What all targets do with the items, if that was asked.
        portable: What was written to be sent on, if that was asked.
    """
    return Report(
        (side,),
        side.tally,
        target,
        SPECIFICATION_DATE,
        version,
        created,
        matrix=matrix,
        portable=portable,
    )


def comparison_report(
    left: Side,
    right: Side,
    comparison: Comparison,
    *,
    version: str,
    created: str,
    target: str = DEFAULT_TARGET,
    sendings: Iterable[Sending] = (),
) -> Report:
    """The report of two sides and of what differs between them.

    Args:
        left: The side that the other one is held against.
        right: The other side.
        comparison: Of the same two documents.
        version: Of this program.
        created: When, in ISO 8601.
        target: What both sides were inspected for.
        sendings: May each side be sent where the other came from.
    """
    # Only now: a gate, which makes its report here too, starts without that room.
    from inspector.core.report.compared import compared_of  # noqa: PLC0415

    differences = tuple(_differences(comparison))
    rules: dict[str, int] = {}
    for difference in differences:
        rules[difference.code] = rules.get(difference.code, 0) + 1
    blocking = sum(difference.finding.blocks for difference in differences)
    return Report(
        (left, right),
        left.tally + right.tally + Tally(blocking=blocking, rules=rules),
        target,
        SPECIFICATION_DATE,
        version,
        created,
        tuple(_pairs(comparison)),
        differences,
        compared=compared_of(comparison, sendings),
    )


def summary_report(
    left: GateResult,
    right: GateResult,
    summary: Summary,
    *,
    version: str,
    created: str,
    target: str = DEFAULT_TARGET,
) -> Report:
    """The report of two logs in numbers; no item is listed.

    Args:
        left: What the gate says of the old path.
        right: What it says of the new one.
        summary: Of the same two logs.
        version: Of this program.
        created: When, in ISO 8601.
        target: What both were inspected for.
    """
    sides = (Side(each.inputs, (), (), (), each.tally) for each in (left, right))
    return Report(
        tuple(sides),
        left.tally + right.tally,
        target,
        SPECIFICATION_DATE,
        version,
        created,
        summary=summary,
    )


def _pairs(comparison: Comparison) -> Iterator[ReportPair]:
    for compared in comparison.pairs:
        pair = compared.pair
        yield ReportPair(
            _index(pair.left),
            _index(pair.right),
            pair.by.value if pair.by is not None else None,
            is_same=compared.is_same,
            left_at=_at(pair.left, comparison.left.document),
            right_at=_at(pair.right, comparison.right.document),
            responses=pair.within,
        )


def _index(item: Item | None) -> int | None:
    return item.index if item is not None and item.foreign is None else None


def _at(item: Item | None, document: Document) -> ReportAt | None:
    if item is None or item.foreign is None:
        return None
    return ReportAt(site_of(document, item.span).line, item.pointer)


def _differences(comparison: Comparison) -> Iterator[ReportDifference]:
    left, right = comparison.left.document, comparison.right.document
    for index, finding in enumerate(comparison.findings):
        keep = index < EXCERPTS_KEPT
        yield ReportDifference(
            finding,
            _place(finding.left, left, keep=keep),
            _place(finding.right, right, keep=keep),
        )


def _place(
    place: DiffPlace | None, document: Document, *, keep: bool
) -> ReportPlace | None:
    if place is None:
        return None
    return ReportPlace(
        0,
        place.item,
        place.pointer,
        place.inner,
        site_of(document, place.span),
        excerpt_of(document, place.span) if keep else None,
    )
