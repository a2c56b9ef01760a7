"""The report as a table, read by the csv module."""

from __future__ import annotations

import csv
import io

import pytest

from builders import a_function_call, a_message, as_json, as_json_lines
from inspector.core.report.csv_writer import COLUMNS, CsvRows, write_csv
from inspector.core.report.rows import Piece
from inspector.core.texts import LANGUAGES
from report_builders import a_comparison_report, a_report
from report_reading import read_table

LOG = as_json_lines(a_message('한글, "😀"\n'), a_function_call("{")) + "{\n"


def rows_of(report, kind=None, language="en"):
    rows = read_table("".join(write_csv(report, language)))
    return [row for row in rows if kind in (None, row["record"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_row_for_each_item_finding_and_gap(language):
    report = a_report(LOG, name="a.jsonl")
    side = report.sides[0]
    assert len(rows_of(report, "item", language)) == len(side.items)
    assert len(rows_of(report, "finding", language)) == len(side.findings)
    assert len(rows_of(report, "gap", language)) == len(side.gaps) == 1


def test_a_finding_names_its_place_and_marks_the_fault():
    report = a_report(as_json(a_function_call("{"), indent=1))
    [row] = [r for r in rows_of(report, "finding") if r["severity"] == "block"]
    assert row["code"] == "json/truncated"
    assert row["line"] == "6"
    assert row["excerpt"].startswith(' "arguments": "{')
    assert row["excerpt"].count("⟦") == row["excerpt"].count("⟧") == 1


def test_the_input_is_named_with_its_digest_and_the_report_with_its_target():
    about = {row["name"]: row["message"] for row in rows_of(a_report(LOG), "about")}
    assert len(about["sha256"]) == 64
    assert about["target"] == "open-responses"
    assert len(about["rules"]) == 12


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "＝"])  # noqa: RUF001
def test_no_cell_is_a_formula(start):
    logged = a_function_call("{", call_id=f"{start}1+1", name=f"{start}HYPERLINK()")
    for row in rows_of(a_report(as_json(logged), name=f"{start}a.json")):
        for cell in row.values():
            assert not cell.startswith(start)


def test_no_cell_holds_a_line_end_or_an_acting_character():
    logged = a_function_call("{", call_id="a\nb\x1b[31m", name="\u202eevil")
    for row in rows_of(a_report(as_json(logged))):
        assert not set("".join(row.values())) & set("\n\r\x1b\u202e")


def test_a_difference_has_a_row_on_each_side_where_it_stands():
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("b")))
    sides = [row["side"] for row in rows_of(report, "difference")]
    assert sides[:2] == ["left", "right"]


def test_the_header_names_every_column_once():
    assert len(set(COLUMNS)) == len(COLUMNS)
    [head, *_] = write_csv(a_report("{}"), "en")
    assert head == ",".join(COLUMNS) + "\r\n"


def test_findings_repeat_the_cells_of_their_item_and_lone_ones_have_none():
    report = a_report(as_json_lines(a_function_call("{"), [1]), name="a.jsonl")
    side = report.sides[0]
    rows = CsvRows(report, side, "left", "en")
    item = rows.item(0, side.items[0])
    found, *_, lone = (rows.finding(each) for each in side.findings)
    (text,) = rows.joined([Piece((item,), [found]), Piece((), [lone])])
    first, second, third = csv.DictReader(io.StringIO(text), COLUMNS)
    assert [row["side"] for row in (first, second, third)] == ["left"] * 3
    cells = COLUMNS[7:14]
    assert [first[name] for name in cells] == [second[name] for name in cells]
    assert first["call_id"]
    assert "".join(third[name] for name in cells) == ""
    assert third["code"]
