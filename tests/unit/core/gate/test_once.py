"""What is said of a log once."""

from __future__ import annotations

import io

from builders import a_function_call
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.once import Told, said_once
from inspector.core.gate.records import RecordReader
from other_apis import a_chat_response, text_of

WRAPPED = "envelope/unwrapped"


def line(payload, kind="response_item"):
    return text_of({"timestamp": "t", "type": kind, "payload": payload})


def codes(texts):
    told = Told()
    seen = [said_once(inspect_content(text), told) for text in texts]
    return [[f.code for f in one.around] for one in seen]


def test_a_wrapper_is_named_at_its_first_line():
    lines = [line({}, "session_meta"), line(a_function_call()), line(a_function_call())]
    assert codes(lines) == [[WRAPPED], [WRAPPED], []]


def test_another_wrapper_is_named_too():
    batch = text_of({"custom_id": "a", "url": "u", "body": {"input": []}})
    first = line(a_function_call())
    assert WRAPPED in codes([first, line({}, "session_meta")])[1]
    assert codes([batch])[0] == codes([first, batch])[1]


def test_everything_else_is_said_as_often_as_it_is_so():
    chat = text_of(a_chat_response())
    assert codes([chat, chat])[0] == codes([chat, chat])[1] != []


def test_an_inspection_with_nothing_to_leave_out_is_itself():
    inspection = inspect_content(text_of(a_function_call()))
    assert said_once(inspection, Told()) is inspection


def test_a_gated_log_names_its_wrapper_once_and_what_is_in_it():
    lines = [line({}, "session_meta"), *[line(a_function_call())] * 3]
    reader = RecordReader(io.BytesIO("\n".join(lines).encode()), "rollout.jsonl")
    result = gate_inputs([reader])
    assert result.tally.rules[WRAPPED] == 2
    assert [given.envelope for given in result.inputs] == ["codex-rollout/item"]
