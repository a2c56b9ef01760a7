"""What every format names."""

from __future__ import annotations

import hashlib

from builders import a_message, as_json
from inspector.core.report.provenance import (
    created_of,
    facts_of_inputs,
    facts_of_report,
)
from inspector.core.rules.edition import edition
from report_builders import CREATED, a_comparison_report, a_report

TEXT = as_json(a_message())


def test_the_report_names_its_tool_target_specification_and_rules():
    facts = dict(facts_of_report(a_report(TEXT)))
    assert facts["tool"] == "open-responses-inspector 0.0"
    assert facts["target"] == "open-responses"
    assert facts["specification"] == "2026-04-24"
    assert facts["rules"] == edition()
    assert facts["created"] == CREATED
    assert facts["complete"] == "true"


def test_each_input_is_named_with_its_digest():
    report = a_comparison_report(TEXT, "{}")
    (left, facts), (right, _) = facts_of_inputs(report)
    assert (left, right) == ("left.json", "right.json")
    assert dict(facts)["sha256"] == hashlib.sha256(TEXT.encode()).hexdigest()


def test_a_report_without_a_time_says_none():
    report = a_report(TEXT)._replace(created="")
    assert created_of(report) is None
    assert "created" not in dict(facts_of_report(report))
