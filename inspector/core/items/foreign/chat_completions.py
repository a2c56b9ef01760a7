"""Chat Completions: responses, requests, messages, calls of every age.

Source: openai/openai-openapi v2.3.0, ``ChatCompletionMessageToolCall``,
``ChatCompletionMessageCustomToolCall``, ``ChatCompletionRequestToolMessage``,
``ChatCompletionRequestFunctionMessage`` (2026-08-21).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign.foreign_call import (
    ForeignApi,
    ForeignPart,
    Keys,
    Takes,
    call_at,
    found_by,
    merged,
    result_at,
)

if TYPE_CHECKING:
    from inspector.core.source.located import Located

_OBJECTS = ("chat.completion", "text_completion")
_CHOICE = ("message", "delta", "finish_reason")


def bare(at: Located) -> ForeignPart | None:
    """A ``function`` or ``custom`` call, or a message with a tool's answer."""
    kind = at.text("type")
    if kind in ("function", None) and _is_call(at):
        call = call_at(
            at,
            name="/function/name",
            arguments="/function/arguments",
            takes=Takes.STRING,
        )
        return ForeignPart(at.get("function") or at, (call,))
    if kind == "custom" and at.below("/custom/input") is not None:
        call = call_at(
            at, name="/custom/name", arguments="/custom/input", takes=Takes.TEXT
        )
        return ForeignPart(at.get("custom") or at, (call,))
    return _answer(at)


def _is_call(at: Located) -> bool:
    """A declaration of a tool has ``function`` too, and no id."""
    function = at.get("function")
    if function is None or not function.is_object or function.has("parameters"):
        return False
    return function.has("arguments") or at.has("id")


def _answer(at: Located) -> ForeignPart | None:
    telling = at.get("tool_call_id")
    if telling is not None and at.text("role") == "tool" and at.text("type") is None:
        result = result_at(at, "/tool_call_id", "/content")
        return ForeignPart(telling, results=(result,))
    role = at.get("role")
    if role is not None and role.string == "function" and at.text("name") is not None:
        result = result_at(at, "/tool_call_id", "/content", "/name")
        return ForeignPart(role, results=(result,))
    return None


def message(at: Located) -> ForeignPart | None:
    """A message that calls tools, today's way or with ``function_call``."""
    calls = at.get("tool_calls")
    if calls is not None and at.text("type") in (None, "message"):
        found = found_by(bare, calls.each())
        return merged(calls, found) if found else _answer(at)
    legacy = at.get("function_call")
    if legacy is not None and legacy.has("arguments") and not legacy.has("args"):
        call = call_at(legacy, call_id="", takes=Takes.STRING)
        return ForeignPart(legacy, (call,))
    return _answer(at)


def whole(at: Located) -> ForeignPart | None:
    """A response with ``choices``, one choice of it, or a request's ``messages``."""
    return _response(at) or _choice(at) or _request(at)


def _response(at: Located) -> ForeignPart | None:
    named = at.get("object")
    is_named = named is not None and (named.string or "").startswith(_OBJECTS)
    choices = [*at.each("/choices")]
    if not is_named and not any(_is_choice(choice) for choice in choices):
        return None
    turns = [choice.get("message") for choice in choices]
    parts = found_by(message, (turn for turn in turns if turn is not None))
    telling = named if is_named else at.get("choices")
    return merged(telling or at, parts)


def _is_choice(at: Located) -> bool:
    return any(at.has(name) for name in _CHOICE)


def _choice(at: Located) -> ForeignPart | None:
    turn = at.get("message")
    if turn is None or not at.has("finish_reason"):
        return None
    return merged(turn, found_by(message, (turn,)))


def _request(at: Located) -> ForeignPart | None:
    messages = at.get("messages")
    turns = [*at.each("/messages")]
    if messages is None or not turns or not all(turn.has("role") for turn in turns):
        return None
    tools = at.get("tools"), at.get("functions")
    return merged(messages, found_by(message, turns), tools, turns=turns)


API = ForeignApi(
    "chat-completions",
    "Chat Completions",
    'content (role: "tool")',
    whole,
    message,
    bare,
    Keys(
        ("object", "choices/", "finish_reason", "messages/"),
        ("tool_calls/", "function_call/", "tool_call_id", "name"),
        ("function/", "custom/", "tool_call_id", "name"),
    ),
)
