"""References: only to the root or to a definition, and alone.

Source: OpenAI, structured outputs guide, "Definitions are supported" and "Recursive
schemas are supported" (2026-11-30); OpenAI Python SDK 3.57.0, ``lib/_pydantic.py``,
for what may not stand beside a reference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.pointer import pointer_tokens
from inspector.core.tools.literals import literal_of
from inspector.core.tools.strict.hit import on_name, on_value
from inspector.core.tools.strict.schema_site import DEFINITIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.tools.strict.hit import Hit
    from inspector.core.tools.strict.schema_site import Site
    from inspector.core.tools.strict.strict_profile import Profile

_MAY_STAND_AT_THE_ROOT = frozenset({*DEFINITIONS, "$schema", "$id"})
_DEPTH_OF_A_DEFINITION = 2


def reference_hits(root: Site) -> Callable[[Site, Profile], Iterator[Hit]]:
    """The check of references within one schema."""

    def hits(site: Site, _: Profile) -> Iterator[Hit]:
        target = site.get("$ref")
        if target is None:
            return
        variant = _refusal(root, target.text) if isinstance(target, StringNode) else ""
        if variant is not None:
            found = literal_of(target)
            yield on_value("OAI-S10", site, ("$ref",), target, variant, found=found)
        yield from _siblings(site)

    return hits


def union_hits(site: Site, _: Profile) -> Iterator[Hit]:
    """Objects in one ``anyOf`` whose first property is the same."""
    branches = site.get("anyOf")
    if not isinstance(branches, ArrayNode):
        return
    seen: set[str] = set()
    for branch in branches.items:
        properties = (
            branch.get("properties") if isinstance(branch, ObjectNode) else None
        )
        if not isinstance(properties, ObjectNode) or not properties.members:
            continue
        first = properties.members[0].name
        if first.text in seen:
            shown = literal_of(first)
            yield on_name("OAI-S14", site, "anyOf", "", name=shown)
            return
        seen.add(first.text)


def _refusal(root: Site, target: str) -> str | None:
    """Which message refuses a reference; None where it is followed."""
    if target == "#":
        return None
    if not target.startswith("#/"):
        return "" if target.startswith("#") else "remote"
    tokens = pointer_tokens(_decoded(target[1:]))
    if len(tokens) != _DEPTH_OF_A_DEFINITION or tokens[0] not in DEFINITIONS:
        return ""
    held = root.get(tokens[0])
    is_there = isinstance(held, ObjectNode) and held.get(tokens[1]) is not None
    return None if is_there else "missing"


def _siblings(site: Site) -> Iterator[Hit]:
    for word in site.keywords:
        allowed = site.is_root and word in _MAY_STAND_AT_THE_ROOT
        if word != "$ref" and not allowed:
            yield on_name("OAI-S11", site, word, "sibling", keyword=word)


def _decoded(fragment: str) -> str:
    if "%" not in fragment:
        return fragment
    from urllib.parse import unquote  # noqa: PLC0415 - few references need it

    return unquote(fragment)
