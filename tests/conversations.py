"""One conversation in the words of every API that has calls and results.

A turn is ``user``, or ``call`` and ``result`` with the ids that stand in it; the
function is always the same.

Source: the public types that are named in ``inspector/core/items/foreign``.
"""

from __future__ import annotations

import json
from collections.abc import Callable

Turn = tuple[str, ...]
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
