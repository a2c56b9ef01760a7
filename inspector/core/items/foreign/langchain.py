"""LangChain messages: as they are, as ``messages_to_dict`` and as ``dumpd`` give them.

Source: langchain-core 1.8.4, ``messages/tool.py``, ``messages/base.py``,
``load/serializable.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign import chat_completions
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
    from collections.abc import Iterator

    from inspector.core.source.located import Located

_KINDS = frozenset(
    {"ai", "human", "system", "tool", "function", "chat", "remove"}
    | {f"{kind}MessageChunk" for kind in ("AI", "Human", "System", "Tool", "Function")}
)
_INVALID = "invalid_tool_call"
_CALLS = {"tool_call": Takes.OBJECT, _INVALID: Takes.STRING}
_LISTS = ("/tool_calls", "/invalid_tool_calls")
_RAW = "/additional_kwargs/tool_calls"


def bare(at: Located) -> ForeignPart | None:
    """An entry of ``tool_calls`` or ``invalid_tool_calls``."""
    kind = at.text("type")
    takes = _CALLS.get(kind or "tool_call")
    telling = at.get("args")
    if takes is None or telling is None or not at.has("name"):
        return None
    if kind is None and not (at.has("id") and telling.is_object):
        return None
    call = call_at(at, arguments="/args", takes=takes)
    return ForeignPart(telling, (call._replace(is_owed=kind != _INVALID),))


def inner_message(at: Located) -> Located | None:
    """The message itself, out of whatever a dump puts around it."""
    if at.has("lc") and at.text("type") == "constructor":
        return at.get("kwargs")
    data = at.get("data")
    if data is not None and at.text("type") in _KINDS and data.has("content"):
        return data
    is_message = at.text("type") in _KINDS and at.has("content")
    return at if is_message and not at.has("role") else None


def message(at: Located) -> ForeignPart | None:
    """A message of any kind, also one without calls: its ``type`` is telling."""
    inner = inner_message(at)
    if inner is None:
        return _with_calls(at)
    telling = at.get("lc") or at.get("type") or at
    calls = _with_calls(inner)
    answer = inner.get("tool_call_id")
    results = (result_at(inner, "/tool_call_id", "/content"),) if answer else ()
    answered = ForeignPart(telling, results=results)
    parts = [part for part in (calls, answered) if part is not None]
    return merged(telling, parts)


def _with_calls(at: Located) -> ForeignPart | None:
    """What a message calls, in its own shape or else in the one it was made from."""
    parts = found_by(bare, _each_of(at, _LISTS))
    if not parts:
        parts = found_by(chat_completions.bare, at.each(_RAW))
    return merged(parts[0].telling, parts) if parts else None


def _each_of(at: Located, pointers: tuple[str, ...]) -> Iterator[Located]:
    for pointer in pointers:
        yield from at.each(pointer)


def whole(at: Located) -> ForeignPart | None:
    """A result with ``generations``, or a state with ``messages``."""
    parts = found_by(message, turns_of(at))
    telling = at.get("generations") or at.get("messages")
    if telling is None or not parts:
        return None
    return merged(telling, parts, turns=_conversation(at))


def _conversation(at: Located) -> list[Located]:
    """The messages of a state; lists of lists may be several conversations."""
    messages = [*at.each("/messages")]
    is_one = len(messages) == 1 or not any(each.is_array for each in messages)
    return [*_flat(iter(messages))] if is_one and not at.has("generations") else []


def turns_of(at: Located) -> Iterator[Located]:
    """The messages of a result or a state; some stand in lists of lists."""
    for generation in _flat(at.each("/generations")):
        turn = generation.get("message")
        if turn is not None:
            yield turn
    yield from _flat(at.each("/messages"))


def _flat(places: Iterator[Located]) -> Iterator[Located]:
    for place in places:
        yield from place.each() if place.is_array else (place,)


API = ForeignApi(
    "langchain",
    "LangChain",
    'content (type: "tool")',
    whole,
    message,
    bare,
    Keys(
        ("generations/", "messages/"),
        ("type", "lc", "tool_calls/", "invalid_tool_calls/", "additional_kwargs/"),
        ("args",),
    ),
)
