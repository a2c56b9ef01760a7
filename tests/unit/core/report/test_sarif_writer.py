"""The report as SARIF, held to its schema."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, as_json, as_json_lines
from inspector.core.report.sarif_writer import write_sarif
from inspector.core.texts import LANGUAGES
from report_builders import a_comparison_report, a_report
from report_reading import read_sarif

SCHEMA = '{"properties": {"region": {"enum": ["apac"]}}}'
CALL = a_function_call('{"region":"한국"}')
LOG = as_json_lines(a_message("한글 😀"), CALL)


def run_of(report, language="en"):
    return read_sarif("".join(write_sarif(report, language)))


def test_a_region_is_the_line_and_column_inside_the_log():
    [result] = run_of(a_report(LOG, schema=SCHEMA, name="logs/a.jsonl"))["results"]
    [location] = result["locations"]
    region = location["physicalLocation"]["region"]
    line = LOG.split("\n")[region["startLine"] - 1]
    start, end = region["startColumn"] - 1, region["endColumn"] - 1
    assert line[start:end] == r"\"한국\"" == region["snippet"]["text"]
    data = LOG.encode()
    first = region["byteOffset"]
    assert data[first : first + region["byteLength"]].decode() == r"\"한국\""
    artifact = location["physicalLocation"]["artifactLocation"]
    assert artifact == {"uri": "logs/a.jsonl", "index": 0}
    [logical] = location["logicalLocations"]
    assert logical["fullyQualifiedName"] == "/arguments > /region"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_names_a_rule_that_is_described(language):
    run = run_of(a_report(LOG + "{\n", schema=SCHEMA, name="a.jsonl"), language)
    rules = run["tool"]["driver"]["rules"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    assert len({rule["id"] for rule in rules}) == len(rules)


def test_fingerprints_stay_when_the_log_grows_above():
    def prints(log):
        run = run_of(a_report(log, schema=SCHEMA, name="a.jsonl"))
        return [each["partialFingerprints"] for each in run["results"]]

    longer = as_json_lines(*[a_message()] * 3) + LOG
    assert prints(LOG) == prints(longer)
    other = as_json(a_function_call('{"region":"x"}', call_id="call_9"))
    assert prints(other) != prints(LOG)


def test_what_was_not_checked_is_told_by_the_tool():
    run = run_of(a_report(as_json(CALL) + "\n{\n", name="a.jsonl"))
    [invocation] = run["invocations"]
    told = invocation["toolExecutionNotifications"]
    assert {each["descriptor"]["id"] for each in told} == {"unchecked", "unreadable"}


def test_the_artifact_has_its_digest():
    [artifact] = run_of(a_report(LOG, name="a.jsonl"))["artifacts"]
    assert len(artifact["hashes"]["sha-256"]) == 64
    assert artifact["length"] == len(LOG.encode())


def test_a_comparison_relates_the_place_on_the_other_side():
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("b")))
    result = run_of(report)["results"][0]
    uris = [
        each["physicalLocation"]["artifactLocation"]["uri"]
        for each in (*result["locations"], *result["relatedLocations"])
    ]
    assert uris == ["left.json", "right.json"]


def test_an_item_that_no_finding_explains_is_a_result_all_the_same():
    for text in ("{}", '{"type": "acme:x"}', "[]", "{", "hello"):
        report = a_report(text)
        run = run_of(report)
        errors = [each for each in run["results"] if each["level"] == "error"]
        assert bool(errors) == bool(report.tally.blocking)


@pytest.mark.parametrize(
    ("name", "uri"),
    [
        ("a b/한.json", "a%20b/%ED%95%9C.json"),
        ("/tmp/a.json", "file:///tmp/a.json"),
        ("C:\\logs\\a.json", "file:///C:/logs/a.json"),
        ("-", "stdin"),
        ("\udcff.json", "%FF.json"),
        ("\ud83d.json", "%3F.json"),
    ],
)
def test_a_name_becomes_a_uri(name, uri):
    [artifact] = run_of(a_report("{}", name=name))["artifacts"]
    assert artifact["location"]["uri"] == uri


def test_a_report_without_a_time_has_none():
    run = run_of(a_report("{}")._replace(created=""))
    assert "endTimeUtc" not in run["invocations"][0]
