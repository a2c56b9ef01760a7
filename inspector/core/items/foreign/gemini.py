"""Gemini generateContent, in the API's spelling and in that of Python dumps.

Source: google-genai 3.6.1, ``types.py``: ``FunctionCall``, ``FunctionResponse``,
``PartialArg``.
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

_TOOLS = ("/tools", "/config/tools")
_PARTIAL = ("partialArgs", "partial_args", "willContinue", "will_continue")
_STRANGERS = ("arguments", "output")
"""Members of a ``function_call`` that is another API's."""


def bare(at: Located) -> ForeignPart | None:
    """A part that is a call, whole or in pieces, or a function's response."""
    call = at.get("functionCall") or at.get("function_call")
    if call is not None and call.is_object and not any(map(call.has, _STRANGERS)):
        return _call(call)
    answer = at.get("functionResponse") or at.get("function_response")
    if answer is not None and answer.is_object:
        result = result_at(answer, "/id", "/response", "/name")
        return ForeignPart(answer, results=(result,))
    return None


def _call(at: Located) -> ForeignPart | None:
    partial = next((name for name in _PARTIAL if at.has(name)), None)
    if partial is not None:
        found = call_at(at, arguments=f"/{partial}", takes=Takes.PIECES)
        return ForeignPart(at, (found,))
    if not at.has("name") and not at.has("args"):
        return None
    return ForeignPart(at, (call_at(at, arguments="/args", takes=Takes.OBJECT),))


def message(at: Located) -> ForeignPart | None:
    """A content with such a part in it."""
    return turn_of(at, bare, "/parts")


def whole(at: Located) -> ForeignPart | None:
    """A response with ``candidates`` or a request with ``contents``."""
    telling = at.get("candidates")
    contents = [candidate.get("content") for candidate in at.each("/candidates")]
    turns = [content for content in contents if content is not None]
    is_answer = bool(turns)
    if not is_answer:
        telling = at.get("contents")
        turns = [turn for turn in at.each("/contents") if turn.has("parts")]
    if telling is None or not turns:
        return None
    tools = (at.below(pointer) for pointer in _TOOLS)
    parts = found_by(message, turns)
    return merged(telling, parts, tools, turns=() if is_answer else turns)


API = ForeignApi(
    "gemini",
    "Gemini",
    "functionResponse.response",
    whole,
    message,
    bare,
    Keys(
        ("candidates/", "contents/"),
        ("parts/",),
        ("functionCall/", "function_call/", "functionResponse/", "function_response/"),
    ),
)
