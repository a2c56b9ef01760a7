"""The report as JSON, version 1: for scripts, CI and other programs.

Additions are allowed, renames are not; ``resources/report/report.schema.json``
says what is promised. One item and one finding a line, so that two reports can
be compared line by line.

Source: the design's command line, "The JSON report".
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from inspector.core.report.again import Again, again, again_for_difference
from inspector.core.report.both_sides import both_sides_values
from inspector.core.report.json_text import json_text
from inspector.core.report.json_values import (
    SIDES,
    JsonObject,
    about_value,
    cell_value,
    difference_value,
    finding_value,
    gap_value,
    input_value,
    matrix_values,
    pair_value,
    place_value,
    portable_value,
    schema_value,
    summary_value,
)
from inspector.core.report.judgement_texts import judgement_value
from inspector.core.report.row_texts import RowTexts
from inspector.core.report.sections import Sections

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from inspector.core.report.report import Report, ReportItem, Side
    from inspector.core.report.rows import Piece, ReportFinding

FORMAT = "open-responses-inspector/report"
VERSION = 1

_SEPARATOR = ",\n  "
_SECTIONS = 2
"""Of rows: items and findings."""


def write_json(report: Report, language: str) -> Iterator[str]:
    """The report as one JSON text; valid UTF-8 whatever the log held."""
    with Sections(_SECTIONS) as sections:
        side = report.sides[0]
        if side.written is not None:  # what is said first is known only then
            for some in side.written(JsonRows(report, side, language)):
                sections.append(some)
        yield from _report(report, language, sections)


class JsonRows:
    """Writes the rows of a side (a `RowWriter`): all items, then all findings.

    Args:
        report: What they are in.
        side: The side.
        language: Of the sentences.
    """

    is_grouped = False

    def __init__(self, report: Report, side: Side, language: str) -> None:
        self._texts = RowTexts(language)
        self._again = Again(report, side)

    def item(self, _: int, item: ReportItem) -> str:
        """An item."""
        return self._texts.item(item)

    def finding(self, found: ReportFinding) -> str:
        """A finding."""
        return self._texts.finding(found, self._again.command(found))

    def joined(self, pieces: Iterable[Piece]) -> tuple[str, ...]:
        """Items and findings, each in front of what is before the next one."""
        items: list[str] = []
        findings: list[str] = []
        for piece in pieces:
            items += piece.items
            findings += piece.findings
        return _SEPARATOR.join(items), _SEPARATOR.join(findings)


def _report(report: Report, language: str, sections: Sections) -> Iterator[str]:
    yield f'{{"format": {json_text(FORMAT)}, "version": {VERSION},\n'
    yield from _members(_head(report))
    if report.is_comparison:
        yield from _comparison_members(report, language)
    else:
        yield from _side_members(report, language, sections)
    if report.lint is not None:
        lint = report.lint
        profile = {"name": lint.profile, "as_of": lint.as_of}
        yield f',\n "profile": {json_text(profile)},\n'
        yield from _list("schemas", map(schema_value, lint.schemas))
    if report.matrix is not None:
        yield ",\n"
        yield from _list("matrix", matrix_values(report.matrix))
    if report.portable is not None:
        portable = portable_value(report.portable, language)
        yield f',\n "portable_input": {json_text(portable)}'
    yield "}\n"


def _head(report: Report) -> JsonObject:
    return {
        **about_value(report),
        "replay": cell_value(report.replay),
        "summary": summary_value(report.tally),
        **_judgement(report),
    }


def _judgement(report: Report) -> JsonObject:
    if report.judgement is None:
        return {}
    return {"judgement": judgement_value(report.judgement)}


def _side_members(report: Report, language: str, sections: Sections) -> Iterator[str]:
    side = report.sides[0]
    yield from _members({"inputs": [input_value(i) for i in side.inputs]})
    if side.written is None:
        rows = JsonRows(report, side, language)
        items: Iterable[str] = map(rows.item, count(), side.items)
        findings: Iterable[str] = map(rows.finding, side.findings)
    else:
        items, findings = (sections.texts(number) for number in range(_SECTIONS))
    yield from _array("items", items)
    yield ",\n"
    yield from _array("findings", findings)
    yield ",\n"
    yield from _list("incomplete", map(gap_value, side.gaps))


def _comparison_members(report: Report, language: str) -> Iterator[str]:
    for name, side in zip(SIDES, report.sides, strict=True):
        yield f" {json_text(name)}: {{\n"
        yield from _members(
            {
                "inputs": [input_value(i) for i in side.inputs],
                "summary": summary_value(side.tally),
            }
        )
        yield from _array("items", map(RowTexts(language).item, side.items))
        yield ",\n"
        yield from _list("incomplete", map(gap_value, side.gaps))
        yield "},\n"
    yield from _list("pairs", map(pair_value, report.pairs))
    yield ",\n"
    yield from _list("findings", _findings_of_both(report, language))
    for name, value in both_sides_values(report).items():
        yield f',\n "{name}": {json_text(value)}'


def _findings_of_both(report: Report, language: str) -> Iterator[JsonObject]:
    """The differences first, then what each side says for itself."""
    for difference in report.differences:
        command = again_for_difference(report, difference)
        yield difference_value(difference, language, command)
    for name, side in zip(SIDES, report.sides, strict=True):
        for found in side.findings:
            flat = finding_value(found, language, again(report, side, found))
            places: JsonObject = dict.fromkeys(SIDES)
            places[name] = place_value(found.place)
            yield {**flat, "side": name, **places}


def _members(members: Mapping[str, object]) -> Iterator[str]:
    for name, value in members.items():
        yield f" {json_text(name)}: {json_text(value)},\n"


def _list(name: str, entries: Iterable[JsonObject]) -> Iterator[str]:
    """A member that is an array, one entry a line."""
    return _array(name, map(json_text, entries))


def _array(name: str, entries: Iterable[str]) -> Iterator[str]:
    """The same of entries that are JSON text already."""
    yield f" {json_text(name)}: ["
    separator = "\n  "
    for entry in entries:
        yield separator + entry
        separator = _SEPARATOR
    yield "]"
