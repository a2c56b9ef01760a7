"""Texts that are longer than the specification lets them be.

Few items are longer than the least of the limits, and no other one is looked into.

Source: Open Responses specification 2026-04-24, ``maxLength`` of
``FunctionCallOutputItemParam``, the content parts, ``ImageUrl`` and ``FileData``;
openai-openapi v2.3.0 has the same ones for texts and outputs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.places import finding_on, member_place
from inspector.core.items.item_types import known_type, least_limit, part_types
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode, span_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.items.item_types import MemberRule
    from inspector.core.source.json_nodes import JsonNode

_LISTS = ("content", "output", "summary")
"""The members that hold content parts."""


def findings_on(item: Item, text: str) -> Iterator[Finding]:
    """Findings on texts of an item and of its content parts."""
    del text
    span = span_of(item.node)
    if span.end - span.start <= least_limit():
        return
    known = known_type(item.type_text)
    for name, rule in known.members.items() if known is not None else ():
        yield from _of(item, item.get(name), rule, name)
    for name in _LISTS:
        node = item.get(name)
        parts = node.items if isinstance(node, ArrayNode) else ()
        for index, part in enumerate(parts):
            yield from _of_part(item, part, name, index)


def _of_part(item: Item, part: JsonNode, *path: str | int) -> Iterator[Finding]:
    if isinstance(part, ObjectNode):
        for name, rule in part_types().get(part.text("type") or "", {}).items():
            yield from _of(item, part.get(name), rule, *path, name)


def _of(
    item: Item, node: JsonNode | None, rule: MemberRule, *path: str | int
) -> Iterator[Finding]:
    if rule.longest and isinstance(node, StringNode) and len(node.text) > rule.longest:
        yield finding_on(
            "item/member-value",
            item,
            member_place(item, *path),
            "too-long",
            member=".".join(map(str, path)),
            length=len(node.text),
            limit=rule.longest,
        )
