"""What OpenAPI 3.0 means by its schemas, put in the words of JSON Schema.

Its Schema Object is JSON Schema with two differences that change an answer:
``nullable: true`` adds ``null`` to the ``type`` that stands in the same object, and
nothing that stands beside a ``$ref`` counts. A schema is read so when values are held
against it; what is shown stays what was written.

Source: OpenAPI 3.0.3 (February 2020) and 3.0.4 (October 2024), Schema Object,
``nullable`` ("only if ``type`` is explicitly defined within the same Schema Object"),
and Reference Object ("any properties added SHALL be ignored"). Versions 3.0.0 to
3.0.2 do not say what ``nullable`` without a ``type`` is: that is not decided. Gemini
API reference (2026), ``Schema``: "a select subset of an OpenAPI 3.0 schema object",
whose ``nullable`` "indicates if the value may be null".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    Member,
    ObjectNode,
    StringNode,
)
from inspector.core.tools.schema_keywords import HOLDERS, Shape

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

SCHEMAS = "#/components/schemas/"
"""Where everything stands that is read so."""

_VERSION = re.compile(r"3\.0\.(\d{1,4})")
_SAYS_MORE = 3
"""The patch version from which ``nullable`` without a ``type`` is said to mean
nothing."""

_OF_GEMINI = "3.0.0"
"""As which version Google's subset is read: it says no more of ``nullable``."""

_MOST_NESTED = 100
"""Schemas within schemas; no description that people write has so many."""


class Reading(NamedTuple):
    """A schema, or schemas by name, as they are to be read."""

    node: JsonNode
    """The same node where nothing reads otherwise, or it is not known how."""

    is_sure: bool
    """Whether it is known whether ``null`` is allowed wherever that is in question."""


def reads_as_3_0(version: str) -> bool:
    """Whether a description is of OpenAPI 3.0, by its ``openapi``."""
    return version == "3.0" or version.startswith("3.0.")


def schemas_by_name(schemas: ObjectNode, version: str) -> Reading:
    """Read the schemas of a description of OpenAPI 3.0, one for each name.

    Args:
        schemas: Its ``/components/schemas``.
        version: What its ``openapi`` says.
    """
    reader = _Reader(version)
    return reader.reading(schemas, reader.each(schemas, 0))


def one_schema(schema: JsonNode, version: str) -> Reading:
    """Read one schema of a description of OpenAPI 3.0."""
    reader = _Reader(version)
    return reader.reading(schema, reader.schema(schema, 0))


def of_gemini(schema: JsonNode) -> Reading:
    """Read the ``parameters`` of a function that was declared to Gemini."""
    return one_schema(schema, _OF_GEMINI)


class _Reader:
    """Reads schema after schema; what reads as it is written stays the same object."""

    def __init__(self, version: str) -> None:
        match = _VERSION.fullmatch(version)
        self._is_known = match is not None
        self._says_more = match is not None and int(match[1]) >= _SAYS_MORE
        self._is_asked = False

    def reading(self, written: JsonNode, read: JsonNode) -> Reading:
        """What became of a node that was read.

        Args:
            written: The node.
            read: What it reads as, where that is known.
        """
        if self._is_known:
            return Reading(read, is_sure=True)
        return Reading(written, is_sure=not self._is_asked)

    def each(self, node: JsonNode, depth: int) -> JsonNode:
        """Read an object that holds schemas by name."""
        if not isinstance(node, ObjectNode):
            return node
        return _with_members(
            node, [_with_value(m, self.schema(m.value, depth)) for m in node.members]
        )

    def schema(self, node: JsonNode, depth: int) -> JsonNode:
        """Read one schema with all that are in it."""
        if not isinstance(node, ObjectNode):
            return node
        reference = node.member("$ref")
        if reference is not None and isinstance(reference.value, StringNode):
            self._is_known &= reference.value.text.startswith(SCHEMAS)
            return _with_members(node, [reference])
        if depth >= _MOST_NESTED:
            self._is_known, self._is_asked = False, True
            return node
        members = [_with_value(m, self._held(m, depth + 1)) for m in node.members]
        return self._widened(_with_members(node, members))

    def _held(self, member: Member, depth: int) -> JsonNode:
        """What a keyword holds, with its schemas read."""
        shape = HOLDERS.get(member.name.text, (None,))[0]
        value = member.value
        if shape is Shape.MAP:
            return self.each(value, depth)
        if shape is not None and isinstance(value, ArrayNode):
            items = tuple(self.schema(item, depth) for item in value.items)
            is_same = all(map(_is_same, items, value.items))
            return value if is_same else value._replace(items=items)
        return self.schema(value, depth) if shape is not None else value

    def _widened(self, schema: ObjectNode) -> ObjectNode:
        """A schema whose ``type`` says that it is nullable."""
        nullable, kind = schema.get("nullable"), schema.member("type")
        if not isinstance(nullable, ConstantNode) or nullable.value is not True:
            return schema
        self._is_asked = True
        if kind is None:
            self._is_known &= self._says_more
            return schema
        start, end = kind.value[0], kind.value[1]
        if not isinstance(kind.value, StringNode):
            self._is_known = False
            return schema
        null = StringNode(start, end, "null")
        wide = Member(kind.name, ArrayNode(start, end, (kind.value, null)))
        members = (wide if member is kind else member for member in schema.members)
        kept = tuple(m for m in members if m.name.text != "nullable")
        return ObjectNode(schema.start, schema.end, kept)


def _with_members(node: ObjectNode, members: list[Member]) -> ObjectNode:
    is_same = len(members) == len(node.members) and all(
        map(_is_same, members, node.members)
    )
    return node if is_same else ObjectNode(node.start, node.end, tuple(members))


def _with_value(member: Member, value: JsonNode) -> Member:
    return member if value is member.value else Member(member.name, value)


def _is_same(one: object, other: object) -> bool:
    return one is other
