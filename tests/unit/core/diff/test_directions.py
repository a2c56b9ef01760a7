"""May a side be sent where the other came from, as far as the differences go?"""

from __future__ import annotations

import pytest

from builders import ABSENT, a_function_call, a_message
from inspector.core.diff.directions import Answer, SentSide, directions_of
from inspector.core.diff.ignore_rule import parse_ignore_rule
from inspector.core.diff.ignoring import ignoring
from sides import compared

CALL = a_function_call()
PREFIXED = a_function_call(type="acme:function_call")
CHAT = {
    "id": "call_001",
    "type": "function",
    "function": {"name": "get_sales_report", "arguments": '{"region":"apac"}'},
}


def answers(left: object, right: object) -> tuple[str, str]:
    """The right side to the left's origin, and the left side to the right's."""
    to_left, to_right = directions_of(compared(left, right))
    assert (to_left.sent, to_right.sent) == (SentSide.RIGHT, SentSide.LEFT)
    return to_left.answer.value, to_right.answer.value


@pytest.mark.parametrize(
    ("left", "right", "to_left", "to_right"),
    [
        (CALL, CALL, "yes", "yes"),
        (CALL, PREFIXED, "no", "yes"),
        (PREFIXED, CALL, "yes", "no"),
        (PREFIXED, PREFIXED, "yes", "yes"),
        (PREFIXED, a_function_call(type="other:function_call"), "no", "no"),
        (CALL, a_function_call(call_id="call_9"), "no", "no"),
        (CALL, a_function_call(call_id=ABSENT), "no", "differs"),
        (CALL, a_function_call(status="in_progress"), "no", "yes"),
        (CALL, a_function_call(status=ABSENT), "no", "yes"),
        (CALL, a_function_call({"region": "apac"}), "no", "yes"),
        (CALL, a_function_call('{"region":"emea"}'), "differs", "differs"),
        (CALL, a_function_call(name="other"), "differs", "differs"),
        (CALL, a_function_call('{"region": "apac"}', id="fc_9"), "yes", "yes"),
        (CALL, CHAT, "no", "no"),
        ([CALL, a_message()], [CALL], "differs", "differs"),
        ([CALL], [CALL, {"type": "acme:thing", "id": "t"}], "no", "differs"),
        ([CALL], [CALL, {"type": "web_search_call", "id": "w"}], "no", "differs"),
        (a_message(), {"type": "web_search_call", "id": "w"}, "no", "differs"),
        ([a_message()], [a_message(type=ABSENT)], "no", "differs"),
    ],
)
def test_each_direction_has_its_own_answer(left, right, to_left, to_right):
    assert answers(left, right) == (to_left, to_right)


def test_swapped_sides_swap_the_answers():
    assert answers(CALL, PREFIXED) == answers(PREFIXED, CALL)[::-1]


def test_namespace_and_call_id_are_told_first():
    right = [a_function_call(type="acme:function_call", call_id="x"), a_message("Bye")]
    to_left, _ = directions_of(compared([CALL, a_message()], right))
    assert [f.code for f in to_left.because] == ["diff/type-namespace", "diff/call-id"]


def test_only_what_the_answer_comes_from_is_told():
    right = [a_function_call(type="acme:function_call"), a_message("Bye")]
    to_left, to_right = directions_of(compared([CALL, a_message()], right))
    assert {f.code for f in to_left.because} == {"diff/type-namespace"}
    assert {f.code for f in to_right.because} == {"diff/member"}


def test_what_is_set_aside_says_nothing():
    result = compared(CALL, a_function_call('{"region":"emea"}'))
    result = ignoring(result, [parse_ignore_rule("/arguments > /region")])
    assert directions_of(result)[0].answer is Answer.YES


def test_no_outweighs_not_knowing_and_that_a_difference():
    assert sorted(Answer, key=lambda each: each.rank) == [
        Answer.YES,
        Answer.DIFFERS,
        Answer.UNKNOWN,
        Answer.NO,
    ]
