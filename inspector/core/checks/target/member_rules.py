"""Members of one item, as a target wants them.

Source: the rules ``item-types``, ``member-required``, ``member-refused``,
``member-value`` and ``object-arguments`` of the targets' files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of
from inspector.core.checks.places import item_place, member_place
from inspector.core.checks.target.stating import Asked, stated
from inspector.core.items.envelope import Side
from inspector.core.rules.severity import Severity
from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    ObjectNode,
    is_null,
    json_type,
)
from inspector.core.targets.rule_kinds import When

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.targets.rule_kinds import (
        ItemTypes,
        MemberRefused,
        MemberRequired,
        MemberValue,
        ObjectArguments,
    )


def of_type(rule: ItemTypes, item: Item, asked: Asked) -> Iterator[Finding]:
    """A type that is not taken. One with a prefix has a finding of its own."""
    kind = item.type_text
    if kind is None or ":" in kind or rule.takes(kind):
        return
    place = member_place(item, "type")
    variant = rule.effect.value if rule.is_verified else "unverified"
    node = item.get("type")
    shown = literal_of(node, asked.text) if node is not None else ""
    yield stated("target/item-type", asked, rule, place, variant, item=item, type=shown)


def required(rule: MemberRequired, item: Item, asked: Asked) -> Iterator[Finding]:
    """A member that is not there."""
    node = item.get(rule.member)
    is_absent = node is None or is_null(node)
    is_empty = isinstance(node, ArrayNode) and not node.items
    if is_absent or (rule.is_filled and is_empty):
        place = item_place(item) if node is None else member_place(item, rule.member)
        yield stated(
            "target/member-required",
            asked,
            rule,
            place,
            "" if is_absent else "empty",
            item=item,
            member=rule.member,
            type=item.type_text or "",
        )


def refused(rule: MemberRefused, item: Item, asked: Asked) -> Iterator[Finding]:
    """A member that is not taken; an answer may have it, what is sent may not."""
    node = item.get(rule.member)
    if node is None or not is_meant(node, rule.when):
        return
    is_answer = item.body.side is Side.OUTPUT and rule.severity is Severity.BLOCK
    yield stated(
        "target/member-refused",
        asked,
        rule,
        member_place(item, rule.member, of_name=True),
        "answer" if is_answer else rule.effect.value,
        item=item,
        severity=Severity.WARN if is_answer else rule.severity,
        member=rule.member,
        type=item.type_text or "",
        value=literal_of(node, asked.text),
    )


def of_value(rule: MemberValue, item: Item, asked: Asked) -> Iterator[Finding]:
    """A text that a member must not be."""
    node = item.get(rule.member)
    if node is not None and item.text(rule.member) in rule.values:
        yield stated(
            "target/member-value",
            asked,
            rule,
            member_place(item, rule.member),
            rule.effect.value,
            item=item,
            member=rule.member,
            value=literal_of(node, asked.text),
        )


def of_arguments(rule: ObjectArguments, item: Item, asked: Asked) -> Iterator[Finding]:
    """Arguments that are JSON, and no object. What is no JSON is said elsewhere."""
    reading = item.arguments.reading if item.arguments is not None else None
    if reading is None or reading.root is None or not reading.is_json:
        return
    if not isinstance(reading.root, ObjectNode):
        place = member_place(item, "arguments")
        found = json_type(reading.root)
        yield stated(
            "target/arguments-form", asked, rule, place, item=item, found=found
        )


def is_meant(node: JsonNode, when: When) -> bool:
    """Whether a member's value is one that a rule is about."""
    if when is When.TRUE:
        return isinstance(node, ConstantNode) and node.value is True
    if when is When.PRESENT:
        return True
    return is_null(node) == (when is When.NULL)
