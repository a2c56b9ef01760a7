"""Turns of another API's conversation."""

from __future__ import annotations

from inspector.core.checks.foreign_turns import Turns, parts_of
from inspector.core.items.foreign import chat_completions, mistral_conversations
from other_apis import a_chat_message, a_chat_response, as_read

USER = {"role": "user", "content": "x"}
ANSWER = {"role": "tool", "tool_call_id": "call_001", "content": "y"}


def read(*messages: dict):
    return as_read(chat_completions.API, "whole", {"messages": list(messages)})


def test_each_part_knows_its_turn():
    found = read(USER, a_chat_message(), ANSWER)
    turns = Turns(found)
    assert [turns.of(part.at) for part in parts_of(found)] == [1, 2]
    assert turns.goes_on_behind(1)
    assert not turns.goes_on_behind(2)


def test_the_first_turn_between_that_is_no_half_is_found():
    turns = Turns(read(a_chat_message(), ANSWER, USER, USER, ANSWER))
    assert turns.between(0, 4).pointer == "/messages/2"
    assert turns.between(0, 2) is None
    assert turns.between(3, 4) is None


def test_an_answer_alone_has_no_turns():
    found = as_read(chat_completions.API, "whole", a_chat_response())
    assert not Turns(found)
    assert not Turns(found).goes_on_behind(0)


def test_calls_that_are_entries_by_themselves_are_one_turn():
    entry = {"type": "function.call", "name": "f", "arguments": "{}"}
    entries = [entry | {"tool_call_id": own} for own in "ab"]
    found = as_read(mistral_conversations.API, "whole", {"inputs": entries})
    assert not Turns(found).goes_on_behind(0)
