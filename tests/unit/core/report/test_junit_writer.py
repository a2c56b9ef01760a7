"""The report as JUnit XML, read by a JUnit parser and held to the schema."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_tool, as_json, as_json_lines
from inspector.core.checks.schema_lint import lint_document
from inspector.core.gate.document_facts import facts_of
from inspector.core.report.junit_writer import write_junit
from inspector.core.report.lint import LintedInput, lint_report
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.texts import LANGUAGES
from inspector.core.tools.strict.strict_profile import load_profile
from report_builders import CREATED, a_comparison_report, a_report
from report_reading import read_junit

SCHEMA = '{"properties": {"region": {"enum": ["apac"]}}}'
LOG = as_json_lines(
    a_message("한글 😀"),
    a_function_call('{"region":"global"}'),
    a_function_call('{"region":"apac"}', call_id="call_2"),
)


def suites_of(report, language="en"):
    return list(read_junit("".join(write_junit(report, language))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_case_an_item_and_a_failure_for_what_is_blocked(language):
    [suite] = suites_of(a_report(LOG, schema=SCHEMA, name="a.jsonl"), language)
    assert (suite.tests, suite.failures, suite.errors) == (3, 1, 0)
    [failing] = [case for case in suite if not case.is_passed]
    [failure] = failing.result
    assert failure.type == "arguments_schema"
    assert r"⟦\"global\"⟧" in failure.text
    assert "arguments/schema /arguments > /region" in failure.text


def test_what_is_unchecked_is_skipped_and_no_success():
    [suite] = suites_of(a_report(LOG, name="a.jsonl"))
    skipped = [case for case in suite if case.is_skipped]
    assert len(skipped) == suite.skipped == 2


def test_what_stands_around_the_items_is_a_case_too():
    [suite] = suites_of(a_report(as_json(a_message()) + "\n{\n", name="a.jsonl"))
    case = list(suite)[-1]
    assert case.name == "text around the items"
    assert not case.is_passed


def test_the_input_is_named_with_its_digest():
    [suite] = suites_of(a_report(LOG, name="a.jsonl"))
    facts = {each.name: each.value for each in suite.properties()}
    assert suite.name == "a.jsonl"
    assert len(facts["sha256"]) == 64
    assert facts["specification"] == "2026-04-24"


def test_a_comparison_has_a_suite_for_each_side_and_one_for_what_differs():
    report = a_comparison_report(
        as_json(a_function_call("{}")),
        as_json(a_function_call("{}", type="acme:function_call")),
    )
    suites = suites_of(report)
    assert [suite.name for suite in suites] == [
        *("left: left.json", "right: right.json"),
        "diff",
    ]
    assert suites[2].failures >= 1


def test_every_linted_schema_is_a_case():
    text = as_json([a_tool({"type": "string"}, name="f"), a_tool(name="g")])
    document = read_document(text, Origin("tools.json"))
    profile = load_profile()
    linted = LintedInput(facts_of(document), document, lint_document(document, profile))
    report = lint_report([linted], profile, version="0.0", created=CREATED)
    [suite] = suites_of(report)
    cases = {case.name: case.is_passed for case in suite}
    assert cases == {
        "text around the items": False,
        "1: f function strict true": False,
        "1: g function strict true": True,
    }


@pytest.mark.parametrize("odd", ["\x00", "\x1b", "\ud800", "\ufffe", "\uffff", "]]>"])
def test_characters_that_xml_does_not_have_are_named(odd):
    report = a_report(as_json(a_function_call("{", name=f"a{odd}b")), name=f"x{odd}")
    [suite] = suites_of(report)
    assert suite.failures == 1


def test_the_counts_are_those_of_the_cases():
    for text in (LOG, "{", "[]", "hello"):
        for suite in suites_of(a_report(text)):
            cases = list(suite)
            assert suite.tests == len(cases)
            assert suite.skipped == sum(case.is_skipped for case in cases)
            assert suite.failures == sum(
                not case.is_passed and not case.is_skipped for case in cases
            )


def test_however_many_inputs_there_are_the_items_are_gone_through_twice():
    class Counted(tuple):
        passes = 0

        def __iter__(self):
            Counted.passes += 1
            return super().__iter__()

    report = a_report(LOG, name="a.jsonl")
    [side] = report.sides
    items = Counted(side.items[0]._replace(input=index) for index in range(40))
    many = side._replace(inputs=side.inputs * 40, items=items, findings=(), gaps=())
    suites = suites_of(report._replace(sides=(many,)))
    assert [suite.tests for suite in suites] == [1] * 40
    assert Counted.passes == 2
