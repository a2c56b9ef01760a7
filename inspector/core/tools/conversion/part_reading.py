"""Read a schema of any draft into parts, in the words of 2020-12.

Nothing of the meaning changes here: references become links, definitions come to
the root, and what older drafts write otherwise is written as today. Identifiers and
anchors go, for links need none.

Source: JSON Schema draft-04 to 2020-12, the migration notes of each draft.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    ObjectNode,
    StringNode,
)
from inspector.core.source.pointer import joined
from inspector.core.tools.conversion.part import DEFINITIONS, Held, Link, SchemaPart
from inspector.core.tools.dialects.combination_uses import FRAME, NOTES
from inspector.core.tools.schema_keywords import HOLDERS, Draft, Shape, draft_named
from inspector.core.tools.subschema import entries_of, members_by_name

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.schema_map import SchemaMap
    from inspector.core.tools.subschema import Subschema

_REFERENCES = ("$ref", "$dynamicRef", "$recursiveRef")
_OLD_DEFINITIONS = "definitions"
_NO_LONGER_NEEDED = frozenset(
    {"$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary"}
)
_BOUNDS = (("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum"))


def parts_of(schemas: SchemaMap) -> SchemaPart:
    """The root of a schema's parts; linear.

    Args:
        schemas: The map of the schema.
    """
    return _Reader(schemas).root()


class _Reader:
    def __init__(self, schemas: SchemaMap) -> None:
        self._schemas = schemas
        self._parts = {pointer: SchemaPart(pointer) for pointer in schemas.subschemas}
        self._definitions: dict[str, SchemaPart] = {}

    def root(self) -> SchemaPart:
        for pointer, own in self._schemas.subschemas.items():
            self._fill(self._parts[pointer], own)
        root = self._parts[""]
        if self._definitions:
            root.words[DEFINITIONS] = self._definitions
        return root

    def _fill(self, part: SchemaPart, own: Subschema) -> None:
        node = own.node
        if not isinstance(node, ObjectNode):
            is_boolean = isinstance(node, ConstantNode) and node.value is not None
            part.constant = node.value if is_boolean else True  # type: ignore[union-attr]
            return
        members = members_by_name(node)
        if self._schemas.draft <= Draft.DRAFT_7 and "$ref" in members:
            kept = NOTES | FRAME | {"$ref"}
            members = {word: v for word, v in members.items() if word in kept}
        for word, value in members.items():
            if word in (DEFINITIONS, _OLD_DEFINITIONS):
                self._define(part, word, value)
            elif word == "dependencies" and isinstance(value, ObjectNode):
                self._depend(part, value)
            elif self._is_kept(part, word, value):
                part.words[word] = self._held(part, own, word, value)
        _modernise(part)

    def _is_kept(self, part: SchemaPart, word: str, value: JsonNode) -> bool:
        if word == "$schema":
            named = value.text if isinstance(value, StringNode) else ""
            return not part.origin and draft_named(named) is Draft.DRAFT_2020_12
        return word not in _NO_LONGER_NEEDED or isinstance(value, ObjectNode)

    def _define(self, part: SchemaPart, word: str, value: JsonNode) -> None:
        """Bring definitions to the root; of two with one name the second is renamed."""
        for key, _ in entries_of(Shape.MAP, value):
            name = free_name(str(key), self._definitions)
            place = joined(part.origin, word, str(key))
            self._definitions[name] = self._parts[place]

    def _depend(self, part: SchemaPart, value: ObjectNode) -> None:
        """Write dependencies apart: names that are required, schemas that hold."""
        members = members_by_name(value)
        at = joined(part.origin, "dependencies")
        schemas = {
            str(name): self._parts[joined(at, str(name))]
            for name, _ in entries_of(Shape.MAP, value)
        }
        names = [m for m in value.members if m.name.text not in schemas]
        if schemas:
            part.words["dependentSchemas"] = schemas
        if names or not members:
            part.words["dependentRequired"] = ObjectNode(0, 0, tuple(names))

    def _held(
        self, part: SchemaPart, own: Subschema, word: str, value: JsonNode
    ) -> Held:
        if word in _REFERENCES:
            return self._link(part, own, word) or value
        if word not in HOLDERS:
            return value
        shape = HOLDERS[word][0]
        at = joined(part.origin, word)
        entries = [
            (key, self._parts[at if key is None else joined(at, key)])
            for key, _ in entries_of(shape, value)
        ]
        if shape is Shape.MAP and isinstance(value, ObjectNode):
            whole = len(entries) == len(members_by_name(value))
            return {str(key): one for key, one in entries} if whole else value
        if isinstance(value, ArrayNode) and shape is not Shape.ONE:
            return [one for _, one in entries]
        return entries[0][1] if entries else value

    def _link(self, part: SchemaPart, own: Subschema, word: str) -> Link | None:
        at = joined(part.origin, word)
        targets = {edge.target for edge in own.edges if edge.at == at}
        if len(targets) != 1:
            return None  # leads out of the schema, or to several at once
        return Link(self._parts[targets.pop()])


def free_name(name: str, taken: dict[str, SchemaPart]) -> str:
    """A name that is not taken: the one that is wanted, or with a number behind it."""
    number, free = 2, name
    while free in taken:
        free, number = f"{name}_{number}", number + 1
    return free


def _modernise(part: SchemaPart) -> None:
    """Write what older drafts say in today's words."""
    words = part.words
    for word in _REFERENCES[1:]:
        link = words.get(word)
        if isinstance(link, Link) and "$ref" not in words:
            words["$ref"] = words.pop(word)
    for exclusive, limit in _BOUNDS:
        value = part.node(exclusive)
        if isinstance(value, ConstantNode):
            del words[exclusive]
            if value.value is True and limit in words:
                words[exclusive] = words.pop(limit)
    more = words.pop("additionalItems", None)
    if isinstance(words.get("items"), list):
        words["prefixItems"] = words.pop("items")
        if more is not None and not isinstance(more, ArrayNode):  # that is no schema
            words["items"] = more
