"""May a side be sent where the other came from, all told?"""

from __future__ import annotations

from builders import a_function_call, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.comparison import compare
from inspector.core.gate.sending import Sending, sendings_of


def sendings(left: object, right: object) -> tuple[Sending, Sending]:
    """Both directions between two texts or values."""
    sides = [
        inspect_content(side if isinstance(side, str) else as_json(side))
        for side in (left, right)
    ]
    return sendings_of(*sides, compare(*sides))


def answers(left: object, right: object) -> list[str]:
    return [each.answer.value for each in sendings(left, right)]


def test_sides_that_are_right_and_the_same_may_be_exchanged():
    assert answers(a_response(), a_response()) == ["yes", "yes"]


def test_what_is_wrong_on_both_sides_alike_is_not_sent():
    broken = a_response(a_function_call("{"))
    assert answers(broken, broken) == ["no", "no"]
    assert {f.code for f in sendings(broken, broken)[0].own} >= {"json/truncated"}


def test_what_is_wrong_with_one_side_keeps_only_that_side():
    broken = a_response(a_function_call(status="in_progress"))
    assert answers(a_response(), broken) == ["no", "yes"]


def test_a_prefix_may_go_back_where_it_came_from():
    prefixed = a_response(a_function_call(type="acme:function_call"))
    assert answers(prefixed, prefixed) == ["yes", "yes"]
    assert answers(a_response(), prefixed) == ["no", "yes"]


def test_what_could_not_be_checked_is_not_known():
    unchecked = a_response(tools=[])
    to_left, to_right = sendings(unchecked, a_response())
    assert (to_left.answer.value, to_right.answer.value) == ("yes", "unknown")
    assert (to_left.is_complete, to_right.is_complete) == (True, False)


def test_a_difference_stays_told_beside_an_answer_that_it_gives():
    other = a_response(a_function_call('{"region":"emea"}'))
    to_left, _ = sendings(a_response(), other)
    assert to_left.answer.value == "differs"
    assert [f.code for f in to_left.differences] == ["diff/arguments"]


def test_a_text_that_cannot_be_read_is_never_sent():
    assert answers(a_response(), '{"type":"function_call"')[0] == "no"
