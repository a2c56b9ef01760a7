"""Amazon Bedrock Converse.

Source: botocore 1.44.8, ``bedrock-runtime/2023-09-30``: ``ToolUseBlock``,
``ToolResultBlock``, ``ConverseResponse``.
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
    turn_of,
)

if TYPE_CHECKING:
    from inspector.core.source.located import Located

_OF_REQUEST = ("toolConfig", "inferenceConfig", "modelId")


def bare(at: Located) -> ForeignPart | None:
    """A content block that is a call or its result."""
    used = at.get("toolUse")
    if used is not None and used.is_object:
        call = call_at(
            used, arguments="/input", call_id="/toolUseId", takes=Takes.OBJECT
        )
        return ForeignPart(used, (call,))
    answer = at.get("toolResult")
    if answer is not None and answer.is_object:
        result = result_at(answer, "/toolUseId", "/content")
        return ForeignPart(answer, results=(result,))
    return None


def message(at: Located) -> ForeignPart | None:
    """A message with such a block in it."""
    return turn_of(at, bare, "/content")


def whole(at: Located) -> ForeignPart | None:
    """A response, which says ``stopReason``, or a request."""
    stop, turn = at.get("stopReason"), at.below("/output/message")
    if stop is not None and turn is not None:
        return merged(stop, found_by(message, (turn,)))
    turns = [*at.each("/messages")]
    parts = found_by(message, turns)
    settings = (at.get(name) for name in _OF_REQUEST)
    telling = next((found for found in settings if found is not None), None)
    if not turns or (telling is None and not parts):
        return None
    tools = at.below("/toolConfig/tools")
    return merged(telling or parts[0].telling, parts, (tools,), turns=turns)


API = ForeignApi(
    "bedrock-converse",
    "Bedrock Converse",
    "toolResult.content",
    whole,
    message,
    bare,
    Keys(("stopReason", "messages/"), ("content/",), ("toolUse/", "toolResult/")),
)
