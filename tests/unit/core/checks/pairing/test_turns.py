import pytest

from builders import a_message, as_json_lines
from findings import items_in
from inspector.core.checks.pairing.halves import half_of
from inspector.core.checks.pairing.turns import Turns
from pairs import a_call, a_reasoning, its_output


def between(*items, text=None):
    """What stands between the first item and the last."""
    turns, first = Turns(), None
    for item in items_in(list(items) if text is None else text):
        turns.take(item, half_of(item))
        first = first or turns.stretch
    return turns.since(first)


@pytest.mark.parametrize(
    "middle",
    [
        [],
        [a_call("b")],
        [a_call("b"), its_output("b")],
        [a_call("b"), its_output("b"), its_output("c")],
        [a_call(None), its_output(7)],
        [its_output("b")],
    ],
)
def test_calls_of_the_turn_and_their_outputs_may_stand_between(middle):
    assert between(a_call("a"), *middle, its_output("a")) is None


@pytest.mark.parametrize(
    ("middle", "what"),
    [
        (a_message(role="developer"), "message (developer)"),
        (a_reasoning(), "reasoning"),
        ({"type": "mcp_call", "id": "m"}, "mcp_call"),
        ({"type": "additional_tools"}, "additional_tools"),
        ({"type": "acme:function_call", "call_id": "b"}, "acme:function_call"),
        ({}, "object"),
    ],
)
def test_anything_else_stands_in_the_way_and_is_named(middle, what):
    found = between(a_call("a"), a_call("b"), middle, its_output("a"))
    assert (found.what, found.at, found.is_more) == (what, "/2", False)


def test_a_call_behind_an_output_begins_another_turn():
    turn = [a_call("b"), its_output("b"), a_call("c"), its_output("c")]
    found = between(a_call("a"), *turn, its_output("a"))
    assert (found.what, found.at, found.is_more) == ("function_call", "/3", False)


def test_of_several_things_the_first_is_named():
    found = between(a_call("a"), a_message(), a_reasoning(), its_output("a"))
    assert (found.what, found.is_more) == ("message (assistant)", True)


def test_in_a_log_the_thing_is_named_by_its_number():
    log = as_json_lines(a_call("a"), a_message(), its_output("a"))
    assert between(text=log).at == "#1"
