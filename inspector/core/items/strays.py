"""What of another API stands where items of Responses are expected.

Source: rule book, section 5; the finding catalogue, ``envelope/mixed``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign import gemini_interactions, table
from inspector.core.items.item_types import known_type
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.located import Located

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.items.foreign.foreign_call import Foreign
    from inspector.core.source.json_nodes import JsonNode

_FUNCTION_CALL = "function_call"
_MESSAGE = "message"


def is_sure_item(node: JsonNode) -> bool:
    """Whether a value is an item of Responses and can be nothing else.

    Two types are those of other APIs as well. A ``call_id`` makes a call an item,
    whatever is wrong with it, unless it says whose else it is.
    """
    if not isinstance(node, ObjectNode):
        return False
    kind = node.text("type")
    if kind is None or (":" not in kind and known_type(kind) is None):
        return False
    if node.get("object") is not None:
        return not (node.text("object") or "").startswith("realtime.")
    if kind == _FUNCTION_CALL:
        return node.get("call_id") is not None or not _is_step(node)
    return kind != _MESSAGE or node.get("stop_reason") is None


def _is_step(node: ObjectNode) -> bool:
    return gemini_interactions.bare(Located(0, "", node)) is not None


def strays_in(places: Iterable[Located], *, is_mixed: bool) -> tuple[Foreign, ...]:
    """What is foreign among items, or within one of them.

    Args:
        places: The items.
        is_mixed: Whether there are items of Responses among them; then a call with an
            object for its arguments is one of those with a fault.
    """
    found = (_stray_of(place) for place in places)
    return tuple(
        table.settled_one(stray)
        for stray in found
        if stray is not None and not (is_mixed and _is_damaged_call(stray))
    )


def _is_damaged_call(found: table.Found) -> bool:
    api, part = found
    return api is gemini_interactions.API and bool(part.calls)


def _stray_of(at: Located) -> table.Found | None:
    node = at.node
    if not isinstance(node, ObjectNode) or not _may_hold_a_stray(node):
        return None
    return table.bare_of(at) or table.turn_of(at)


def _may_hold_a_stray(node: ObjectNode) -> bool:
    """Most items are plain: asking every API about each would be a waste."""
    if not is_sure_item(node):
        return True
    if node.text("type") != _MESSAGE:
        return False
    if node.get("tool_calls") is not None or node.get("function_call") is not None:
        return True
    content = node.get("content")
    parts = content.items if isinstance(content, ArrayNode) else ()
    return any(
        isinstance(part, ObjectNode) and not _is_plain_part(part) for part in parts
    )


def _is_plain_part(part: ObjectNode) -> bool:
    kind = part.text("type") or ""
    return kind.startswith(("input_", "output_")) or kind in ("text", "refusal")
