"""The report as JSON Lines: one record an item, for logs of any size.

The first line says what made the report, the last one what all lines come to; digests
of inputs are known only when they have been read, so they stand there. What each
record holds is said in ``resources/report/records.schema.json``.

Source: JSON Lines, https://jsonlines.org/.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.again import again, again_for_difference
from inspector.core.report.both_sides import both_sides_records
from inspector.core.report.json_values import (
    SIDES,
    JsonObject,
    about_value,
    cell_value,
    difference_value,
    finding_value,
    gap_value,
    input_value,
    item_value,
    json_text,
    pair_value,
    portable_value,
    schema_value,
    summary_value,
)
from inspector.core.report.judgement_texts import judgement_value
from inspector.core.report.records import records_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.records import ItemRecord
    from inspector.core.report.report import Report, Side

FORMAT = "open-responses-inspector/records"
VERSION = 1


def write_jsonl(report: Report, language: str) -> Iterator[str]:
    """The report as one JSON text a line."""
    for record in _records(report, language):
        yield json_text(record) + "\n"


def _records(report: Report, language: str) -> Iterator[JsonObject]:
    about = about_value(report)
    yield {"record": "report", "format": FORMAT, "version": VERSION, **about}
    yield from both_sides_records(report)
    for difference in report.differences:
        command = again_for_difference(report, difference)
        yield {
            "record": "difference",
            **difference_value(difference, language, command),
        }
    for pair in report.pairs:
        yield {"record": "pair", **pair_value(pair)}
    for number, side in enumerate(report.sides):
        name: JsonObject = {"side": SIDES[number]} if report.is_comparison else {}
        for record in records_of(side):
            yield from _record(report, side, record, name, language)
        for gap in side.gaps:
            yield {"record": "gap", **name, **gap_value(gap)}
    yield from _rest(report, language)
    yield _end(report)


def _record(
    report: Report, side: Side, record: ItemRecord, name: JsonObject, language: str
) -> Iterator[JsonObject]:
    findings = [
        finding_value(found, language, again(report, side, found))
        for found in record.findings
    ]
    if record.item is None:
        yield from ({"record": "finding", **name, **finding} for finding in findings)
        return
    yield {
        "record": "item",
        **name,
        "item": record.number,
        **item_value(record.item, language),
        "findings": findings,
    }


def _rest(report: Report, language: str) -> Iterator[JsonObject]:
    """What only some reports have."""
    for schema in report.lint.schemas if report.lint is not None else ():
        yield {"record": "schema", **schema_value(schema)}
    if report.matrix is not None:
        rows = zip(report.matrix.targets, report.matrix.together, strict=True)
        for target, cell in rows:
            yield {"record": "target", "target": target, **cell_value(cell)}
    if report.portable is not None:
        yield {
            "record": "portable_input",
            **portable_value(report.portable, language),
        }


def _end(report: Report) -> JsonObject:
    judgement: JsonObject = {}
    if report.judgement is not None:
        judgement = {"judgement": judgement_value(report.judgement)}
    inputs: list[JsonObject] = []
    for number, side in enumerate(report.sides):
        name: JsonObject = {"side": SIDES[number]} if report.is_comparison else {}
        inputs.extend({**name, **input_value(each)} for each in side.inputs)
    return {
        "record": "end",
        "inputs": inputs,
        "replay": cell_value(report.replay),
        "summary": summary_value(report.tally),
        **judgement,
    }
