"""What a message says, and in which kinds of part; what reasoning may not say.

Source: Open Responses specification 2026-04-24, ``UserMessageItemParam``,
``AssistantMessageItemParam`` and their siblings; ``ReasoningItemParam.content``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt, literal_of
from inspector.core.checks.part_checks import part_findings
from inspector.core.checks.places import finding_on, member_place
from inspector.core.items.envelope import Side
from inspector.core.items.item_types import part_types
from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
    StringNode,
    is_null,
    json_type,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode

ASSISTANT = "assistant"
_GIVEN = ("input_text", "input_image", "input_file", "input_video")
_SAID = ("output_text", "refusal")
_PARTS = {
    ASSISTANT: _SAID,
    "user": _GIVEN,
    "system": _GIVEN,
    "developer": _GIVEN,
}
"""The kinds of part that a message of each role may have when it is sent."""

_NOT_YET = "in_progress"


def findings_on(item: Item, text: str) -> Iterator[Finding]:
    """Findings on the content of a message, and on that of reasoning."""
    content = item.get("content")
    if content is None:
        return
    if item.type_text == "reasoning":
        yield from _of_reasoning(item, content)
    elif _is_message(item):
        yield from _of_message(item, content, text)


def _is_message(item: Item) -> bool:
    """Also one without ``type``, as OpenAI takes it, of a role that is known."""
    if item.get("type") is None:
        return item.text("role") in _PARTS
    return item.type_text == "message"


def _of_message(item: Item, content: JsonNode, text: str) -> Iterator[Finding]:
    if item.text("role") == ASSISTANT and item.status != _NOT_YET:
        yield from _empty(item, content)
    if isinstance(content, ArrayNode):
        for index, part in enumerate(content.items):
            yield from _of_part(item, part, index, text)
    elif not isinstance(content, StringNode):
        yield from _no_parts(item, content)


def _empty(item: Item, content: JsonNode) -> Iterator[Finding]:
    """An assistant's message that says nothing."""
    variant = None
    if is_null(content):
        variant = "null"
    elif isinstance(content, StringNode):
        variant = None if content.text.strip() else "text"
    elif isinstance(content, ArrayNode) and not content.items:
        variant = ""
    elif isinstance(content, ArrayNode) and all(map(_is_blank, content.items)):
        variant = "blank"
    if variant is not None:
        yield finding_on(
            "item/content-empty", item, member_place(item, "content"), variant
        )


def _is_blank(part: JsonNode) -> bool:
    if not isinstance(part, ObjectNode) or part.text("type") != "output_text":
        return False
    return part.text("text") is not None and not str(part.text("text")).strip()


def _no_parts(item: Item, content: JsonNode) -> Iterator[Finding]:
    if is_null(content) and item.text("role") == ASSISTANT:
        return  # said by content-empty
    yield finding_on(
        "item/content-type",
        item,
        member_place(item, "content"),
        "object" if isinstance(content, ObjectNode) else "no-list",
        found=json_type(content),
    )


def _of_part(item: Item, part: JsonNode, index: int, text: str) -> Iterator[Finding]:
    kind = part.get("type") if isinstance(part, ObjectNode) else None
    allowed = _PARTS.get(item.text("role") or "")
    if not isinstance(kind, StringNode):
        yield _unfit(item, index, "no-type", value=literal_of(part, text))
        return
    shown = literal_of(kind, text)
    if allowed is None or kind.text not in allowed:
        if kind.text not in part_types():
            every = (*_GIVEN, *_SAID)
            yield _unfit(item, index, "unknown", part=shown, allowed=allowed or every)
        elif allowed is not None:
            yield _unfit(item, index, "", part=shown, allowed=allowed)
    if kind.text == "refusal" and isinstance(part, ObjectNode):
        yield _refusal(item, part, index)
    yield from part_findings(item, part, "content", index)


def _unfit(
    item: Item,
    index: int,
    variant: str,
    *,
    part: str = "",
    value: str = "",
    allowed: tuple[str, ...] = (),
) -> Finding:
    return finding_on(
        "item/content-type",
        item,
        member_place(item, "content", index, "type"),
        variant,
        part=part,
        value=value,
        role=excerpt(item.text("role") or ""),
        allowed=allowed,
    )


def _refusal(item: Item, part: ObjectNode, index: int) -> Finding:
    place = member_place(item, "content", index, "refusal")
    said = excerpt(part.text("refusal") or "")
    return finding_on("item/refusal", item, place, "" if said else "silent", said=said)


def _of_reasoning(item: Item, content: JsonNode) -> Iterator[Finding]:
    if is_null(content) or item.body.side is Side.OUTPUT:
        return
    is_empty = isinstance(content, ArrayNode) and not content.items
    yield finding_on(
        "item/reasoning-content",
        item,
        member_place(item, "content"),
        "empty" if is_empty else "",
    )
