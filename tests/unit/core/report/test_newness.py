"""Which findings are new beside a baseline."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, as_json, as_json_lines
from inspector.core.gate.policy import policy_of
from inspector.core.report.baseline import read_baseline, write_baseline
from inspector.core.report.fingerprint import fingerprint_of
from inspector.core.report.judgement import judged
from inspector.core.report.newness import Newness
from inspector.core.report.objections import objections_of
from inspector.core.report.records import records_of
from inspector.core.report.writers import FORMATS
from report_builders import a_comparison_report, a_report
from report_reading import read_junit, read_records, read_sarif, read_table

OLD = {"type": "acme:x", "id": "x_1"}
NEW = a_function_call("{")


def held(*items):
    """A report of items, beside a baseline that knows the first of them."""
    known = a_report(as_json_lines(OLD), name="a.jsonl")
    text = "".join(write_baseline(objections_of(known)))
    baseline = read_baseline(text.encode(), "known.json")
    report = a_report(as_json_lines(*items), name="a.jsonl")
    return report._replace(judgement=judged(report, policy_of(None), baseline))


def test_without_a_baseline_everything_is_new():
    report = a_report(as_json_lines(OLD), name="a.jsonl")
    newness = Newness(report)
    side = report.sides[0]
    assert not newness.has_baseline
    assert newness.is_new(fingerprint_of(side.findings[0], side))
    assert all(newness.fails(side, record) for record in records_of(side))


def test_what_the_baseline_knows_is_not_new():
    report = held(OLD, NEW)
    side, newness = report.sides[0], Newness(report)
    assert newness.has_baseline
    anew = [newness.fails(side, record) for record in records_of(side)]
    assert anew == [False, True]


def test_junit_fails_for_what_is_new_alone():
    [suite] = read_junit("".join(FORMATS["junit"].write(held(OLD, NEW), "en")))
    assert (suite.tests, suite.failures) == (2, 1)
    [suite] = read_junit("".join(FORMATS["junit"].write(held(OLD), "en")))
    assert suite.failures == 0


def test_junit_fails_for_what_the_run_is_to_fail_on():
    report = a_report(as_json_lines(OLD, NEW), name="a.jsonl")
    for terms, failures in (("json", 1), ("pairing", 0), ("item,json", 2)):
        judgement = judged(report, policy_of([terms]), None)
        text = "".join(
            FORMATS["junit"].write(report._replace(judgement=judgement), "en")
        )
        [suite] = read_junit(text)
        assert suite.failures == failures == judgement.failing


def test_an_item_that_its_reason_alone_blocks_fails_with_what_blocks():
    report = a_report(as_json_lines(OLD), name="a.jsonl")
    side = report.sides[0]
    (record,) = records_of(side)
    bare = record._replace(findings=())
    assert Newness(report).fails(side, bare)
    other = judged(report, policy_of(["json"]), None)
    assert not Newness(report._replace(judgement=other)).fails(side, bare)


def test_differences_are_new_or_known_too():
    left, right = as_json([NEW]), as_json([NEW | {"call_id": "call_9"}])
    report = a_comparison_report(left, right)
    fails = [Newness(report).difference_fails(each) for each in report.differences]
    assert fails == [each.finding.blocks for each in report.differences]
    text = "".join(write_baseline(objections_of(report)))
    known = judged(report, policy_of(None), read_baseline(text.encode(), "k"))
    beside = Newness(report._replace(judgement=known))
    assert not any(map(beside.difference_fails, report.differences))


def test_sarif_says_of_each_result_whether_it_is_new():
    run = read_sarif("".join(FORMATS["sarif"].write(held(OLD, NEW), "en")))
    states = {each["ruleId"]: each["baselineState"] for each in run["results"]}
    assert states["item/type-namespaced"] == "unchanged"
    assert states["json/truncated"] == "new"
    plain = read_sarif("".join(FORMATS["sarif"].write(a_report("{}"), "en")))
    assert not any("baselineState" in each for each in plain["results"])


def test_a_workflow_is_shown_what_is_known_as_a_notice():
    text = "".join(FORMATS["github"].write(held(OLD, NEW), "en"))
    assert "::notice file=a.jsonl,line=1," in text
    assert "::error file=a.jsonl,line=2," in text


@pytest.mark.parametrize("name", ["csv", "jsonl", "junit", "sarif", "github"])
def test_every_format_tells_how_the_run_ends(name):
    text = "".join(FORMATS[name].write(held(OLD, NEW), "en"))
    assert "known.json" in text
    if name == "jsonl":
        judgement = read_records(text)[-1]["judgement"]
        assert judgement["baseline"]["known"] == 1
        assert json.dumps(judgement["fail_on"]) == '["block"]'
    if name == "csv":
        facts = {row["name"]: row["message"] for row in read_table(text)}
        assert (facts["known"], facts["fail_on"]) == ("1", "block")
