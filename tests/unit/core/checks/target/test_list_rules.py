from builders import a_function_call, a_message, a_request, an_output, as_json_lines
from targeting import said_by

NINE = "aB3dE5fG7"


def test_an_id_that_comes_twice_is_refused_once_for_each_repeat():
    message = a_message(id="msg_1")
    request = a_request(message, a_message(role="user", id="msg_2"), message, message)
    said = said_by("openai", request, "target/duplicate-id")
    assert [(s, p) for s, _, p, _ in said] == [
        ("block", "/input/2/id"),
        ("block", "/input/3/id"),
    ]


def test_ids_of_two_requests_have_nothing_to_do_with_each_other():
    request = a_request(a_message(id="msg_1"))
    assert said_by("openai", as_json_lines(request, request), CODE) == []


CODE = "target/duplicate-id"


def test_empty_and_faulty_ids_are_no_repeats():
    request = a_request(a_message(id=""), a_message(id=""), a_message(id=7), 7)
    assert said_by("openai", request, CODE) == []


def test_a_user_may_not_speak_right_behind_an_output_on_mistral():
    call, output = a_function_call(call_id=NINE), an_output(call_id=NINE)
    request = a_request(call, output, a_message("And now?", role="user"))
    ((severity, _, pointer, at),) = said_by("mistral", request, "target/order")
    assert (severity, pointer, at) == ("block", "/input/2", '"message"')
    request = a_request(call, output, a_message(), a_message(role="user"))
    assert said_by("mistral", request, "target/order") == []


TRIGGER = {"type": "compaction_trigger"}


def test_what_asks_for_a_compaction_ends_what_is_sent():
    request = a_request(TRIGGER, a_message(role="user"), TRIGGER)
    assert said_by("openai", request, "target/order") == [
        ("warn", "last", "/input/0", '"compaction_trigger"')
    ]
    assert said_by("openai", TRIGGER, "target/order") == []
