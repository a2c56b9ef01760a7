import weakref

import pytest

from builders import a_message, a_request, a_response, as_json_lines
from findings import items_in
from inspector.core.checks.pairing.halves import call_key
from inspector.core.checks.pairing.scope import PairingScope
from pairs import a_call, a_reasoning, codes_of, its_output, told_of


def fed(content, elsewhere=()):
    """What each item tells, and what the end tells: where and short code."""
    scope = PairingScope(elsewhere)
    steps = [scope.feed(item, f"line {item.index}") for item in items_in(content)]
    steps.append(scope.close())
    return [
        [(where, found.code.removeprefix("pairing/")) for where, found in step]
        for step in steps
    ]


def test_what_is_known_is_told_at_once():
    body = [a_call(), a_message(), its_output(), its_output()]
    assert fed(body) == [
        [],
        [],
        [("line 2", "not-adjacent")],
        [("line 3", "duplicate-output")],
        [],
    ]


def test_what_is_missing_is_told_at_the_end_with_the_line_it_was_on():
    body = [a_call("a"), its_output("b"), a_message()]
    assert fed(body)[-1] == [("line 0", "unanswered-call"), ("line 1", "orphan-output")]


def test_an_early_output_is_told_when_its_call_comes():
    assert fed([its_output(), a_message(), a_call()]) == [
        [],
        [],
        [("line 0", "output-before-call")],
        [],
    ]


def test_an_empty_scope_says_nothing():
    assert PairingScope().close() == []


def test_what_was_handed_in_is_let_go_of_once_an_item_is_paired():
    class Line:
        """Stands for the line of a log."""

    scope, alive = PairingScope(), []
    for item in items_in([a_call("a"), its_output("a"), a_call("b"), a_message()]):
        line = Line()
        alive.append(weakref.ref(line))
        scope.feed(item, line)
        del line
    assert [line() is not None for line in alive] == [False, False, True, False]


def test_one_bare_item_is_in_no_list():
    for item in (its_output(), a_call(), a_reasoning()):
        assert codes_of(item) == []
    assert codes_of([its_output()]) == ["orphan-output"]


def test_a_call_at_the_end_is_still_to_be_answered():
    for end in (a_call("a"), a_reasoning("rs_9"), {"type": "web_search_call"}):
        body = [a_message(), a_call("a"), end, a_call("b")]
        assert "unanswered-call" not in codes_of(body)


@pytest.mark.parametrize(
    "behind", [a_message(), a_message(role="user"), its_output("b")]
)
def test_a_call_is_unanswered_if_the_list_goes_on(behind):
    body = [a_call("a"), a_call("b"), behind]
    assert ("", "/0/call_id", '"a"') in told_of(body, "unanswered-call")


def test_a_response_may_end_with_open_calls_wherever_they_stand():
    assert codes_of(a_response(a_call("a"), a_message(), a_call("b"))) == []


@pytest.mark.parametrize(
    ("state", "variant"),
    [
        ({"previous_response_id": "resp_0"}, ""),
        ({"conversation": "conv_0"}, "conversation"),
        ({"conversation": {"id": "conv_0"}}, "conversation"),
    ],
)
def test_a_call_may_live_on_the_server(state, variant):
    body = a_request(its_output(), a_message(role="user"), **state)
    assert told_of(body, "unverifiable") == [(variant, "/input/0/call_id", '"call_1"')]
    assert codes_of(body) == ["unverifiable"]


def test_null_is_no_state():
    body = a_request(its_output(), previous_response_id=None, conversation=None)
    assert codes_of(body) == ["orphan-output"]


def test_state_excuses_neither_a_second_output_nor_a_wrong_order():
    state = {"previous_response_id": "resp_0"}
    twice = a_request(a_call(), its_output(), its_output(), **state)
    assert codes_of(twice) == ["call-resent", "duplicate-output"]
    early = a_request(its_output(), a_call(), **state)
    assert codes_of(early) == ["output-before-call", "call-resent"]


def test_a_reference_may_name_the_call():
    reference = {"type": "item_reference", "id": "fc_1"}
    ((variant, _, _),) = told_of([reference, its_output()], "unverifiable")
    assert variant == "reference"


def test_only_loose_items_and_lists_may_have_their_call_elsewhere():
    (known,) = map(call_key, items_in(a_call()))
    bare = as_json_lines(its_output(), a_message())
    for body in (bare, [its_output()]):
        assert fed(body, {known})[-1] == [("line 0", "unverifiable")]
        assert fed(body)[-1] == [("line 0", "orphan-output")]
    for body in (a_request(its_output()), a_response(its_output())):
        assert fed(body, {known})[-1] == [("line 0", "orphan-output")]


def test_what_stands_elsewhere_may_grow_until_the_end():
    elsewhere = set()
    scope = PairingScope(elsewhere)
    items = items_in(as_json_lines(its_output(), a_message()))
    for item in items:
        scope.feed(item, None)
    elsewhere.add("call_1")
    assert [told.finding.code for told in scope.close()] == ["pairing/unverifiable"]


def test_each_call_that_is_sent_again_is_told():
    body = a_request(
        a_call("a"),
        a_call("b"),
        its_output("a"),
        its_output("b"),
        previous_response_id="resp_0",
    )
    assert [mark for _, _, mark in told_of(body, "call-resent")] == ['"a"', '"b"']
    assert codes_of(a_response(a_call(), previous_response_id="resp_0")) == []


def test_an_unknown_item_with_the_id_may_be_what_is_missing():
    for bend in ({"type": "acme:function_call"}, {"type": None}, {"type": "funktion"}):
        assert codes_of([a_call(**bend), its_output()]) == []
    answer = {"type": "acme:function_call_output", "call_id": "call_1"}
    assert codes_of([a_call(), answer, a_message()]) == []


def test_hosted_calls_need_no_answer():
    names = ("web_search_call", "file_search_call", "code_interpreter_call")
    names += ("image_generation_call", "mcp_call", "x_search_call")
    calls = [{"type": name, "id": "x_1"} for name in names]
    server_side = {"type": "tool_search_call", "execution": "server", "call_id": "t"}
    assert codes_of([*calls, server_side, a_message(), a_message(role="user")]) == []
