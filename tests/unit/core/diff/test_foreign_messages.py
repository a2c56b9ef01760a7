"""Words of other APIs find the messages that say the same."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response
from inspector.core.diff.foreign_messages import messages_in, text_of_message
from other_apis import a_chat_call, a_tool_use
from sides import a_side, compared, differing


def chat(text: object, *calls: object) -> dict:
    """A response of Chat Completions that says something and calls."""
    message = {"role": "assistant", "content": text, "tool_calls": list(calls)}
    choice = {"index": 0, "message": message, "finish_reason": "stop"}
    return {"id": "c", "object": "chat.completion", "choices": [choice]}


def anthropic(text: str) -> dict:
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "content": [{"type": "text", "text": text}, a_tool_use(id="call_001")],
        "stop_reason": "tool_use",
    }


def gemini(text: str) -> dict:
    call = {"id": "call_001", "name": "get_sales_report", "args": {"region": "apac"}}
    parts = [{"text": text}, {"functionCall": call}]
    return {"candidates": [{"content": {"role": "model", "parts": parts}}]}


def bedrock(text: str) -> dict:
    use = {
        "toolUseId": "call_001",
        "name": "get_sales_report",
        "input": {"region": "apac"},
    }
    content = [{"text": text}, {"toolUse": use}]
    message = {"role": "assistant", "content": content}
    return {"output": {"message": message}, "stopReason": "tool_use"}


OTHERS = {
    "chat": lambda text: chat(text, a_chat_call()),
    "chat in parts": lambda text: chat([{"type": "text", "text": text}], a_chat_call()),
    "anthropic": anthropic,
    "gemini": gemini,
    "bedrock": bedrock,
}
LEFT = a_response(a_message("It rains."), a_function_call(call_id="call_001"))


@pytest.mark.parametrize("api", OTHERS)
def test_the_same_words_of_another_api_differ_in_nothing_else(api):
    result = compared(LEFT, OTHERS[api]("It rains."))
    assert [f.code for f in result.findings] == ["diff/envelope", "diff/envelope"]


@pytest.mark.parametrize("api", OTHERS)
def test_other_words_are_told_to_the_character(api):
    result = compared(LEFT, OTHERS[api]("It snows."))
    (found,) = [f for f in result.findings if f.code == "diff/member"]
    assert differing(result, found) == (["rain"], ["snow"])


def test_how_the_words_are_escaped_says_nothing():
    left = a_response(a_message("é"))
    codes = [f.code for f in compared(left, chat("é", a_chat_call())).findings]
    assert codes.count("diff/member") == 0


def test_what_a_tool_gave_back_and_nothing_at_all_are_no_words():
    turns = [
        {"role": "assistant", "content": None, "tool_calls": [a_chat_call()]},
        {"role": "tool", "tool_call_id": "call_001", "content": "42"},
        {"role": "assistant", "content": ""},
        {"role": "assistant", "content": "done"},
    ]
    (body,) = a_side({"model": "m", "messages": turns}).bodies
    assert [at.pointer for at in messages_in(body)] == ["/messages/3"]


def test_a_body_of_responses_has_its_words_in_items():
    (body,) = a_side(LEFT).bodies
    assert list(messages_in(body)) == []


@pytest.mark.parametrize(
    ("content", "pointer"),
    [
        ("Hi", "/content"),
        ([{"type": "input_text", "text": "Hi"}], "/content/0/text"),
        ([{"type": "x"}, {"type": "input_text", "text": "Hi"}], "/content/1/text"),
    ],
)
def test_the_one_text_of_a_message_is_found(content, pointer):
    node = a_side([a_message(content=content)]).items[0].node
    found = text_of_message(node)
    assert (found[0], found[1].text) == (pointer, "Hi")


@pytest.mark.parametrize("content", [[], None, 7, [{"text": "a"}, {"text": "b"}]])
def test_several_texts_are_not_one(content):
    node = a_side([a_message(content=content)]).items[0].node
    assert text_of_message(node) is None
