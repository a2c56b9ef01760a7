"""A rule is explained with its evidence and with examples whose faults are marked."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, as_json
from inspector.core.rules.catalogue import rules
from inspector.core.texts import LANGUAGES
from inspector.ui.models.rule_page import all_rules, explaining_of, rule_in_view
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner

BAD = a_function_call('{"region":"global"}', status="odd")


def page(code, language="en"):
    return explaining_of(code, language)(None)


def test_every_rule_can_be_chosen():
    assert all_rules() == list(rules())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["arguments/schema", "diff/call-id", "json/syntax"])
def test_a_page_has_meaning_evidence_and_two_examples(code, language):
    made = page(code, language)
    assert made.title
    assert made.weight
    assert '<a href="https://' in made.meaning
    fails, passes = made.examples
    assert any(file.faults for file in fails.files)
    assert not any(file.faults for file in passes.files)
    assert "<code>" in fails.said
    assert made.markdown.startswith(f"## `{code}`")


def test_the_fault_of_an_example_is_marked_at_its_characters():
    (file, *_) = page("arguments/schema").examples[0].files
    marked = [file.text[span.start : span.end] for span in file.faults]
    assert marked
    assert all(text in file.text for text in marked)
    assert "arguments" in file.text[: file.faults[0].start].rpartition("\n")[2]


def test_no_example_can_write_markup():
    for code in ("json/syntax", "arguments/schema"):
        for example in page(code).examples:
            assert "<script" not in example.said


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


def test_without_a_finding_there_is_no_rule_in_view(bench):
    assert rule_in_view(bench) is None
    bench.open_text(as_json(a_message()), "x")
    bench.choice.choose_item(0)
    findings = bench.choice.item.findings
    assert rule_in_view(bench) == (findings[0].code if findings else None)


def test_the_chosen_finding_comes_before_the_heaviest_of_the_item(bench):
    bench.open_text(as_json(a_response(BAD)), "x")
    findings = bench.choice.item.findings
    heaviest = min(findings, key=lambda finding: finding.severity.rank)
    assert rule_in_view(bench) == heaviest.code
    bench.choice.choose_finding(findings[-1])
    assert rule_in_view(bench) == findings[-1].code


def test_what_stands_around_the_items_counts_where_there_are_none(bench):
    bench.open_text("{", "x")
    codes = {finding.code for finding in bench.inspection.around}
    assert rule_in_view(bench) in codes
