"""The members of one content part: absent, or of a wrong JSON type.

Source: Open Responses specification 2026-04-24, ``InputTextContentParam`` and
its siblings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.member_checks import is_required
from inspector.core.checks.places import finding_on, member_place
from inspector.core.items.item_types import part_types
from inspector.core.source.json_nodes import ObjectNode, is_null, json_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode


def part_findings(item: Item, part: JsonNode, *path: str | int) -> Iterator[Finding]:
    """Findings on the members of a part of a known kind.

    Args:
        item: The item that it is a part of.
        part: The part; anything but an object of a known kind has no findings.
        path: Names and indices from the item down to the part.
    """
    if not isinstance(part, ObjectNode):
        return
    kind = part.text("type") or ""
    for name, rule in part_types().get(kind, {}).items():
        node = part.get(name)
        if node is None:
            if is_required(item, rule):
                yield finding_on(
                    "item/member-missing",
                    item,
                    member_place(item, *path, "type"),
                    "part",
                    member=name,
                    type=kind,
                )
        elif json_type(node) not in rule.types and (
            is_required(item, rule) or not is_null(node)
        ):
            yield finding_on(
                "item/member-type",
                item,
                member_place(item, *path, name),
                "",
                member=".".join(map(str, (*path, name))),
                expected=rule.types,
                found=json_type(node),
            )
