"""What a report is made of."""

from __future__ import annotations

import pickle

from builders import a_function_call, a_message, as_json
from inspector.core.report import report as report_module
from inspector.core.report import rows
from report_builders import a_comparison_report, a_report


def test_findings_and_differences_name_their_rule_and_weight():
    [found] = a_report('{"type": "acme:x"}').sides[0].findings
    assert (found.code, found.severity) == (found.finding.code, found.finding.severity)
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("b")))
    for difference in report.differences:
        assert difference.code == difference.finding.code
        assert difference.severity is difference.finding.severity


def test_rows_travel_between_processes():
    side = a_report(as_json(a_function_call("{"))).sides[0]
    assert pickle.loads(pickle.dumps(side)) == side


def test_they_can_be_had_where_the_report_is():
    for name in ("Site", "ReportItem", "ReportFinding", "Side", "Gap", "Part"):
        assert getattr(report_module, name) is getattr(rows, name)
