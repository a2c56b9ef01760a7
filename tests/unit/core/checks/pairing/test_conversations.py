from builders import a_message, a_request, a_response, as_json, as_json_lines
from findings import items_in
from inspector.core.checks.pairing.conversations import (
    conversations_of,
    is_answer,
    is_loose,
    is_sent,
)


def numbers(content):
    return [
        [item.index for item in conversation]
        for conversation in conversations_of(items_in(content))
    ]


def test_a_list_is_one_conversation():
    assert numbers([a_message(), a_message()]) == [[0, 1]]


def test_each_request_and_response_is_its_own():
    log = as_json_lines(a_request(), a_response(a_message(), a_message()), a_request())
    assert numbers(log) == [[0], [1, 2], [3]]


def test_the_bare_items_of_a_log_are_one_together():
    log = as_json_lines(a_message(), {"level": 1}, a_message(), a_response())
    log += as_json(a_message())
    assert numbers(log) == [[0, 1, 3], [2]]


def test_each_list_of_a_log_is_its_own():
    assert numbers(as_json_lines([a_message()], [a_message()])) == [[0], [1]]


def test_nothing_is_no_conversation():
    assert numbers("[]") == []


def test_a_body_says_on_which_side_it_stands():
    log = as_json_lines(a_message(), [a_message()], a_request(), a_response())
    bodies = [item.body for item in items_in(log)]
    assert [is_sent(body) for body in bodies] == [False, False, True, False]
    assert [is_answer(body) for body in bodies] == [False, False, False, True]
    assert [is_loose(body) for body in bodies] == [True, False, False, False]
