"""Calls and results of other APIs: one conversation in every API's own words."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from inspector.core.checks.foreign_pairing import FOREIGN
from inspector.core.checks.inspection import inspect_content
from inspector.core.rules.catalogue import message_of, rules_in
from other_apis import said_of, text_of

Turn = tuple[str, ...]
"""``user``, or ``call`` and ``result`` with the ids that stand in one turn."""

ARGS = {"port": "Jeju"}


def chat(*turns: Turn) -> dict:
    messages = []
    for kind, *ids in turns:
        if kind == "call":
            function = {"name": "read_tide", "arguments": json.dumps(ARGS)}
            calls = [{"id": i, "type": "function", "function": function} for i in ids]
            messages.append({"role": "assistant", "content": None, "tool_calls": calls})
        elif kind == "result":
            messages += [
                {"role": "tool", "tool_call_id": i, "content": "2 m"} for i in ids
            ]
        else:
            messages.append({"role": "user", "content": "Tides?"})
    return {"model": "m", "messages": messages}


def anthropic(*turns: Turn) -> dict:
    def block(kind: str, own: str) -> dict:
        if kind == "call":
            return {"type": "tool_use", "id": own, "name": "read_tide", "input": ARGS}
        return {"type": "tool_result", "tool_use_id": own, "content": "2 m"}

    messages: list[dict] = []
    for kind, *ids in turns:
        role = "assistant" if kind == "call" else "user"
        blocks = [block(kind, own) for own in ids] or "Tides?"
        messages.append({"role": role, "content": blocks})
    return {"model": "m", "messages": messages}


def bedrock(*turns: Turn) -> dict:
    def block(kind: str, own: str) -> dict:
        if kind == "call":
            return {"toolUse": {"toolUseId": own, "name": "read_tide", "input": ARGS}}
        return {"toolResult": {"toolUseId": own, "content": [{"text": "2 m"}]}}

    messages: list[dict] = []
    for kind, *ids in turns:
        role = "assistant" if kind == "call" else "user"
        blocks = [block(kind, own) for own in ids] or [{"text": "Tides?"}]
        messages.append({"role": role, "content": blocks})
    return {"modelId": "m", "messages": messages}


def gemini(*turns: Turn) -> dict:
    def part(kind: str, own: str) -> dict:
        if kind == "call":
            return {"functionCall": {"id": own, "name": "read_tide", "args": ARGS}}
        response = {"id": own, "name": "read_tide", "response": {"height": "2 m"}}
        return {"functionResponse": response}

    contents: list[dict] = []
    for kind, *ids in turns:
        role = "model" if kind == "call" else "user"
        parts = [part(kind, own) for own in ids] or [{"text": "Tides?"}]
        contents.append({"role": role, "parts": parts})
    return {"contents": contents}


def interactions(*turns: Turn) -> dict:
    steps: list[dict] = []
    for kind, *ids in turns:
        for own in ids or [""]:
            if kind == "call":
                step = {"type": "function_call", "name": "read_tide"}
                steps.append(step | {"id": own, "arguments": ARGS})
            elif kind == "result":
                step = {"type": "function_result", "call_id": own}
                steps.append(step | {"name": "read_tide", "result": "2 m"})
            else:
                steps.append({"role": "user", "content": "Tides?"})
    return {"model": "m", "input": steps}


def mistral(*turns: Turn) -> dict:
    entries: list[dict] = []
    for kind, *ids in turns:
        for own in ids or [""]:
            if kind == "call":
                entry = {"type": "function.call", "name": "read_tide"}
                entries.append(entry | {"tool_call_id": own, "arguments": "{}"})
            elif kind == "result":
                entry = {"type": "function.result", "tool_call_id": own}
                entries.append(entry | {"result": "2 m"})
            else:
                entries.append({"type": "message.input", "content": "Tides?"})
    return {"model": "m", "inputs": entries}


def pydantic(*turns: Turn) -> list:
    messages = []
    for kind, *ids in turns:
        name = {"call": "tool-call", "result": "tool-return"}.get(kind, "user-prompt")
        parts = [
            {"part_kind": name, "tool_name": "read_tide", "tool_call_id": own}
            | ({"args": ARGS} if kind == "call" else {"content": "2 m"})
            for own in ids
        ] or [{"part_kind": name, "content": "Tides?"}]
        messages.append({"kind": "response" if kind == "call" else "request"})
        messages[-1]["parts"] = parts
    return messages


def otel(*turns: Turn) -> list:
    messages = []
    for kind, *ids in turns:
        parts = [
            {"type": "tool_call", "id": own, "name": "read_tide", "arguments": ARGS}
            if kind == "call"
            else {"type": "tool_call_response", "id": own, "response": "2 m"}
            for own in ids
        ] or [{"type": "text", "content": "Tides?"}]
        role = {"call": "assistant", "result": "tool"}.get(kind, "user")
        messages.append({"role": role, "parts": parts})
    return messages


def langchain(*turns: Turn) -> dict:
    messages: list[dict] = []
    for kind, *ids in turns:
        if kind == "call":
            call = {"name": "read_tide", "args": ARGS, "type": "tool_call"}
            calls = [call | {"id": own} for own in ids]
            messages.append({"type": "ai", "content": "", "tool_calls": calls})
        elif kind == "result":
            answer = {"type": "tool", "content": "2 m"}
            messages += [answer | {"tool_call_id": own} for own in ids]
        else:
            messages.append({"type": "human", "content": "Tides?"})
    return {"messages": messages}


def vercel(*turns: Turn) -> dict:
    messages: list[dict] = []
    for kind, *ids in turns:
        called = {"toolName": "read_tide"}
        parts = [
            called | {"toolCallId": own, "type": f"tool-{kind}", "input": ARGS}
            if kind == "call"
            else called | {"toolCallId": own, "type": "tool-result", "output": "2 m"}
            for own in ids
        ] or "Tides?"
        role = {"call": "assistant", "result": "tool"}.get(kind, "user")
        messages.append({"role": role, "content": parts})
    return {"messages": messages}


APIS: dict[str, Callable[..., object]] = {
    each.__name__: each
    for each in (
        *(chat, anthropic, bedrock, gemini, interactions, mistral, pydantic),
        *(otel, langchain, vercel),
    )
}
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
