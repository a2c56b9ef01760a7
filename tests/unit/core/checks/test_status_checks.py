import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
)
from findings import codes_in, findings_in, said_in


def test_a_completed_call_has_no_finding_on_its_status():
    assert codes_in(a_response(a_function_call())) == []


@pytest.mark.parametrize(
    ("body", "variant"),
    [
        (a_function_call(status=ABSENT), ""),
        (a_request(a_function_call(status=ABSENT)), ""),
        (a_response(a_function_call(status=ABSENT)), "output"),
    ],
)
def test_an_absent_status_is_called_absent_and_nothing_else(body, variant):
    ((found, pointer, mark),) = said_in(body, "item/status-missing")
    assert (found, mark) == (variant, '"function_call"')
    assert not pointer.endswith("/status")
    assert codes_in(body) == ["item/status-missing"]


def test_a_null_status_is_not_an_absent_one():
    item = a_function_call(status=None)
    assert said_in(item, "item/status-null") == [("", "/status", "null")]
    assert codes_in(item) == ["item/status-null"]


@pytest.mark.parametrize(
    ("status", "variant", "mark"),
    [
        ("in_progress", "in_progress", '"in_progress"'),
        ("incomplete", "incomplete", '"incomplete"'),
        ("Completed", "", '"Completed"'),
        ("complete", "", '"complete"'),
        ("completed ", "", '"completed "'),
        ("", "", '""'),
        (True, "not-a-string", "true"),
        (0, "not-a-string", "0"),
        (["completed"], "not-a-string", '["completed"]'),
        ({}, "not-a-string", "{}"),
    ],
)
def test_a_call_that_is_not_completed_says_what_it_is(status, variant, mark):
    item = a_function_call(status=status)
    assert said_in(item, "item/status-not-completed") == [(variant, "/status", mark)]
    assert codes_in(item) == ["item/status-not-completed"]


@pytest.mark.parametrize("status", [ABSENT, None, "in_progress", "incomplete"])
def test_only_a_call_must_be_completed(status):
    items = [a_message(status=status, role="user"), an_output(status=status)]
    assert codes_in(a_request(*items)) == []


def test_an_incomplete_item_in_the_middle_of_a_response_is_told():
    body = a_response(
        a_message(status="incomplete"), a_function_call(), status="incomplete"
    )
    assert said_in(body, "item/incomplete-not-last") == [
        ("", "/output/0/status", '"incomplete"')
    ]
    (finding,) = findings_in(body, "item/incomplete-not-last")
    assert dict(finding.details) == {"behind": 1}


def test_an_incomplete_item_of_a_completed_response_is_told():
    body = a_response(a_function_call(status="incomplete"))
    assert said_in(body, "item/incomplete-not-last") == [
        ("response", "/output/0/status", '"incomplete"')
    ]


@pytest.mark.parametrize("status", ["incomplete", "failed", None, ABSENT])
def test_an_incomplete_item_at_the_end_of_an_incomplete_response_is_right(status):
    body = a_response(a_message(), a_function_call(status="incomplete"), status=status)
    assert said_in(body, "item/incomplete-not-last") == []


def test_a_history_may_go_on_behind_an_incomplete_item():
    body = a_request(a_message(status="incomplete"), a_message(role="user"))
    assert said_in(body, "item/incomplete-not-last") == []
