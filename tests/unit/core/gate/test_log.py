"""All that a log says as a whole, by every golden case that is one."""

import json
from pathlib import Path

import pytest

from builders import a_function_call, a_message, an_output, as_json_lines
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate import log_pairing
from inspector.core.gate.log import Log
from inspector.core.report.building import side_of
from inspector.core.targets.target import DEFAULT_TARGET
from log_lines import by_line, is_log, said_of

CASES = Path(__file__).parents[3] / "cases"
LOGS = sorted(
    path for path in CASES.glob("*/*/*/*/input.jsonl") if is_log(path.read_bytes())
)


def test_there_are_logs_among_the_golden_cases():
    assert len(LOGS) > 10


@pytest.mark.parametrize(
    "path", LOGS, ids=lambda path: path.parent.relative_to(CASES).as_posix()
)
def test_a_golden_log_says_the_same_line_by_line(path):
    data = path.read_bytes()
    expected = json.loads((path.parent / "expected.json").read_text("utf-8"))
    target = expected.get("target", DEFAULT_TARGET)
    lines = by_line(data, target)
    whole = side_of(inspect_content(data, target=target))
    assert said_of(lines) == said_of(whole)
    assert lines.tally.blocking == whole.tally.blocking


def test_each_part_adds_its_own_to_a_record():
    log = Log("openai")
    call, user = a_function_call(async_=None), a_message(role="user")
    for value in (call, user):
        log.feed(inspect_content(as_json_lines(value)))
    again, _ = log.feed(inspect_content(as_json_lines(call)))
    assert again.preceding.passed == 2
    codes = [finding.code for finding in again.items[0].findings]
    assert "pairing/duplicate-call-id" in codes
    assert "envelope/python-dump" not in codes


def test_the_end_of_a_log_says_what_is_missing():
    log = Log("open-responses")
    for value in (an_output(), a_message()):
        log.feed(inspect_content(as_json_lines(value)))
    assert [late.finding.code for late in log.close()] == ["pairing/orphan-output"]


def test_a_record_that_its_log_adds_nothing_to_is_weighed_once(monkeypatch):
    weighed = []
    for_target = log_pairing.for_target

    def noted(inspection, target):
        weighed.append(inspection)
        return for_target(inspection, target)

    monkeypatch.setattr(log_pairing, "for_target", noted)
    log = Log("openai")
    records = [a_function_call(), a_message(role="user"), a_function_call()]
    for value, count in zip(records, (1, 1, 2), strict=True):
        weighed.clear()
        record, _ = log.feed(inspect_content(as_json_lines(value)))
        assert log.for_target(record) == for_target(record, "openai")
        assert len(weighed) == count
    bare = inspect_content("{}")
    assert log.for_target(bare) == for_target(bare, "openai")
