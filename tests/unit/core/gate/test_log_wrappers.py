"""What is said of a log once, and what only its end can tell."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, as_json_lines
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.log_wrappers import LogWrappers
from inspector.core.report.building import side_of
from log_lines import by_line, said_of
from other_apis import a_chat_response

WRAPPED = "envelope/unwrapped"
NO_ITEM = "envelope/no-item"
DUMP = "envelope/python-dump"


def line(payload, kind="response_item"):
    return {"timestamp": "t", "type": kind, "payload": payload}


META = line({"id": "s"}, "session_meta")
CALL = line(a_function_call())
CANCELLED = {"custom_id": "a", "response": None, "error": {"code": "batch_cancelled"}}
DUMPED = a_function_call(async_=None, namespace=None, caller=None)

LOGS = {
    "a session": [META, CALL, CALL],
    "a session that begins late": [a_message(), META, CALL],
    "nothing but a beginning": [META, line({}, "turn_context")],
    "rows that hold nothing": [CANCELLED, CANCELLED],
    "two sorts that hold nothing": [META, CANCELLED],
    "one sort that holds nothing": [META, CALL, CANCELLED],
    "another API": [META, a_chat_response()],
    "other JSON": [META, {"x": 1}],
    "dumps": [DUMPED, DUMPED, a_function_call(call_id="c2", async_=None)],
}


@pytest.mark.parametrize("records", LOGS.values(), ids=LOGS)
def test_lines_say_what_the_whole_says(records):
    log = as_json_lines(*records)
    whole, lines = side_of(inspect_content(log)), by_line(log)
    assert said_of(lines) == said_of(whole)
    assert lines.tally.blocking == whole.tally.blocking


def test_a_wrapper_is_named_at_its_first_line_with_an_item():
    side = by_line(as_json_lines(META, CALL, CALL))
    (found,) = (f for f in side.findings if f.code == WRAPPED)
    assert (found.place.site.line, found.finding.variant) == (2, "wrapper")
    assert [given.envelope for given in side.inputs] == ["codex-rollout/item"]


def test_a_log_without_any_item_does_not_pass():
    side = by_line(as_json_lines(META, META, META))
    (found,) = (f for f in side.findings if f.code == NO_ITEM)
    assert (found.place.item, found.place.site.line) == (None, 1)
    assert (side.tally.blocking, side.tally.items) == (1, 0)


def test_a_record_of_a_log_by_itself_need_not_hold_an_item():
    wrappers = LogWrappers()
    first = inspect_content(as_json_lines(META))
    assert NO_ITEM in [finding.code for finding in first.around]
    assert wrappers.feed(inspect_content(as_json_lines(CALL))).items
    assert [*wrappers.close()] == []


def test_everything_else_is_said_as_often_as_it_is_so():
    side = by_line(as_json_lines(*[a_chat_response()] * 2))
    assert side.tally.rules["envelope/foreign"] == 2


def test_an_inspection_with_nothing_to_leave_out_is_itself():
    inspection = inspect_content(as_json_lines(a_function_call()))
    assert LogWrappers().feed(inspection) is inspection


def test_a_dump_is_said_at_its_first_item():
    side = by_line(as_json_lines(DUMPED, DUMPED))
    assert [f.place.item for f in side.findings if f.code == DUMP] == [0]


def test_an_item_that_needs_not_be_looked_at_is_something_too():
    wrappers = LogWrappers()
    wrappers.feed(inspect_content(as_json_lines(META)))
    before = len([*wrappers.close()])
    wrappers.note_item()
    assert len([*wrappers.close()]) == before - 1
