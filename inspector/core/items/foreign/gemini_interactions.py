"""Gemini Interactions, whose steps look like Responses items and are none.

A step ``function_call`` has its arguments as an object and an ``id``; an item has a
string and a ``call_id``. What has a ``call_id`` is an item with a fault.

Source: google-genai 3.6.1, ``_gaos/types/interactions/functioncallstep.py`` and
``functionresultstep.py``.
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
from inspector.core.source.json_nodes import ArrayNode, ObjectNode

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.located import Located

_STEPS = ("outputs", "steps")
_OF_ITEMS = ("call_id", "status", "output", "namespace")
_ITEM_ID = "fc_"
_STORED = "previous_interaction_id"
"""With it, the server has the turns before."""


def bare(at: Located) -> ForeignPart | None:
    """A step that calls a function or brings its result."""
    kind = at.get("type")
    if kind is None:
        return None
    if kind.string == "function_call" and _is_step(at):
        return ForeignPart(kind, (call_at(at, takes=Takes.OBJECT),))
    if kind.string == "function_result" and at.has("call_id"):
        result = result_at(at, "/call_id", "/result", "/name")
        return ForeignPart(kind, results=(result,))
    return None


def _is_step(at: Located) -> bool:
    arguments, own = at.get("arguments"), at.text("id")
    is_object = arguments is not None and arguments.is_object
    is_named = own is not None and not own.startswith(_ITEM_ID)
    return is_object and is_named and not any(map(at.has, _OF_ITEMS))


def message(at: Located) -> ForeignPart | None:
    """A turn with such steps as its content."""
    return turn_of(at, bare, "/content") if at.has("role") else None


def whole(at: Located) -> ForeignPart | None:
    """An interaction, or a request for one that holds such steps."""
    named = at.get("object")
    is_named = named is not None and named.string == "interaction"
    steps = [step for name in _STEPS for step in at.each(f"/{name}")]
    if _sends_steps(at):
        steps.extend(at.each("/input"))
    parts = (*found_by(bare, steps), *found_by(message, steps))
    if not parts and not is_named:
        return None
    telling = named if is_named else None
    first = telling or parts[0].telling
    is_whole = not at.has(_STORED)
    turns = at.each("/input") if is_whole else ()
    return merged(first, parts, (at.get("tools"),), turns=turns)


def _sends_steps(at: Located) -> bool:
    """Whether ``input`` holds steps and not one item that has a ``call_id``.

    In a Responses request, what is foreign is mixed in. Asked of every request, so it
    looks at bare values.
    """
    sent = at.node.get("input") if isinstance(at.node, ObjectNode) else None
    if not isinstance(sent, ArrayNode):
        return False
    nodes = [node for node in sent.items if isinstance(node, ObjectNode)]
    kinds = {n.text("type") for n in nodes if n.get("call_id") is not None}
    return kinds <= {"function_result"} and any(
        node.text("type") in ("function_call", "function_result")
        or (node.get("role") is not None and _has_steps(node.get("content")))
        for node in nodes
    )


def _has_steps(content: JsonNode | None) -> bool:
    parts = content.items if isinstance(content, ArrayNode) else ()
    kinds = (part.text("type") for part in parts if isinstance(part, ObjectNode))
    return any(kind in ("function_call", "function_result") for kind in kinds)


API = ForeignApi(
    "gemini-interactions",
    "Gemini Interactions",
    'result (type: "function_result")',
    whole,
    message,
    bare,
    Keys(("object", "outputs/", "steps/", "input/"), ("content/",), ("type",)),
)
