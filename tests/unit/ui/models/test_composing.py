"""An output is composed for an ok call, and it is one JSON item."""

from __future__ import annotations

import json

import pytest

from builders import ABSENT, a_function_call, a_message, a_response, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.composing import can_be_answered, composed_output


def first_of(*items):
    return inspect_content(as_json(a_response(*items))).items[0]


def test_a_call_that_passed_may_be_answered():
    assert can_be_answered(first_of(a_function_call()))


@pytest.mark.parametrize(
    "item",
    [
        a_function_call('{"region":"global"}'),
        a_function_call(name="unknown_tool"),
        a_function_call(status="in_progress"),
        a_function_call(call_id=ABSENT),
        a_message(),
        an_output(),
    ],
)
def test_nothing_else_may(item):
    assert not can_be_answered(first_of(item))


def test_nothing_chosen_is_nothing_to_answer():
    assert not can_be_answered(None)


@pytest.mark.parametrize(
    "output", ["", "42", '{"a":1}', 'say "hi"\n', "한국어", "\ud83d"]
)
def test_the_output_stays_the_string_that_was_typed(output):
    text = composed_output("call_1", output)
    assert json.loads(text) == {
        "type": "function_call_output",
        "call_id": "call_1",
        "output": output,
    }
    text.encode()
