"""Where validators agree, so that no second one need be asked.

A keyword that only ``properties`` and ``items`` lead to is held against the value at
the same place whoever does it. Patterns, alternatives and references are what two
validators may read in different ways; they are left to `second_opinion`.

Source: JSON Schema draft-04 to 2020-12, core, section 10.3 (applicators); the lists in
the tests of where the two part over the official suite.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.pointer import pointer_tokens

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.validation import Violation

_CONTESTED = (b'"pattern', b'"dependencies"')
_FORMATS = (b'"format"',)
"""Keywords that a schema must have to be worth a second opinion."""

_PLAIN = frozenset(
    {
        "additionalProperties", "enum", "maxItems", "maxLength", "maximum", "minItems",
        "minLength", "minimum", "required", "type",
    }
)  # fmt: skip
"""Keywords that all drafts from draft-04 on read alike."""

_CHANGING = ("patternProperties", "prefixItems", "$ref")
"""Keywords that change what ``properties`` and ``items`` beside them look at."""


def is_contested(spelled: bytes | None, *, asserts_format: bool) -> bool:
    """Whether two validators may read a schema in different ways.

    Args:
        spelled: The schema, from `exact_value.spelled_out`.
        asserts_format: Whether ``format`` decides or is a note.
    """
    names = (*_CONTESTED, *_FORMATS) if asserts_format else _CONTESTED
    return spelled is None or any(name in spelled for name in names)


def is_beyond_dispute(violation: Violation, schema: JsonNode) -> bool:
    """Whether a violation is certainly seen by any validator.

    Args:
        violation: What the engine reports.
        schema: The whole schema, of draft-04 or later.
    """
    if violation.keyword not in _PLAIN:
        return False
    way = pointer_tokens(violation.keyword_location)[:-1]
    holder = _reached(schema, way, pointer_tokens(violation.instance_location))
    if holder is None:
        return False
    return violation.keyword != "enum" or _has_only_texts(holder.get("enum"))


def _reached(
    schema: JsonNode | None, way: Sequence[str], place: Sequence[str]
) -> ObjectNode | None:
    """The schema at the end of a way, if the way leads to that very place."""
    if not isinstance(schema, ObjectNode):
        return None
    if any(schema.member(name) is not None for name in _CHANGING):
        return None
    if not way or not place:
        return None if way or place else schema
    below = schema.get(way[0])
    if way[0] == "items":
        return _reached(below, way[1:], place[1:])
    if way[0] != "properties" or way[1:2] != place[:1]:
        return None
    held = below.get(place[0]) if isinstance(below, ObjectNode) else None
    return _reached(held, way[2:], place[1:])


def _has_only_texts(options: JsonNode | None) -> bool:
    """Whether equal means the same to all: numbers are compared in several ways."""
    entries = options.items if isinstance(options, ArrayNode) else ()
    return all(isinstance(entry, StringNode) for entry in entries)
