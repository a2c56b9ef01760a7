"""How large a schema may be, with what was counted.

The root and each definition are counted apart where properties and nesting are
concerned, and references are not followed.

Source: OpenAI, structured outputs guide, "Limitations on object depth and size"
(2026-11-30); pydantic-ai 2.68.0 for how it is counted.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.tools.strict.hit import Hit, on_name, on_site
from inspector.core.tools.strict.schema_site import DEFINITIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.strict.schema_site import Site
    from inspector.core.tools.strict.strict_profile import Profile

PROPERTIES = "OAI-L01"
NESTING = "OAI-L02"
CHARACTERS = "OAI-L03"
ENUM_VALUES = "OAI-L04"
ENUM_CHARACTERS = "OAI-L05"


def limit_hits(sites: Sequence[Site], profile: Profile) -> Iterator[Hit]:
    """Every limit that a schema goes beyond; one for each unit, enum or schema."""
    yield from _properties(sites, _limit(profile, PROPERTIES))
    yield from _nesting(sites, _limit(profile, NESTING))
    root, characters = sites[0], sum(map(_characters, sites))
    yield from _over(CHARACTERS, root, "characters", characters, profile)
    values = sum(len(_enum(site)) for site in sites)
    yield from _over(ENUM_VALUES, root, "enum-values", values, profile)
    for site in sites:
        yield from _long_enum(site, profile)


def _limit(profile: Profile, name: str) -> int | None:
    rule = profile.rule(name)
    return rule.limit if rule is not None else None


def _over(
    name: str, site: Site, variant: str, found: int, profile: Profile
) -> Iterator[Hit]:
    limit = _limit(profile, name)
    if limit is not None and found > limit:
        yield on_site(name, site, variant, found=found, limit=limit)


def _properties(sites: Sequence[Site], limit: int | None) -> Iterator[Hit]:
    counts: Counter[int] = Counter()
    tops: dict[int, Site] = {}
    for site in sites:
        tops.setdefault(site.unit, site)
        held = site.get("properties")
        counts[site.unit] += len(held.members) if isinstance(held, ObjectNode) else 0
    for unit, found in counts.items():
        if limit is not None and found > limit:
            yield on_site(
                PROPERTIES, tops[unit], "properties", found=found, limit=limit
            )


def _nesting(sites: Sequence[Site], limit: int | None) -> Iterator[Hit]:
    """The objects that are the first too deep, with the depth of the deepest."""
    deepest: defaultdict[int, int] = defaultdict(int)
    first: dict[int, Site] = {}
    for site in sites:
        if limit is not None and site.is_object and site.level >= limit:
            deepest[site.unit] = max(deepest[site.unit], site.level + 1)
            known = first.get(site.unit)
            if known is None or (site.level, site.mark) < (known.level, known.mark):
                first[site.unit] = site
    for unit, site in first.items():
        found = deepest[unit]
        yield on_site(NESTING, site, "nesting", found=found, limit=limit or 0)


def _long_enum(site: Site, profile: Profile) -> Iterator[Hit]:
    rule, values = profile.rule(ENUM_CHARACTERS), _enum(site)
    if rule is None or len(values) <= rule.above:
        return
    found = sum(len(value.text) for value in values if isinstance(value, StringNode))
    if found > rule.limit:
        yield on_name(
            rule.name,
            site,
            "enum",
            "enum-characters",
            values=len(values),
            above=rule.above,
            found=found,
            limit=rule.limit,
        )


def _characters(site: Site) -> int:
    """Characters of names and of values that are strings."""
    names = (_names_in(site.get(word)) for word in ("properties", *DEFINITIONS))
    total = sum(len(name) for held in names for name in held)
    constant = site.get("const")
    values = _enum(site) if constant is None else (*_enum(site), constant)
    return total + sum(len(v.text) for v in values if isinstance(v, StringNode))


def _names_in(held: JsonNode | None) -> Iterable[str]:
    return held.names() if isinstance(held, ObjectNode) else ()


def _enum(site: Site) -> tuple[JsonNode, ...]:
    values = site.get("enum")
    return values.items if isinstance(values, ArrayNode) else ()
