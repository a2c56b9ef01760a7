import pytest

from builders import a_function_call, a_message, a_response, an_output
from bulk_runs import write_lines
from counted_logs import counted
from inspector.core.tools.tool_sources import Sources

USER = a_message(role="user")


def call(number=1, **bend):
    return a_function_call(call_id=f"call_{number}", **bend)


def output(number=1, **bend):
    return an_output(call_id=f"call_{number}", **bend)


def approval(kind, **members):
    return {"type": f"mcp_approval_{kind}", **members}


LOGS = {
    "paired": [call(), output()],
    "an orphan": [USER, output()],
    "unanswered": [call(), USER, a_message()],
    "the output first": [output(), call(), USER],
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


@pytest.mark.parametrize("name", LOGS)
@pytest.mark.parametrize("part", [1, 10**6])
def test_counts_of_pairs_are_those_of_pairs_that_are_told(tmp_path, name, part):
    # Once more behind it all, so that most lines are like others.
    log = write_lines(tmp_path / "a.jsonl", LOGS[name] * 2)
    quick = counted(log, Sources(), is_quick=True, part=part)
    assert quick is not None
    assert quick == counted(log, Sources(), is_quick=False, part=part)


def test_an_id_of_a_thousand_calls_is_counted_in_their_order(tmp_path):
    lines = [call(arguments=f'{{"n":{n}}}') for n in range(1000)]
    log = write_lines(tmp_path / "a.jsonl", [*lines, output(), USER])
    tally = counted(log, Sources(), is_quick=True)
    assert tally is not None
    assert tally.rules["pairing/duplicate-call-id"] == 999
