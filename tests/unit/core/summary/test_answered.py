"""What a response says of itself, whichever API it is of."""

from __future__ import annotations

import json

import pytest

from builders import a_request, a_response
from inspector.core.summary.answered import Answered, answered_in
from sides import a_side

CHAT = {
    "id": "chatcmpl-1",
    "object": "chat.completion",
    "model": "m-1",
    "choices": [
        {
            "index": 0,
            "finish_reason": "stop",
            "message": {"role": "assistant", "content": "Hi", "refusal": None},
        }
    ],
    "usage": {"prompt_tokens": 7, "completion_tokens": 3, "total_tokens": 10},
}
ANTHROPIC = {
    "id": "msg_1",
    "type": "message",
    "role": "assistant",
    "model": "m-2",
    "content": [{"type": "tool_use", "id": "toolu_1", "name": "f", "input": {}}],
    "stop_reason": "tool_use",
    "usage": {"input_tokens": 5, "output_tokens": 2},
}
GEMINI = {
    "candidates": [
        {
            "content": {"role": "model", "parts": [{"functionCall": {"name": "f"}}]},
            "finishReason": "STOP",
        }
    ],
    "modelVersion": "m-3",
    "usageMetadata": {"promptTokenCount": 4, "candidatesTokenCount": 1},
}
BEDROCK = {
    "output": {
        "message": {
            "role": "assistant",
            "content": [{"toolUse": {"toolUseId": "t", "name": "f", "input": {}}}],
        }
    },
    "stopReason": "tool_use",
    "usage": {"inputTokens": 6, "outputTokens": 4, "totalTokens": 10},
}


def answered(content: object) -> Answered | None:
    """What the first body of a text says."""
    return answered_in(a_side(content).bodies[0])


def test_a_response_tells_its_model_its_end_and_its_tokens():
    usage = {"input_tokens": 12, "output_tokens": 34}
    assert answered(a_response(model="m", usage=usage)) == Answered(
        "m", is_incomplete=False, is_refusal=False, input_tokens=12, output_tokens=34
    )


@pytest.mark.parametrize(
    ("status", "is_incomplete"),
    [
        ("completed", False),
        ("incomplete", True),
        ("failed", True),
        ("cancelled", True),
        ("in_progress", None),
        ("queued", None),
        (None, None),
        (7, None),
    ],
)
def test_a_response_that_has_no_end_yet_says_nothing_of_it(status, is_incomplete):
    assert answered(a_response(status=status)).is_incomplete is is_incomplete


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (CHAT, ("m-1", False, False, 7, 3)),
        (ANTHROPIC, ("m-2", False, False, 5, 2)),
        (GEMINI, ("m-3", False, False, 4, 1)),
        (BEDROCK, (None, False, False, 6, 4)),
    ],
)
def test_other_apis_say_the_same_in_their_own_members(body, said):
    assert answered(body) == Answered(*said)


@pytest.mark.parametrize(
    ("body", "reason", "is_incomplete", "is_refusal"),
    [
        (ANTHROPIC, ("stop_reason", "max_tokens"), True, False),
        (ANTHROPIC, ("stop_reason", "refusal"), False, True),
        (BEDROCK, ("stopReason", "guardrail_intervened"), True, True),
    ],
)
def test_reasons_to_stop_are_told_apart(body, reason, is_incomplete, is_refusal):
    found = answered({**body, reason[0]: reason[1]})
    assert (found.is_incomplete, found.is_refusal) == (is_incomplete, is_refusal)


def test_a_refusal_of_chat_completions_is_a_text():
    body = json.loads(json.dumps(CHAT))
    body["choices"][0]["message"]["refusal"] = "No."
    assert answered(body).is_refusal


def test_what_was_sent_is_no_response():
    assert answered(a_request()) is None
    assert answered({"model": "m", "messages": [{"role": "user", "content": "a"}]}) is (
        None
    )


@pytest.mark.parametrize("tokens", ["12", None, -1, True, [], {}])
def test_what_is_no_count_of_tokens_is_not_logged(tokens):
    assert answered(a_response(usage={"input_tokens": tokens})).input_tokens is None


@pytest.mark.parametrize("literal", ["1e999", "1e308", "NaN", "-0.5"])
def test_numbers_that_count_nothing_are_not_logged(literal):
    text = json.dumps(a_response(usage={"input_tokens": 77777})).replace(
        "77777", literal
    )
    assert answered(text).input_tokens is None


def test_a_stream_that_is_cut_is_incomplete():
    created = {"type": "response.created", "sequence_number": 0}
    created["response"] = a_response(status="in_progress", output=[])
    event = f"event: response.created\ndata: {json.dumps(created)}\n\n"
    assert answered(event).is_incomplete is True
