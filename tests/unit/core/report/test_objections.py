from dataclasses import replace

from builders import a_function_call, a_response, as_json
from inspector.core.report.objections import objections_of
from inspector.core.rules.severity import Severity
from report_builders import a_comparison_report, a_report

BAD = a_function_call("{", name="find_report")


def test_every_finding_is_an_objection_with_its_place():
    report = a_report(as_json(a_response(BAD)))
    found = list(objections_of(report))
    assert [o.about for o in found] == list(report.sides[0].findings)
    one = next(o for o in found if o.code == "json/truncated")
    assert (one.input, one.name, one.severity) == ("a.json", "find_report", "block")
    assert one.pointer == "/output/0/arguments"


def test_differences_come_before_what_each_side_says_for_itself():
    left, right = as_json(a_response(BAD)), as_json(a_response(BAD | {"call_id": "c"}))
    report = a_comparison_report(left, right)
    found = list(objections_of(report))
    count = len(report.differences)
    assert [o.about for o in found[:count]] == list(report.differences)
    assert len(found) == count + sum(len(side.findings) for side in report.sides)


def test_what_was_added_stands_on_the_right():
    report = a_comparison_report(as_json([]), as_json([BAD]))
    added = [o for o in objections_of(report) if o.code.startswith("diff/")]
    assert {o.input for o in added} == {"right.json"}


def test_an_item_that_only_its_reason_blocks_is_an_objection_itself():
    report = a_report(as_json(a_response(BAD)))
    (side,) = report.sides
    eased = tuple(
        found._replace(finding=_eased(found.finding)) for found in side.findings
    )
    report = report._replace(sides=(side._replace(findings=eased),))
    found = list(objections_of(report))
    assert found[-1].code == "verdict/arguments_parse"
    assert found[-1].severity is Severity.BLOCK
    assert found[-1].about is side.items[0]


def _eased(finding):
    return replace(finding, severity=Severity.INFO)
