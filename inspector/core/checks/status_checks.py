"""Whether a call was finished, and whether its answer stopped behind it.

Source: Open Responses specification 2026-04-24, "Items are state machines",
``FunctionCallStatus``: in_progress, completed, incomplete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of
from inspector.core.checks.places import finding_on, item_place, member_place
from inspector.core.items.envelope import BodyKind, Side
from inspector.core.source.json_nodes import StringNode, is_null, json_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item

COMPLETED = "completed"
INCOMPLETE = "incomplete"
_ANSWERS = (BodyKind.RESPONSE, BodyKind.STREAM)
_UNFINISHED = ("in_progress", INCOMPLETE)


def findings_on(item: Item, text: str) -> Iterator[Finding]:
    """Findings on ``status``: what a call must have, and what must come last."""
    if item.is_function_call:
        yield from _of_call(item, text)
    if item.status == INCOMPLETE and item.body.kind in _ANSWERS:
        yield from _not_last(item)


def _of_call(item: Item, text: str) -> Iterator[Finding]:
    node = item.get("status")
    if node is None:
        variant = "output" if item.body.side is Side.OUTPUT else ""
        yield finding_on("item/status-missing", item, item_place(item), variant)
    elif is_null(node):
        yield finding_on("item/status-null", item, member_place(item, "status"))
    elif not isinstance(node, StringNode):
        yield finding_on(
            "item/status-not-completed",
            item,
            member_place(item, "status"),
            "not-a-string",
            value=literal_of(node, text),
            found=json_type(node),
        )
    elif node.text != COMPLETED:
        variant = node.text if node.text in _UNFINISHED else ""
        value = literal_of(node, text)
        yield finding_on(
            "item/status-not-completed",
            item,
            member_place(item, "status"),
            variant,
            value=value,
        )


def _not_last(item: Item) -> Iterator[Finding]:
    """An answer that was cut off ends with the item that was cut off."""
    place = member_place(item, "status")
    behind = len(item.body.items) - 1 - item.position
    if behind > 0:
        yield finding_on("item/incomplete-not-last", item, place, "", behind=behind)
    status = item.body.member("status")
    if isinstance(status, StringNode) and status.text == COMPLETED:
        yield finding_on("item/incomplete-not-last", item, place, "response")
