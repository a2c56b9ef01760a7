"""The page as text documents of Qt know it."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from builders import a_function_call, a_message, as_json
from inspector.core.report.html_writer import write_html
from inspector.printing.paper import for_paper
from report_builders import a_comparison_report, a_report

KNOWN = frozenset(
    {
        *("html", "head", "style", "body", "h1", "h2", "h3", "p", "ul", "li", "div"),
        *("table", "thead", "tbody", "tr", "td", "th", "pre", "code", "span", "a"),
        "hr",
    }
)
"""Of Qt's list, those that are used."""


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag != "hr":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.text.append(data)


def read(page):
    reader = Reader()
    reader.feed(for_paper(page))
    assert reader.open == []
    return reader


REPORTS = [
    a_report(as_json(a_function_call("{", name="<b>&amp;")), name="한.json"),
    a_report("hello"),
    a_comparison_report(as_json(a_message("a")), as_json(a_message("b"))),
]


@pytest.mark.parametrize("report", REPORTS)
@pytest.mark.parametrize("language", ["en", "ko"])
def test_only_elements_that_qt_knows_are_left_and_each_is_closed(report, language):
    page = "".join(write_html(report, language))
    assert set(read(page).tags) <= KNOWN


def test_what_is_for_a_screen_is_left_out_and_what_is_said_stays():
    page = "".join(write_html(REPORTS[0], "en"))
    text = "".join(read(page).text)
    assert "use strict" not in text
    assert "Search" not in text
    assert "Do not replay" in text
    assert "<b>&amp;" in text


def test_the_sides_of_a_difference_become_two_cells():
    page = for_paper('<div class="sides"><div>a</div><div><p>b</p></div></div>')
    assert '<td width="50%" valign="top">a</td>' in page
    assert page.count("<td") == 2
    assert "<tr>" in page


def test_the_fault_is_marked_and_so_is_a_place_between_characters():
    assert "background-color" in for_paper("<mark>x</mark>")
    assert "▏" in for_paper('<mark class="between"></mark>')


def test_a_severity_keeps_its_colour():
    assert "color:#b3261e" in for_paper('<span class="block">blocks</span>')


def test_characters_that_mean_something_stay_escaped():
    assert "&lt;b&gt;" in for_paper("<p>&lt;b&gt;</p>")
