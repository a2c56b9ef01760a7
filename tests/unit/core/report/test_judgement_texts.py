import json

import jsonschema
import pytest

from builders import a_function_call, as_json_lines
from inspector.assets import read_resource
from inspector.core.gate.policy import Policy
from inspector.core.report.baseline import read_baseline, write_baseline
from inspector.core.report.json_writer import write_json
from inspector.core.report.judgement import judged
from inspector.core.report.judgement_texts import (
    NEWS_SHOWN,
    judgement_value,
    news_lines,
    news_sentence,
    outcome_sentence,
)
from inspector.core.report.objections import objections_of
from inspector.core.report.wording import Wording
from inspector.core.texts import LANGUAGES
from report_builders import a_report

EN = Wording("en")
ONE = a_function_call("{", name="find_report", call_id="call_1")
OTHER = a_function_call("{", name="send_report", call_id="call_2")


def judgement(before, *after, policy=None):
    known = "".join(write_baseline(objections_of(a_report(as_json_lines(*before)))))
    baseline = read_baseline(known.encode(), "known.json")
    return judged(a_report(as_json_lines(*after)), policy or Policy(), baseline)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("policy", [Policy(), Policy(("stream",), True)])
def test_every_outcome_has_a_sentence_that_names_the_terms(language, policy):
    said = outcome_sentence(judgement([ONE], OTHER, policy=policy), Wording(language))
    assert policy.terms[0] in said


def test_the_three_outcomes_are_told_apart():
    fails = judgement([ONE], ONE, OTHER)
    passes = judgement([ONE], ONE)
    unchecked = judged(a_report(as_json_lines(a_function_call())), Policy(), None)
    said = [outcome_sentence(each, EN) for each in (fails, passes, unchecked)]
    assert [words.split(":")[0].split(".")[0] for words in said[:2]] == [
        "This run fails",
        "This run passes",
    ]
    assert "not everything" in said[2]


def test_news_are_counted_and_listed_with_their_places():
    news = judgement([ONE], OTHER).news
    lines = list(news_lines(news, EN))
    assert "0 known" in news_sentence(news, EN)
    assert any(
        line.startswith("new: a.json:1:") and "json/truncated" in line for line in lines
    )
    gone = next(x for x in lines if x.startswith("vanished: a.json: json/truncated"))
    assert "find_report" in gone


def test_a_long_list_is_cut_and_says_so():
    calls = [{**ONE, "call_id": f"call_{n}"} for n in range(NEWS_SHOWN + 5)]
    news = judgement([], *calls).news
    lines = list(news_lines(news, EN))
    assert len(lines) == NEWS_SHOWN + 1
    assert f"{len(news.new) - NEWS_SHOWN} more" in lines[-1]


def test_programs_get_all_of_it():
    value = judgement_value(judgement([ONE], OTHER))
    assert (value["fail_on"], value["exit_code"]) == (["block"], 1)
    new = value["baseline"]["new"]
    assert {entry["name"] for entry in new if entry["line"]} >= {"send_report"}
    assert {entry["name"] for entry in value["baseline"]["vanished"]} == {"find_report"}


def test_without_a_baseline_there_are_no_news():
    bare = judged(a_report(as_json_lines(ONE)), Policy(), None)
    assert "baseline" not in judgement_value(bare)


def test_the_json_report_holds_it_in_its_schema():
    schema = json.loads(read_resource("report", "report.schema.json"))
    report = a_report(as_json_lines(ONE))
    report = report._replace(judgement=judgement([OTHER], ONE))
    value = json.loads("".join(write_json(report, "en")))
    jsonschema.Draft202012Validator(schema).validate(value)
    assert value["judgement"] == judgement_value(report.judgement)
