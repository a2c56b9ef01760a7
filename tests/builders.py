"""Items and bodies for tests: valid by default, one member bent at a time.

Every builder takes members by name and puts them over the valid ones; `ABSENT`
takes a member away. Values are plain Python; `as_json` writes them as text.

Source: Open Responses specification 2026-04-24; tests/unit/test_builders.py holds the
defaults to the published types.
"""

from __future__ import annotations

import json
from typing import Any

ABSENT = object()
"""Stands for a member that is to be left out: ``a_function_call(status=ABSENT)``."""

REGION_SCHEMA = {
    "type": "object",
    "properties": {"region": {"type": "string", "enum": ["apac", "emea", "amer"]}},
    "required": ["region"],
    "additionalProperties": False,
}
"""The parameters of `a_tool`; the arguments of `a_function_call` satisfy it."""


def a_function_call(arguments: object = '{"region":"apac"}', **bend: Any) -> dict:
    """A finished call of `a_tool`, ready to be replayed."""
    return _bent(
        {
            "type": "function_call",
            "id": "fc_001",
            "call_id": "call_001",
            "name": "get_sales_report",
            "arguments": arguments,
            "status": "completed",
        },
        bend,
    )


def an_output(output: object = '{"total":42}', **bend: Any) -> dict:
    """What answers `a_function_call`."""
    return _bent(
        {
            "type": "function_call_output",
            "id": "fco_001",
            "call_id": "call_001",
            "output": output,
            "status": "completed",
        },
        bend,
    )


def a_message(text: str = "Hello", *, role: str = "assistant", **bend: Any) -> dict:
    """A message; the kind of its one content part follows from the role."""
    part: dict[str, object] = {"type": "input_text", "text": text}
    if role == "assistant":
        part = {"type": "output_text", "text": text, "annotations": [], "logprobs": []}
    return _bent(
        {
            "type": "message",
            "id": "msg_001",
            "role": role,
            "status": "completed",
            "content": [part],
        },
        bend,
    )


def a_tool(
    parameters: object = REGION_SCHEMA, *, name: str = "get_sales_report", **bend: Any
) -> dict:
    """A declared function."""
    return _bent(
        {
            "type": "function",
            "name": name,
            "description": "The latest sales report of a region.",
            "parameters": parameters,
            "strict": True,
        },
        bend,
    )


def a_request(*items: object, **bend: Any) -> dict:
    """A request that sends ``items`` (one user message if none) and `a_tool`."""
    return _bent(
        {
            "model": "example-model",
            "input": list(items) or [a_message(role="user")],
            "tools": [a_tool()],
        },
        bend,
    )


def a_response(*items: object, **bend: Any) -> dict:
    """A finished response with ``items`` (one call if none) and `a_tool`."""
    return _bent(
        {
            "id": "resp_001",
            "object": "response",
            "created_at": 1750000000,
            "completed_at": 1750000002,
            "status": "completed",
            "incomplete_details": None,
            "model": "example-model",
            "previous_response_id": None,
            "instructions": None,
            "output": list(items) or [a_function_call()],
            "error": None,
            "tools": [a_tool()],
            "tool_choice": "auto",
            "truncation": "disabled",
            "parallel_tool_calls": True,
            "text": {"format": {"type": "text"}},
            "top_p": 1.0,
            "presence_penalty": 0.0,
            "frequency_penalty": 0.0,
            "top_logprobs": 0,
            "temperature": 1.0,
            "reasoning": None,
            "usage": None,
            "max_output_tokens": None,
            "max_tool_calls": None,
            "store": True,
            "background": False,
            "service_tier": "default",
            "metadata": {},
            "safety_identifier": None,
            "prompt_cache_key": None,
        },
        bend,
    )


def as_json(
    value: object, *, indent: int | None = None, ascii_only: bool = False
) -> str:
    """Any of these as JSON text; characters stand as they are unless told else."""
    return json.dumps(value, indent=indent, ensure_ascii=ascii_only)


def as_json_lines(*values: object, line_end: str = "\n") -> str:
    """Each value as one line of JSON Lines, the last one ended too."""
    return "".join(as_json(value) + line_end for value in values)


def _bent(members: dict[str, Any], bend: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in (members | bend).items() if v is not ABSENT}
