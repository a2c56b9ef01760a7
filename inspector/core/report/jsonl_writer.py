"""The report as JSON Lines: one record an item, for logs of any size.

The first line says what made the report, the last one what all lines come to; digests
of inputs are known only when they have been read, so they stand there. What each
record holds is said in ``resources/report/records.schema.json``.

Source: JSON Lines, https://jsonlines.org/.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.again import Again, again_for_difference
from inspector.core.report.both_sides import both_sides_records
from inspector.core.report.json_text import json_text
from inspector.core.report.json_values import (
    SIDES,
    JsonObject,
    about_value,
    cell_value,
    difference_value,
    gap_value,
    input_value,
    pair_value,
    portable_value,
    schema_value,
    summary_value,
)
from inspector.core.report.judgement_texts import judgement_value
from inspector.core.report.row_texts import RowTexts
from inspector.core.report.written import written_records

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.report import Report, ReportItem, Side
    from inspector.core.report.rows import Piece, ReportFinding

FORMAT = "open-responses-inspector/records"
VERSION = 1


def write_jsonl(report: Report, language: str) -> Iterator[str]:
    """The report as one JSON text a line."""
    yield from map(_line, _head(report, language))
    for number, side in enumerate(report.sides):
        name: JsonObject = {"side": SIDES[number]} if report.is_comparison else {}
        for (lines,) in written_records(side, JsonlRows(report, side, name, language)):
            yield lines
        for gap in side.gaps:
            yield _line({"record": "gap", **name, **gap_value(gap)})
    yield from map(_line, _rest(report, language))
    yield _line(_end(report))


def _line(record: JsonObject) -> str:
    return json_text(record) + "\n"


def _head(report: Report, language: str) -> Iterator[JsonObject]:
    """What stands before the rows."""
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


class JsonlRows:
    """Writes the records of a side (a `RowWriter`): items with what stands on them.

    Args:
        report: What they are in.
        side: The side.
        name: Members that say which side it is.
        language: Of the sentences.
    """

    is_grouped = True

    def __init__(
        self, report: Report, side: Side, name: JsonObject, language: str
    ) -> None:
        self._texts = RowTexts(language)
        self._again = Again(report, side)
        self._of_item, self._of_finding = (
            json_text({"record": kind, **name})[:-1] for kind in ("item", "finding")
        )

    def item(self, number: int, item: ReportItem) -> str:
        """An item, open for what stands on it."""
        text = self._texts.item(item)[1:-1]
        return f'{self._of_item}, "item": {number}, {text}, "findings": ['

    def finding(self, found: ReportFinding) -> str:
        """A finding."""
        return self._texts.finding(found, self._again.command(found))

    def joined(self, pieces: Iterable[Piece]) -> tuple[str, ...]:
        """All of it is one section; a finding that stands on no item has a line."""
        lines = []
        for items, findings in pieces:
            if items:
                lines.append(f"{items[0]}{', '.join(findings)}]}}\n")
            else:
                lines += [f"{self._of_finding}, {text[1:]}\n" for text in findings]
        return ("".join(lines),)


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
