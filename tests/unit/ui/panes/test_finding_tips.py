"""A tooltip says place, message and rule, and nothing of a log becomes markup."""

from __future__ import annotations

from builders import a_function_call, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.panes.finding_tips import MOST_TOLD, place_text, tip_for


def findings_of(*items):
    return inspect_content(as_json(a_response(*items))).findings


def test_it_says_the_decoded_place_the_message_and_the_rule():
    findings = findings_of(a_function_call('{"region":"global"}'))
    tip = tip_for(findings, "en")
    assert "/output/0/arguments \u203a /region" in tip
    assert "global" in tip
    assert "arguments/schema" in tip


def test_it_speaks_korean_too():
    findings = findings_of(a_function_call('{"region":"global"}'))
    assert tip_for(findings, "ko") != tip_for(findings, "en")


def test_without_findings_there_is_none():
    assert tip_for([], "en") == ""


def test_more_than_can_be_read_are_counted():
    findings = findings_of(a_function_call('{"region":"global"}')) * (MOST_TOLD + 3)
    assert "+ 3" in tip_for(findings, "en")


def test_markup_of_a_log_stays_text():
    findings = findings_of(a_function_call('{"region":"<img src=x>"}'))
    assert "<img" not in tip_for(findings, "en")


def test_a_place_outside_of_arguments_is_one_pointer():
    (finding, *_) = findings_of(a_function_call(status="odd"))
    assert place_text(finding.place) == "/output/0/status"
