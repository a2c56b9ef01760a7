"""Every value of a document, and what is known of the place it stands in.

Strings that hold JSON or events of their own are opened, as deep as they go: a secret
inside ``arguments`` stands in a string in a string.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.document import read_inside
from inspector.core.source.form import ReadForm
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import layer_of_string
from inspector.core.source.translation import translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

DEEPEST = 12
"""Strings in strings that are opened; deeper ones are masked as text."""

ARGUMENTS = "arguments"

_OPENS = ("{", "[", "event:", "data:", '"{', '"[')

_DATA = frozenset(
    {"arguments", "output", "args", "content", "text", "delta", "partial_json"}
)
"""Members whose string holds what a person or a model said, whatever is in it."""

_DATA_OBJECTS = frozenset({"input", "arguments", "args", "output", "response_data"})

_SCHEMAS = frozenset(
    {
        *("parameters", "inputSchema", "input_schema", "outputSchema"),
        *("parametersJsonSchema", "parameters_json_schema", "schema", "json"),
        *("responseSchema", "response_schema", "responseJsonSchema"),
    }
)
_SCHEMA_WORDS = frozenset({"type", "properties", "$ref", "anyOf", "oneOf", "allOf"})


class Place(NamedTuple):
    """Where a value stands."""

    tokens: tuple[str, ...] = ()
    """From the root of its record, through the strings that were opened."""

    bases: tuple[int, ...] = (0,)
    """How many of them lead to a record, an item, or an opened string."""

    name: str | None = None
    """Of the member whose value it is, or in whose list it stands."""

    label: str | None = None
    """What a pair of name and value calls it, as in a list of headers."""

    is_chosen: bool = False
    """Whether something around it was chosen to be masked."""

    in_data: bool = False
    """Whether it is what somebody said, and no part of a protocol."""

    in_schema: bool = False
    depth: int = 0
    within: StringNode | None = None
    """The innermost string that was opened; None outside of all."""


class Visited(NamedTuple):
    """One string, number or constant, or the name of a member."""

    node: JsonNode
    place: Place
    is_name: bool = False
    opened: ReadForm | None = None
    """What a string holds; its values have been visited before."""


class Walk:
    """Goes through the values of a document.

    Args:
        document: Whose values.
        chosen: Whether a place was chosen to be masked with all that is in it.
        items: Nodes that are items, by identity.
    """

    def __init__(
        self, document: Document, chosen: Chooser, items: Iterable[JsonNode] = ()
    ) -> None:
        self._document = document
        self._chosen = chosen
        self._items = {id(node) for node in items}

    def under(
        self, root: JsonNode, place: Place, visit: Callable[[Visited], None]
    ) -> None:
        """Visit what is in a value, the inside of a string before the string itself.

        Args:
            root: The value.
            place: Where it stands.
            visit: Is shown each string, number, constant and name.
        """
        # The depth of a tree is bounded by the reader, so recursion is safe.
        if isinstance(root, ObjectNode):
            self._members(root, place, visit)
        elif isinstance(root, ArrayNode):
            for index, item in enumerate(root.items):
                tokens = (*place.tokens, str(index))
                bases, is_chosen = self._at(item, place, place.name, tokens)
                inside = place._replace(tokens=tokens, bases=bases, is_chosen=is_chosen)
                self.under(item, inside, visit)
        elif isinstance(root, StringNode):
            self._string(root, place, visit)
        else:
            visit(Visited(root, place))

    def _members(
        self, root: ObjectNode, place: Place, visit: Callable[[Visited], None]
    ) -> None:
        label = root.text("name") or root.text("key") or root.text("header")
        for name, value in root.members:
            visit(Visited(name, place, is_name=True))
            is_value = label is not None and name.text.lower() == "value"
            said = label if is_value else None
            self.under(value, self._inside(place, name.text, value, said), visit)

    def _inside(
        self, place: Place, name: str, value: JsonNode, label: str | None
    ) -> Place:
        """The place of a member's value."""
        tokens = (*place.tokens, name)
        bases, is_chosen = self._at(value, place, name, tokens)
        is_object = isinstance(value, ObjectNode)
        in_data = place.in_data or (is_object and name in _DATA_OBJECTS)
        in_schema = place.in_schema
        if is_object and not in_data and name in _SCHEMAS and _is_schema(value):
            in_schema = True
        return place._replace(
            tokens=tokens,
            bases=bases,
            name=name,
            label=label,
            is_chosen=is_chosen,
            in_data=in_data,
            in_schema=in_schema,
        )

    def _at(
        self, node: JsonNode, place: Place, name: str | None, tokens: tuple[str, ...]
    ) -> tuple[tuple[int, ...], bool]:
        """The bases of a value, and whether it was chosen."""
        bases = place.bases
        if id(node) in self._items:
            bases = (*bases, len(tokens))
        return bases, place.is_chosen or self._chosen(name, tokens, bases)

    def _string(
        self, node: StringNode, place: Place, visit: Callable[[Visited], None]
    ) -> None:
        opened = self._read(node, place) if place.depth < DEEPEST else None
        for record in opened.records if opened is not None else ():
            if record.root is not None:
                self.under(record.root, self._opened(place, node), visit)
        visit(Visited(node, place, opened=opened))

    def _read(self, node: StringNode, place: Place) -> ReadForm | None:
        """What a string holds; ``arguments`` are JSON, whatever value they have."""
        if place.name == ARGUMENTS:
            reading = read_json(node.text)
            layer = layer_of_string(node, self._document.text)
            whole = reading.root is not None
            return ReadForm("json", (translated(reading, layer),)) if whole else None
        if node.text.lstrip()[:6].startswith(_OPENS):
            return read_inside(node, self._document)
        return None

    def _opened(self, place: Place, node: StringNode) -> Place:
        # What a string of a schema holds is none: nobody checks its keywords.
        in_data = place.in_data or place.in_schema or place.name in _DATA
        return place._replace(
            bases=(*place.bases, len(place.tokens)),
            in_data=in_data,
            in_schema=False,
            depth=place.depth + 1,
            within=node,
        )


class Chooser:
    """Says whether a member or a pointer was chosen."""

    def __init__(
        self, names: frozenset[str], pointers: frozenset[tuple[str, ...]]
    ) -> None:
        self._names, self._pointers = names, pointers

    def __call__(
        self, name: str | None, tokens: tuple[str, ...], bases: tuple[int, ...]
    ) -> bool:
        """Whether the value at a place was chosen, by its name or by a pointer."""
        if name in self._names and tokens and tokens[-1] == name:
            return True
        return bool(self._pointers) and any(
            tokens[base:] in self._pointers for base in bases
        )


def _is_schema(node: JsonNode) -> bool:
    return isinstance(node, ObjectNode) and any(
        name in _SCHEMA_WORDS for name in node.names()
    )
