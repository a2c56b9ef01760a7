"""Members of an item against its type: absent, of a wrong type, of a wrong value.

The table is `item_types`. An item of a response is held against the output form
of its type; any other against the input form, which asks for less.

Source: Open Responses specification 2026-04-24, the ``...ItemParam`` classes
(input form) and ``ItemField`` (output form).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of
from inspector.core.checks.places import finding_on, item_place, member_place
from inspector.core.items.envelope import Side
from inspector.core.items.item_types import known_type
from inspector.core.source.json_nodes import StringNode, is_null, json_type
from inspector.core.source.pointer import resolve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.items.item_types import ItemType, MemberRule
    from inspector.core.source.json_nodes import JsonNode

_ANY = ""
_ABSENCE_SPOKEN_OF_ELSEWHERE = {
    (_ANY, "type"),
    (_ANY, "call_id"),
    ("function_call", "arguments"),
    ("function_call", "status"),
}
"""Type and member whose absence, or null, has a rule of its own."""

_KIND_SPOKEN_OF_ELSEWHERE = {
    (_ANY, "type"),
    ("custom_tool_call_output", "output"),
    ("function_call", "arguments"),
    ("function_call", "status"),
    ("function_call_output", "output"),
    ("message", "content"),
}
"""Type and member whose JSON type and value have a rule of their own."""

_LOST = ("undefined", "null", "None", "nil", "NaN")
"""What a program writes for an id that it does not have."""


def findings_on(item: Item, text: str) -> Iterator[Finding]:
    """Findings on the members that the item's type speaks of."""
    known = known_type(item.type_text)
    if known is None:
        return
    for path, rule in known.members.items():
        node = _at(item, path)
        if node is None or is_null(node):
            yield from _absent(item, known, path, rule, node)
        elif not _is_among(_KIND_SPOKEN_OF_ELSEWHERE, known, path):
            yield from _present(item, path, rule, node, text)


def is_required(item: Item, rule: MemberRule) -> bool:
    """Whether the form that holds for an item asks for a member."""
    if item.body.side is Side.OUTPUT:
        return rule.required_on_output
    return rule.required_on_input


def _at(item: Item, path: str) -> JsonNode | None:
    return resolve(item.node, f"/{path}") if "/" in path else item.get(path)


def _is_among(pairs: set[tuple[str, str]], known: ItemType, path: str) -> bool:
    return (known.name, path) in pairs or (_ANY, path) in pairs


def _absent(
    item: Item, known: ItemType, path: str, rule: MemberRule, node: JsonNode | None
) -> Iterator[Finding]:
    """A member that is not there; ``null`` for one that is optional is as good."""
    if not is_required(item, rule):
        return
    if _is_among(_ABSENCE_SPOKEN_OF_ELSEWHERE, known, path):
        return
    if node is not None and rule.required_on_input:
        if not _is_among(_KIND_SPOKEN_OF_ELSEWHERE, known, path):
            yield _wrong_type(item, path, rule, node)
        return
    yield _missing(item, known, path, rule, node)


def _missing(
    item: Item, known: ItemType, path: str, rule: MemberRule, node: JsonNode | None
) -> Finding:
    place = item_place(item) if node is None else member_place(item, path)
    variant = "" if rule.required_on_input else "output"
    return finding_on(
        "item/member-missing",
        item,
        place,
        "null" if node is not None else variant,
        member=path,
        type=known.name,
    )


def _present(
    item: Item, path: str, rule: MemberRule, node: JsonNode, text: str
) -> Iterator[Finding]:
    if rule.types and json_type(node) not in rule.types:
        yield _wrong_type(item, path, rule, node)
    elif isinstance(node, StringNode):
        yield from _wrong_value(item, path, rule, node, text)


def _wrong_type(item: Item, path: str, rule: MemberRule, node: JsonNode) -> Finding:
    return finding_on(
        "item/member-type",
        item,
        member_place(item, *path.split("/")),
        "",
        member=path.replace("/", "."),
        expected=rule.types,
        found=json_type(node),
    )


def _wrong_value(
    item: Item, path: str, rule: MemberRule, node: StringNode, text: str
) -> Iterator[Finding]:
    variant = _value_variant(item, path, rule, node.text)
    if variant is None:
        return
    yield finding_on(
        "item/member-value",
        item,
        member_place(item, *path.split("/")),
        variant,
        member=path.replace("/", "."),
        value=literal_of(node, text),
        allowed=_allowed(item, rule),
    )


def _allowed(item: Item, rule: MemberRule) -> tuple[str, ...]:
    is_answer = item.body.side is Side.OUTPUT
    return rule.values + rule.output_values if is_answer else rule.values


def _value_variant(item: Item, path: str, rule: MemberRule, value: str) -> str | None:
    """What is wrong with a string; None where nothing is."""
    if value in rule.output_values:
        return None if item.body.side is Side.OUTPUT else "output-only"
    if rule.values:
        return None if value in rule.values else ""
    if path in ("call_id", "name") and not value.strip():
        return "empty"
    return "lost" if path == "call_id" and value in _LOST else None
