import pytest

from builders import ABSENT, a_message, a_request, a_response, as_json_lines
from pairs import a_call, a_reasoning, codes_of, details_of, its_output, told_of

CODE = "reasoning-missing"
USER = a_message(role="user")
RESPONSE = a_response(a_reasoning(), a_call())


def log(*bodies):
    return as_json_lines(*bodies)


def test_a_call_sent_back_without_its_reasoning_is_found():
    text = log(RESPONSE, a_request(USER, a_call(), its_output()))
    assert told_of(text, CODE) == [("", "/input/1/call_id", '"call_1"')]
    details = details_of(text, CODE)
    assert (details["reasoning"], details["other"]) == ('"rs_1"', "#0")


def test_a_call_without_id_is_told_apart():
    text = log(RESPONSE, a_request(a_call(id=ABSENT), its_output()))
    ((variant, _, _),) = told_of(text, CODE)
    assert variant == "no-id"


def test_the_order_of_the_records_is_no_matter():
    text = log([a_call(), its_output()], RESPONSE)
    assert told_of(text, CODE) == [("", "/0/call_id", '"call_1"')]


def test_each_request_that_lost_it_is_told_and_each_reasoning_once():
    response = a_response(a_reasoning(), a_call("a"), a_call("b"))
    request = a_request(a_call("a"), a_call("b"), its_output("a"), its_output("b"))
    text = log(response, request, request)
    assert [mark for _, _, mark in told_of(text, CODE)] == ['"a"', '"a"']


@pytest.mark.parametrize(
    "request_body",
    [
        a_request(USER, a_reasoning(), a_call(), its_output()),
        a_request(a_reasoning(), a_message(), a_call(), its_output()),
        a_request(a_reasoning(item_id=ABSENT), a_message(), a_call(), its_output()),
        a_request({"type": "item_reference", "id": "rs_1"}, a_call(), its_output()),
        a_request(a_call(), its_output(), previous_response_id="resp_0"),
        a_request(a_call(), its_output(), conversation="conv_0"),
        a_request(USER, a_call(arguments="{}"), its_output()),
        a_request(USER, a_call(name="another"), its_output()),
        a_request(USER, a_call("call_2"), its_output("call_2")),
        a_response(a_call()),
    ],
)
def test_what_was_kept_or_is_another_call_lost_nothing(request_body):
    assert CODE not in codes_of(log(RESPONSE, request_body))


def test_one_reasoning_covers_all_calls_of_its_response_even_if_outputs_alternate():
    response = a_response(a_reasoning(), a_call("a"), a_call("b"))
    calls = [a_call("a"), its_output("a"), a_call("b"), its_output("b")]
    assert CODE not in codes_of(log(response, a_request(a_reasoning(), *calls)))
    nameless = a_reasoning(item_id=ABSENT)
    assert CODE not in codes_of(log(response, a_request(nameless, *calls)))


def test_reasoning_of_an_earlier_turn_does_not_stand_for_the_lost_one():
    second = a_response(a_reasoning("rs_2"), a_call("b"))
    history = [a_reasoning("rs_1"), a_call("a"), its_output("a")]
    request = a_request(*history, a_call("b"), its_output("b"))
    text = log(a_response(a_reasoning("rs_1"), a_call("a")), second, request)
    assert [mark for _, _, mark in told_of(text, CODE)] == ['"b"']


def test_reasoning_without_id_stands_for_the_lost_one_until_the_user_speaks():
    nameless = a_reasoning(item_id=ABSENT)
    history = [nameless, a_message(), USER, a_call(), its_output()]
    assert CODE in codes_of(log(RESPONSE, a_request(*history)))
    history.remove(USER)
    assert CODE not in codes_of(log(RESPONSE, a_request(*history)))


def test_one_record_alone_shows_no_loss():
    assert codes_of(log(a_request(USER, a_call(), its_output()))) == []
    assert codes_of(log(a_request(USER, a_call(), its_output()), a_response())) == []
