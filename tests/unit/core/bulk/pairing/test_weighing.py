from builders import a_function_call, as_json
from inspector.core.bulk.pairing.heap import ToldRow
from inspector.core.bulk.pairing.weighing import weighed_anew, with_told
from inspector.core.bulk.rows.rows import PlacedFinding
from inspector.core.checks.finding import Finding, Place, Severity
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.building import side_of
from inspector.core.report.report import ReportFinding
from inspector.core.source.span import Span


def a_row(**bend):
    return side_of(inspect_content(as_json(a_function_call(**bend)))).items[0]


def a_finding(code, severity):
    return Finding(code, severity, Place(0, "", Span(0, 0)))


def told(code, severity=Severity.BLOCK, *, start=0, is_own=True):
    found = ReportFinding(a_finding(code, severity), None)
    return ToldRow(0, found, start, start + 1, is_own)


OK = a_row()._replace(reason="ok", takes="yes", blocks=False)
LONG = a_row(call_id="c" * 65)
"""Blocked by a rule that its verdict names."""


def test_without_what_was_said_before_an_item_is_taken_again():
    item = OK._replace(takes="changed")
    warning = a_finding("item/namespace-member", Severity.WARN)
    assert weighed_anew(item, []).takes == "yes"
    assert weighed_anew(item, [warning]).takes == "changed"
    assert weighed_anew(item._replace(reason="unchecked"), []).takes == "unknown"


def test_what_is_no_obstacle_changes_the_answer_of_the_target_alone():
    late = told("pairing/not-adjacent", Severity.WARN)
    assert with_told(OK, [], [late]) == OK._replace(takes="changed")
    info = told("pairing/not-adjacent", Severity.INFO)
    assert with_told(OK, [], [info]) is OK


def test_an_obstacle_of_its_own_is_named_before_one_that_came_late():
    rows = [told("pairing/a", is_own=False), told("pairing/b", start=9)]
    item = with_told(OK, [], rows)
    assert (item.blocks, item.takes) == (True, "no")
    assert (item.verdict.key, item.verdict.rule) == ("ok.blocked", "pairing/b")
    assert with_told(OK, [], rows[:1]).verdict.rule == "pairing/a"


def test_a_foreign_item_says_enough_by_itself():
    foreign = OK._replace(portable="provider")
    item = with_told(foreign, [], [told("pairing/a")])
    assert item == foreign._replace(blocks=True, takes="no")


def test_a_blocked_item_names_the_rule_that_stands_first_in_the_text():
    assert LONG.verdict.rule is not None
    known = [PlacedFinding(ReportFinding(a_finding("x", Severity.BLOCK), None), 5, 6)]
    assert with_told(LONG, known, [told("pairing/a", start=9)]) == LONG
    named = with_told(LONG, known, [told("pairing/a", start=2)])
    assert named.verdict.rule == "pairing/a"
    late = with_told(LONG, known, [told("pairing/a", start=2, is_own=False)])
    assert late == LONG
