"""What was found, and what differs, on the page."""

from __future__ import annotations

import re

from builders import a_function_call, a_message, as_json, as_json_lines
from inspector.core.report import html_findings
from inspector.core.report.html_findings import FindingsWriter
from inspector.core.report.report import ReportAt
from inspector.core.report.wording import Wording
from report_builders import a_comparison_report, a_report

LOG = as_json_lines(
    a_function_call("{", name="get_<report>"), {"type": "acme:x"}, a_message()
)


def found(report):
    writer = FindingsWriter(report, Wording("en"))
    return "".join(writer.findings(report.sides[0]))


def differing(report):
    return "".join(FindingsWriter(report, Wording("en")).differences())


def test_every_finding_can_be_filtered_by_severity_verdict_rule_and_tool():
    page = found(a_report(LOG, name="a.jsonl"))
    heads = re.findall(r"<article class=\"finding\" data-entry([^>]*)>", page)
    assert len(heads) == page.count("<article")
    assert any(
        'data-verdict="arguments_parse"' in head
        and 'data-rule="json/truncated"' in head
        and 'data-tool="get_&lt;report&gt;"' in head
        and 'data-severity="blocks"' in head
        for head in heads
    )


def test_the_command_that_shows_it_again_stands_with_it():
    report = a_report(LOG, name="a b.jsonl")._replace(command=("gate",))
    assert "gate --only json/truncated@1:" in found(report)
    assert "&#39;a b.jsonl&#39;" in found(report)
    assert "--only" not in found(a_report(LOG))


def test_further_findings_have_a_row_each(monkeypatch):
    monkeypatch.setattr(html_findings, "FINDINGS_SHOWN", 1)
    report = a_report(LOG, name="a.jsonl")
    page = found(report)
    assert page.count("<article") == 1
    assert page.count("<tr data-entry") == len(report.sides[0].findings) - 1
    assert page.count("<tbody>") == page.count("</tbody>") == 1


def test_the_two_sides_of_a_difference_stand_next_to_each_other():
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("b")))
    page = differing(report)
    [first, *_] = re.findall(r'<div class="sides">.*?</article>', page, re.S)
    assert first.count("<div><p") == 2
    assert first.index("left.json:") < first.index("right.json:")
    assert first.count("<mark") == 2


def test_what_only_one_side_has_is_none_on_the_other():
    one = as_json([a_message("a")])
    two = as_json([a_message("a"), a_function_call()])
    page = differing(a_comparison_report(one, two))
    assert "left: none" in page


def test_pairs_are_listed():
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("a")))
    assert "the same" in differing(report)
    assert "Pairs" in differing(report)


def test_a_report_of_one_side_has_no_differences():
    assert differing(a_report(LOG)) == ""


def test_a_call_of_another_api_is_named_by_its_place():
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("a")))
    [pair] = report.pairs
    other = pair._replace(left=None, left_at=ReportAt(7, "/choices/0"))
    assert "left.json:7 /choices/0" in differing(report._replace(pairs=(other,)))
