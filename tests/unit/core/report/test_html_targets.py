"""Targets and the portable input in every format."""

from __future__ import annotations

import io
import json
from html.parser import HTMLParser

import pytest

from builders import a_function_call, a_message, a_request, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.replay.portable_input import portable_input
from inspector.core.report.building import gate_report, side_of
from inspector.core.report.collection import Collection
from inspector.core.report.html_targets import portable_section, targets_section
from inspector.core.report.report import Report
from inspector.core.report.targets import ReportPortable
from inspector.core.report.wording import Wording
from inspector.core.report.writers import FORMATS
from inspector.core.source.origin import Origin
from inspector.core.targets.target import TARGETS

HOSTILE = "<script>|`\u202e\x1b[2J"
REQUEST = a_request(
    a_message(role="user", id="msg_9"),
    {"type": "reasoning", "id": "rs_1", "summary": []},
    a_function_call(),
    a_message(role="developer", id="msg_8"),
    an_output(),
    {"type": HOSTILE, "name": HOSTILE},
)


def a_matrix_report() -> Report:
    collection = Collection(for_all_targets=True)
    reader = RecordReader(io.BytesIO(as_json(REQUEST).encode()), "a.json")
    side = collection.side(gate_inputs([reader], witness=collection))
    return gate_report(side, version="0", created="2026", matrix=collection.matrix)


def a_portable_report(target: str = "deepseek") -> Report:
    inspection = inspect_content(
        as_json(REQUEST), origin=Origin("a.json"), target=target
    )
    portable = ReportPortable("out<.json", portable_input(inspection))
    return gate_report(
        side_of(inspection),
        version="0",
        created="2026",
        target=target,
        portable=portable,
    )


def written(report: Report, name: str, language: str = "en") -> str:
    return "".join(FORMATS[name].write(report, language))


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("name", ["text", "json", "markdown", "html"])
def test_every_format_names_every_target(name, language):
    said = written(a_matrix_report(), name, language)
    assert all(target in said for target in TARGETS)
    assert "pairing/not-adjacent" in said


@pytest.mark.parametrize("name", ["text", "json", "markdown", "html"])
def test_every_format_says_what_was_left_out_and_why(name):
    said = written(a_portable_report(), name)
    assert "its context is lost" in said
    assert "out<.json" in said or "out&" in said


@pytest.mark.parametrize("name", ["text", "markdown", "html"])
def test_every_format_says_whether_the_chosen_target_takes_it(name):
    assert "DeepSeek does not take this" in written(a_portable_report(), name)
    plain = written(a_portable_report("open-responses"), name)
    assert "take this" not in plain


@pytest.mark.parametrize("name", ["text", "markdown", "html"])
def test_a_logged_value_cannot_become_part_of_the_page(name):
    for report in (a_matrix_report(), a_portable_report()):
        said = written(report, name)
        assert "\x1b" not in said
        assert "\u202e" not in said
        assert name != "html" or said.count("<script>") == 1  # the page's own


def test_the_page_is_whole():
    class Balance(HTMLParser):
        open = 0

        def handle_starttag(self, tag, _):
            self.open += tag in ("table", "tr", "td", "th", "ul", "li", "div")

        def handle_endtag(self, tag):
            self.open -= tag in ("table", "tr", "td", "th", "ul", "li", "div")

    for report in (a_matrix_report(), a_portable_report()):
        balance = Balance()
        balance.feed(written(report, "html"))
        assert balance.open == 0


def test_nothing_is_written_where_nothing_was_asked():
    report = a_portable_report()._replace(portable=None)
    wording = Wording("en")
    assert list(targets_section(report, wording, 9)) == []
    assert list(portable_section(report, wording, 9)) == []


def test_a_long_list_is_cut_and_says_so():
    said = "".join(targets_section(a_matrix_report(), Wording("en"), 2))
    assert "4 more" in said


def test_json_holds_an_answer_for_each_target_and_item():
    report = json.loads(written(a_matrix_report(), "json"))
    assert [column["target"] for column in report["matrix"]] == list(TARGETS)
    for column in report["matrix"]:
        assert len(column["items"]) == len(report["items"])
    deepseek = next(c for c in report["matrix"] if c["target"] == "deepseek")
    assert deepseek["items"][4] == {"takes": "no", "because": ["pairing/not-adjacent"]}


def test_json_names_the_evidence_of_the_target():
    report = json.loads(written(a_portable_report(), "json"))
    assert report["target"] == "deepseek"
    assert report["replay"]["takes"] == "no"
    (found,) = (f for f in report["findings"] if f["code"] == "pairing/not-adjacent")
    assert found["evidence"][0]["confidence"] == "reported"
    assert report["items"][4]["takes"] == "no"
    assert report["portable_input"]["kept"] == [0, 2, 4, 3]
    assert [left["why"] for left in report["portable_input"]["left_out"]] == [
        "lost-context",
        "lost-context",
    ]
