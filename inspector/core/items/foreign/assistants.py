"""The Assistants API: runs that wait for tools, their steps, and what answers them.

Source: openai/openai-openapi v2.3.0, ``RunObject``, ``RunToolCallObject``,
``SubmitToolOutputsRunRequest`` (2026-08-21).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign import chat_completions
from inspector.core.items.foreign.foreign_call import (
    ForeignApi,
    ForeignPart,
    Keys,
    found_by,
    merged,
    nothing,
    result_at,
)

if TYPE_CHECKING:
    from inspector.core.source.located import Located

_CALLS = "/required_action/submit_tool_outputs/tool_calls"
_STEPS = "/step_details/tool_calls"


def whole(at: Located) -> ForeignPart | None:
    """A run, a step of it, another object of a thread, or outputs for a run."""
    named = at.get("object")
    is_named = named is not None and (named.string or "").startswith("thread")
    waits = at.get("required_action") if at.below(_CALLS) is not None else None
    telling = named if is_named else waits
    if telling is None:
        return _outputs(at)
    calls = [*at.each(_CALLS), *at.each(_STEPS)]
    parts = found_by(chat_completions.bare, calls)
    given = tuple(
        result_at(call, "/id", "/function/output")
        for call in calls
        if call.below("/function/output") is not None
    )
    answers = ForeignPart(telling, results=given)
    return merged(telling, (*parts, answers), (at.get("tools"),))


def _outputs(at: Located) -> ForeignPart | None:
    telling, outputs = at.get("tool_outputs"), [*at.each("/tool_outputs")]
    if telling is None or not any(entry.has("tool_call_id") for entry in outputs):
        return None
    results = (result_at(entry, "/tool_call_id", "/output") for entry in outputs)
    return ForeignPart(telling, results=tuple(results))


API = ForeignApi(
    "assistants",
    "Assistants",
    "tool_outputs[].output",
    whole,
    nothing,
    nothing,
    Keys(("object", "required_action/", "tool_outputs/"), (), ()),
)
