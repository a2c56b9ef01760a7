"""Lint the parameters of a tool against a strict subset of JSON Schema.

Every place is told, not only the first one: a server names one fault a request.
Nothing is changed here; what a strict form would look like is another module's.

Source: OpenAI, structured outputs guide and function calling guide, "Strict mode"
(2026-11-30); the profiles name the source of each single rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.tools.strict.fault import Level, SchemaFault, StrictLint
from inspector.core.tools.strict.keyword_rules import (
    format_hits,
    keyword_hits,
    pattern_hits,
)
from inspector.core.tools.strict.limit_rules import limit_hits
from inspector.core.tools.strict.object_rules import OPEN, REQUIRED, object_hits
from inspector.core.tools.strict.reference_rules import reference_hits, union_hits
from inspector.core.tools.strict.root_rules import root_hits, root_hits_without_strict
from inspector.core.tools.strict.schema_site import sites_of
from inspector.core.tools.strict.strict_profile import load_profile
from inspector.core.tools.strict.type_rules import item_hits, type_hits

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.strict.hit import Hit
    from inspector.core.tools.strict.strict_profile import Profile

MOST_POINTER_CHARACTERS = 2**24
"""Of all faults together: a name of a megabyte above a thousand faults must not fill
the memory. An honest schema has some thousands."""

_ADDED_WITHOUT_LOSS = {(OPEN, ""), (REQUIRED, "")}
"""Rules and variants that a server sets right by itself."""


def lint_schema(schema: JsonNode, profile: Profile | None = None) -> StrictLint:
    """Hold a parameters schema against a strict subset.

    Args:
        schema: Any JSON value; what is no schema is told as such.
        profile: Whose subset; today's OpenAI when None.

    Returns:
        The level and every fault. Cost is linear in the schema.
    """
    used = profile or load_profile()
    faults, unlisted = _weighed(_hits(schema, used), used)
    level = Level.NOT_STRICT if unlisted else _level(faults)
    return StrictLint(used, level, faults, unlisted)


def refused_without_strict(
    schema: JsonNode, profile: Profile | None = None
) -> tuple[SchemaFault, ...]:
    """What is refused of a schema although nobody asks for ``strict``."""
    used = profile or load_profile()
    return _weighed(root_hits_without_strict(schema, used), used)[0]


def _hits(schema: JsonNode, profile: Profile) -> Iterator[Hit]:
    sites = tuple(sites_of(schema))
    checks = (
        root_hits,
        object_hits,
        type_hits,
        item_hits,
        keyword_hits,
        format_hits,
        pattern_hits,
        reference_hits(sites[0]),
        union_hits,
    )
    for site in sites:
        for check in checks:
            yield from check(site, profile)
    yield from limit_hits(sites, profile)


def _weighed(
    hits: Iterable[Hit], profile: Profile
) -> tuple[tuple[SchemaFault, ...], int]:
    """Give each place the weight of its rule; without one it is none."""
    faults: list[SchemaFault] = []
    room, unlisted = MOST_POINTER_CHARACTERS, 0
    for hit in hits:
        rule = profile.rule(hit.rule)
        if rule is None:
            continue
        if room <= 0:
            unlisted += 1
            continue
        pointer = hit.site.pointer(*hit.below)
        room -= len(pointer)
        place = (pointer, hit.span, hit.of_name)
        faults.append(
            SchemaFault(
                rule.code, rule.name, rule.severity, *place, hit.variant, hit.details
            )
        )
    faults.sort(key=lambda fault: fault.span)
    return tuple(faults), unlisted


def _level(faults: Iterable[SchemaFault]) -> Level:
    blocking = [fault for fault in faults if fault.blocks]
    if not blocking:
        return Level.CLEAN
    if all((fault.rule, fault.variant) in _ADDED_WITHOUT_LOSS for fault in blocking):
        return Level.NORMALISABLE
    return Level.NOT_STRICT
