"""The report as a table: one row a finding, and one for each item and input.

Every row says what it is in its first cell. Logged values are foreign: a cell that a
spreadsheet would take for a formula gets an apostrophe in front of it.

Source: RFC 4180 (October 2005); OWASP, "CSV Injection" (2024).
"""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

from inspector.core.report.again import Again, again_for_difference
from inspector.core.report.json_values import SIDES
from inspector.core.report.provenance import facts_of_inputs, facts_of_report
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording
from inspector.core.report.written import written_records

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.report.linted import ReportSchema
    from inspector.core.report.report import (
        Report,
        ReportFinding,
        ReportItem,
        ReportPlace,
        Side,
    )
    from inspector.core.report.rows import Piece
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


_END = "\r\n"
_TABLE = csv.writer(_Echo(), lineterminator="")

_GAP = "\0"
"""Where the cells of an item belong; no cell holds it."""

_BEFORE_ITEM, _OF_ITEM, _BEHIND_ITEM = COLUMNS[:7], COLUMNS[7:14], COLUMNS[14:]


def write_csv(report: Report, language: str) -> Iterator[str]:
    """The report as CSV with a header."""
    rows = _Rows(report, language)
    yield _line(dict(zip(COLUMNS, COLUMNS, strict=True)))
    yield from map(_line, rows.before())
    for number, side in enumerate(report.sides):
        name = SIDES[number] if report.is_comparison else ""
        for (lines,) in written_records(side, CsvRows(report, side, name, language)):
            yield lines
        yield from (_line({"side": name, **row}) for row in rows.gaps(side))
    yield from map(_line, rows.behind())


class CsvRows:
    """Writes items and findings of a side as lines (a `RowWriter`).

    A finding repeats the cells of its item, so both are put together in the end.

    Args:
        report: What they are in.
        side: The side.
        name: Of the side; empty where there is one alone.
        language: Of the sentences.
    """

    is_grouped = True

    def __init__(self, report: Report, side: Side, name: str, language: str) -> None:
        self._wording = Wording(language)
        self._again = Again(report, side)
        self._names = [each.facts.name for each in side.inputs]
        self._side = name

    def item(self, number: int, item: ReportItem) -> str:
        """The line of an item, and the cells that its findings repeat."""
        cells: _Row = {"item": number, **_item(item)}
        row: _Row = {
            "record": "item",
            "side": self._side,
            "input": self._names[item.input],
            "line": item.site.line,
            "column": item.site.column,
            "byte_offset": item.site.byte_offset,
            "byte_length": item.site.byte_length,
            "pointer": item.pointer,
            **cells,
            "message": self._wording.headline(item),
        }
        return f"{_line(row)}{_GAP}{_cells(cells, _OF_ITEM)}"

    def finding(self, found: ReportFinding) -> str:
        """The line of a finding, without the cells of its item."""
        row: _Row = {
            "record": "finding",
            "side": self._side,
            "code": found.code,
            "severity": found.severity.value,
            "keyword": found.finding.keyword,
            "message": self._wording.message(found),
            "again": self._again.command(found),
            "input": self._names[found.place.input],
            **_place(found.place),
        }
        return f"{_cells(row, _BEFORE_ITEM)}{_GAP}{_cells(row, _BEHIND_ITEM)}"

    def joined(self, pieces: Iterable[Piece]) -> tuple[str, ...]:
        """All lines are one section."""
        lines = []
        for items, findings in pieces:
            cells = _cells({}, _OF_ITEM)
            for text in items:
                line, _, cells = text.partition(_GAP)
                lines.append(line)
            for text in findings:
                before, _, behind = text.partition(_GAP)
                lines.append(f"{before},{cells},{behind}{_END}")
        return ("".join(lines),)


class _Rows:
    def __init__(self, report: Report, language: str) -> None:
        self._report = report
        self._wording = Wording(language)

    def before(self) -> Iterator[_Row]:
        """What stands before the items."""
        if self._report.summary is not None:
            yield from self._summary(self._report.summary)
        yield from self._differences()

    def behind(self) -> Iterator[_Row]:
        """What stands behind the items of all sides."""
        report = self._report
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
                    at = {"input": side.inputs[place.input].facts.name}
                    yield {**said, "side": name, **at, **_place(place)}

    def gaps(self, side: Side) -> Iterator[_Row]:
        """Why a side is not complete."""
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


def _place(place: ReportPlace) -> _Row:
    marked = place.excerpt.marked[:1] if place.excerpt is not None else ()
    return {
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


def _line(row: _Row) -> str:
    """A row as a line."""
    return f"{_cells(row, COLUMNS)}{_END}"


def _cells(row: _Row, columns: Sequence[str]) -> str:
    """Some cells of a row."""
    cells = map(row.get, columns)
    text: str = _TABLE.writerow([_cell(cell) if cell else cell for cell in cells])
    return text


def _cell(value: object) -> object:
    if not isinstance(value, str):
        return value
    shown = visible_text(value)
    return f"'{shown}" if shown.startswith(_FORMULA) else shown
