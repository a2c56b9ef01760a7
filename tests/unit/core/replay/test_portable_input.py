"""What of a conversation can be sent on."""

from __future__ import annotations

import json

import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    an_output,
    as_json,
    as_json_lines,
)
from inspector.core.checks.inspection import for_target, inspect_content
from inspector.core.errors import InspectorError
from inspector.core.replay.portable_input import portable_input

USER = a_message(role="user", id="msg_9")
PAIR = (a_function_call(), an_output())
REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}


def made(content: object, target: str | None = None):
    text = content if isinstance(content, str) else as_json(content)
    return portable_input(inspect_content(text), target)


def kept(content: object, target: str | None = None) -> list[int]:
    return list(made(content, target).kept)


def reasons(content: object, target: str | None = None) -> dict[int | None, str]:
    return {left.item: left.why.value for left in made(content, target).left_out}


def test_what_is_ok_and_paired_is_taken_and_the_rest_is_named():
    request = a_request(USER, REASONING, *PAIR, a_function_call(call_id="call_2"))
    assert kept(request) == [0, 2, 3]
    assert reasons(request) == {1: "lost-context", 4: "unpaired"}


def test_every_item_is_either_taken_or_named():
    request = a_request(USER, REASONING, *PAIR, 7, a_message(type="x:y"), an_output())
    result = made(request)
    named = [left.item for left in result.left_out]
    assert sorted([*result.kept, *named]) == list(range(7))


def test_the_other_half_of_what_is_left_out_is_left_out():
    request = a_request(USER, a_function_call("{}"), an_output())
    assert kept(request) == [0]
    assert reasons(request) == {1: "blocked", 2: "partner"}
    request = a_request(USER, a_function_call(), an_output([]))
    assert reasons(request) == {1: "partner", 2: "form"}


def test_halves_to_which_another_item_lays_claim_are_left_out():
    request = a_request(USER, *PAIR, an_output("again"))
    assert kept(request) == [0]


def test_a_message_between_call_and_output_comes_behind_them():
    request = a_request(USER, PAIR[0], a_message(role="developer"), PAIR[1])
    assert kept(request) == [0, 1, 3, 2]
    assert kept(request, "deepseek") == [0, 1, 3, 2]


def test_what_the_target_does_not_take_is_left_out_and_nothing_is_rewritten():
    assert reasons(a_request(USER, *PAIR), "mistral") == {1: "target", 2: "target"}
    result = made(a_request(USER, *PAIR), "mistral")
    assert result.left_out[0].codes == ("item/call-id-charset",)
    assert "call_001" not in result.text


def test_what_the_target_wants_is_written_where_it_was_logged():
    result = made(a_request(USER, *PAIR, a_message()), "openrouter")
    call, message = (json.loads(result.text)[n] for n in (1, 3))
    assert call["id"] == "fc_001"
    assert (message["id"], message["status"]) == ("msg_001", "completed")
    bare = a_request(USER, a_function_call(id=ABSENT), an_output())
    assert reasons(bare, "openrouter") == {1: "target", 2: "partner"}


def test_the_target_of_the_inspection_counts_where_none_is_named():
    inspection = inspect_content(as_json(a_request(USER, *PAIR)), target="mistral")
    assert portable_input(inspection).target == "mistral"
    assert portable_input(inspection, "openai").kept == (0, 1, 2)


def test_it_is_the_same_whatever_target_was_asked_before():
    inspection = inspect_content(as_json(a_request(USER, *PAIR)))
    there = for_target(inspection, "mistral")
    assert portable_input(there, "openai") == portable_input(inspection, "openai")


def test_a_target_that_is_not_there_is_an_error():
    with pytest.raises(InspectorError):
        made(a_request(USER), "nowhere")


def test_of_several_conversations_the_fullest_is_taken_and_of_those_the_last():
    first = a_request(USER, *PAIR)
    second = a_request(USER, *PAIR, a_message("Done.", id="msg_5"))
    log = as_json_lines(first, a_response(a_message("Done.")), second)
    assert kept(log) == [4, 5, 6, 7]
    assert set(reasons(log).values()) == {"elsewhere"}
    assert kept(as_json_lines(a_request(USER), a_request(USER))) == [1]


def test_a_log_of_items_is_one_conversation():
    tools = {"tools": [a_tool()]}
    log = as_json_lines(tools, USER, *PAIR)
    assert set(reasons(log).values()) <= {"unchecked", "partner"}


def test_what_the_server_kept_is_not_in_the_list_and_that_is_said():
    request = a_request(USER, an_output(), previous_response_id="resp_1")
    assert kept(request) == [0]
    assert reasons(request) == {1: "unpaired", None: "state"}


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"input": []}', "null"])
def test_a_text_without_items_gives_an_empty_list(text):
    assert made(text).text == "[]\n"
    assert made(text).kept == ()


def test_it_is_deterministic():
    request = a_request(USER, REASONING, *PAIR, a_message())
    assert made(request) == made(request)


def test_what_was_left_out_for_a_target_may_take_more_with_it():
    # On Mistral a user may not speak right behind an output.
    call, output = a_function_call(call_id="aB3dE5fG7"), an_output(call_id="aB3dE5fG7")
    request = a_request(USER, call, output, a_message("And?", role="user", id="msg_3"))
    assert reasons(request, "mistral") == {3: "target"}


@pytest.mark.parametrize("target", [None, "openai", "azure-openai", "deepseek"])
def test_a_call_leaves_its_status_behind_and_is_not_held_back_for_that(target):
    [call, output] = json.loads(made(a_request(*PAIR), target).text)
    assert set(call) == {"type", "call_id", "name", "arguments"}
    assert set(output) == {"type", "call_id", "output"}


def test_a_call_that_was_logged_without_status_is_held_back_all_the_same():
    request = a_request(USER, a_function_call(status=ABSENT), an_output())
    assert kept(request) == [0]
    assert reasons(request) == {1: "blocked", 2: "partner"}
