"""Where validators agree, so that no second one need be asked.

A keyword that only ``properties`` and ``items`` lead to is held against the value at
the same place whoever does it. Patterns, alternatives and references are what two
validators may read in different ways; they are left to `second_opinion`.

Source: JSON Schema draft-04 to 2020-12, core, section 10.3 (applicators); the lists in
the tests of where the two part over the official suite.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.pointer import follow, pointer_tokens

if TYPE_CHECKING:
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


class Agreement:
    """What validators agree on over one schema; any number of threads may ask."""

    def __init__(self, schema: JsonNode) -> None:
        """Name the schema.

        Args:
            schema: The whole, of draft-04 or later.
        """
        self._schema = schema
        self._ways: dict[str, _Way | None] = {}

    def covers(self, violation: Violation, value: JsonNode) -> bool:
        """Whether a violation is certainly seen by any validator.

        Args:
            violation: What the engine reports.
            value: The whole value.
        """
        is_plain = violation.keyword in _PLAIN
        return is_plain and self.place_of(violation, value) is not None

    def place_of(self, violation: Violation, value: JsonNode) -> JsonNode | None:
        """The value that breaks a keyword, where plain keywords alone lead to both.

        Args:
            violation: What the engine reports.
            value: The whole value.
        """
        way = self._way_to(violation.keyword_location)
        return way.end(violation, value) if way is not None else None

    def _way_to(self, location: str) -> _Way | None:
        if location not in self._ways:
            self._ways[location] = _way_in(self._schema, location)
        return self._ways[location]


class _Way(NamedTuple):
    """How plain keywords lead from the root of a schema to one of its keywords."""

    steps: tuple[str | None, ...]
    """Names of members; None for any item of an array."""

    def end(self, violation: Violation, value: JsonNode) -> JsonNode | None:
        """The value that breaks the keyword, if the way leads to that very one."""
        place = pointer_tokens(violation.instance_location)
        if len(place) != len(self.steps):
            return None
        node: JsonNode | None = value
        for name, step in zip(self.steps, place, strict=True):
            if name != step and not (name is None and isinstance(node, ArrayNode)):
                return None
            node = follow(node, (step,)) if node is not None else None
        return node


def _way_in(schema: JsonNode, location: str) -> _Way | None:
    """The way to a keyword; None where other keywords have a say in it."""
    steps: list[str | None] = []
    holder = _bare(schema)
    *tokens, keyword = pointer_tokens(location) or ("",)
    rest = iter(tokens)
    for token in rest:
        below = holder.get(token) if holder is not None else None
        if token == "items":
            steps.append(None)
        elif token == "properties" and isinstance(below, ObjectNode):
            name = next(rest, "")
            steps.append(name)
            below = below.get(name)
        else:
            return None
        holder = _bare(below)
    if holder is None or (
        keyword == "enum" and not _has_texts_only(holder.get("enum"))
    ):
        return None
    return _Way(tuple(steps))


def _bare(schema: JsonNode | None) -> ObjectNode | None:
    """A schema without keywords that change what others look at, or None."""
    if not isinstance(schema, ObjectNode):
        return None
    return None if any(schema.member(name) for name in _CHANGING) else schema


def _has_texts_only(options: JsonNode | None) -> bool:
    """Whether equal means the same to all: numbers are compared in several ways."""
    entries = options.items if isinstance(options, ArrayNode) else ()
    return all(isinstance(entry, StringNode) for entry in entries)
