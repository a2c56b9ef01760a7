"""Members: each under the rule that looks at it."""

from __future__ import annotations

import pytest

from builders import ABSENT, a_function_call, a_message, an_output
from inspector.core.diff.finding import Label
from inspector.core.rules.catalogue import severity_of
from inspector.core.rules.severity import Severity
from sides import compared, differing, said_between


def bent(**members: tuple) -> list[tuple[str, str, str, str]]:
    """What is said of a call with members bent differently on the two sides."""
    left = {name: values[0] for name, values in members.items()}
    right = {name: values[1] for name, values in members.items()}
    return said_between(a_function_call(**left), a_function_call(**right))


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("function_call", "acme:function_call", [("diff/type-namespace", "gained")]),
        ("acme:function_call", "function_call", [("diff/type-namespace", "lost")]),
        ("acme:function_call", "zeta:function_call", [("diff/type-namespace", "")]),
        ("function_call", "custom_tool_call", [("diff/type", "")]),
        (
            "function_call",
            "acme:custom_tool_call",
            [("diff/type-namespace", "gained"), ("diff/type", "")],
        ),
        ("function_call", ABSENT, [("diff/type", "removed")]),
        (None, "function_call", [("diff/type", "")]),
    ],
)
def test_a_type_differs_in_its_prefix_or_in_what_is_behind_it(left, right, expected):
    assert [entry[:2] for entry in bent(type=(left, right))] == expected


def test_a_new_prefix_is_pointed_at():
    result = compared(a_function_call(), a_function_call(type="acme:function_call"))
    assert differing(result, result.findings[0]) == ([], ["acme:"])


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("completed", "incomplete", ("diff/status", "")),
        (None, "completed", ("diff/status", "")),
        (ABSENT, "completed", ("diff/status", "added")),
        ("completed", ABSENT, ("diff/status", "removed")),
        ("in_progress", "incomplete", ("diff/member", "")),
        (ABSENT, "in_progress", ("diff/member", "added")),
    ],
)
def test_only_to_and_from_completed_is_a_status_of_its_own(left, right, expected):
    assert [entry[:2] for entry in bent(status=(left, right))] == [expected]


def test_a_message_may_be_logged_in_its_input_form_without_status():
    found = said_between(a_message(), a_message(status=ABSENT))
    assert [entry[:2] for entry in found] == [("diff/member", "removed")]


@pytest.mark.parametrize(
    ("member", "code"),
    [
        ("call_id", "diff/call-id"),
        ("name", "diff/name"),
        ("namespace", "diff/namespace-member"),
    ],
)
def test_a_named_member_has_its_rule(member, code):
    assert [e[:2] for e in bent(**{member: ("a", "b")})] == [(code, "")]
    assert [e[:2] for e in bent(**{member: ("a", ABSENT)})] == [(code, "removed")]
    assert [e[:2] for e in bent(**{member: (ABSENT, "b")})] == [(code, "added")]
    assert [e[:2] for e in bent(**{member: ("a", 7)})] == [(code, "")]


def test_a_named_member_spelled_otherwise_is_only_spelled_otherwise():
    left, right = '{"type":"x","call_id":"a"}', '{"type":"x","call_id":"\\u0061"}'
    (finding,) = compared(left, right).findings
    assert (finding.code, finding.variant) == ("diff/member", "spelling")
    assert finding.severity is Severity.INFO


def test_outputs_that_are_json_are_compared_by_value():
    found = said_between(an_output('{"a":1,"b":2}'), an_output('{"b":2,"a":3}'))
    assert found == [("diff/member", "", "1", "3")]


def test_outputs_with_the_same_values_are_spelled_otherwise():
    found = said_between(an_output('{"a":1}'), an_output('{ "a": 1 }'))
    assert [entry[:2] for entry in found] == [("diff/member", "spelling")]


@pytest.mark.parametrize(
    ("left", "right"), [("1", "1.0"), ("plain", "text"), ('{"a":1', '{"a":2')]
)
def test_outputs_that_are_plain_text_are_compared_as_text(left, right):
    found = said_between(an_output(left), an_output(right))
    assert [entry[:2] for entry in found] == [("diff/member", "")]


def test_a_word_in_a_message_is_found():
    result = compared(a_message("the red car"), a_message("the blue car"))
    (finding,) = result.findings
    assert finding.left.pointer == "/content/0/text"
    assert differing(result, finding) == (["red"], ["blue"])


def test_the_order_of_members_in_a_body_says_nothing():
    call = a_function_call()
    turned = dict(reversed(call.items()))
    assert (
        said_between({**call, "v": {"a": 1, "b": 2}}, turned | {"v": {"b": 2, "a": 1}})
        == []
    )


@pytest.mark.parametrize(
    ("bend", "code"),
    [
        ({"call_id": "other"}, "diff/call-id"),
        ({"call_id": ABSENT}, "diff/call-id"),
        ({"namespace": "acme"}, "diff/namespace-member"),
    ],
)
def test_what_an_item_is_called_is_identity_whatever_it_weighs(bend, code):
    (finding,) = compared(a_function_call(), a_function_call(**bend)).findings
    assert (finding.code, finding.change.label) == (code, Label.IDENTITY)
    assert finding.severity is severity_of(code)
