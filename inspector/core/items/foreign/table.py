"""All APIs that are told from Responses, in the order in which they are asked.

The narrow shapes come first: what Chat Completions has (a list of messages with
roles) others have too, with more in it. Adding an API is adding a module and a line.

Source: rule book, section 5, "Detection order that avoids false hits".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign import (
    anthropic_messages,
    anthropic_stream,
    assistants,
    bedrock_converse,
    bedrock_stream,
    chat_completions,
    chat_stream,
    gemini,
    gemini_interactions,
    langchain,
    mistral_conversations,
    mistral_stream,
    openinference,
    otel_genai,
    pydantic_ai,
    realtime,
    realtime_stream,
    tool_records,
    vercel_ai,
)
from inspector.core.items.foreign.foreign_call import Foreign, merged, settled
from inspector.core.items.key_index import KeyIndex
from inspector.core.source.located import Located

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.items.foreign.foreign_call import ForeignApi, ForeignPart
    from inspector.core.items.foreign.foreign_stream import ForeignStream
    from inspector.core.source.json_nodes import JsonNode

APIS: Sequence[ForeignApi] = (
    realtime.API,
    assistants.API,
    mistral_conversations.API,
    gemini.API,
    gemini_interactions.API,
    bedrock_converse.API,
    pydantic_ai.API,
    vercel_ai.API,
    otel_genai.API,
    openinference.API,
    langchain.API,
    *tool_records.APIS,
    anthropic_messages.API,
    chat_completions.API,
)

STREAMS: Sequence[ForeignStream] = (
    anthropic_stream.STREAM,
    bedrock_stream.STREAM,
    mistral_stream.STREAM,
    realtime_stream.STREAM,
    chat_stream.STREAM,
)

Found = tuple["ForeignApi", "ForeignPart"]

_WHOLES = KeyIndex((api, api.keys.whole) for api in APIS)
_MESSAGES = KeyIndex((api, api.keys.message) for api in APIS)
_BARE = KeyIndex((api, api.keys.bare) for api in APIS)
_EVENTS = KeyIndex((stream, stream.keys) for stream in STREAMS)


def whole_of(at: Located) -> Found | None:
    """The API whose request, response or conversation a value is."""
    for api in _WHOLES.of(at.node):
        part = api.whole(at)
        if part is not None:
            return api, part
    return None


def turn_of(at: Located) -> Found | None:
    """The API whose message a value is, one with calls or results in it."""
    for api in _MESSAGES.of(at.node):
        part = api.message(at)
        if part is not None:
            return api, part
    return None


def bare_of(at: Located) -> Found | None:
    """The API of which a value is one call or one result."""
    for api in _BARE.of(at.node):
        part = api.bare(at)
        if part is not None:
            return api, part
    return None


def stream_of(at: Located) -> ForeignStream | None:
    """The way to stream of which a value is one event."""
    return next((s for s in _EVENTS.of(at.node) if s.is_event(at)), None)


def is_foreign_event(node: JsonNode) -> bool:
    """Whether a value is one event of another API's stream."""
    return stream_of(Located(0, "", node)) is not None


def one_of(found: Sequence[Found], turns: Iterable[Located] = ()) -> list[Foreign]:
    """What was found in several values, all of one API as one.

    Args:
        found: What each value is.
        turns: The values of a conversation, those of which nothing is known too.
    """
    known = tuple(turns)
    by_api: dict[str, list[Found]] = {}
    for api, part in found:
        by_api.setdefault(api.slug, []).append((api, part))
    return [
        settled(
            same[0][0],
            merged(same[0][1].telling, [part for _, part in same], turns=known),
        )
        for same in by_api.values()
    ]


def settled_one(found: Found) -> Foreign:
    """What was found in one value."""
    return settled(*found)
