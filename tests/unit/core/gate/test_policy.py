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
from inspector.core.errors import InspectorError
from inspector.core.gate.policy import blocking_around, is_blocked, policy_of
from inspector.core.rules.catalogue import ROOMS, rules
from inspector.core.rules.severity import Severity


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


@pytest.mark.parametrize(
    ("terms", "code", "severity", "fails"),
    [
        (None, "arguments/schema", "block", True),
        (None, "arguments/schema", "warn", False),
        (["warn"], "arguments/schema", "warn", True),
        (["warn"], "arguments/schema", "block", False),
        (["arguments"], "arguments/schema", "info", True),
        (["arguments"], "item/status-odd", "block", False),
        (["arguments/schema"], "arguments/schema", "info", True),
        (["arguments/schema"], "arguments/empty", "block", False),
        (["stream, block", "dialect"], "item/x", "block", True),
        (["stream, block", "dialect"], "dialect/x", "info", True),
    ],
)
def test_a_run_fails_on_the_rules_rooms_and_severities_named(
    terms, code, severity, fails
):
    assert policy_of(terms).fails(code, Severity(severity)) is fails


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        (["blocks"], "no rule id, room or severity"),
        (["nowhere/schema"], "arguments"),
        (["arguments/shema"], "arguments/schema"),
        (["arguments/"], "no such rule"),
        ([" , "], "names nothing"),
        ([], "names nothing"),
    ],
)
def test_a_term_that_is_not_known_is_refused_with_what_is(terms, says):
    with pytest.raises(InspectorError, match=says):
        policy_of(terms)


def test_every_rule_and_room_may_be_named():
    assert policy_of([",".join(rules())]).terms == tuple(rules())
    assert policy_of(ROOMS).terms == ROOMS
