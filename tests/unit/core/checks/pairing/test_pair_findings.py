import pytest

from builders import a_message, a_request
from pairs import a_call, a_reasoning, codes_of, details_of, its_output, told_of

CUSTOM = {"type": "custom_tool_call", "call_id": "call_1", "name": "p", "input": "x"}


def test_a_repeated_call_names_both_functions():
    body = [a_call(name="read"), a_call(name="erase"), its_output()]
    assert told_of(body, "duplicate-call-id") == [("", "/1/call_id", '"call_1"')]
    details = details_of(body, "duplicate-call-id")
    assert (details["first"], details["second"]) == ("read", "erase")
    assert details["other"] == "/0"
    assert codes_of(body) == ["duplicate-call-id"]


def test_one_function_called_twice_is_told_as_such():
    ((variant, _, _),) = told_of([a_call(), a_call()], "duplicate-call-id")
    assert variant == "same-name"


def test_each_further_call_is_held_against_the_first():
    body = [a_call(name="a"), a_call(name="b"), a_call(name="c")]
    assert [at for _, at, _ in told_of(body, "duplicate-call-id")] == [
        "/1/call_id",
        "/2/call_id",
    ]


def test_an_id_that_is_used_again_later_is_told_as_such():
    body = [a_call(name="a"), its_output(), a_call(name="b"), its_output()]
    assert told_of(body, "duplicate-call-id") == [("later", "/2/call_id", '"call_1"')]
    assert codes_of(body) == ["duplicate-call-id"]


def test_a_call_without_name_goes_by_its_type():
    body = [{"type": "shell_call", "call_id": "call_1"}, a_call(name="read")]
    assert details_of(body, "duplicate-call-id")["first"] == "shell_call"


def test_a_second_output_names_the_call_that_has_one():
    body = [a_call(), its_output(), its_output("call_1", output="again")]
    assert told_of(body, "duplicate-output") == [("", "/2/call_id", '"call_1"')]
    assert details_of(body, "duplicate-output")["other"] == "/0"


def test_an_early_output_names_its_call():
    body = [its_output(), a_call(), a_message()]
    assert told_of(body, "output-before-call") == [("", "/0/call_id", '"call_1"')]
    assert details_of(body, "output-before-call")["other"] == "/1"
    assert codes_of(body) == ["output-before-call"]


def test_the_wrong_kind_is_underlined_at_its_type():
    body = [CUSTOM, its_output()]
    ((_, pointer, mark),) = told_of(body, "kind-mismatch")
    assert (pointer, mark) == ("/1/type", '"function_call_output"')
    assert details_of(body, "kind-mismatch")["expected"] == "custom_tool_call_output"
    assert codes_of(body) == ["kind-mismatch"]


@pytest.mark.parametrize("kind", ["local_shell_call", "tool_search_call"])
def test_some_calls_are_answered_by_a_function_output_too(kind):
    call = {"type": kind, "call_id": "call_1", "execution": "client"}
    assert codes_of([call, its_output()]) == []


def test_not_adjacent_names_what_stands_between():
    body = [a_call(), a_message(role="developer"), its_output()]
    assert told_of(body, "not-adjacent") == [("", "/2/call_id", '"call_1"')]
    details = details_of(body, "not-adjacent")
    assert (details["between"], details["at"]) == ("message (developer)", "/1")
    assert codes_of(body) == ["not-adjacent"]


def test_not_adjacent_says_if_there_is_more():
    body = [a_call(), a_message(), a_reasoning(), a_message(), its_output()]
    ((variant, _, _),) = told_of(body, "not-adjacent")
    assert variant == "more"


@pytest.mark.parametrize(
    ("call", "output"),
    [
        (a_call(**{"async": True}), its_output()),
        (
            {"type": "mcp_approval_request", "id": "x"},
            {"type": "mcp_approval_response", "approval_request_id": "x"},
        ),
        (
            {"type": "program", "call_id": "call_1"},
            {"type": "program_output", "call_id": "call_1"},
        ),
    ],
)
def test_some_pairs_need_not_be_neighbours(call, output):
    assert codes_of(a_request(call, a_message(role="user"), output)) == []


def test_an_unanswered_call_says_what_it_waits_for():
    body = [CUSTOM, a_message(role="user")]
    assert told_of(body, "unanswered-call") == [("", "/0/call_id", '"call_1"')]
    assert details_of(body, "unanswered-call") == {
        "name": "p",
        "call_id": '"call_1"',
        "expected": "custom_tool_call_output",
    }


def test_approvals_have_words_of_their_own():
    request = {"type": "mcp_approval_request", "id": "x", "name": "drop"}
    response = {"type": "mcp_approval_response", "approval_request_id": "y"}
    body = [request, response]
    assert told_of(body, "unanswered-call") == [("approval", "/0/id", '"x"')]
    assert told_of(body, "orphan-output") == [
        ("approval", "/1/approval_request_id", '"y"')
    ]
