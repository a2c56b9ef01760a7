"""The report as a table: one row a finding, and one for each item and input.

Every row says what it is in its first cell. Logged values are foreign: a cell that a
spreadsheet would take for a formula gets an apostrophe in front of it.

Source: RFC 4180 (October 2005); OWASP, "CSV Injection" (2024).
"""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

from inspector.core.report.again import again, again_for_difference
from inspector.core.report.json_values import SIDES
from inspector.core.report.provenance import facts_of_inputs, facts_of_report
from inspector.core.report.records import records_of
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.linted import ReportSchema
    from inspector.core.report.records import ItemRecord
    from inspector.core.report.report import (
        Report,
        ReportFinding,
        ReportItem,
        ReportPlace,
        Side,
    )
    from inspector.core.summary.summary import Summary

COLUMNS = (
    *("record", "side", "input", "line", "column", "byte_offset", "byte_length"),
    *("item", "type", "name", "call_id", "status", "reason", "blocks"),
    *("code", "severity", "pointer", "inner", "keyword"),
    *("message", "excerpt", "again"),
)
"""``record`` is ``item``, ``finding``, ``difference``, ``schema``, ``gap``, or
``about`` for what is true of an input or of the whole report. A summary of two logs
has ``measure`` for each number (in ``excerpt``), ``measure-difference``, and ``behind``
for each place that a number counts."""

PLACES_KEPT = 1000
"""Places behind one number of a summary that get a row."""

OPENING, CLOSING = "⟦", "⟧"
"""Around the faulty characters of an excerpt."""

_FORMULA = tuple("=+-@＝＋－＠")  # noqa: RUF001 - spreadsheets take the wide ones, too

_Row = dict[str, object]


class _Echo:
    """A file that hands back what is written to it."""

    def write(self, text: str) -> str:
        return text


def write_csv(report: Report, language: str) -> Iterator[str]:
    """The report as CSV with a header."""
    table = csv.writer(_Echo())
    yield str(table.writerow(COLUMNS))
    for row in _Rows(report, language).all():
        cells = map(row.get, COLUMNS)
        yield str(table.writerow([_cell(cell) if cell else cell for cell in cells]))


class _Rows:
    def __init__(self, report: Report, language: str) -> None:
        self._report = report
        self._wording = Wording(language)

    def all(self) -> Iterator[_Row]:
        report = self._report
        if report.summary is not None:
            yield from self._summary(report.summary)
        yield from self._differences()
        for number, side in enumerate(report.sides):
            name = {"side": SIDES[number]} if report.is_comparison else {}
            for record in records_of(side):
                yield from ({**name, **row} for row in self._record(side, record))
            yield from ({**name, **row} for row in self._gaps(side))
        if report.lint is not None:
            yield from map(self._schema, report.lint.schemas)
        for input_name, facts in facts_of_inputs(report):
            for name_of_fact, value in facts:
                yield {
                    "record": "about",
                    "input": input_name,
                    "name": name_of_fact,
                    "message": value,
                }
        for name_of_fact, value in facts_of_report(report):
            yield {"record": "about", "name": name_of_fact, "message": value}

    def _summary(self, summary: Summary) -> Iterator[_Row]:
        """One row for each number, one for their difference, one for each place."""
        from inspector.core.report.summary_rows import rows_of  # noqa: PLC0415 - rare

        for row in rows_of(summary, self._wording.language):
            said = {"name": row.key, "message": row.title}
            sides = zip(SIDES, self._report.sides, row.cells, strict=True)
            for name, side, cell in sides:
                yield {**said, "record": "measure", "side": name, "excerpt": cell.text}
                for at in cell.places[:PLACES_KEPT]:
                    yield {
                        **said,
                        "record": "behind",
                        "side": name,
                        "input": side.inputs[at.input].facts.name,
                        "line": at.line,
                        "item": at.item,
                        "pointer": at.pointer,
                    }
            difference = f"{row.difference} [{row.interval}]"
            if row.difference:
                yield {**said, "record": "measure-difference", "excerpt": difference}

    def _differences(self) -> Iterator[_Row]:
        """One row for each side on which it stands."""
        for difference in self._report.differences:
            said = {
                "record": "difference",
                "code": difference.code,
                "severity": difference.severity.value,
                "message": self._wording.message(difference),
                "again": again_for_difference(self._report, difference),
            }
            places = (difference.left, difference.right)
            sides = zip(SIDES, self._report.sides, places, strict=True)
            for name, side, place in sides:
                if place is not None:
                    yield {**said, "side": name, **_place(side, place)}

    def _record(self, side: Side, record: ItemRecord) -> Iterator[_Row]:
        item: _Row = {}
        if record.item is not None:
            item = {"item": record.number, **_item(record.item)}
            yield {
                "record": "item",
                "input": side.inputs[record.item.input].facts.name,
                "line": record.item.site.line,
                "column": record.item.site.column,
                "byte_offset": record.item.site.byte_offset,
                "byte_length": record.item.site.byte_length,
                "pointer": record.item.pointer,
                **item,
                "message": self._wording.headline(record.item),
            }
        for found in record.findings:
            yield {**item, **self._finding(side, found)}

    def _finding(self, side: Side, found: ReportFinding) -> _Row:
        return {
            "record": "finding",
            "code": found.code,
            "severity": found.severity.value,
            "keyword": found.finding.keyword,
            "message": self._wording.message(found),
            "again": again(self._report, side, found),
            **_place(side, found.place),
        }

    def _gaps(self, side: Side) -> Iterator[_Row]:
        sentences = self._wording.gaps(side)
        for gap, (_, sentence) in zip(side.gaps, sentences, strict=False):
            yield {
                "record": "gap",
                "input": side.inputs[gap.input].facts.name,
                "line": gap.line,
                "item": gap.item,
                "name": gap.cause,
                "message": sentence,
            }

    def _schema(self, schema: ReportSchema) -> _Row:
        return {
            "record": "schema",
            "input": self._report.sides[0].inputs[schema.input].facts.name,
            "line": schema.site.line,
            "column": schema.site.column,
            "pointer": schema.pointer,
            "name": schema.name,
            "type": schema.read_as,
            "status": schema.level,
            "message": self._wording.level(schema.level),
        }


def _item(item: ReportItem) -> _Row:
    return {
        "type": item.type,
        "name": item.name,
        "call_id": item.call_id,
        "status": item.status,
        "reason": item.reason,
        "blocks": "true" if item.blocks else "false",
    }


def _place(side: Side, place: ReportPlace) -> _Row:
    marked = place.excerpt.marked[:1] if place.excerpt is not None else ()
    return {
        "input": side.inputs[place.input].facts.name,
        "line": place.site.line,
        "column": place.site.column,
        "byte_offset": place.site.byte_offset,
        "byte_length": place.site.byte_length,
        "item": place.item,
        "pointer": place.pointer,
        "inner": place.inner,
        "excerpt": "".join(
            f"{line.before}{OPENING}{line.marked}{CLOSING}{line.after}"
            for line in marked
        ),
    }


def _cell(value: object) -> object:
    if not isinstance(value, str):
        return value
    shown = visible_text(value)
    return f"'{shown}" if shown.startswith(_FORMULA) else shown
