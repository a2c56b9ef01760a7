import pytest

from builders import a_function_call, as_json, as_json_lines
from inspector.core.gate.policy import Policy
from inspector.core.report.baseline import read_baseline, write_baseline
from inspector.core.report.judgement import judged
from inspector.core.report.objections import objections_of
from report_builders import a_report

BAD = as_json_lines(a_function_call("{"))
UNCHECKED = as_json(a_function_call())


def baseline_of(report):
    return read_baseline("".join(write_baseline(objections_of(report))).encode(), "k")


@pytest.mark.parametrize(
    ("text", "policy", "code"),
    [
        (BAD, Policy(), 1),
        (BAD, Policy(("item",)), 0),
        (BAD, Policy(("json/truncated",)), 1),
        (UNCHECKED, Policy(), 3),
        (UNCHECKED, Policy(allows_unchecked=True), 0),
        (UNCHECKED, Policy(("arguments/no-schema",)), 1),
    ],
    ids=str,
)
def test_the_policy_decides_what_fails(text, policy, code):
    judgement = judged(a_report(text), policy, None)
    assert judgement.exit_code == code
    assert bool(judgement.failing) is (code == 1)
    assert judgement.news is None


def test_known_findings_fail_no_run():
    report = a_report(BAD)
    judgement = judged(report, Policy(), baseline_of(report))
    assert (judgement.exit_code, judgement.failing) == (0, 0)
    assert judgement.news.known == len(report.sides[0].findings)


def test_a_new_finding_fails_where_the_policy_names_it():
    baseline = baseline_of(a_report(UNCHECKED))
    judgement = judged(a_report(BAD), Policy(), baseline)
    assert judgement.exit_code == 1
    assert 0 < judgement.failing <= len(judgement.news.new)


def test_what_has_vanished_fails_nothing():
    baseline = baseline_of(a_report(BAD))
    judgement = judged(a_report(UNCHECKED), Policy(), baseline)
    assert {e.code for e in judgement.news.vanished} >= {"json/truncated"}
    assert judgement.failing == 0
