"""Gemini Interactions, whose steps look like items."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_request, an_output
from inspector.core.items.foreign.gemini_interactions import API
from other_apis import answered, as_read, parts

STEP = {"type": "function_call", "id": "s1", "name": "f", "arguments": {"a": 1}}
RESULT = {"type": "function_result", "call_id": "s1", "name": "f", "result": 42}


def test_a_step_is_a_call_with_an_object_for_its_arguments():
    expected = {"name": "/name", "arguments": "/arguments", "id": "/id"}
    assert parts(as_read(API, "bare", STEP)) == [expected]


@pytest.mark.parametrize("name", ["outputs", "steps", "input"])
def test_an_interaction_pairs_steps_and_results(name):
    [call] = parts(as_read(API, "whole", {"model": "g", name: [STEP, RESULT]}))
    assert call["result"] == f"/{name}/1/result"


def test_an_interaction_without_steps_is_known_by_its_name():
    assert parts(as_read(API, "whole", {"object": "interaction"})) == []


def test_steps_may_stand_in_turns():
    turn = {"role": "model", "content": [STEP]}
    assert parts(as_read(API, "whole", {"model": "g", "input": [turn]}))
    assert answered(as_read(API, "message", {"role": "user", "content": [RESULT]}))


@pytest.mark.parametrize(
    "bend",
    [
        {"call_id": "c1"},
        {"call_id": None},
        {"id": "fc_1"},
        {"id": None},
        {"arguments": "{}"},
        {"status": "completed"},
        {"namespace": "n"},
    ],
)
def test_a_damaged_item_is_no_step(bend):
    assert as_read(API, "bare", STEP | bend) is None


@pytest.mark.parametrize(
    "value",
    [
        a_request(a_function_call(), an_output()),
        a_request(a_message(role="user")),
        a_request(a_function_call(), STEP),
        {"input": "text"},
        {"outputs": ["x"]},
    ],
)
def test_a_responses_request_is_left_alone(value):
    assert as_read(API, "whole", value) is None
