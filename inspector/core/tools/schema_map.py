"""Every subschema of a schema, and which of them leads to which.

The engine says neither where an unknown reference stands nor that a schema goes in
circles (it answers "valid"), so both are found here, before it is asked.

Source: JSON Schema 2020-12, core, sections 8.2 (identifiers, references) and 10
(applicators); for older drafts their own core documents.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ConstantNode, ObjectNode, StringNode
from inspector.core.source.pointer import joined, resolve
from inspector.core.tools.schema_keywords import (
    HOLDERS,
    HOLDERS_OF_DRAFT_3,
    Draft,
    Reach,
)
from inspector.core.tools.schema_order import ordered
from inspector.core.tools.subschema import (
    Edge,
    Reference,
    Subschema,
    entries_of,
    members_by_name,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.source.json_nodes import JsonNode

_REFERENCES = ("$ref", "$dynamicRef", "$recursiveRef")
_BUNDLED = "json-schema.org/draft"
"""The engine carries the meta-schemas with it; they are never fetched."""


class SchemaMap:
    """The subschemas of one schema; cost of building it is linear."""

    def __init__(self, root: JsonNode, draft: Draft) -> None:
        """Walk a schema.

        Args:
            root: The schema; it need not be a valid one.
            draft: Decides what ``id`` and the neighbours of a ``$ref`` mean.
        """
        self.root = root
        self.draft = draft
        is_oldest = draft is Draft.DRAFT_3
        self._holders = HOLDERS_OF_DRAFT_3 if is_oldest else HOLDERS
        self.subschemas: dict[str, Subschema] = {}
        self.unresolved: list[Reference] = []
        self.dialects: list[tuple[str, str]] = []
        """``$schema`` of embedded resources: its text and its place."""

        self._resources: dict[str, str] = {"": ""}
        self._anchors: dict[tuple[str, str], str] = {}
        self._dynamic: dict[str, list[str]] = {}
        self._walk("", root, "")
        self._connect()

    def __getitem__(self, pointer: str) -> Subschema:
        return self.subschemas[pointer]

    def resource_at(self, uri: str) -> str | None:
        """Pointer of the resource with that URI, or None."""
        return self._resources.get(uri.removesuffix("#"))

    @cached_property
    def reachable(self) -> tuple[str, ...]:
        """What can be looked at from the root, each after all that it leads to."""
        return self._all_values[0]

    @cached_property
    def circle(self) -> Edge | None:
        """A reference that comes back to its own value without looking into it."""
        return self._same_value[1]

    @cached_property
    def same_value_rank(self) -> dict[str, int]:
        """A rank for each reachable subschema: whoever leads to it comes first.

        Counts only edges that stay with the same value; without a `circle` there
        is such an order.
        """
        order = self._same_value[0]
        return {pointer: rank for rank, pointer in enumerate(reversed(order))}

    @cached_property
    def unrolled_size(self) -> float:
        """Subschemas counted once for each path to them; infinite in recursion."""
        order, loop = self._all_values
        if loop is not None:
            return float("inf")
        size: dict[str, float] = {}
        for pointer in order:
            size[pointer] = 1.0 + sum(size[e.target] for e in self._looking(pointer))
        return size[""]

    @cached_property
    def longest_path(self) -> int:
        """The most subschemas that follow one another from the root."""
        return _longest(self._all_values[0], self._looking)

    @cached_property
    def longest_chain(self) -> int:
        """The most that follow one another and all look at the same value."""
        return _longest(self._same_value[0], self._staying)

    @cached_property
    def _all_values(self) -> tuple[tuple[str, ...], Edge | None]:
        return ordered([""], self._looking)

    @cached_property
    def _same_value(self) -> tuple[tuple[str, ...], Edge | None]:
        return ordered(reversed(self.reachable), self._staying)

    def _looking(self, pointer: str) -> Iterator[Edge]:
        edges = self.subschemas[pointer].edges
        return (edge for edge in edges if edge.reach is not Reach.NOWHERE)

    def _staying(self, pointer: str) -> Iterator[Edge]:
        edges = self.subschemas[pointer].edges
        return (edge for edge in edges if edge.reach is Reach.SAME)

    def _walk(self, pointer: str, node: JsonNode, base: str) -> None:
        """Note a subschema and all that stand in it, by keywords that hold them."""
        pending = [(pointer, node, base)]
        while pending:
            where, schema, outer = pending.pop()
            if where in self.subschemas:
                continue
            own = Subschema(where, schema, self._base_of(where, schema, outer))
            self.subschemas[where] = own
            if isinstance(schema, ObjectNode):
                self._note_names(own, schema)
                self._note_references(own, schema)
                pending.extend(self._below(own, schema))

    def _below(
        self, own: Subschema, schema: ObjectNode
    ) -> Iterator[tuple[str, JsonNode, str]]:
        # Up to draft-07 a $ref hides everything that stands beside it.
        hidden = self._hides_neighbours(schema)
        for keyword, value in members_by_name(schema).items():
            held = self._holders.get(keyword)
            if held is None:
                continue
            shape, reach = held
            for key, node in entries_of(shape, value):
                at = joined(own.pointer, keyword)
                where = at if key is None else joined(at, key)
                if not hidden:
                    own.edges.append(Edge(keyword, key, where, reach, where))
                yield where, node, own.base

    def _hides_neighbours(self, schema: ObjectNode) -> bool:
        is_old = self.draft <= Draft.DRAFT_7
        return is_old and isinstance(schema.get("$ref"), StringNode)

    def _base_of(self, pointer: str, schema: JsonNode, base: str) -> str:
        if not isinstance(schema, ObjectNode) or self._hides_neighbours(schema):
            return base
        name = "id" if self.draft <= Draft.DRAFT_4 else "$id"
        uri, _, fragment = (schema.text(name) or "").partition("#")
        absolute = _absolute(base, uri) if uri else base
        if uri:
            self._resources.setdefault(absolute, pointer)
        if fragment and self.draft <= Draft.DRAFT_7:
            self._anchors.setdefault((absolute, fragment), pointer)
        if not pointer:
            self._resources[absolute] = pointer
        return absolute

    def _note_names(self, own: Subschema, schema: ObjectNode) -> None:
        dialect = schema.text("$schema")
        if dialect is not None and own.pointer:
            self.dialects.append((dialect, joined(own.pointer, "$schema")))
        anchor, dynamic = schema.text("$anchor"), schema.text("$dynamicAnchor")
        for name in (anchor, dynamic):
            if name is not None:
                self._anchors.setdefault((own.base, name), own.pointer)
        if dynamic is not None:
            self._dynamic.setdefault(dynamic, []).append(own.pointer)
        recursive = schema.get("$recursiveAnchor")
        if isinstance(recursive, ConstantNode) and recursive.value is True:
            self._dynamic.setdefault("", []).append(own.pointer)

    def _note_references(self, own: Subschema, schema: ObjectNode) -> None:
        for keyword in _REFERENCES:
            text = schema.text(keyword)
            if text is not None:
                at = joined(own.pointer, keyword)
                own.references.append(Reference(keyword, text, at, own.base))

    def _connect(self) -> None:
        """Turn references into edges; a target may be a place not seen so far."""
        done: set[str] = set()
        while len(done) < len(self.subschemas):
            for pointer in [p for p in self.subschemas if p not in done]:
                done.add(pointer)
                own = self.subschemas[pointer]
                for reference in own.references:
                    own.edges.extend(self._edges_of(reference))

    def _edges_of(self, reference: Reference) -> Iterator[Edge]:
        target = self._target(reference)
        if target is None:
            if _BUNDLED not in _absolute(reference.base, reference.text):
                self.unresolved.append(reference)
            return
        yield Edge(reference.keyword, None, target, Reach.SAME, reference.at)
        if reference.keyword != "$ref":
            fragment = reference.text.partition("#")[2]
            for other in self._dynamic.get(fragment, ()):
                if other != target:
                    yield Edge(reference.keyword, None, other, Reach.SAME, reference.at)

    def _target(self, reference: Reference) -> str | None:
        uri, _, fragment = reference.text.partition("#")
        resource = _absolute(reference.base, uri) if uri else reference.base
        start = self._resources.get(resource)
        if start is None:
            return None
        if not fragment:
            return start
        if not fragment.startswith("/"):
            return self._anchors.get((resource, _decoded(fragment)))
        return self._place(start + _decoded(fragment), resource)

    def _place(self, pointer: str, base: str) -> str | None:
        if pointer not in self.subschemas:
            node = resolve(self.root, pointer)
            if node is None:
                return None
            self._walk(pointer, node, base)
        return pointer


def _longest(order: tuple[str, ...], edges_of: Callable[[str], Iterator[Edge]]) -> int:
    length: dict[str, int] = {}
    for pointer in order:
        below = (length.get(edge.target, 0) for edge in edges_of(pointer))
        length[pointer] = 1 + max(below, default=0)
    return max(length.values())


def _absolute(base: str, uri: str) -> str:
    from urllib.parse import urljoin  # noqa: PLC0415 - few schemas have identifiers

    try:
        return urljoin(base, uri)
    except ValueError:  # such as "http://[": the engine refuses it in its own words
        return uri


def _decoded(fragment: str) -> str:
    if "%" not in fragment:
        return fragment
    from urllib.parse import unquote  # noqa: PLC0415 - few references need it

    return unquote(fragment)
