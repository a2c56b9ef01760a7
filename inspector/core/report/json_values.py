"""The parts of a report as JSON values: what every JSON writer is made of.

Additions are allowed, renames are not; ``resources/report/report.schema.json``
says what is promised.

Source: the design's command line, "The JSON report".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.provenance import created_of
from inspector.core.report.replay_texts import left_out_sentence
from inspector.core.report.report import TOOL_NAME
from inspector.core.report.verdict_texts import headline_of
from inspector.core.report.wording import spoken
from inspector.core.rules.edition import edition, edition_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.gate.gate import GatedInput
    from inspector.core.gate.tally import Tally
    from inspector.core.report.excerpt import Excerpt
    from inspector.core.report.linted import ReportSchema
    from inspector.core.report.redaction.redactor import Redaction
    from inspector.core.report.report import (
        Gap,
        Report,
        ReportDifference,
        ReportFinding,
        ReportItem,
        ReportPair,
        ReportPlace,
    )
    from inspector.core.report.targets import Cell, ReportMatrix, ReportPortable
    from inspector.core.rules.catalogue import Source
    from inspector.core.tools.validation import Violation

SIDES = ("left", "right")

JsonObject = dict[str, object]


def about_value(report: Report) -> JsonObject:
    """What made the report, for what, and by which rules."""
    created = created_of(report)
    return {
        "tool": {"name": TOOL_NAME, "version": report.tool_version},
        **({"created": created} if created else {}),
        "target": report.target,
        "spec": report.specification,
        "rules": {
            "edition": edition(),
            "of": {code: edition_of(code) for code in report.tally.rules},
        },
        **({"only": list(report.only)} if report.only else {}),
        **({"where": list(report.where)} if report.where else {}),
        **({"since_line": report.since_line} if report.since_line > 1 else {}),
        **({"part": report.part._asdict()} if report.part else {}),
        **_redaction(report.redaction),
    }


def _redaction(redaction: Redaction | None) -> JsonObject:
    if redaction is None:
        return {}
    changes = [change._asdict() for change in redaction.changes]
    said = {"mode": redaction.mode, "values": redaction.values, "changes": changes}
    return {"redaction": said}


def summary_value(tally: Tally) -> JsonObject:
    """The counts."""
    return {
        "items": tally.items,
        "calls": tally.calls,
        "reasons": dict(tally.reasons),
        "blocking": tally.blocking,
        "complete": tally.complete,
        "records": tally.records,
        "unchecked": tally.unchecked,
        "rules": dict(tally.rules),
    }


def input_value(gated: GatedInput) -> JsonObject:
    """One input and its digest."""
    facts = gated.facts
    return {
        "name": facts.name,
        "bytes": facts.size,
        "sha256": facts.sha256,
        "read_as": facts.read_as,
        "envelope": gated.envelope,
    }


def item_value(item: ReportItem, language: str) -> JsonObject:
    """One item and the gate's answer."""
    return {
        "input": item.input,
        "line": item.site.line,
        "pointer": item.pointer,
        "type": item.type,
        "id": item.id,
        "call_id": item.call_id,
        "name": item.name,
        "status": item.status,
        "reason": item.reason,
        "portable": item.portable,
        "blocks": item.blocks,
        "takes": item.takes,
        "headline": headline_of(item, language),
        **({"schema": item.schema._asdict()} if item.schema is not None else {}),
    }


def finding_value(found: ReportFinding, language: str, again: str = "") -> JsonObject:
    """What a check said of one document.

    Args:
        found: The finding.
        language: Of its message.
        again: The command that shows just this finding again, if there is one.
    """
    return {
        "code": found.code,
        "severity": found.severity.value,
        **place_value(found.place),
        "keyword": found.finding.keyword,
        "message": spoken(found, language),
        **_dispute(found.finding.violation),
        **_basis(found.finding.basis),
        **_shown(found.place),
        **_again(again),
    }


def _dispute(violation: Violation | None) -> JsonObject:
    """Whether another validator sees no fault there, where one was asked."""
    is_disputed = violation is not None and violation.is_disputed
    return {"disputed": True} if is_disputed else {}


def _basis(sources: tuple[Source, ...]) -> JsonObject:
    """The evidence of the target for the weight, where it gave one."""
    said = [
        {"text": source.text, "url": source.url, "confidence": source.confidence}
        for source in sources
    ]
    return {"evidence": said} if said else {}


def cell_value(cell: Cell) -> JsonObject:
    """What one target does."""
    return {"takes": cell.takes, "because": list(cell.codes)}


def matrix_values(matrix: ReportMatrix) -> Iterator[JsonObject]:
    """One target each; ``items`` stand in the order of the report's items."""
    for number, target in enumerate(matrix.targets):
        cells = [cell_value(row[number]) for row in matrix.rows]
        yield {"target": target, **cell_value(matrix.together[number]), "items": cells}


def portable_value(portable: ReportPortable, language: str) -> JsonObject:
    """What was written to be sent on, and what was left out."""
    made = portable.made
    left_out = [
        {
            "item": left.item,
            "why": left.why.value,
            "codes": list(left.codes),
            "message": left_out_sentence(left, made.target, language),
        }
        for left in made.left_out
    ]
    return {
        "name": portable.name,
        "target": made.target,
        "kept": list(made.kept),
        "left_out": left_out,
    }


def difference_value(
    difference: ReportDifference, language: str, again: str = ""
) -> JsonObject:
    """What a comparison said of one pair.

    Args:
        difference: What differs.
        language: Of its message.
        again: The command that shows just this difference again, if there is one.
    """
    left, right = difference.left, difference.right
    named = left or right
    return {
        "code": difference.code,
        "severity": difference.severity.value,
        "side": None,
        "pointer": named.pointer if named else "",
        "inner": named.inner if named else None,
        "label": difference.finding.change.label.value,
        "left": {**place_value(left), **_shown(left)} if left else None,
        "right": {**place_value(right), **_shown(right)} if right else None,
        "message": spoken(difference, language),
        **_again(again),
    }


def pair_value(pair: ReportPair) -> JsonObject:
    """Two items that belong together."""
    return {
        "left": pair.left,
        "right": pair.right,
        "by": pair.by,
        "same": pair.is_same,
        **({} if pair.left_at is None else {"left_at": pair.left_at._asdict()}),
        **({} if pair.right_at is None else {"right_at": pair.right_at._asdict()}),
        **({} if pair.responses is None else {"responses": pair.responses}),
    }


def excerpt_value(excerpt: Excerpt) -> list[JsonObject]:
    """The lines of an excerpt; ``marked`` is null on a line that is only context."""
    return [
        {
            "line": line.number,
            "before": line.before,
            "marked": line.marked,
            "after": line.after,
        }
        for line in excerpt.lines
    ]


def _shown(place: ReportPlace | None) -> JsonObject:
    if place is None or place.excerpt is None:
        return {}
    return {"excerpt": excerpt_value(place.excerpt)}


def _again(command: str) -> JsonObject:
    return {"again": command} if command else {}


def place_value(place: ReportPlace) -> JsonObject:
    """Where something is pointed at."""
    return {
        "input": place.input,
        "item": place.item,
        "pointer": place.pointer,
        "inner": place.inner,
        "line": place.site.line,
        "column": place.site.column,
        "byte_offset": place.site.byte_offset,
        "byte_length": place.site.byte_length,
        "end_line": place.site.end_line,
        "end_column": place.site.end_column,
    }


def schema_value(schema: ReportSchema) -> JsonObject:
    """One schema of a lint."""
    return {
        "input": schema.input,
        "line": schema.site.line,
        "pointer": schema.pointer,
        "name": schema.name,
        "read_as": schema.read_as,
        "strict": schema.strict,
        "level": schema.level,
        "faults": schema.faults,
        "unlisted": schema.unlisted,
    }


def gap_value(gap: Gap) -> JsonObject:
    """Something that keeps the report from being complete."""
    return {
        "cause": gap.cause,
        "input": gap.input,
        "line": gap.line,
        "item": gap.item,
    }
