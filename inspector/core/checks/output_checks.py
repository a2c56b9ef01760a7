"""What a tool handed back: a text, or a list of content parts.

Source: Open Responses specification 2026-04-24,
``FunctionCallOutputItemParam.output``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of
from inspector.core.checks.part_checks import part_findings
from inspector.core.checks.places import finding_on, member_place
from inspector.core.items.item import FUNCTION_CALL_OUTPUT
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

_OUTPUTS = (FUNCTION_CALL_OUTPUT, "custom_tool_call_output")
PARTS = ("input_text", "input_image", "input_file", "input_video")
"""The kinds of part that an output may be made of."""


def findings_on(item: Item, text: str) -> Iterator[Finding]:
    """Findings on ``output``; its absence is a missing member."""
    node = item.get("output")
    if item.type_text not in _OUTPUTS or node is None or isinstance(node, StringNode):
        return
    if isinstance(node, ArrayNode):
        yield from _of_parts(item, node, text)
        return
    yield finding_on(
        "item/output-shape",
        item,
        member_place(item, "output"),
        "null" if is_null(node) else "",
        found=json_type(node),
    )


def _of_parts(item: Item, node: ArrayNode, text: str) -> Iterator[Finding]:
    """One finding for a list: data that was never serialised is wrong throughout."""
    faulty = [i for i, part in enumerate(node.items) if _kind(part) not in PARTS]
    if faulty:
        yield _no_part(item, node, faulty, text)
        return
    kinds = dict.fromkeys(_kind(part) for part in node.items)
    yield finding_on(
        "item/output-parts",
        item,
        member_place(item, "output"),
        "" if kinds else "empty",
        parts=tuple(kinds),
    )
    for index, part in enumerate(node.items):
        yield from part_findings(item, part, "output", index)


def _no_part(item: Item, node: ArrayNode, faulty: list[int], text: str) -> Finding:
    first = node.items[faulty[0]]
    has_kind = bool(_kind(first))
    return finding_on(
        "item/output-shape",
        item,
        member_place(item, "output", faulty[0], "type"),
        "part-type" if has_kind else "part",
        number=faulty[0] + 1,
        count=len(node.items),
        faulty=len(faulty),
        value=literal_of(first, text),
        part=_shown_kind(first, text),
        allowed=PARTS,
    )


def _kind(part: JsonNode) -> str:
    return (part.text("type") or "") if isinstance(part, ObjectNode) else ""


def _shown_kind(part: JsonNode, text: str) -> str:
    kind = part.get("type") if isinstance(part, ObjectNode) else None
    return literal_of(kind, text) if kind is not None else ""
