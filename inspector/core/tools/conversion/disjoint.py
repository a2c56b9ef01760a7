"""Whether no value can fit two schemas at once: proved, or not known.

Then ``oneOf`` and ``anyOf`` allow the same values. Proofs that are taken: other
types, other constants, or a property that both require and of which the same holds.

Source: JSON Schema 2020-12, core, sections 10.2.1.2 and 10.2.1.3.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, json_type
from inspector.core.tools.conversion.json_text import value_key
from inspector.core.tools.conversion.merging import required_names, types_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.conversion.part import SchemaPart

_DEPTH = 4
"""Properties within properties, and links, that a proof follows."""

_MOST_BRANCHES = 200
"""Each pair is looked at; more branches are not proved disjoint."""


def are_disjoint(branches: Sequence[SchemaPart]) -> bool:
    """Whether no value can fit two of the branches."""
    if len(branches) > _MOST_BRANCHES:
        return False
    return all(_apart(one, other, _DEPTH) for one, other in combinations(branches, 2))


def _apart(one: SchemaPart, other: SchemaPart, depth: int) -> bool:
    one, other = _followed(one), _followed(other)
    if one.constant is False or other.constant is False:
        return True
    if not depth:
        return False
    return (
        _types_apart(one, other)
        or _values_apart(one, other)
        or _members_apart(one, other, depth - 1)
    )


def _followed(part: SchemaPart) -> SchemaPart:
    for _ in range(_DEPTH):
        if part.link is None or len(part.words) != 1:
            break
        part = part.link.target
    return part


def _types_apart(one: SchemaPart, other: SchemaPart) -> bool:
    mine, theirs = _types(one), _types(other)
    return bool(mine) and bool(theirs) and not mine & theirs


def _types(part: SchemaPart) -> set[str]:
    """JSON's own types: whole numbers are numbers."""
    declared = types_in(part.node("type"))
    names = {"number" if name == "integer" else name for name in declared}
    values = _values(part)
    if values is not None:
        found = {json_type(value) for value in values}
        return found & names if names else found
    return names


def _values(part: SchemaPart) -> list[JsonNode] | None:
    """The values that alone are allowed, where they are listed."""
    const, enum = part.node("const"), part.node("enum")
    if const is not None:
        return [const]
    return list(enum.items) if isinstance(enum, ArrayNode) else None


def _values_apart(one: SchemaPart, other: SchemaPart) -> bool:
    mine, theirs = _values(one), _values(other)
    if mine is None or theirs is None:
        return False
    return not set(map(value_key, mine)) & set(map(value_key, theirs))


def _members_apart(one: SchemaPart, other: SchemaPart, depth: int) -> bool:
    """A discriminator: required on both sides, and never the same."""
    if "object" not in _types(one) & _types(other):
        return False  # a value that is no object may still fit both
    if _types(one) & _types(other) != {"object"}:
        return False
    mine, theirs = one.named("properties"), other.named("properties")
    both = required_names(one) & required_names(other) & mine.keys() & theirs.keys()
    if any(_apart(mine[name], theirs[name], depth) for name in both):
        return True
    return _closed_out(one, other) or _closed_out(other, one)


def _closed_out(one: SchemaPart, other: SchemaPart) -> bool:
    """Whether one is closed and lacks what the other requires."""
    rest = one.part("additionalProperties")
    if rest is None or rest.constant is not False or "patternProperties" in one.words:
        return False
    return bool(required_names(other) - one.named("properties").keys())
