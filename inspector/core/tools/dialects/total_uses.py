"""What providers count over a whole schema.

Source: the rule book, ANT-4 (what stands behind a reference is not counted), GEM-7,
CER-1.
"""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.tools.dialects.use_site import number_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.dialects.use import Use
    from inspector.core.tools.dialects.use_site import Site

_BEHIND_REFERENCES = ("/$defs/", "/definitions/")
_MOST = 10**9
"""A sum beyond this is told as this; a limit may have any number of digits."""


def total_uses(sites: Sequence[Site]) -> Iterator[Use]:
    """One use for each thing that is counted."""
    root = sites[0]
    plain = [site for site in sites if not site.pointer.startswith(_BEHIND_REFERENCES)]
    yield root.here("total:optional", sum(map(_optional, plain)))
    yield root.here("total:unions", sum(map(_unions, plain)))
    yield root.here("total:maxItems", _sum_of_limits(sites))
    yield root.here("total:characters", compact_length(root.node))


def compact_length(node: JsonNode) -> int:
    """The characters of a value as it is written, without white space between."""
    total, pending = 0, [node]
    while pending:
        part = pending.pop()
        if isinstance(part, ObjectNode):
            names = (member.name for member in part.members)
            total += 1 + sum(name.end - name.start + 2 for name in names)
            total += not part.members
            pending.extend(member.value for member in part.members)
        elif isinstance(part, ArrayNode):
            total += 2 + max(len(part.items) - 1, 0)
            pending.extend(part.items)
        else:
            total += part.end - part.start
    return total


def _optional(site: Site) -> int:
    if not site.is_object or not site.is_described:
        return 0
    return len(site.properties.keys() - {node.text for node in site.required})


def _unions(site: Site) -> int:
    if site.holder != "properties":
        return 0
    has_list = isinstance(site.members.get("type"), ArrayNode)
    return int(has_list or "anyOf" in site.members)


def _sum_of_limits(sites: Sequence[Site]) -> int:
    limits = (site.members.get("maxItems") for site in sites)
    numbers = (number_in(node) for node in limits if node is not None)
    return int(min(sum(filter(None, numbers), Decimal(0)), Decimal(_MOST)))
