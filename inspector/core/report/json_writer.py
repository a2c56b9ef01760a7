"""The report as JSON, version 1: for scripts, CI and other programs.

Additions are allowed, renames are not; ``resources/report/report.schema.json``
says what is promised. One item and one finding a line, so that two reports can
be compared line by line.

Source: the design's command line, "The JSON report".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.again import again, again_for_difference
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

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from inspector.core.report.report import Report

FORMAT = "open-responses-inspector/report"
VERSION = 1


def write_json(report: Report, language: str) -> Iterator[str]:
    """The report as one JSON text; valid UTF-8 whatever the log held."""
    yield f'{{"format": {json_text(FORMAT)}, "version": {VERSION},\n'
    yield from _members(_head(report))
    if report.is_comparison:
        yield from _comparison_members(report, language)
    else:
        yield from _side_members(report, language)
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


def _side_members(report: Report, language: str) -> Iterator[str]:
    side = report.sides[0]
    yield from _members({"inputs": [input_value(i) for i in side.inputs]})
    texts = RowTexts(language)
    yield from _array("items", map(texts.item, side.items))
    yield ",\n"
    found = (texts.finding(f, again(report, side, f)) for f in side.findings)
    yield from _array("findings", found)
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
        separator = ",\n  "
    yield "]"
