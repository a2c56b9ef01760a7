"""How a schema puts others together: alternatives, conditions, references.

Source: the rule book, section 2.1; JSON Schema 2020-12, core, section 10.2.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.tools.dialects.use_site import bears_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.dialects.use import Use
    from inspector.core.tools.dialects.use_site import Site

NOTES = frozenset(
    {
        "title",
        "description",
        "default",
        "examples",
        "example",
        "deprecated",
        "readOnly",
        "writeOnly",
        "$comment",
    }
)
"""Keywords that say something and hold a value to nothing."""

FRAME = frozenset({"$schema", "$id", "id", "$defs", "definitions", "$vocabulary"})
"""Keywords that a schema is wrapped in."""

_PLACE = re.compile(r"#|#/(?:\$defs|definitions)/[^/]*")


def several(value: JsonNode) -> str:
    """How many schemas a list of them holds."""
    length = len(value.items) if isinstance(value, ArrayNode) else 0
    return "many" if length > 1 else "single"


def union_kind(value: JsonNode) -> str:
    """``empty`` where there is no alternative."""
    has_any = isinstance(value, ArrayNode) and bool(value.items)
    return "" if has_any else "empty"


def combination_uses(site: Site) -> Iterator[Use]:
    """Conditions of alternatives and references."""
    for word in ("anyOf", "oneOf"):
        if word in site.members:
            yield from _beside(site, word)
            yield from _branches(site, word)
    branches = site.members.get("allOf")
    if isinstance(branches, ArrayNode) and any(map(_is_reference, branches.items)):
        yield site.of("allOf", "allOf:ref")
    yield from _reference(site)


def constraints_beside(site: Site, word: str) -> set[str]:
    """The keywords beside another one that hold a value to something."""
    return set(site.members) - {word} - NOTES - FRAME


def _beside(site: Site, word: str) -> Iterator[Use]:
    constraints = constraints_beside(site, word)
    if constraints:
        yield site.of(word, f"{word}:siblings")
    elif set(site.members) & NOTES:
        yield site.of(word, f"{word}:notes")
    if "properties" in constraints:
        yield site.of(word, f"{word}:properties")


def _branches(site: Site, word: str) -> Iterator[Use]:
    value = site.members[word]
    branches = value.items if isinstance(value, ArrayNode) else ()
    if any(not bears_type(branch) for branch in branches):
        yield site.of(word, f"{word}:untyped")
    if any(map(_is_reference, branches)):
        yield site.of(word, f"{word}:ref")


def _reference(site: Site) -> Iterator[Use]:
    target = site.members.get("$ref")
    if not isinstance(target, StringNode):
        return
    if not _PLACE.fullmatch(target.text):
        yield site.of("$ref", "$ref:place")
    if set(site.members) - {"$ref"} - (FRAME if site.is_root else set()):
        yield site.of("$ref", "$ref:siblings")
    if "/$defs/" in site.pointer or "/definitions/" in site.pointer:
        yield site.of("$ref", "$ref:nested")
    elif not site.is_root:
        yield site.of("$ref", "$ref:inside")


def _is_reference(node: JsonNode) -> bool:
    return isinstance(node, ObjectNode) and node.get("$ref") is not None
