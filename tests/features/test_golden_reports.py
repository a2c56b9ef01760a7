"""Reports stay what they are: one golden file for each format and input.

Where a format is meant to change: ``python tests/golden_reports.py``, and read what
has changed.
"""

from __future__ import annotations

import json
from html.parser import HTMLParser

import pytest
from markdown_it import MarkdownIt

from golden_reports import MANY, NAMES, REPORTS, golden, path_of, report_of, written
from inspector.core.report.html_findings import FINDINGS_SHOWN, FURTHER_SHOWN
from report_reading import (
    read_json_report,
    read_junit,
    read_records,
    read_sarif,
    read_table,
)


def found_in(name):
    """Rules of all that was found, differences first."""
    report = report_of(name)
    codes = [difference.code for difference in report.differences]
    return codes + [found.code for side in report.sides for found in side.findings]


@pytest.mark.parametrize("form", NAMES)
@pytest.mark.parametrize("name", REPORTS)
def test_the_report_is_the_one_that_is_kept(name, form):
    kept = path_of(name, form).read_bytes()
    assert golden(name, form).encode("utf-8", "backslashreplace") == kept


@pytest.mark.parametrize("name", REPORTS)
def test_the_same_findings_are_in_every_format_that_holds_all(name):
    codes = sorted(found_in(name))
    report = read_json_report(written(name, "json"))
    assert sorted(each["code"] for each in report["findings"]) == codes

    records = read_records(written(name, "jsonl"))
    alone = [r["code"] for r in records if r["record"] in ("finding", "difference")]
    on_items = [f["code"] for r in records for f in r.get("findings", ())]
    assert sorted(alone + on_items) == codes

    run = read_sarif(written(name, "sarif"))
    results = [r["ruleId"] for r in run["results"] if r["ruleId"][:8] != "verdict/"]
    assert sorted(results) == codes

    rows = read_table(written(name, "csv"))
    kinds = [row for row in rows if row["record"] in ("finding", "difference")]
    both = [row for row in kinds if row["record"] == "difference"]
    twice = sum(bool(d.left and d.right) for d in report_of(name).differences)
    assert len(kinds) - twice == len(codes)
    assert {row["code"] for row in kinds} == set(codes)
    assert len(both) >= twice

    lines = written(name, "github").splitlines()
    assert sum(line.startswith("::") for line in lines) == len(codes) + sum(
        len(side.gaps) for side in report_of(name).sides
    )


@pytest.mark.parametrize("name", REPORTS)
def test_junit_fails_where_something_blocks(name):
    suites = list(read_junit(written(name, "junit")))
    report = report_of(name)
    blocked = sum(item.blocks for side in report.sides for item in side.items)
    failing = sum(suite.failures for suite in suites)
    assert failing >= blocked
    assert bool(failing) == bool(report.tally.blocking)


@pytest.mark.parametrize("name", REPORTS)
def test_the_page_has_an_entry_for_each_finding_that_it_shows(name):
    entries = []

    class Page(HTMLParser):
        def handle_starttag(self, tag, attrs):
            entries.extend(value for key, value in attrs if key == "data-rule")

    Page().feed(written(name, "html"))
    most = FINDINGS_SHOWN + FURTHER_SHOWN
    assert len(entries) == min(len(found_in(name)), most)


@pytest.mark.parametrize("name", REPORTS)
def test_markdown_is_short_and_its_fold_is_closed(name):
    text = written(name, "markdown")
    assert len(text) < 65_536
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    html = [token.content for token in tokens if token.type == "html_block"]
    folds = 0 if report_of(name).summary is not None else 1  # it lists nothing
    assert "".join(html).count("<details>") == folds
    assert "".join(html).count("</details>") == folds


@pytest.mark.parametrize("name", REPORTS)
def test_every_format_names_the_digests_the_target_and_the_specification(name):
    report = report_of(name)
    digests = [g.facts.sha256 for side in report.sides for g in side.inputs]
    for form in set(NAMES) - {"text"}:
        text = written(name, form)
        for said in (*digests, report.target, report.specification):
            assert said in text, (form, said)


def test_ten_thousand_findings_are_ten_thousand():
    assert len(found_in("many")) == MANY


def test_json_holds_korean_and_emoji_as_they_are():
    text = written("korean", "json")
    assert "전체 😀" in text
    assert json.loads(text)["items"][2]["name"] == "get_sales_report"
