"""What an item's ``type`` says of where the item may go.

A type that is missing, one with a provider's prefix, one of a provider without
prefix, and one that nobody knows are four different things, and are told apart.

Source: Open Responses specification 2026-04-24, "Items" and "Extending Open
Responses" (a type of a provider is named ``slug:type``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt, literal_of
from inspector.core.checks.places import finding_on, item_place, member_place
from inspector.core.items.item_types import (
    ItemType,
    Portability,
    item_types,
    known_type,
    owner_name,
)
from inspector.core.source.json_nodes import (
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

_CLOSE = 0.75
"""How alike two names must be (0 to 1) before one is offered for the other."""

_LONGEST_NAME = 80
"""Beyond it a text is no misspelled name, and comparing would take long."""


def findings_on(item: Item, text: str) -> Iterator[Finding]:
    """Findings on ``type``; exactly one for every type that is not portable."""
    if not isinstance(item.node, ObjectNode):
        found = json_type(item.node)
        yield finding_on(
            "item/type-missing", item, item_place(item), "not-an-object", found=found
        )
        return
    kind = item.node.get("type")
    if isinstance(kind, StringNode):
        yield from _of_text(item, kind, text)
    else:
        yield _missing(item, item.node, kind)


def _missing(item: Item, node: ObjectNode, kind: JsonNode | None) -> Finding:
    code, place = "item/type-missing", member_place(item, "type")
    if kind is None:
        return finding_on(code, item, place, _absent_variant(node))
    if is_null(kind):
        return finding_on(code, item, place, "null")
    return finding_on(code, item, place, "not-a-string", found=json_type(kind))


def _absent_variant(node: ObjectNode) -> str:
    """OpenAI reads two shapes without ``type``; they are told so."""
    names = set(node.names())
    if {"role", "content"} <= names:
        return "message"
    return "reference" if names == {"id"} else ""


def _of_text(item: Item, kind: StringNode, text: str) -> Iterator[Finding]:
    shown = literal_of(kind, text)
    known = known_type(kind.text)
    if ":" in kind.text:
        yield _namespaced(item, kind.text, shown)
    elif known is None:
        yield _unknown(item, kind.text, shown)
    elif known.portable is Portability.PROVIDER:
        owner = owner_name(known.owner)
        place = member_place(item, "type")
        yield finding_on("item/type-provider", item, place, type=shown, owner=owner)
    elif known.portable is Portability.SPEC:
        yield _state_bound(item, known)


def _namespaced(item: Item, type_text: str, shown: str) -> Finding:
    prefix, _, bare = type_text.partition(":")
    known = known_type(bare)
    return finding_on(
        "item/type-namespaced",
        item,
        member_place(item, "type"),
        _namespaced_variant(prefix, bare, known),
        type=shown,
        prefix=excerpt(prefix),
        bare=excerpt(bare),
        owner=owner_name(known.owner) if known else "",
    )


def _namespaced_variant(prefix: str, bare: str, known: ItemType | None) -> str:
    if not prefix.strip() or not bare.strip():
        return "half"
    if known is None:
        return ""
    return "provider" if known.portable is Portability.PROVIDER else "specified"


def _unknown(item: Item, type_text: str, shown: str) -> Finding:
    code, place = "item/type-unknown", member_place(item, "type")
    if not type_text.strip():
        return finding_on(code, item, place, "empty", type=shown)
    nearest = _nearest(type_text)
    variant = "nearest" if nearest else ""
    return finding_on(code, item, place, variant, type=shown, nearest=nearest)


def _nearest(type_text: str) -> str:
    """The known type that is spelled most like it; empty when none is close."""
    if len(type_text) > _LONGEST_NAME:
        return ""
    from difflib import get_close_matches  # noqa: PLC0415 - for an unknown type only

    alike = get_close_matches(
        type_text.strip().lower().replace("-", "_"), item_types(), 1, _CLOSE
    )
    return alike[0] if alike else ""


def _state_bound(item: Item, known: ItemType) -> Finding:
    variant = {"item_reference": "reference", "reasoning": "reasoning"}.get(
        known.name, ""
    )
    if variant == "reasoning" and item.text("encrypted_content"):
        variant = "encrypted"
    place = member_place(item, "type")
    return finding_on("item/state-bound", item, place, variant, type=known.name)
