"""Texts that certainly keep to a schema, as one regular expression.

Most calls of a log have the members that their schema names, in its order, with values
that nothing but their type binds. Whether such a text is sound JSON, repeats no name
and keeps to the schema can be told without reading it. The expression takes no text
that is anything less; texts that it leaves may be as good, and are read.

It is for arguments as they stand in a line of a log: JSON within a JSON string.

Source: RFC 8259, sections 3 to 7; JSON Schema, draft-06 to 2020-12, of which it knows
the keywords that mean the same in all of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

import orjson

from inspector.core.tools.sure_numbers import integers, numbers
from inspector.core.tools.sure_strings import literal, strings

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    Schema: TypeAlias = Mapping[str, Any]

LONGEST = 16_000
"""Bytes of an expression that is worth compiling."""

_DEEPEST = 12
"""Schemas in schemas: those that hold themselves have no end."""

_MOST_KEPT = 500
"""Schemas whose expressions are not written again."""

_NOTES = frozenset(
    {
        "$comment", "$defs", "$schema", "default", "definitions", "deprecated",
        "description", "examples", "format", "readOnly", "title", "writeOnly",
    }
)  # fmt: skip
"""Keywords that bind nothing; ``format`` where it is a note."""

_OF_TYPES: dict[str, frozenset[str]] = {
    "object": frozenset({"properties", "required", "additionalProperties"}),
    "array": frozenset({"items", "minItems", "maxItems", "uniqueItems"}),
    "string": frozenset({"minLength", "maxLength", "pattern"}),
    "integer": frozenset(
        {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"}
    ),
    "boolean": frozenset(),
    "null": frozenset(),
}
_OF_TYPES["number"] = _OF_TYPES["integer"]
_ALL = frozenset({"type", "enum", "const"}).union(*_OF_TYPES.values())

COMMA, COLON = rb", ?+", rb": ?+"
"""What stands behind a member and behind its name."""


@lru_cache(_MOST_KEPT)
def sure_texts(spelled: bytes, *, asserts_format: bool) -> bytes | None:
    """The expression for a schema; None where there is none for it.

    Args:
        spelled: The schema as JSON; what keeps to it is an object.
        asserts_format: Whether ``format`` decides or is a note.

    Returns:
        It is for `fullmatch`, and takes bytes beyond ASCII as they are: whoever uses
        it proves that they are sound UTF-8. It has no groups, and takes nothing that
        the line escapes without need.
    """
    schema = orjson.loads(spelled)
    if not isinstance(schema, dict) or schema.get("type") != "object":
        return None
    found = Writing(schema, asserts_format=asserts_format).of(schema, 0)
    return None if found is None or len(found) > LONGEST else found


class Writing:
    """Writes the expression of one schema.

    Args:
        root: The schema.
        asserts_format: Whether ``format`` decides or is a note.
    """

    def __init__(self, root: Schema, *, asserts_format: bool) -> None:
        self._root = root
        self._notes = _NOTES - ({"format"} if asserts_format else set())

    def binding(self, schema: Schema) -> set[str]:
        """The keywords of a part of it that bind a value."""
        return set(schema.keys() - self._notes)

    def of(self, schema: object, depth: int) -> bytes | None:
        """The texts of a part of it; None where none is sure."""
        if schema is True:
            schema = {}
        if not isinstance(schema, dict) or depth > _DEEPEST:
            return None
        binding = self.binding(schema)
        if binding == {"$ref"}:
            return self.of(self._pointed_at(schema["$ref"]), depth + 1)
        if binding == {"anyOf"}:
            branches = schema["anyOf"]
            return _either(self.of(each, depth + 1) for each in branches)
        if not binding <= _ALL or "$id" in schema:
            return None
        if "enum" in schema or "const" in schema:
            return _listed(schema, binding)
        return _either(self._typed(t, schema, depth) for t in _types_of(schema))

    def _pointed_at(self, reference: object) -> object:
        """A schema below the root; anything else is none."""
        if not isinstance(reference, str) or not reference.startswith("#/"):
            return None
        found: Any = self._root
        for step in reference[2:].split("/"):
            if not isinstance(found, dict) or "~" in step or "%" in step:
                return None
            found = found.get(step)
        return found

    def _typed(self, kind: object, schema: Schema, depth: int) -> bytes | None:
        if kind == "object":
            return self._object(schema, depth)
        if kind == "array":
            return self._array(schema, depth)
        if kind == "string":
            return strings(schema)
        if kind == "integer":
            return integers(schema)
        if kind == "number":
            return numbers(schema)
        return {"boolean": rb"(?:true|false)", "null": b"null"}.get(str(kind))

    def _object(self, schema: Schema, depth: int) -> bytes | None:
        """Members in the order of the schema, those that may be absent or not."""
        members, required = schema.get("properties", {}), schema.get("required", [])
        if not isinstance(members, dict) or not isinstance(required, list):
            return None
        if not all(isinstance(name, str) and name in members for name in required):
            return None
        written: list[tuple[bytes, bool]] = []
        for name, value in members.items():
            named, texts = literal(name), self.of(value, depth + 1)
            if named is not None and texts is not None:
                written.append((named + COLON + texts, name in required))
            elif name in required:
                return None
        return rb"\{" + _in_order(written) + rb"\}"

    def _array(self, schema: Schema, depth: int) -> bytes | None:
        least, most = schema.get("minItems", 0), schema.get("maxItems")
        item = self.of(schema.get("items", True), depth + 1)
        if schema.get("uniqueItems"):
            most = 1 if most is None else min(most, 1)
        if not _is_count(least) or not (most is None or _is_count(most)):
            return None
        if item is None or most == 0:
            return rb"\[\]" if least == 0 else None
        if most is not None and least > most:
            return None
        further = b"" if most is None else b"%d" % (most - 1)
        many = b"{%d,%b}+" % (max(least - 1, 0), further)
        items = item + b"(?:" + COMMA + item + b")" + many
        return rb"\[(?:" + items + rb")" + (b"" if least else b"?+") + rb"\]"


def _in_order(members: list[tuple[bytes, bool]]) -> bytes:
    """Members one after the other, with commas between those that are there."""
    first = next((n for n, (_, is_needed) in enumerate(members) if is_needed), None)
    if first is None:
        # Which of them is the first is open: each may be, with all behind it.
        ways = (_led_by(members[n:]) for n in range(len(members)))
        return b"(?:" + b"|".join((*ways, b"")) + b")"
    before = b"".join(_may(texts + COMMA) for texts, _ in members[:first])
    return before + _led_by(members[first:])


def _led_by(members: list[tuple[bytes, bool]]) -> bytes:
    """Members of which the first is there."""
    rest = (
        COMMA + texts if is_needed else _may(COMMA + texts)
        for texts, is_needed in members[1:]
    )
    return b"".join((members[0][0], *rest))


def _may(texts: bytes) -> bytes:
    return b"(?:" + texts + b")?+"


def _either(branches: Iterable[bytes | None]) -> bytes | None:
    """Texts of any of them."""
    found = [*dict.fromkeys(each for each in branches if each is not None)]
    if len(found) < 2:  # noqa: PLR2004 - nothing to choose from
        return found[0] if found else None
    return b"(?:" + b"|".join(found) + b")"


def _types_of(schema: Schema) -> tuple[object, ...]:
    """The types that it names; without any, those that hold nothing."""
    named = schema.get("type", ("string", "number", "boolean", "null"))
    return tuple(named) if isinstance(named, (list, tuple)) else (named,)


def _listed(schema: Schema, binding: Iterable[str]) -> bytes | None:
    """The values that it lists."""
    if not set(binding) <= {"type", "enum", "const"}:
        return None
    listed = schema.get("enum", [schema.get("const")])
    if not isinstance(listed, list) or ("enum" in schema and "const" in schema):
        return None
    return _either(_spelled(value, _types_of(schema)) for value in listed)


def _spelled(value: object, types: tuple[object, ...]) -> bytes | None:
    if isinstance(value, str) and "string" in types:
        return literal(value)
    if value is None and "null" in types:
        return b"null"
    if isinstance(value, bool) and "boolean" in types:
        return b"true" if value else b"false"
    return None


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value < 1000  # noqa: PLR2004 - worth writing
