"""The table for a terminal and in Markdown."""

from __future__ import annotations

import pytest

from inspector.core.report.columns import columns_of
from inspector.core.report.markdown_text import escaped
from inspector.core.report.summary_lines import (
    behind,
    summary_lines,
    summary_markdown,
)
from inspector.core.report.summary_rows import rows_of, say
from inspector.core.report.wording import Wording
from inspector.core.texts import LANGUAGES
from report_builders import a_report
from summaries import a_summary_report

REPORT = a_summary_report()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_told_with_both_sides(language):
    text = "".join(summary_lines(REPORT, Wording(language)))
    for row in rows_of(REPORT.summary, language):
        assert row.title in text
        assert row.left.text in text
        assert row.difference in text
    assert say("method", language) in text


def test_bars_are_as_long_as_shares_and_told_apart_without_colour():
    lines = list(summary_lines(REPORT, Wording("en")))
    at = lines.index("Arguments that parse (of calls)\n")
    left, right = lines[at + 1], lines[at + 2]
    assert left.count("▒") == 12
    assert right.count("█") == 18
    assert columns_of(left[: left.index("50.0")]) == columns_of(
        right[: right.index("75.0")]
    )


def test_a_part_is_seen_and_only_a_whole_is_full():
    lines = list(summary_lines(REPORT, Wording("en")))
    refusals = lines[lines.index("Refusals (of responses)\n") + 1]
    assert "▒" not in refusals
    assert "·" * 24 in refusals


def test_places_behind_a_number_are_named_by_line():
    text = "".join(summary_lines(REPORT, Wording("en")))
    assert "left, 2 that do not: old.jsonl:3 /output/3, old.jsonl:4 /output/4" in text


def test_of_many_places_the_first_are_named_and_the_others_counted():
    row = next(r for r in rows_of(REPORT.summary, "en") if r.key == "parses")
    found, _ = behind(REPORT, Wording("en"), row, 1)
    assert found.places == ["old.jsonl:3 /output/3"]
    assert found.text.endswith("1 more")


def test_what_was_not_logged_is_one_line():
    assert "Output tokens, mean of a response: not logged\n" in list(
        summary_lines(REPORT, Wording("en"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_markdown_has_a_table_in_which_no_name_breaks_a_cell(language):
    lines = "".join(summary_markdown(REPORT, Wording(language), escaped)).splitlines()
    table = [line for line in lines if line.startswith("| ")]
    assert len(table) == 2 + len(REPORT.summary.measures)
    assert {line.replace("\\|", "").count(" | ") for line in table} == {5}
    assert "<b>" not in "".join(lines)


def test_another_report_has_no_table():
    other = a_report("{}")
    assert list(summary_lines(other, Wording("en"))) == []
    assert list(summary_markdown(other, Wording("en"), escaped)) == []
