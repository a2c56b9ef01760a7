"""The Assistants API."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.assistants import API
from other_apis import a_chat_call, answered, as_read, parts


def test_a_run_that_waits_names_the_places_of_its_calls():
    action = {"submit_tool_outputs": {"tool_calls": [a_chat_call()]}}
    run = {"object": "thread.run", "required_action": action, "tools": []}
    found = as_read(API, "whole", run)
    where = "/required_action/submit_tool_outputs/tool_calls/0"
    assert parts(found)[0]["arguments"] == f"{where}/function/arguments"
    assert [tools.pointer for tools in found.tools] == ["/tools"]


def test_a_step_has_the_output_beside_the_arguments():
    call = a_chat_call()
    call["function"]["output"] = "42"
    step = {"object": "thread.run.step", "step_details": {"tool_calls": [call]}}
    [found] = parts(as_read(API, "whole", step))
    assert found["result"] == "/step_details/tool_calls/0/function/output"


def test_outputs_for_a_run_are_results():
    outputs = {"tool_outputs": [{"tool_call_id": "c", "output": "42"}]}
    assert answered(as_read(API, "whole", outputs)) == ["/tool_outputs/0/output"]


@pytest.mark.parametrize(
    "value",
    [
        {"object": "response"},
        {"required_action": {}},
        {"tool_outputs": []},
        {"tool_outputs": ["x"]},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    assert as_read(API, "whole", value) is None
