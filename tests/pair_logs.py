"""Logs of calls and outputs that pair, and that fail to pair in every way."""

from __future__ import annotations

from typing import Any

from builders import a_function_call, a_message, a_response, an_output

USER = a_message(role="user")
REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}


def call(number: int = 1, **bend: Any) -> dict[str, Any]:
    """A call with an id by a number."""
    return a_function_call(call_id=f"call_{number}", **bend)


def output(number: int = 1, **bend: Any) -> dict[str, Any]:
    """An output with an id by a number."""
    return an_output(call_id=f"call_{number}", **bend)


def approval(kind: str, **members: Any) -> dict[str, Any]:
    """Half of an approval."""
    return {"type": f"mcp_approval_{kind}", **members}


LOGS = {
    "paired": [call(), output()],
    "an orphan": [USER, output()],
    "unanswered": [call(), USER, a_message()],
    "the output first": [output(), call()],
    "the output first, and more": [output(), call(), USER],
    "two calls with one id": [call(), call(), output()],
    "an id used again": [call(), output(), call(name="other"), output()],
    "two outputs": [call(), output(), output()],
    "not adjacent": [call(), USER, a_message(), output()],
    "a turn that a call begins": [call(1), output(1), call(2), call(3), output(2)],
    "of another kind": [call(), output(type="custom_tool_call_output")],
    "a mention": [{"type": "acme:x", "call_id": "call_1"}, output()],
    "a list": [[output()], call()],
    "a list and no call": [[output()], USER],
    "a list, its call in a body": [[output()], a_response(call())],
    "an output, its call in a body": [a_response(call()), output()],
    "one item": [output()],
    "reasoning at the end": [call(), output(), REASONING],
    "reasoning before a person": [REASONING, USER, REASONING, REASONING, USER],
    "a reference": [{"type": "item_reference", "id": "fc_1"}, output()],
    "an id of many": [call(), output()] * 40,
    "an approval": [approval("request", id="a"), USER, a_message()],
    "an approval that is given": [
        approval("request", id="a"),
        USER,
        approval("response", approval_request_id="a"),
    ],
    "an approval that nobody asked for": [
        approval("response", approval_request_id="call_1"),
        call(),
    ],
    "a call that runs beside": [call() | {"async": True}, USER, output()],
}
