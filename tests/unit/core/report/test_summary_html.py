"""The table on the HTML page, with its charts."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from inspector.core.report.html_writer import write_html
from inspector.core.report.summary_html import chart, summary_section
from inspector.core.report.summary_rows import rows_of
from inspector.core.report.wording import Wording
from inspector.core.texts import LANGUAGES
from report_builders import a_report
from summaries import a_summary_report

REPORT = a_summary_report()


def drawn(key: str, language: str = "en") -> ElementTree.Element:
    """The chart of one line."""
    row = next(r for r in rows_of(REPORT.summary, language) if r.key == key)
    return ElementTree.fromstring(chart(row, language))


def section(language: str = "en") -> str:
    return "".join(summary_section(REPORT, Wording(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_a_chart_that_says_its_numbers(language):
    page = section(language)
    rows = list(rows_of(REPORT.summary, language))
    charts = re.findall(r"<svg.*?</svg>", page)
    assert len(charts) == len(rows)
    for row, svg in zip(rows, charts, strict=True):
        said = ElementTree.fromstring(svg).get("aria-label")
        assert (row.left.number or row.left.text) in said
        assert (row.right.number or row.right.text) in said


def test_bars_are_as_long_as_their_shares():
    widths = [float(rect.get("width")) for rect in drawn("parses").iter("rect")]
    assert widths == [90.0, 135.0]


def test_the_sides_are_told_apart_by_shape_and_not_by_colour():
    names = [rect.get("class") for rect in drawn("parses").iter("rect")]
    assert names == ["old", "new"]
    page = "".join(write_html(REPORT, "en"))
    assert ".chart .old { fill: none;" in page
    assert "style=" not in section()


def test_a_share_has_its_interval_drawn_and_a_count_has_none():
    assert len(list(drawn("parses").iter("path"))) == 4
    assert list(drawn("responses").iter("path")) == []


def test_what_was_not_logged_is_not_drawn():
    assert list(drawn("output_tokens").iter("rect")) == []


def test_a_number_leads_to_the_places_behind_it():
    page = section()
    targets = re.findall(r'<a href="#([^"]+)"', page)
    anchors = re.findall(r'<section id="([^"]+)"', page)
    assert targets == anchors
    assert len(set(anchors)) == len(anchors) > 1
    assert "old.jsonl:3 /output/3" in page


def test_a_name_of_a_model_means_nothing_to_the_page():
    assert "<b>" not in section()
    assert "&lt;b&gt;|model" in section()


def test_another_report_has_no_table():
    assert list(summary_section(a_report("{}"), Wording("en"))) == []
