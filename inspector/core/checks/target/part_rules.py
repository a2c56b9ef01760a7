"""The content parts that a target takes: their kinds, and what they hold.

Source: the rules ``parts`` and ``part-form`` of the targets' files.
"""

from __future__ import annotations

import re
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
    from inspector.core.targets.rule_kinds import PartForm, Parts

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


def of_part_form(rule: PartForm, item: Item, asked: Asked) -> Iterator[Finding]:
    """Parts with a text that does not begin as the target wants it."""
    for name in _CODES:
        node = item.get(name)
        parts = node.items if isinstance(node, ArrayNode) else ()
        for index, part in enumerate(parts):
            kind = _kind(part)
            if kind is None or kind.text != rule.part:
                continue
            text = part.get(rule.member) if isinstance(part, ObjectNode) else None
            if isinstance(text, StringNode) and not re.match(rule.pattern, text.text):
                yield stated(
                    "target/member-value",
                    asked,
                    rule,
                    member_place(item, name, index, rule.member),
                    rule.effect.value,
                    item=item,
                    member=rule.member,
                    value=literal_of(text, asked.text),
                )


def _kind(part: JsonNode) -> StringNode | None:
    kind = part.get("type") if isinstance(part, ObjectNode) else None
    return kind if isinstance(kind, StringNode) else None
