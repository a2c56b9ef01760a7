"""Reasoning that stood before a call in an earlier line, and is gone."""

import pytest

from builders import a_function_call, a_message, a_request, a_response, as_json_lines
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.building import side_of
from log_lines import by_line, said_of

CODE = "pairing/reasoning-missing"
USER = a_message(role="user")
LONG = '{"region":"' + "a" * 200 + '"}'


def call(number=1, **bend):
    return a_function_call(call_id=f"call_{number}", **bend)


def reasoning(number=1):
    return {"type": "reasoning", "id": f"rs_{number}", "summary": []}


ANSWER = a_response(reasoning(), call())
LOGS = {
    "lost by the next request": ([ANSWER, a_request(USER, call())], 1),
    "kept by the next request": ([ANSWER, a_request(USER, reasoning(), call())], 0),
    "lost by every later request": ([ANSWER, *[a_request(USER, call())] * 2], 2),
    "lost by loose lines": ([ANSWER, USER, call()], 1),
    "kept loose": ([reasoning(), call(), USER], 0),
    "another call": ([ANSWER, a_request(USER, call(2))], 0),
    "other arguments": (
        [a_response(reasoning(), call(arguments=LONG)), a_request(USER, call())],
        0,
    ),
    "the same long arguments": (
        [a_response(reasoning(), call(arguments=LONG)), [call(arguments=LONG)]],
        1,
    ),
    "the server has it": (
        [ANSWER, a_request(call(), previous_response_id="resp_001")],
        0,
    ),
    "two of two": (
        [
            a_response(reasoning(), call(), reasoning(2), call(2)),
            a_request(USER, call(), call(2)),
        ],
        2,
    ),
}


@pytest.mark.parametrize(("records", "count"), LOGS.values(), ids=LOGS)
def test_lines_lose_what_the_whole_loses(records, count):
    log = as_json_lines(*records)
    lines = by_line(log)
    assert said_of(lines) == said_of(side_of(inspect_content(log)))
    assert lines.tally.rules.get(CODE, 0) == count


def test_the_reasoning_is_named_by_its_number_in_the_log():
    log = as_json_lines(USER, ANSWER, a_request(USER, call()))
    (found,) = (f for f in by_line(log).findings if f.code == CODE)
    assert dict(found.finding.details)["other"] == "#1"
    assert (found.place.item, found.place.site.line) == (4, 3)


def test_what_stands_later_in_the_log_is_not_waited_for():
    log = as_json_lines(a_request(USER, call()), ANSWER)
    assert CODE not in by_line(log).tally.rules
    assert CODE in side_of(inspect_content(log)).tally.rules


def test_what_one_record_shows_is_said_once():
    exchange = {"request": a_request(USER, call()), "response": ANSWER}
    log = as_json_lines(exchange, exchange)
    assert by_line(log).tally.rules[CODE] == 2
