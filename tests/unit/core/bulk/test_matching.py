import pytest

from builders import a_function_call, a_message, a_request, a_response, an_output
from bulk_runs import as_a_whole, in_parts, write_lines
from inspector.core.bulk.order import OrderNeededError


def call(number=1, **bend):
    return a_function_call(call_id=f"call_{number}", **bend)


def output(number=1, **bend):
    return an_output(call_id=f"call_{number}", **bend)


USER = a_message(role="user")
REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}
LOGS = {
    "paired": [call(), output()],
    "an orphan": [USER, output()],
    "unanswered": [call(), USER, a_message()],
    "the output first": [output(), call()],
    "two calls with one id": [call(), call(), output()],
    "an id used again": [call(), output(), call(name="other"), output()],
    "two outputs": [call(), output(), output()],
    "not adjacent": [call(), USER, a_message(), output()],
    "a turn that a call begins": [call(1), output(1), call(2), call(3), output(2)],
    "of another kind": [call(), output(type="custom_tool_call_output")],
    "a mention": [{"type": "acme:x", "call_id": "call_1"}, output()],
    "a list": [[output()], call()],
    "a list and no call": [[output()], USER],
    "one item": [output()],
    "reasoning at the end": [call(), output(), REASONING],
    "reasoning before a person": [REASONING, USER, REASONING, REASONING, USER],
    "a reference": [{"type": "item_reference", "id": "fc_1"}, output()],
}


@pytest.mark.parametrize("name", LOGS)
@pytest.mark.parametrize("part", [1, 300])
def test_pairs_over_parts_are_those_of_the_whole_log(tmp_path, name, part):
    log = write_lines(tmp_path / "a.jsonl", LOGS[name])
    assert in_parts([log], part=part) == as_a_whole([log])


def test_what_only_the_order_of_records_tells_is_not_guessed(tmp_path):
    lines = [a_response(REASONING, call()), a_request(USER, call(), output())]
    log = write_lines(tmp_path / "a.jsonl", lines)
    assert "pairing/reasoning-missing" in as_a_whole([log])
    with pytest.raises(OrderNeededError):
        in_parts([log], part=1)
