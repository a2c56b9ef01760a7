import pytest

from builders import ABSENT, a_message, a_request, a_response
from findings import items_in
from inspector.core.checks.pairing.halves import Role, call_key, half_of, is_output
from inspector.core.items.item_types import item_types
from pairs import a_call, a_reasoning, its_output


def half(item):
    (one,) = items_in([item])
    return half_of(one)


PAIRS = {
    "function_call": ["function_call_output"],
    "custom_tool_call": ["custom_tool_call_output"],
    "shell_call": ["shell_call_output"],
    "apply_patch_call": ["apply_patch_call_output"],
    "computer_call": ["computer_call_output"],
    "local_shell_call": ["local_shell_call_output", "function_call_output"],
    "tool_search_call": ["tool_search_output", "function_call_output"],
    "program": ["program_output"],
    "mcp_approval_request": ["mcp_approval_response"],
}


def test_the_kinds_of_pairs_are_those_of_the_rule_book():
    found = {
        name: list(known.kind.outputs)
        for name in item_types()
        if (known := half({"type": name, "call_id": "c", "id": "c"}))
        and known.role is Role.CALL
    }
    assert found == PAIRS


@pytest.mark.parametrize("outputs", PAIRS.values())
def test_what_answers_a_call_is_an_output(outputs):
    for name in outputs:
        (item,) = items_in([{"type": name}])
        assert is_output(item)


@pytest.mark.parametrize(
    "name",
    [
        "web_search_call",
        "file_search_call",
        "code_interpreter_call",
        "image_generation_call",
        "mcp_list_tools",
        "x_search_call",
        "message",
        "reasoning",
        "compaction",
        "item_reference",
        "additional_tools",
    ],
)
def test_what_the_server_runs_itself_is_no_half(name):
    assert half({"type": name, "id": "x", "call_id": "c"}) is None


def test_an_approval_pairs_by_an_id_that_no_call_shares():
    request = half({"type": "mcp_approval_request", "id": "x"})
    response = half({"type": "mcp_approval_response", "approval_request_id": "x"})
    assert request.key == response.key != half(a_call("x")).key
    assert (request.id_member, response.id_member) == ("id", "approval_request_id")


def test_a_call_that_was_approved_mentions_its_request():
    ran = half({"type": "mcp_call", "id": "mcp_1", "approval_request_id": "x"})
    request = half({"type": "mcp_approval_request", "id": "x"})
    assert (ran.role, ran.key) == (Role.MENTION, request.key)
    assert half({"type": "mcp_call", "id": "mcp_1"}) is None


@pytest.mark.parametrize("bend", [{"type": ABSENT}, {"type": 7}, {"type": "a:call"}])
def test_an_unknown_item_with_a_call_id_only_mentions_it(bend):
    assert half(a_call(**bend)).role is Role.MENTION
    assert half(a_call(call_id=ABSENT, **bend)) is None


@pytest.mark.parametrize("call_id", [ABSENT, None, 7, ["c"], {"c": 1}])
def test_without_a_call_id_a_half_has_no_key(call_id):
    for item in (a_call(call_id=call_id), its_output(call_id=call_id)):
        assert half(item).key is None


@pytest.mark.parametrize("node", [None, True, 7, "call_1", [], [a_call()]])
def test_what_is_no_object_is_no_half(node):
    (item,) = items_in(a_request(node))
    assert half_of(item) is None
    assert call_key(item) is None


def test_a_local_shell_output_pairs_by_id_and_may_stand_alone():
    by_id = half({"type": "local_shell_call_output", "id": "c", "output": ""})
    assert (by_id.key, by_id.id_member, by_id.is_owed) == ("c", "id", False)
    by_call_id = half({"type": "local_shell_call_output", "id": "i", "call_id": "c"})
    assert (by_call_id.key, by_call_id.is_owed) == ("c", True)


@pytest.mark.parametrize("name", ["tool_search_call", "tool_search_output"])
@pytest.mark.parametrize(
    ("execution", "is_owed"), [("client", True), ("server", False), (None, False)]
)
def test_a_tool_search_has_two_halves_if_the_client_runs_it(name, execution, is_owed):
    item = {"type": name, "call_id": "c", "execution": execution}
    assert half(item).is_owed is is_owed


def test_a_call_that_runs_beside_may_be_unanswered():
    assert half(a_call()).is_owed
    assert not half(a_call(**{"async": True})).is_owed
    assert half(a_call(**{"async": False})).is_owed


def test_a_program_may_have_begun_in_what_a_response_answers():
    output = {"type": "program_output", "call_id": "c"}
    (sent,) = items_in(a_request(output))
    (received,) = items_in(a_response(output))
    assert half_of(sent).is_owed
    assert not half_of(received).is_owed
    assert not half({"type": "program", "call_id": "c"}).is_owed


def test_only_a_call_has_the_key_that_an_output_must_carry():
    items = items_in([a_call("c"), its_output("c"), a_message(), a_reasoning()])
    assert [call_key(item) for item in items] == ["c", None, None, None]
