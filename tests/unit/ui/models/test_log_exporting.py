"""A whole big log becomes a report, masked or not, or nothing when nobody waits."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, a_message, an_output, as_json_lines
from event_streams import a_stream
from inspector.core.checks.inspection import inspect_content
from inspector.core.errors import InspectorError
from inspector.core.progress import CancelledError
from inspector.core.report.writers import FORMATS
from inspector.ui.models.exporting import Masking, Scope, Shown, Wanted, preparing_of
from inspector.ui.models.log_exporting import ShownLog, report_of_log

SECRET = "sk-proj-" + "Ab3dEf6hIj9kLm2n" * 3
CALLS = [
    a_function_call(
        json.dumps({"key": SECRET}), call_id=f"call_{number}", id=f"f{number}"
    )
    for number in range(60)
]


class Waiting:
    def __init__(self, *, is_gone=False):
        self.told, self.is_gone = [], is_gone

    def advance(self, done, total):
        self.told.append((done, total))

    def cancelled(self):
        return self.is_gone


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "big.jsonl"
    path.write_text(as_json_lines(*CALLS))
    return ShownLog(path, path.stat().st_size, None, "open-responses")


@pytest.fixture
def shown(log):
    return Shown(inspect_content(as_json_lines(CALLS[0])), log=log)


def test_the_report_is_about_every_line(log):
    progress = Waiting()
    with report_of_log(log, None, "", progress) as report:
        assert report.tally.items == len(CALLS)
        assert report.sides[0].inputs[0].facts.name == "big.jsonl"
        assert len(report.sides[0].items) == len(CALLS)
    assert progress.told[-1][1] == log.size


def test_it_can_be_chosen_where_a_log_is_open(shown):
    assert shown.scopes == (Scope.ALL, Scope.LOG)
    assert shown._replace(log=None).scopes == (Scope.ALL,)


@pytest.mark.parametrize("masking", Masking)
def test_it_is_masked_as_any_other_report(shown, masking):
    wanted = Wanted("json", Scope.LOG, masking, "en")
    made = preparing_of(shown, wanted)(Waiting())
    report = json.loads(made.text)
    assert report["summary"]["items"] == len(CALLS)
    assert (SECRET in made.text) is False or masking is Masking.NOTHING
    assert (made.redaction is None) is (masking is Masking.NOTHING)


def test_whoever_waits_no_longer_gets_nothing(log):
    gone = Waiting(is_gone=True)
    with pytest.raises(CancelledError), report_of_log(log, None, "", gone):
        pass


def test_a_log_that_is_gone_is_said(log):
    log.path.unlink()
    unreadable = pytest.raises(InspectorError, match=r"big\.jsonl: cannot be read")
    with unreadable, report_of_log(log, None, "", Waiting()):
        pass


@pytest.mark.parametrize("name", ["text", "json", "jsonl", "csv", "sarif", "html"])
def test_in_parts_or_in_order_it_says_the_same(log, name):
    broken = [a_message(), {"type": "acme:search_call"}, an_output(call_id="none")]
    log.path.write_text(as_json_lines(*CALLS, *broken, *CALLS))
    said = []
    for is_kept in (False, True):
        made = report_of_log(log, None, "now", Waiting(), is_kept=is_kept)
        with made as report:
            said.append("".join(FORMATS[name].write(report, "en")))
    assert said[0] == said[1]


def test_what_only_order_tells_is_told_here_too(log):
    log.path.write_text(as_json_lines(a_message(), *a_stream()))
    with report_of_log(log, None, "", Waiting()) as report:
        assert report.sides[0].inputs[0].envelope == "mixed"
