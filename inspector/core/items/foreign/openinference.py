"""OpenInference (Phoenix): messages and calls as flat attributes of a span.

Source: OpenInference semantic conventions (public page); the exact list of names is
not verified, so only those of tool calls are read.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.items.foreign.attributes import attributes_of
from inspector.core.items.foreign.foreign_call import (
    ForeignApi,
    ForeignCall,
    ForeignPart,
    ForeignResult,
    Keys,
    Takes,
    nothing,
)

if TYPE_CHECKING:
    from inspector.core.source.located import Located

_CALL = re.compile(
    r"(llm\.(?:input|output)_messages\.\d+\.message\.tool_calls\.\d+\.tool_call)\."
    r"(id|function\.name|function\.arguments)"
)
_MESSAGE = re.compile(r"(llm\.(?:input|output)_messages\.\d+\.message)\.tool_call_id")


def whole(at: Located) -> ForeignPart | None:
    """A span, or its attributes, in which a model calls tools."""
    attributes = attributes_of(at)
    calls: dict[str, dict[str, Located]] = {}
    for name, value in attributes.items():
        match = _CALL.fullmatch(name)
        if match:
            calls.setdefault(match[1], {})[match[2]] = value
    if not calls:
        return None
    first = next(iter(next(iter(calls.values())).values()))
    return ForeignPart(
        first,
        tuple(_call(at, parts) for parts in calls.values()),
        tuple(_results(attributes)),
    )


def _call(at: Located, parts: dict[str, Located]) -> ForeignCall:
    return ForeignCall(
        at,
        parts.get("function.name"),
        parts.get("function.arguments"),
        parts.get("id"),
        takes=Takes.EITHER,
    )


def _results(attributes: dict[str, Located]) -> list[ForeignResult]:
    found = []
    for name, value in attributes.items():
        match = _MESSAGE.fullmatch(name)
        if match:
            content = attributes.get(f"{match[1]}.content", value)
            found.append(ForeignResult(content, value.string))
    return found


API = ForeignApi(
    "openinference",
    "OpenInference",
    "message.content (message.tool_call_id)",
    whole,
    nothing,
    nothing,
    Keys(("attributes/", "llm.", "llm/"), (), ()),
)
