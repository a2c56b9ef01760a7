"""The kinds of content part that a target takes.

Source: the rules ``parts`` of the targets' files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of
from inspector.core.checks.places import member_place
from inspector.core.checks.target.stating import Asked, stated
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.targets.rule_kinds import Parts

_CODES = {"output": "item/output-parts", "content": "item/content-type"}


def of_parts(rule: Parts, item: Item, asked: Asked) -> Iterator[Finding]:
    """A list where only a text is taken, or parts of a kind that is not."""
    node = item.get(rule.member)
    if not isinstance(node, ArrayNode):
        return
    code = _CODES[rule.member]
    if not rule.accepts and not rule.refuses:
        place = member_place(item, rule.member)
        yield stated(code, asked, rule, place, "target-list", item=item)
        return
    for index, part in enumerate(node.items):
        kind = _kind(part)
        if kind is not None and not rule.takes(kind.text):
            yield stated(
                code,
                asked,
                rule,
                member_place(item, rule.member, index, "type"),
                f"target-{rule.effect.value}",
                item=item,
                part=literal_of(kind, asked.text),
            )


def _kind(part: JsonNode) -> StringNode | None:
    kind = part.get("type") if isinstance(part, ObjectNode) else None
    return kind if isinstance(kind, StringNode) else None
