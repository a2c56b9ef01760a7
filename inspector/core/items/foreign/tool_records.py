"""Records that tracing tools keep of one run of a tool.

Each says what was called, with what, and what came back; none has a call id.

Source: openai-agents 0.24.0, ``tracing/span_data.py``; LangSmith, "Run data format"
(https://docs.langchain.com/langsmith/run-data-format); Langfuse observations (public
page); openai/codex, ``codex exec --json`` (public page).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign.foreign_call import (
    ForeignApi,
    ForeignCall,
    ForeignPart,
    Keys,
    nothing,
)

if TYPE_CHECKING:
    from inspector.core.source.located import Located


def _record(
    at: Located, telling: str, arguments: str, result: str, *, name: str = "/name"
) -> ForeignPart:
    call = ForeignCall(at, at.below(name), at.below(arguments), None, at.below(result))
    return ForeignPart(at.below(telling) or at, (call,))


def agents_span(at: Located) -> ForeignPart | None:
    """A span of kind ``function``."""
    data = at.get("span_data")
    if at.text("object") != "trace.span" or data is None:
        return None
    if data.text("type") != "function":
        return None
    return _record(data, "/type", "/input", "/output")


def langsmith_run(at: Located) -> ForeignPart | None:
    """A run of type ``tool``."""
    if at.text("run_type") != "tool" or not at.has("inputs"):
        return None
    return _record(at, "/run_type", "/inputs", "/outputs")


def langfuse_observation(at: Located) -> ForeignPart | None:
    """An observation of type ``TOOL``."""
    is_observation = at.has("traceId") or at.has("trace_id")
    if at.text("type") != "TOOL" or not is_observation:
        return None
    return _record(at, "/type", "/input", "/output")


def codex_event(at: Located) -> ForeignPart | None:
    """An event ``item.*`` of ``codex exec``."""
    kind, item = at.get("type"), at.get("item")
    if kind is None or item is None or not (kind.string or "").startswith("item."):
        return None
    if item.text("type") != "mcp_tool_call":
        return ForeignPart(kind)
    call = ForeignCall(
        item,
        item.get("tool"),
        item.get("arguments"),
        item.get("id"),
        item.get("result"),
    )
    return ForeignPart(kind, (call,))


APIS = (
    ForeignApi(
        "openai-agents-trace",
        "OpenAI Agents trace",
        "span_data.output",
        agents_span,
        nothing,
        nothing,
        Keys(("span_data/",)),
    ),
    ForeignApi(
        "langsmith-run",
        "LangSmith run",
        "outputs",
        langsmith_run,
        nothing,
        nothing,
        Keys(("run_type",)),
    ),
    ForeignApi(
        "langfuse-observation",
        "Langfuse observation",
        "output",
        langfuse_observation,
        nothing,
        nothing,
        Keys(("traceId", "trace_id")),
    ),
    ForeignApi(
        "codex-exec",
        "codex exec --json",
        "item.result",
        codex_event,
        nothing,
        nothing,
        Keys(("item/",)),
    ),
)
