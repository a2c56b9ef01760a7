"""The report as JSON Lines, read line by line."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, as_json, as_json_lines
from inspector.core.report.jsonl_writer import write_jsonl
from inspector.core.texts import LANGUAGES
from report_builders import a_comparison_report, a_report
from report_reading import read_records

LOG = as_json_lines(a_message("한글 😀"), a_function_call("{")) + "{\n"


def records(report, language="en"):
    return read_records("".join(write_jsonl(report, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_head_a_record_an_item_and_an_end(language):
    found = records(a_report(LOG, name="a.jsonl"), language)
    kinds = [record["record"] for record in found]
    assert kinds[0] == "report"
    assert kinds.count("item") == 2
    assert kinds[-1] == "end"
    assert found[-1]["summary"]["items"] == 2
    assert len(found[-1]["inputs"][0]["sha256"]) == 64


def test_an_item_carries_its_findings_and_the_rest_stands_alone():
    found = records(a_report(LOG, name="a.jsonl"))
    call = next(r for r in found if r.get("type") == "function_call")
    assert call["findings"]
    assert {f["item"] for f in call["findings"]} == {call["item"]}
    alone = [r for r in found if r["record"] == "finding"]
    assert [r["line"] for r in alone] == [3]
    assert [r["cause"] for r in found if r["record"] == "gap"] == ["unreadable"]


def test_a_comparison_says_for_each_record_on_which_side_it_is():
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("b")))
    found = records(report)
    assert [r["side"] for r in found if r["record"] == "item"] == ["left", "right"]
    assert any(r["record"] == "difference" for r in found)
    assert any(r["record"] == "pair" for r in found)
    assert [each["side"] for each in found[-1]["inputs"]] == ["left", "right"]


def test_it_is_written_some_whole_lines_at_a_time():
    chunks = list(write_jsonl(a_report(LOG, name="a.jsonl"), "en"))
    assert len(chunks) > 2
    assert all(chunk.endswith("\n") for chunk in chunks)


def test_a_lone_surrogate_can_be_written():
    report = a_report('{"type": "\\ud83d", "call_id": "\\ud83d"}', name="\udcff")
    [item] = [r for r in records(report) if r["record"] == "item"]
    assert item["type"] == "\ud83d"
