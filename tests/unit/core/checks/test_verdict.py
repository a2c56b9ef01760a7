"""The gate's order of reasons."""

import pytest

from builders import a_function_call, a_request, as_json
from event_streams import an_event, completed, created, framed
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.verdict import Reason

SCHEMA_FREE = "unchecked"


@pytest.mark.parametrize(
    ("bend", "reason"),
    [
        ({"type": None}, "namespaced"),
        ({"type": 7}, "namespaced"),
        ({"type": "acme:function_call"}, "namespaced"),
        ({"type": "function_calls"}, "not_function_call"),
        ({"type": ""}, "not_function_call"),
        ({"status": None}, "status"),
        ({"status": "in_progress"}, "status"),
        ({"status": "Completed"}, "status"),
        ({"status": ["completed"]}, "status"),
        ({"arguments": {}}, "arguments_type"),
        ({"arguments": None}, "arguments_type"),
        ({"arguments": ""}, "arguments_parse"),
        ({"arguments": "{} {}"}, "arguments_parse"),
        ({"arguments": "{}"}, SCHEMA_FREE),
    ],
)
def test_the_first_reason_that_holds_is_the_answer(bend, reason):
    inspection = inspect_content(as_json(a_function_call(**bend)))
    assert [item.reason.value for item in inspection.items] == [reason]


def test_an_earlier_reason_wins_over_every_later_one():
    worst = a_function_call(type="acme:function_call", status="failed", arguments=[])
    assert inspect_content(as_json(worst)).items[0].reason is Reason.NAMESPACED
    worst["type"] = "function_call"
    assert inspect_content(as_json(worst)).items[0].reason is Reason.STATUS
    worst["status"] = "completed"
    assert inspect_content(as_json(worst)).items[0].reason is Reason.ARGUMENTS_TYPE


def test_a_missing_type_status_or_arguments_counts_as_its_reason():
    for member, reason in (
        ("type", "namespaced"),
        ("status", "status"),
        ("arguments", "arguments_type"),
    ):
        item = a_function_call()
        del item[member]
        assert inspect_content(as_json(item)).items[0].reason.value == reason


def test_only_these_reasons_stand_in_the_way_alone():
    free = {reason.value for reason in Reason if not reason.blocks}
    assert free == {"not_function_call", "ok", "unchecked"}


def test_the_order_of_the_names_is_the_published_one():
    assert [reason.value for reason in Reason] == [
        "namespaced",
        "not_function_call",
        "status",
        "arguments_type",
        "arguments_parse",
        "arguments_schema",
        "ok",
        "unchecked",
    ]


def test_nothing_in_a_text_that_is_not_json_is_ok():
    body = as_json(a_request(a_function_call()))
    assert inspect_content(body).items[0].reason is Reason.OK
    faulty = body[:-1] + ",}"
    assert inspect_content(faulty).items[0].reason is Reason.UNCHECKED


def test_a_call_that_its_stream_never_closed_is_not_ok():
    added = an_event("output_item.added", output_index=0, item=a_function_call())
    done = an_event("output_item.done", output_index=0, item=a_function_call())
    for events, reason in [
        ([added], Reason.UNCHECKED),
        ([added, done], Reason.OK),
        ([added, completed(a_function_call())], Reason.OK),
    ]:
        text = framed(created(), *events)
        assert inspect_content(text).items[0].reason is reason
