"""Calls and results of other APIs: one conversation in every API's own words."""

from __future__ import annotations

import json

import pytest

from conversations import (
    APIS,
    ARGS,
    Turn,
    anthropic,
    bedrock,
    chat,
    gemini,
    interactions,
    mistral,
)
from inspector.core.checks.foreign_pairing import FOREIGN
from inspector.core.checks.inspection import inspect_content
from inspector.core.rules.catalogue import message_of, rules_in
from other_apis import said_of, text_of

USER: Turn = ("user",)
CONVERSATIONS: dict[str, tuple[list[Turn], list[str]]] = {
    "paired": ([USER, ("call", "a"), ("result", "a"), USER], []),
    "two at once": ([USER, ("call", "a", "b"), ("result", "a", "b"), USER], []),
    "waiting": ([USER, ("call", "a")], []),
    "two rounds": (
        [USER, ("call", "a"), ("result", "a"), ("call", "b"), ("result", "b")],
        [],
    ),
    "numbered anew": (
        [USER, ("call", "a"), ("result", "a"), USER, ("call", "a"), ("result", "a")],
        [],
    ),
    "orphan": ([USER, ("call", "a"), ("result", "a", "x")], ["orphan-output x"]),
    "unanswered": ([USER, ("call", "a"), USER], ["unanswered-call a"]),
    "half answered": (
        [USER, ("call", "a", "b"), ("result", "a"), USER],
        ["unanswered-call b"],
    ),
    "two with one id": (
        [USER, ("call", "a", "a"), ("result", "a"), USER],
        ["duplicate-call-id a"],
    ),
    "two results": (
        [USER, ("call", "a"), ("result", "a", "a"), USER],
        ["duplicate-output a"],
    ),
    "the result first": (
        [USER, ("result", "a"), ("call", "a"), USER],
        ["output-before-call a"],
    ),
    "apart": (
        [USER, ("call", "a"), USER, ("result", "a")],
        ["not-adjacent a"],
    ),
}


def told(content: object) -> list[str]:
    """The rules of pairing with the ids that are underlined."""
    found = [f for f in said_of(content) if f[0].startswith("pairing/")]
    return [f"{code.partition('/')[2]} {at.strip(chr(34))}" for code, _, at in found]


@pytest.mark.parametrize(
    ("turns", "expected"), CONVERSATIONS.values(), ids=CONVERSATIONS
)
@pytest.mark.parametrize("write", APIS.values(), ids=APIS)
def test_a_conversation_says_the_same_in_every_api(write, turns, expected):
    assert told(write(*turns)) == expected


def test_names_pair_where_there_are_no_ids():
    def without_ids(*turns: Turn) -> object:
        text = json.dumps(gemini(*turns))
        return json.loads(text.replace('"id": "a", ', "").replace('"id": "b", ', ""))

    assert told(without_ids(USER, ("call", "a", "b"), ("result", "a", "b"), USER)) == []
    missing = without_ids(USER, ("call", "a", "b"), ("result", "a"), USER)
    assert told(missing) == ["unanswered-call read_tide"]
    more = without_ids(USER, ("call", "a"), ("result", "a", "b"), USER)
    assert [entry.split()[0] for entry in told(more)] == ["orphan-output"]


def test_a_result_may_leave_out_the_id_that_its_call_has():
    text = json.dumps(gemini(USER, ("call", "a", "b"), ("result", "a", "b"), USER))
    head, _, tail = text.partition("functionResponse")
    tail = tail.replace('"id": "a", ', "").replace('"id": "b", ', "")
    assert told(f"{head}functionResponse{tail}") == []


def test_functions_of_the_oldest_kind_pair_by_name():
    call = {"role": "assistant", "function_call": {"name": "f", "arguments": "{}"}}
    answer = {"role": "function", "name": "f", "content": "2 m"}
    user = {"role": "user", "content": "x"}
    assert told({"messages": [user, call, answer, user]}) == []
    assert told({"messages": [user, call, user]}) == ["unanswered-call f"]


@pytest.mark.parametrize("kind", ["server_tool_use", "mcp_tool_use"])
def test_what_a_server_runs_is_not_owed_an_answer(kind):
    block = {"type": kind, "id": "s", "name": "search", "input": {}}
    turns = [
        {"role": "assistant", "content": [block]},
        {"role": "user", "content": "x"},
    ]
    assert told({"messages": turns}) == []


def test_a_call_that_holds_its_result_is_answered():
    part = {"type": "tool-read_tide", "toolCallId": "a", "input": ARGS, "output": "2 m"}
    user = {"role": "user", "parts": [{"type": "text", "text": "x"}]}
    messages = [{"role": "assistant", "parts": [part]}, user]
    assert told({"messages": messages}) == []
    del part["output"]
    assert told({"messages": messages}) == ["unanswered-call a"]


def test_what_was_taken_out_of_its_conversation_misses_nothing():
    result = {"type": "tool_result", "tool_use_id": "a", "content": "2 m"}
    assert told([result]) == []
    assert told({"tool_outputs": [{"tool_call_id": "a", "output": "2 m"}]}) == []
    assert told(chat(("call", "a"))["messages"][0]) == []


def test_what_a_server_keeps_is_not_missed():
    for later in (
        interactions(("result", "a")) | {"previous_interaction_id": "i"},
        {"inputs": mistral(("result", "a"))["inputs"]},
    ):
        assert told(later) == []
    assert told({"entries": mistral(("result", "a"))["inputs"]}) == ["orphan-output a"]


def test_a_response_can_give_one_id_to_two_calls():
    message = chat(("call", "a", "a"))["messages"][0]
    choice = {"index": 0, "message": message, "finish_reason": "tool_calls"}
    response = {"object": "chat.completion", "choices": [choice]}
    assert told(response) == ["duplicate-call-id a"]
    apart = chat(("call", "a"))["messages"][0]
    others = [choice | {"index": n, "message": apart} for n in (0, 1)]
    assert told(response | {"choices": others}) == []


def test_lists_of_messages_are_conversations_too():
    turns = [USER, ("call", "a"), USER]
    for write in (chat, anthropic, bedrock):
        assert told(write(*turns)["messages"]) == ["unanswered-call a"]


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize(
    ("turns", "expected"), CONVERSATIONS.values(), ids=CONVERSATIONS
)
def test_every_finding_can_be_said(turns, expected, language):
    found = inspect_content(text_of(chat(*turns))).findings
    said = [message_of(f, language) for f in found if f.code.startswith("pairing/")]
    assert len(said) == len(expected)
    assert all(words.startswith("Chat Completions: ") for words in said)


def test_every_sentence_on_other_apis_is_said_somewhere():
    nameless = {"contents": gemini(USER, ("result", "a"), USER)["contents"]}
    nameless["contents"][1]["parts"][0]["functionResponse"].pop("id")
    texts = [chat(*turns) for turns, _ in CONVERSATIONS.values()]
    said = {
        (f.code, f.variant)
        for content in (*texts, nameless)
        for f in inspect_content(text_of(content)).findings
        if f.code.startswith("pairing/")
    }
    written = {
        (code, variant)
        for code, rule in rules_in("pairing").items()
        for variant in rule.messages
        if variant.startswith(FOREIGN)
    }
    assert said == written


def test_thousands_of_halves_find_each_other():
    calls = [("call", f"c{n}") for n in range(2000)]
    results = [("result", f"c{n}") for n in range(2000)]
    assert set(told(chat(USER, *calls, *results))) == set()
