"""The text that one side of a comparison was read from, and its places.

A tree is read either from the document itself or from a string in it, such as
``arguments``; a place in the second kind is named twice, inside and outside.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.diff.equality import Digests
from inspector.core.diff.finding import DiffPlace
from inspector.core.items.arguments import Arguments
from inspector.core.source.json_nodes import StringNode, span_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import string_map_of
from inspector.core.source.span import Span
from inspector.core.source.spelling import json_spelling

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode


@dataclass(frozen=True)
class Scope:
    """One tree of one side: its text, and how places in it are named."""

    item: Item
    text: str
    """What the spans of the tree point into."""

    pointer: str
    """Where the tree, or the string that holds it, stands in the record."""

    string: Arguments | None = None
    """The decoded string whose text the tree was read from, if it was."""

    @cached_property
    def digests(self) -> Digests:
        """Equality of values, for as long as this text is compared."""
        return Digests(self.text)

    def place(self, pointer: str, span: Span, ranges: Iterable[Span] = ()) -> DiffPlace:
        """Name a value.

        Args:
            pointer: Below the root of the tree.
            span: Its characters, in `text`.
            ranges: Those of them that differ, in `text`.
        """
        item = self.item.index if self.item.foreign is None else None
        record = self.item.record
        if self.string is None:
            where = self.pointer + pointer
            return DiffPlace(item, record, where, span, ranges=tuple(ranges))
        outer = self.string.outer_span
        return DiffPlace(
            item,
            record,
            self.pointer,
            outer(span),
            pointer,
            span,
            tuple(outer(part) for part in ranges),
        )

    def place_of(
        self, pointer: str, node: JsonNode, ranges: Iterable[Span] = ()
    ) -> DiffPlace:
        """Name a value of the tree by its node."""
        return self.place(pointer, span_of(node), ranges)

    def literal_of(self, node: JsonNode) -> str:
        """The characters that spell a value, or what JSON spells it like in a repr."""
        return json_spelling(node, self.text)

    def outer_ranges(
        self, node: StringNode, ranges: Iterable[Span]
    ) -> tuple[Span, ...]:
        """Ranges of a decoded string as ranges of `text`; whole escapes."""
        if type(node) is StringNode and node.end - node.start == len(node.text) + 2:
            first = node.start + 1  # no escape in it: between the quotes as it is
            return tuple(Span(first + start, first + end) for start, end in ranges)
        places = string_map_of(node, self.text)
        return tuple(places.outer_span(part) for part in ranges)

    def below(self, pointer: str) -> Scope:
        """The same text, seen from a value further down."""
        return Scope(self.item, self.text, self.pointer + pointer, self.string)

    def inside(self, pointer: str, node: StringNode) -> Scope:
        """The text of a string of this tree, read as JSON."""
        string = self._known_arguments(node) or Arguments(
            node, read_json(node.text), self.text
        )
        return Scope(self.item, node.text, self.pointer + pointer, string)

    def _known_arguments(self, node: StringNode) -> Arguments | None:
        known = self.item.arguments
        return known if known is not None and known.literal is node else None
