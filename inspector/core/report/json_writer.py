"""The report as JSON, version 1: for scripts, CI and other programs.

Additions are allowed, renames are not; ``resources/report/report.schema.json``
says what is promised. One item and one finding a line, so that two reports can
be compared line by line.

Source: the design's command line, "The JSON report".
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from inspector.core.report.replay_texts import left_out_sentence
from inspector.core.report.report import TOOL_NAME
from inspector.core.report.verdict_texts import words_of
from inspector.core.report.wording import spoken

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from inspector.core.gate.gate import GatedInput
    from inspector.core.gate.tally import Tally
    from inspector.core.report.report import (
        Gap,
        Report,
        ReportDifference,
        ReportFinding,
        ReportItem,
        ReportPair,
        ReportPlace,
        ReportSchema,
        Side,
    )
    from inspector.core.report.targets import Cell, ReportMatrix, ReportPortable
    from inspector.core.rules.catalogue import Source

FORMAT = "open-responses-inspector/report"
VERSION = 1

_SIDES = ("left", "right")

_SURROGATE = re.compile("[\ud800-\udfff]")

JsonObject = dict[str, object]


def write_json(report: Report, language: str) -> Iterator[str]:
    """The report as one JSON text; valid UTF-8 whatever the log held."""
    yield f'{{"format": {_text(FORMAT)}, "version": {VERSION},\n'
    yield from _members(_head(report))
    if report.is_comparison:
        yield from _comparison_members(report, language)
    else:
        yield from _side_members(report.sides[0], language)
    if report.lint is not None:
        lint = report.lint
        profile = {"name": lint.profile, "as_of": lint.as_of}
        yield f',\n "profile": {_text(profile)},\n'
        yield from _list("schemas", map(_schema, lint.schemas))
    if report.matrix is not None:
        yield ",\n"
        yield from _list("matrix", _columns(report.matrix))
    if report.portable is not None:
        portable = _portable(report.portable, language)
        yield f',\n "portable_input": {_text(portable)}'
    yield "}\n"


def _head(report: Report) -> JsonObject:
    return {
        "tool": {"name": TOOL_NAME, "version": report.tool_version},
        "created": report.created,
        "target": report.target,
        "spec": report.specification,
        "replay": _cell(report.replay),
        "summary": _summary(report.tally),
    }


def _side_members(side: Side, language: str) -> Iterator[str]:
    yield from _members({"inputs": [_input(i) for i in side.inputs]})
    yield from _list("items", (_item(i, language) for i in side.items))
    yield ",\n"
    yield from _list("findings", (_finding(f, language) for f in side.findings))
    yield ",\n"
    yield from _list("incomplete", map(_gap, side.gaps))


def _comparison_members(report: Report, language: str) -> Iterator[str]:
    for name, side in zip(_SIDES, report.sides, strict=True):
        yield f" {_text(name)}: {{\n"
        yield from _members(
            {
                "inputs": [_input(i) for i in side.inputs],
                "summary": _summary(side.tally),
            }
        )
        yield from _list("items", (_item(i, language) for i in side.items))
        yield ",\n"
        yield from _list("incomplete", map(_gap, side.gaps))
        yield "},\n"
    yield from _list("pairs", map(_pair, report.pairs))
    yield ",\n"
    yield from _list("findings", _findings_of_both(report, language))


def _findings_of_both(report: Report, language: str) -> Iterator[JsonObject]:
    """The differences first, then what each side says for itself."""
    for difference in report.differences:
        yield _difference(difference, language)
    for name, side in zip(_SIDES, report.sides, strict=True):
        for found in side.findings:
            flat = _finding(found, language)
            places: JsonObject = dict.fromkeys(_SIDES)
            places[name] = _place(found.place)
            yield {**flat, "side": name, **places}


def _members(members: Mapping[str, object]) -> Iterator[str]:
    for name, value in members.items():
        yield f" {_text(name)}: {_text(value)},\n"


def _list(name: str, entries: Iterable[JsonObject]) -> Iterator[str]:
    """A member that is an array, one entry a line."""
    yield f" {_text(name)}: ["
    separator = "\n  "
    for entry in entries:
        yield separator + _text(entry)
        separator = ",\n  "
    yield "]"


def _text(value: object) -> str:
    """JSON text; half a surrogate pair can be written as an escape only."""
    text = json.dumps(value, ensure_ascii=False)
    if text.isascii():
        return text
    return _SURROGATE.sub(lambda half: f"\\u{ord(half[0]):04x}", text)


def _summary(tally: Tally) -> JsonObject:
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


def _input(gated: GatedInput) -> JsonObject:
    facts = gated.facts
    return {
        "name": facts.name,
        "bytes": facts.size,
        "sha256": facts.sha256,
        "read_as": facts.read_as,
        "envelope": gated.envelope,
    }


def _item(item: ReportItem, language: str) -> JsonObject:
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
        "headline": words_of(item.verdict, language).headline,
    }


def _finding(found: ReportFinding, language: str) -> JsonObject:
    return {
        "code": found.code,
        "severity": found.severity.value,
        **_place(found.place),
        "keyword": found.finding.keyword,
        "message": spoken(found, language),
        **_basis(found.finding.basis),
    }


def _basis(sources: tuple[Source, ...]) -> JsonObject:
    """The evidence of the target for the weight, where it gave one."""
    said = [
        {"text": source.text, "url": source.url, "confidence": source.confidence}
        for source in sources
    ]
    return {"evidence": said} if said else {}


def _cell(cell: Cell) -> JsonObject:
    return {"takes": cell.takes, "because": list(cell.codes)}


def _columns(matrix: ReportMatrix) -> Iterator[JsonObject]:
    """One target each; ``items`` stand in the order of the report's items."""
    for number, target in enumerate(matrix.targets):
        cells = [_cell(row[number]) for row in matrix.rows]
        yield {"target": target, **_cell(matrix.together[number]), "items": cells}


def _portable(portable: ReportPortable, language: str) -> JsonObject:
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


def _difference(difference: ReportDifference, language: str) -> JsonObject:
    left, right = difference.left, difference.right
    named = left or right
    return {
        "code": difference.code,
        "severity": difference.severity.value,
        "side": None,
        "pointer": named.pointer if named else "",
        "inner": named.inner if named else None,
        "label": difference.finding.change.label.value,
        "left": _place(left) if left else None,
        "right": _place(right) if right else None,
        "message": spoken(difference, language),
    }


def _pair(pair: ReportPair) -> JsonObject:
    return {
        "left": pair.left,
        "right": pair.right,
        "by": pair.by,
        "same": pair.is_same,
    }


def _place(place: ReportPlace) -> JsonObject:
    return {
        "input": place.input,
        "item": place.item,
        "pointer": place.pointer,
        "inner": place.inner,
        "line": place.site.line,
        "column": place.site.column,
        "byte_offset": place.site.byte_offset,
        "byte_length": place.site.byte_length,
    }


def _schema(schema: ReportSchema) -> JsonObject:
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


def _gap(gap: Gap) -> JsonObject:
    return {
        "cause": gap.cause,
        "input": gap.input,
        "line": gap.line,
        "item": gap.item,
    }
