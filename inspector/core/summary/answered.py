"""What one response says of itself, whichever API it is of.

Source: Open Responses specification 2026-04-24, ``ResponseResource``; OpenAI
``CreateChatCompletionResponse``; Anthropic ``Message`` (``stop_reason``); Gemini
``GenerateContentResponse`` (``FinishReason``); Bedrock ``ConverseResponse``
(``stopReason``). Read on 2026-04-24.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.items.body import BodyKind
from inspector.core.source.json_nodes import (
    NumberNode,
    ObjectNode,
    StandInNumber,
    StringNode,
)
from inspector.core.source.pointer import resolve

if TYPE_CHECKING:
    from inspector.core.items.body import Body

_FINISHED = frozenset({"completed"})
_UNTOLD = frozenset({"in_progress", "queued"})
"""A snapshot that was logged before the end says nothing of the end."""


_MOST_TOKENS = 1e12
"""What is more counts no tokens, and would drown all that do."""


class Answered(NamedTuple):
    """One response; None and False where it does not say."""

    model: str | None
    is_incomplete: bool | None
    is_refusal: bool
    """Whether the response as a whole says so; items may say it too."""

    input_tokens: float | None
    output_tokens: float | None


class _Shape(NamedTuple):
    """Where an API keeps what a response says of itself."""

    telling: tuple[str, ...]
    """Members one of which only a response has."""

    reason: str
    finished: frozenset[str]
    """Reasons that say that it came to its end."""

    refused: frozenset[str]
    refusal: str
    """Pointer to the text of a refusal; empty where there is none."""

    model: str
    tokens: tuple[str, str]


_SHAPES = (
    _Shape(
        ("choices",),
        "/choices/0/finish_reason",
        frozenset({"stop", "tool_calls", "function_call"}),
        frozenset(),
        "/choices/0/message/refusal",
        "/model",
        ("/usage/prompt_tokens", "/usage/completion_tokens"),
    ),
    _Shape(
        ("stop_reason",),
        "/stop_reason",
        frozenset({"end_turn", "tool_use", "stop_sequence", "refusal"}),
        frozenset({"refusal"}),
        "",
        "/model",
        ("/usage/input_tokens", "/usage/output_tokens"),
    ),
    _Shape(
        ("candidates",),
        "/candidates/0/finishReason",
        frozenset({"STOP"}),
        frozenset({"SAFETY", "PROHIBITED_CONTENT", "BLOCKLIST", "SPII"}),
        "",
        "/modelVersion",
        ("/usageMetadata/promptTokenCount", "/usageMetadata/candidatesTokenCount"),
    ),
    _Shape(
        ("stopReason",),
        "/stopReason",
        frozenset({"end_turn", "tool_use", "stop_sequence"}),
        frozenset({"guardrail_intervened", "content_filtered"}),
        "",
        "/modelId",
        ("/usage/inputTokens", "/usage/outputTokens"),
    ),
)


def answered_in(body: Body) -> Answered | None:
    """What a response says of itself, or None for a body that is none."""
    if body.kind in (BodyKind.RESPONSE, BodyKind.STREAM):
        return _of_responses(body)
    if body.kind is not BodyKind.FOREIGN or not isinstance(body.node, ObjectNode):
        return None
    node = body.node
    for shape in _SHAPES:
        if any(node.get(name) is not None for name in shape.telling):
            return _of_others(node, shape)
    return None


def _of_responses(body: Body) -> Answered:
    node = body.node
    if body.stream is not None and body.stream.final_response is not None:
        node = body.stream.final_response
    status = _text(node, "/status")
    is_incomplete = None if status in (None, *_UNTOLD) else status not in _FINISHED
    if body.stream is not None and body.stream.is_cut:
        is_incomplete = True
    return Answered(
        _text(node, "/model"),
        is_incomplete,
        is_refusal=False,
        input_tokens=_number(node, "/usage/input_tokens"),
        output_tokens=_number(node, "/usage/output_tokens"),
    )


def _of_others(node: ObjectNode, shape: _Shape) -> Answered:
    reason = _text(node, shape.reason)
    refusal = _text(node, shape.refusal) if shape.refusal else None
    return Answered(
        _text(node, shape.model),
        None if reason is None else reason not in shape.finished,
        bool(refusal) or reason in shape.refused,
        _number(node, shape.tokens[0]),
        _number(node, shape.tokens[1]),
    )


def _text(node: object, pointer: str) -> str | None:
    found = resolve(node, pointer) if isinstance(node, ObjectNode) else None
    return found.text if isinstance(found, StringNode) else None


def _number(node: object, pointer: str) -> float | None:
    """A count of tokens; a number that no count can be is none."""
    found = resolve(node, pointer) if isinstance(node, ObjectNode) else None
    if not isinstance(found, NumberNode) or isinstance(found, StandInNumber):
        return None
    try:
        value = float(found.literal)
    except ValueError:
        return None
    return value if 0 <= value <= _MOST_TOKENS else None
