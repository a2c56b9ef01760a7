"""Records of one run of a tool."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.tool_records import APIS
from other_apis import as_read, parts

BY_SLUG = {api.slug: api for api in APIS}


@pytest.mark.parametrize(
    ("slug", "value", "expected"),
    [
        (
            "openai-agents-trace",
            {
                "object": "trace.span",
                "span_data": {
                    "type": "function",
                    "name": "f",
                    "input": "{}",
                    "output": "42",
                },
            },
            ["/span_data/name", "/span_data/input", "/span_data/output"],
        ),
        (
            "langsmith-run",
            {"run_type": "tool", "name": "f", "inputs": {"a": 1}, "outputs": {}},
            ["/name", "/inputs", "/outputs"],
        ),
        (
            "langfuse-observation",
            {"type": "TOOL", "traceId": "t", "name": "f", "input": {}, "output": 1},
            ["/name", "/input", "/output"],
        ),
    ],
)
def test_a_record_says_what_was_called_and_has_no_id(slug, value, expected):
    [call] = parts(as_read(BY_SLUG[slug], "whole", value))
    assert [call[part] for part in ("name", "arguments", "result")] == expected
    assert "id" not in call


def test_only_a_tool_of_a_server_is_a_call_of_codex_exec():
    item = {"type": "mcp_tool_call", "id": "i", "tool": "f", "arguments": {"a": 1}}
    api = BY_SLUG["codex-exec"]
    event = {"type": "item.completed", "item": item}
    assert parts(as_read(api, "whole", event))[0]["name"] == "/item/tool"
    event["item"] = {"type": "agent_message", "text": "x"}
    assert parts(as_read(api, "whole", event)) == []


@pytest.mark.parametrize(
    ("slug", "value"),
    [
        ("openai-agents-trace", {"object": "trace.span"}),
        ("openai-agents-trace", {"span_data": {"type": "function"}}),
        ("openai-agents-trace", {"object": "trace.span", "span_data": {"type": "x"}}),
        ("langsmith-run", {"run_type": "llm", "inputs": {}}),
        ("langsmith-run", {"run_type": "tool"}),
        ("langfuse-observation", {"type": "TOOL", "input": {}}),
        ("langfuse-observation", {"type": "SPAN", "traceId": "t", "input": {}}),
        ("codex-exec", {"type": "response.output_item.done", "item": {}}),
        ("codex-exec", {"type": "item.completed"}),
    ],
)
def test_other_records_are_left_alone(slug, value):
    assert as_read(BY_SLUG[slug], "whole", value) is None
