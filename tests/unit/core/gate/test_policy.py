import pytest

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
    as_json,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.policy import blocking_around, is_blocked


@pytest.mark.parametrize(
    ("item", "blocked"),
    [
        (a_function_call(), False),
        (a_function_call(status="in_progress"), True),
        (a_function_call("{"), True),
        (a_function_call({"region": "apac"}), True),
        (a_function_call('{"region":"global"}'), True),
        (a_function_call(type="acme:function_call"), True),
        (a_function_call(call_id="x" * 65), True),
        (an_output(), False),
        (an_output(output=7), True),
        (a_message(), False),
    ],
    ids=str,
)
def test_an_item_is_blocked_by_its_reason_or_by_a_finding(item, blocked):
    call = a_function_call() if item["type"].endswith("_output") else a_message()
    _, inspected = inspect_content(as_json(a_request(call, item))).items
    assert is_blocked(inspected) is blocked


def test_findings_around_the_items_block_as_well():
    assert [f.code for f in blocking_around(inspect_content("{"))]
    assert not list(blocking_around(inspect_content(as_json(a_response()))))
