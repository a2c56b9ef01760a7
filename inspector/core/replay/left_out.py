"""What does not travel, and why.

Source: rules of replay over many providers, named in the catalogue's rules: a
provider's own items, what it keeps for itself, and what is not whole stay behind.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.verdict import Reason
from inspector.core.items.item import FUNCTION_CALL_OUTPUT
from inspector.core.items.item_types import Portability
from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    ObjectNode,
    StringNode,
    is_null,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode


class Why(StrEnum):
    """Why an item is not in the portable input."""

    BLOCKED = "blocked"
    UNCHECKED = "unchecked"
    UNREADABLE = "unreadable"
    """The text around it is no JSON, so that it may be another item to others."""

    LOST_CONTEXT = "lost-context"
    """Only its own provider can read it: reasoning, references, hosted tools."""

    BOUND = "bound"
    """A member of it means something to its own provider only."""

    FORM = "form"
    """It is spelled in a way that not every server takes."""

    UNFINISHED = "unfinished"
    EMPTY = "empty"
    UNPAIRED = "unpaired"
    DISPUTED = "disputed"
    """Another item lays claim to its other half."""

    PARTNER = "partner"
    """Its other half is left out."""

    TARGET = "target"
    """The target does not take it, not even in this form."""

    ELSEWHERE = "elsewhere"
    """It belongs to another conversation than the one that was taken."""

    STATE = "state"
    """No item: what the server kept of the conversation is not in the log."""


class LeftOut(NamedTuple):
    """One thing that is not in the portable input."""

    item: int | None
    """Number of the item in the document; None for what was never logged."""

    why: Why
    codes: tuple[str, ...] = ()
    """The rules that say more, where there are any."""


ROLES = ("user", "assistant", "system", "developer")
_BOUND_MEMBERS = ("namespace", "async", "caller")
_PLACES_OF_FILES = {
    "input_image": ("image_url",),
    "input_file": ("file_data", "file_url"),
}
"""Where a file is that travels; elsewhere it is one that the provider keeps."""


def why_left_out(inspected: InspectedItem, inspection: Inspection) -> LeftOut | None:
    """Why an item does not travel, whatever its other half is; None if it does.

    Args:
        inspected: The item, inspected for the default target.
        inspection: The inspection that it is of.
    """
    found = next(_reasons(inspected, inspection), None)
    return None if found is None else LeftOut(inspected.item.index, *found)


def _reasons(
    inspected: InspectedItem, inspection: Inspection
) -> Iterator[tuple[Why, tuple[str, ...]]]:
    item = inspected.item
    if not inspection.document.records[item.record].is_json:
        yield Why.UNREADABLE, ()
    if item.portable is not Portability.CORE and item.type_text is not None:
        yield Why.LOST_CONTEXT, _said(inspected, "item/type-", "item/state-bound")
    if inspected.blocks:
        codes = [finding.code for finding in inspected.findings if finding.blocks]
        yield Why.BLOCKED, tuple(dict.fromkeys(codes))
    if _names_twice(item.node):
        yield Why.FORM, ("json/duplicate-name",)
    yield from _reasons_of_status(inspected)
    if item.is_function_call:
        yield from _reasons_of_call(inspected)
    elif item.type_text == FUNCTION_CALL_OUTPUT:
        if not isinstance(item.get("output"), StringNode):
            yield Why.FORM, ("item/output-parts",)
    else:
        yield from _reasons_of_message(inspected)
    strange = _said(inspected, "item/call-id-charset")
    if strange:
        yield Why.FORM, strange


def _reasons_of_status(
    inspected: InspectedItem,
) -> Iterator[tuple[Why, tuple[str, ...]]]:
    if inspected.reason is Reason.UNCHECKED:
        yield Why.UNCHECKED, _said(inspected, "arguments/no-schema", "arguments/und")
    status = inspected.item.get("status")
    is_whole = status is None or is_null(status)
    if not is_whole and inspected.item.status != "completed":
        yield Why.UNFINISHED, ()


def _reasons_of_call(inspected: InspectedItem) -> Iterator[tuple[Why, tuple[str, ...]]]:
    item = inspected.item
    root = item.arguments.reading.root if item.arguments is not None else None
    if not isinstance(root, ObjectNode):
        yield Why.FORM, ("arguments/not-an-object",)
    if any(_is_bound(item, name) for name in _BOUND_MEMBERS):
        said = _said(inspected, "item/namespace-member", "item/member-provider")
        yield Why.BOUND, said


def _reasons_of_message(
    inspected: InspectedItem,
) -> Iterator[tuple[Why, tuple[str, ...]]]:
    empty = _said(inspected, "item/content-empty")
    if empty:
        yield Why.EMPTY, empty
    item = inspected.item
    content = item.get("content")
    if item.text("role") not in ROLES or content is None or is_null(content):
        yield Why.FORM, _said(inspected, "item/member-")
    parts = content.items if isinstance(content, ArrayNode) else ()
    if any(_is_kept_elsewhere(part) for part in parts):
        yield Why.BOUND, ()


def _is_bound(item: Item, name: str) -> bool:
    """Whether a member changes what a call means; a direct caller is the usual one."""
    node = item.get(name)
    if node is None or is_null(node):
        return False
    if isinstance(node, ObjectNode):
        return node.text("type") != "direct"
    return not (isinstance(node, ConstantNode) and node.value is False)


def _is_kept_elsewhere(part: JsonNode) -> bool:
    if not isinstance(part, ObjectNode):
        return True
    places = _PLACES_OF_FILES.get(part.text("type") or "")
    return places is not None and not any(part.text(name) for name in places)


def _names_twice(node: JsonNode) -> bool:
    """Whether readers may disagree about the item; its arguments are one text."""
    if isinstance(node, ObjectNode):
        names = list(node.names())
        return len(set(names)) < len(names) or any(
            _names_twice(member.value) for member in node.members
        )
    return isinstance(node, ArrayNode) and any(map(_names_twice, node.items))


def _said(inspected: InspectedItem, *beginnings: str) -> tuple[str, ...]:
    codes = (finding.code for finding in inspected.findings)
    return tuple(dict.fromkeys(code for code in codes if code.startswith(beginnings)))
