"""Rules about lists, over the lines of a log."""

import pytest

from builders import a_function_call, a_message, an_output, as_json_lines
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.log_order import LogOrder
from inspector.core.report.building import side_of
from inspector.core.targets.target import target_of
from log_lines import by_line, said_of

CALL = a_function_call(call_id="Ab3dE6gH9")
OUTPUT = an_output(call_id="Ab3dE6gH9")
USER = a_message(role="user")


def in_a_session(item):
    return {"timestamp": "t", "type": "response_item", "payload": item}


LOGS = {
    "a user behind an output": ("mistral", [CALL, OUTPUT, USER]),
    "a user behind something else": ("mistral", [CALL, OUTPUT, a_message(), USER]),
    "another record between": ("mistral", [CALL, OUTPUT, {"x": 1}, [CALL], USER]),
    "an id twice": ("openai", [CALL, a_message(), OUTPUT, CALL]),
    "an id three times": ("openai", [USER, USER, USER]),
    "an id also in a list": ("openai", [USER, [USER], USER]),
    "a reference": ("openai", [USER, {"type": "item_reference", "id": USER["id"]}]),
    "in a session": ("openai", [in_a_session(USER), in_a_session(USER)]),
}


@pytest.mark.parametrize(("target", "records"), LOGS.values(), ids=LOGS)
def test_rules_about_lists_see_the_lines_before(target, records):
    log = as_json_lines(*records)
    whole, lines = side_of(inspect_content(log, target=target)), by_line(log, target)
    assert said_of(lines) == said_of(whole)
    assert lines.tally.blocking == whole.tally.blocking


def test_an_earlier_line_is_named_by_its_number_in_the_log():
    log = as_json_lines([CALL, OUTPUT], USER, USER)
    (found,) = (f for f in by_line(log, "openai").findings if f.code.endswith("-id"))
    assert dict(found.finding.details)["other"] == "#2"
    assert found.place.item == 3


def test_what_stands_before_is_the_same_for_every_target():
    order = LogOrder([target_of("openai")])
    seen = [order.feed(inspect_content(as_json_lines(i))) for i in (OUTPUT, OUTPUT)]
    before = seen[1].preceding
    assert (before.passed, before.neighbour.type_text) == (1, "function_call_output")
    assert before.ids == ((OUTPUT["id"], "#0"),)


def test_ids_are_kept_only_where_a_target_asks_for_them():
    order = LogOrder([target_of("open-responses"), target_of("mistral")])
    seen = [order.feed(inspect_content(as_json_lines(i))) for i in (OUTPUT, OUTPUT)]
    assert [one.preceding.ids for one in seen] == [(), ()]
