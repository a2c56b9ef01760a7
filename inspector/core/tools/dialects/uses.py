"""All that a schema uses of what providers differ about, in the order of the text.

Known by keyword and value alone; no provider is asked for here. Cost is linear.

Source: the rule book, section 2.1; JSON Schema draft-04 to 2020-12 for the words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.progress import attended
from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    ObjectNode,
    StringNode,
)
from inspector.core.tools.dialects.array_uses import array_uses, items_kind
from inspector.core.tools.dialects.circles import recursive_references
from inspector.core.tools.dialects.combination_uses import (
    combination_uses,
    several,
    union_kind,
)
from inspector.core.tools.dialects.object_uses import additional_properties, object_uses
from inspector.core.tools.dialects.total_uses import total_uses
from inspector.core.tools.dialects.use import VARIANT
from inspector.core.tools.dialects.use_site import sites_of
from inspector.core.tools.dialects.value_uses import (
    const_kind,
    default_kind,
    enum_kind,
    type_kind,
    value_uses,
)
from inspector.core.tools.schema_keywords import KEYWORDS, Draft, draft_named
from inspector.core.tools.schema_map import SchemaMap

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.progress import Progress
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.dialects.use import Use
    from inspector.core.tools.dialects.use_site import Site

MOST_POINTER_CHARACTERS = 2**25
"""Of all subschemas together: a name of a megabyte above a thousand of them must
not fill the memory. An honest schema has some hundred thousand."""

_EVERYWHERE = frozenset({"properties", "required", "description"})
"""Keywords that every provider takes."""

_OF_OPENAPI = frozenset({"nullable", "example", "propertyOrdering"})
_OWN_FEATURES = frozenset(
    {"items", "additionalProperties", "unevaluatedProperties", "unevaluatedItems"}
)
"""Keywords whose ``true`` and ``false`` are told apart by the keyword."""

_KINDS: dict[str, Callable[[JsonNode], str]] = {
    "additionalProperties": additional_properties,
    "allOf": several,
    "anyOf": union_kind,
    "const": const_kind,
    "default": default_kind,
    "enum": enum_kind,
    "items": items_kind,
    "oneOf": union_kind,
    "type": type_kind,
}
_PLAIN = frozenset({"type", "items"})
"""Keywords that every provider takes where their value is of no special kind."""


def uses_in(schema: JsonNode, progress: Progress | None = None) -> tuple[Use, ...]:
    """Every use of a feature, in the order of the text; totals stand at the root.

    Args:
        schema: Any JSON value; what is no schema uses next to nothing.
        progress: Who may cancel.

    Raises:
        CancelledError: nobody waits for the answer any more.
    """
    if is_too_large(schema):
        return ()
    schemas = SchemaMap(schema, draft_of(schema))
    sites = tuple(sites_of(schemas))
    circular = recursive_references(schemas)
    remote = {reference.at for reference in schemas.unresolved}
    uses = [
        use
        for site in attended(sites, progress)
        for use in _uses_at(site, circular, remote)
    ]
    return tuple(sorted([*uses, *total_uses(sites)], key=lambda use: use.span))


def draft_of(schema: JsonNode) -> Draft:
    """The draft that a schema names, or the newest one."""
    named = schema.text("$schema") if isinstance(schema, ObjectNode) else None
    return (draft_named(named) if named else None) or Draft.DRAFT_2020_12


def is_too_large(schema: JsonNode) -> bool:
    """Whether the pointers into a schema would take too much memory."""
    room, pending = MOST_POINTER_CHARACTERS, [(schema, 0)]
    while pending:
        node, length = pending.pop()
        room -= length
        if room < 0:
            return True
        if isinstance(node, ObjectNode):
            pending.extend(
                (member.value, length + 1 + len(member.name.text))
                for member in node.members
                if isinstance(member.value, (ObjectNode, ArrayNode))
            )
        elif isinstance(node, ArrayNode):
            pending.extend((item, length + 4) for item in node.items)
    return False


def _uses_at(site: Site, circular: set[str], remote: set[str]) -> Iterator[Use]:
    is_own = site.is_root or site.holder in _OWN_FEATURES
    if isinstance(site.node, ConstantNode) and not is_own:
        yield site.here("boolean.false" if _is_false(site.node) else "boolean.true")
    for word, value in site.members.items():
        yield from _keyword(site, word, value, circular, remote)
    yield from object_uses(site)
    yield from array_uses(site)
    yield from value_uses(site)
    yield from combination_uses(site)


def _keyword(
    site: Site, word: str, value: JsonNode, circular: set[str], remote: set[str]
) -> Iterator[Use]:
    if word in _EVERYWHERE:
        return
    if word in ("$ref", "$dynamicRef", "$recursiveRef"):
        yield _reference(site, word, circular, remote)
    elif word in _KINDS:
        kind = _KINDS[word](value)
        if kind or word not in _PLAIN:
            yield site.of(word, word + VARIANT + kind if kind else word)
    elif word == "format" and site.types and "string" not in site.types:
        yield site.of(word, "format.not-text")
    elif word in KEYWORDS or word in _OF_OPENAPI:
        yield site.of(word)
    else:
        yield site.of(word, "other", text=word)


def _reference(site: Site, word: str, circular: set[str], remote: set[str]) -> Use:
    use = site.of(word)
    if use.pointer in remote or not isinstance(site.members[word], StringNode):
        return site.of(word, word + VARIANT + "remote")
    is_circular = use.pointer in circular
    return site.of(word, word + VARIANT + "recursive") if is_circular else use


def _is_false(value: JsonNode) -> bool:
    return isinstance(value, ConstantNode) and value.value is False
